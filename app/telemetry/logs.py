"""Log lines: which fields one may have, how they are cleaned, and how they are written.

It is not where events are worded; every module gets its logger from `logger_of`.
"""

import logging
import re
import sys
import threading
from collections.abc import Mapping, MutableMapping
from contextvars import ContextVar
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, Final, Literal, Protocol, TypeAlias

import structlog
from pydantic_core import to_json

from app.failures import described
from app.secrecy import redacted

LogFormat: TypeAlias = Literal["console", "json"]

# Whatever else is given to a logger is left out. Cards, names and chips have no field.
ALLOWED: Final = frozenset(
    {
        "event",
        # where and in which request
        "request_id",
        "table",
        "hand",
        "seq",
        # requests and sockets
        "method",
        "path",
        "status",
        "ms",
        # what went wrong: stable codes, and exceptions by their kind and place
        "code",
        "error",
        # who, by the ids that mean nothing elsewhere
        "role",
        "token",
        "irregularity",
        "commitment",
        # counts, times in seconds, and parts of the service by name
        "count",
        "seconds",
        "part",
        "state",
    }
)
LONGEST: Final = 2_000

_UNPRINTABLE: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]+")
# What a library fills into its words may be anything: they are cut where that begins.
_FILLED_IN: Final = re.compile(r"[%{}()<>\[\]'\"=:,]")


class Place(Protocol):
    """Where a line is written from, told only when there is one."""

    def fields(self) -> Mapping[str, str | int]:
        """Fields of the line, among them those that a line may have."""
        ...


# In which request, and at which table: set in the task that serves it.
REQUEST: Final[ContextVar[str]] = ContextVar("request")
PLACE: Final[ContextVar[Place]] = ContextVar("place")


class Line(dict[str, Any]):
    """The clean fields of one event. As text it is what a stranger's handler would print."""

    def __str__(self) -> str:
        rest = (f"{key}={value}" for key, value in self.items() if key != "event")
        return " ".join((str(self.get("event", "")), *rest))


def cleaned(fields: Mapping[str, Any]) -> Line:
    """The fields that a line may have, as plain values without secrets.

    An exception is told by its kind and place; any other object by its type alone.
    """
    line = Line()
    for key, value in fields.items():
        if key in ALLOWED:
            line[key] = _plain(value)
    error = _exception(fields.get("exc_info"))
    if error is not None:
        line["error"] = _plain(error)
    return line


def _plain(value: Any) -> str | int | float | None:
    if isinstance(value, str):
        # A plain copy: a subclass may print as something else.
        text = str.__str__(value)
        if not text.isprintable():
            text = _UNPRINTABLE.sub(" ", text)
        return redacted(text)[:LONGEST]
    if value is None or isinstance(value, int | float):
        return value
    if isinstance(value, BaseException):
        return described(value)
    return f"<{type(value).__name__}>"


def _exception(exc_info: Any) -> BaseException | None:
    if isinstance(exc_info, BaseException):
        return exc_info
    if isinstance(exc_info, tuple):
        return exc_info[1] if len(exc_info) > 1 else None
    return sys.exc_info()[1] if exc_info else None


def _with_context(
    _logger: Any, _method: str, fields: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    request_id = REQUEST.get(None)
    if request_id is not None:
        fields.setdefault("request_id", request_id)
    place = PLACE.get(None)
    if place is not None:
        for key, value in place.fields().items():
            fields.setdefault(key, value)
    return fields


def _as_line(
    _logger: Any, _method: str, fields: MutableMapping[str, Any]
) -> tuple[tuple[Line], dict[str, Any]]:
    return (cleaned(fields),), {}


class Logger(structlog.BoundLoggerBase):
    """A module's logger: `error("a constant sentence", key=value)`, keys from `ALLOWED`.

    Lines go on as records of the standard library, without looking for who called: that would
    cost more than all the rest, and no line says it.
    """

    _logger: logging.Logger

    def debug(self, event: str, **fields: Any) -> None:
        self._write(logging.DEBUG, event, fields)

    def info(self, event: str, **fields: Any) -> None:
        self._write(logging.INFO, event, fields)

    def warning(self, event: str, **fields: Any) -> None:
        self._write(logging.WARNING, event, fields)

    def error(self, event: str, **fields: Any) -> None:
        self._write(logging.ERROR, event, fields)

    def exception(self, event: str, **fields: Any) -> None:
        """An error with the exception that is handled now."""
        self._write(logging.ERROR, event, {"exc_info": True, **fields})

    def _write(self, level: int, event: str, fields: dict[str, Any]) -> None:
        logger = self._logger
        if logger.isEnabledFor(level):
            (line,), _ = self._process_event("", event, fields)
            logger.handle(logging.LogRecord(logger.name, level, "", 0, line, (), None))


structlog.configure(
    processors=[_with_context, _as_line],
    wrapper_class=Logger,
    logger_factory=logging.getLogger,
    cache_logger_on_first_use=True,
)


def logger_of(name: str) -> Logger:
    """The logger of a module."""
    logger: Logger = structlog.get_logger(name).bind()
    return logger


class LineFormatter(logging.Formatter):
    """Writes a record on one line, wherever it comes from; `node` is this process's name."""

    def __init__(self, style: LogFormat, node: str) -> None:
        super().__init__()
        self._node = node
        self._render: structlog.typing.Processor = (
            structlog.processors.JSONRenderer(_json)
            if style == "json"
            else structlog.dev.ConsoleRenderer(
                colors=sys.stderr.isatty(), timestamp_key="time", sort_keys=False
            )
        )

    def format(self, record: logging.LogRecord) -> str:
        fields = record.msg if isinstance(record.msg, Line) else _of_library(record)
        line = {
            "time": _time(record.created),
            "level": record.levelname.lower(),
            "event": fields.get("event", ""),
            "logger": record.name,
            "node": self._node,
            **fields,
        }
        return str(self._render(None, "", line))


def _json(line: Mapping[str, Any], **_options: Any) -> str:
    return to_json(line).decode()


def _time(seconds: float) -> str:
    whole = int(seconds)
    return f"{_to_the_second(whole)}.{int((seconds - whole) * 1000):03}Z"


@lru_cache(maxsize=2)
def _to_the_second(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%S")


def _of_library(record: logging.LogRecord) -> Line:
    """A record that somebody else made, with the context of the one who called them."""
    return cleaned(_with_context(None, "", {"event": _words(record), "exc_info": record.exc_info}))


def _words(record: logging.LogRecord) -> str:
    top = record.name.partition(".")[0]
    if top in {"app", "uvicorn"}:
        # Our own, and a server that is told addresses and paths but no body.
        try:
            text = record.getMessage()
        except (TypeError, ValueError):
            return "a line that cannot be written"
        return "a failure" if text.startswith("Traceback") else text.partition("\n")[0]
    text = record.msg if isinstance(record.msg, str) else type(record.msg).__name__
    return _FILLED_IN.split(text.partition("\n")[0], 1)[0].strip()


def log_config(level: str, style: LogFormat = "console", node: str = "") -> dict[str, Any]:
    """What `logging.config.dictConfig` takes: one line an event, to standard error.

    The libraries' debugging is left out.
    """
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"line": {"()": LineFormatter, "style": style, "node": node}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "line"}},
        "root": {"handlers": ["stderr"], "level": "WARNING"},
        "loggers": {
            "app": {"level": level.upper()},
            # Who looked at what is sealed is written down always.
            "app.audit": {"level": "INFO"},
            # When told to, it would write whole rows, cards and all.
            "sqlalchemy": {"level": "WARNING"},
            "uvicorn": {"level": "INFO"},
            "uvicorn.access": {"level": "CRITICAL"},
        },
    }


def take_stray_failures() -> None:
    """Have what no code caught written as a line too, instead of a traceback with its words.

    It is for a process that is the service and nothing else.
    """
    logger = logger_of("app.stray")

    def hook(kind: type[BaseException], error: BaseException, _place: Any) -> None:
        if not issubclass(kind, KeyboardInterrupt):
            logger.error("the process failed", error=error)

    def of_thread(caught: threading.ExceptHookArgs) -> None:
        if caught.exc_value is not None and not isinstance(caught.exc_value, SystemExit):
            logger.error("a thread failed", error=caught.exc_value)

    def unraisable(caught: "sys.UnraisableHookArgs") -> None:
        logger.error("a failure was ignored", error=caught.exc_value)

    sys.excepthook = hook
    threading.excepthook = of_thread
    sys.unraisablehook = unraisable
