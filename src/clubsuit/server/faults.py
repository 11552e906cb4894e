"""Logging what went wrong on our side, without cards and without keys."""

import logging
import re
import traceback

from clubsuit.errors import ClubsuitError
from clubsuit.server.databases import StorageFault
from clubsuit.server.metrics import FAULTS

logger = logging.getLogger("clubsuit.server")

KEY = re.compile(r"(tables?[ /]'?[\w-]{6})[\w-]+")
"""A table's name: who has all of it can look at the table, so its beginning must do."""


def log_fault(what: str, error: BaseException) -> None:
    """Log an unexpected error: its type and where it happened.

    Its message and its causes stay out: they may name cards that are hidden. But whoever offers
    a bot of their own is told what it answered, and the name of a storage fault is told.
    """
    FAULTS.labels(type(error).__name__).inc()
    frames = traceback.extract_tb(error.__traceback__)
    path = "\n".join(f"  {frame.filename}:{frame.lineno} in {frame.name}" for frame in frames)
    logger.error("%s: %s\n%s", without_keys(what), _said(error), path)


def without_keys(text: str) -> str:
    """The text with the beginnings of tables' names only.

    >>> without_keys("table Zt3qXb8Qm1Lp0aVd, bots")
    'table Zt3qXb…, bots'
    """
    return KEY.sub(r"\1…", text)


def log_as_json() -> None:
    """Let every line of the log be one object, for programs that collect logs."""
    import structlog  # here: nobody else needs it

    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[
            structlog.stdlib.add_log_level,
            structlog.stdlib.add_logger_name,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
        ],
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.JSONRenderer(),
        ],
    )
    handler = logging.StreamHandler()
    handler.setFormatter(formatter)
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)


def _said(error: BaseException) -> str:
    if isinstance(error, StorageFault):
        return f"{type(error).__name__} {error}"
    own = isinstance(error, ClubsuitError) and error.reason and error.reason.key == "bot-illegal"
    return str(error) if own else type(error).__name__


def shorten(record: logging.LogRecord) -> bool:
    """A filter for the web server's log: what comes from outside is a line there, no traceback.

    Otherwise whoever sends broken text to a socket fills the disk.
    """
    if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
        record.exc_info = None
    return True
