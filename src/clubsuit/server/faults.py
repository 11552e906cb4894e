"""Logging what went wrong on our side, without the cards."""

import logging
import traceback

logger = logging.getLogger("clubsuit.server")


def log_fault(what: str, error: BaseException) -> None:
    """Log an unexpected error: its type and where it happened.

    Its message and its causes stay out: they may name cards that are hidden.
    """
    frames = traceback.extract_tb(error.__traceback__)
    path = "\n".join(f"  {frame.filename}:{frame.lineno} in {frame.name}" for frame in frames)
    logger.error("%s: %s\n%s", what, type(error).__name__, path)


def shorten(record: logging.LogRecord) -> bool:
    """A filter for the web server's log: what comes from outside is a line there, no traceback.

    Otherwise whoever sends broken text to a socket fills the disk.
    """
    if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
        record.exc_info = None
    return True
