"""The service's settings, read from the environment under FLOORCALL_.

They hold no state, and no other module reads the environment.
"""

import re
from ipaddress import ip_network
from pathlib import Path
from socket import gethostname
from typing import Annotated, Final, Literal, Self, TypeAlias
from urllib.parse import urlsplit

from pydantic import (
    AfterValidator,
    AliasChoices,
    BeforeValidator,
    Field,
    SecretStr,
    model_validator,
)
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict
from sqlalchemy import URL

from app.bus import check_bus_url
from app.telemetry.logs import LogFormat
from statemachine.texts import Language

_PORTS: Final = {"http": ":80", "https": ":443"}


def _machine() -> str:
    return re.sub(r"[^A-Za-z0-9._-]", "-", gethostname())[:64] or "node"


def _listed(value: object) -> object:
    """A list as an environment variable has it: parts between commas."""
    if isinstance(value, str):
        return tuple(part.strip() for part in value.split(",") if part.strip())
    return value


def _origin(value: str) -> str:
    """An origin as a browser writes it."""
    parts = urlsplit(value.lower())
    plain = f"{parts.scheme}://{parts.netloc}"
    if value.lower() != plain or parts.scheme not in _PORTS or not parts.hostname or "@" in plain:
        raise ValueError("an address like https://host or http://host:8000, and nothing after it")
    return plain.removesuffix(_PORTS[parts.scheme])


def _proxy(value: str) -> str:
    ip_network(value, strict=False)
    return value


Origin: TypeAlias = Annotated[str, AfterValidator(_origin)]
ProxyAddress: TypeAlias = Annotated[str, AfterValidator(_proxy)]


def _of_a_bus(url: SecretStr) -> SecretStr:
    check_bus_url(url.get_secret_value())
    return url


class Settings(BaseSettings):
    """Sizes are bytes and times are seconds.

    `database` is the path of the SQLite file, and `database_url` names any other database, or a
    file, before it; `migrate` lets a start bring its schema up. `tls_certificate` and `tls_key`
    are files in PEM, to serve HTTPS without a proxy. `admin_token` is a secret of one's own for the
    first admin, at least 24 characters. `language` is for callers who ask for none. `rulebooks`
    is a folder with the rulebooks of the house (`*.toml`).
    """

    model_config = SettingsConfigDict(env_prefix="FLOORCALL_", frozen=True, extra="ignore")

    database: Path = Path("floorcall.sqlite3")
    # After it is made this is always the URL in force. It may hold a password.
    database_url: Annotated[str, Field(repr=False)] = ""
    migrate: bool = True
    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535)] = 8000
    tls_certificate: Path | None = None
    tls_key: Path | None = None
    admin_token: Annotated[SecretStr, Field(min_length=24, max_length=256)] | None = None
    language: Language = "en"
    rulebooks: Path | None = None
    log_level: Annotated[str, Field(pattern="^(debug|info|warning|error)$")] = "info"
    log_format: LogFormat = "console"
    # This process's name in logs and traces; that of the machine unless it is set.
    node: Annotated[str, Field(pattern=r"^[A-Za-z0-9._-]{1,64}$", default_factory=_machine)]
    # Who may read /metrics: this secret, a role that may, and without any secret `metrics_public`.
    metrics_token: Annotated[SecretStr, Field(min_length=24, max_length=256)] | None = None
    metrics_public: Literal["nobody", "loopback", "any"] = "loopback"
    # OpenTelemetry's own variables: that one of them is set says that traces are wanted.
    traces_endpoint: Annotated[
        str | None,
        Field(
            validation_alias=AliasChoices(
                "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT",
                "OTEL_EXPORTER_OTLP_ENDPOINT",
            )
        ),
    ] = None
    # Where nodes wake one another, nats://host:port; without one they ask the log each second.
    bus_url: Annotated[SecretStr, AfterValidator(_of_a_bus)] | None = None
    # How long /readyz says `draining` before nothing is accepted any more.
    drain: Annotated[float, Field(ge=0, le=600)] = 0.0

    max_body: Annotated[int, Field(ge=1024)] = 16 * 1024
    max_observations_body: Annotated[int, Field(ge=1024)] = 256 * 1024
    body_timeout: Annotated[float, Field(gt=0)] = 20.0
    ticket_lifetime: Annotated[float, Field(gt=0)] = 30.0
    # How long a revocation by another process of the same database may go unnoticed: by a
    # request, and by a socket.
    token_cache: Annotated[float, Field(ge=0, le=4)] = 3.0
    token_watch: Annotated[float, Field(gt=0, le=4)] = 2.0
    # How long who was let in lately may go on to read while the database is away.
    token_grace: Annotated[float, Field(ge=0, le=600)] = 60.0
    pairing_lifetime: Annotated[int, Field(ge=10, le=3600)] = 300

    # Pages of other hosts that may call this service, as `https://host`.
    allowed_origins: Annotated[tuple[Origin, ...], NoDecode, BeforeValidator(_listed)] = ()
    # Addresses or networks of proxies whose X-Forwarded-For and X-Forwarded-Proto count.
    trusted_proxies: Annotated[tuple[ProxyAddress, ...], NoDecode, BeforeValidator(_listed)] = ()
    # Where tablets reach the service, for links; what a request came to unless it is set.
    public_url: Origin | None = None

    # How often is too often; 0 is no limit. Requests a second of a token, and how many at once.
    request_rate: Annotated[float, Field(ge=0)] = 50.0
    request_burst: Annotated[int, Field(ge=1)] = 200
    # Wrong tokens, tickets, codes and hellos of an address.
    failures_per_minute: Annotated[int, Field(ge=0)] = 10
    # Sockets that an address opens a second, and how many at once.
    socket_rate: Annotated[float, Field(ge=0)] = 50.0
    socket_burst: Annotated[int, Field(ge=1)] = 1_000
    # Drills that an address has drawn or marked, with a token or without.
    drills_per_minute: Annotated[int, Field(ge=0)] = 60

    @model_validator(mode="after")
    def _where_the_log_is(self) -> Self:
        if not self.database_url:
            file = URL.create("sqlite", database=str(self.database)).render_as_string()
            object.__setattr__(self, "database_url", file)
        return self
