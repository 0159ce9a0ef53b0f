"""The service's settings, read from the environment under FLOORCALL_.

They hold no state, and no other module reads the environment.
"""

from pathlib import Path
from typing import Annotated

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict
from sqlalchemy import URL

from statemachine.texts import Language


class Settings(BaseSettings):
    """Sizes are bytes and times are seconds.

    `database` is the path of the SQLite file; `admin_token` is a secret of one's own for the
    first admin, at least 24 characters. `language` is for callers who ask for none. `rulebooks`
    is a folder with the rulebooks of the house (`*.toml`).
    """

    model_config = SettingsConfigDict(env_prefix="FLOORCALL_", frozen=True, extra="ignore")

    database: Path = Path("floorcall.sqlite3")
    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535)] = 8000
    admin_token: Annotated[SecretStr, Field(min_length=24, max_length=256)] | None = None
    language: Language = "en"
    rulebooks: Path | None = None
    log_level: Annotated[str, Field(pattern="^(debug|info|warning|error)$")] = "info"

    max_body: Annotated[int, Field(ge=1024)] = 16 * 1024
    max_observations_body: Annotated[int, Field(ge=1024)] = 256 * 1024
    body_timeout: Annotated[float, Field(gt=0)] = 20.0
    ticket_lifetime: Annotated[float, Field(gt=0)] = 30.0
    # How long a revocation by another process of the same database may go unnoticed.
    token_cache: Annotated[float, Field(ge=0)] = 10.0

    @property
    def database_url(self) -> str:
        """The database as the store wants it."""
        return URL.create("sqlite", database=str(self.database)).render_as_string()
