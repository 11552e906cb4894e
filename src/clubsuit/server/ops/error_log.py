"""Logging what went wrong on our side, without cards and without keys.

The words of an error may name hidden cards (a refusal says what a player holds), whichever code
logs it: this module, asyncio for a task whose error is never read, the web server, or Python for a
thread that ends. So in a server's process no error's words reach the log; its type and place do.
"""

import asyncio
import logging
import re
import sys
import threading
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from clubsuit.errors import ClubsuitError
from clubsuit.server.ops.metrics import FAULTS

logger = logging.getLogger("clubsuit.server")

KEY = re.compile(r"(tables?[ /]'?[\w-]{6})[\w-]+")
"""A table's name: who has all of it can look at the table, so its beginning must do."""


class StorageFault(Exception):
    """The database cannot be read or written now; the error's name, without what was written."""


def log_fault(what: str, error: BaseException) -> None:
    """Log an unexpected error: its type and where it happened.

    Its message and its causes stay out: they may name hidden cards. Only the name of a storage
    fault is logged, and that one of the host's own bots gave an illegal answer.
    """
    FAULTS.labels(type(error).__name__).inc()
    logger.error("%s: %s", without_keys(what), place_of(error))


def place_of(error: BaseException) -> str:
    """Return an error's type, and the lines of code that it passed."""
    frames = traceback.extract_tb(error.__traceback__)
    path = [f"  {frame.filename}:{frame.lineno} in {frame.name}" for frame in frames]
    return "\n".join([_said(error), *path])


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
    key = error.reason.key if isinstance(error, ClubsuitError) and error.reason else ""
    return "an answer that is not allowed" if key == "bot-illegal" else type(error).__name__


# ---- logs of other code ------------------------------------------------------------------


@contextmanager
def without_words() -> Iterator[None]:
    """Keep the words of all errors out of what this process logs in this block."""
    made = logging.getLogRecordFactory()
    hooks = threading.excepthook, sys.unraisablehook

    def make(*args: Any, **kwargs: Any) -> logging.LogRecord:
        return _without_words(made(*args, **kwargs))

    logging.setLogRecordFactory(make)
    threading.excepthook, sys.unraisablehook = _end_of_thread, _ignored
    try:
        yield
    except (ClubsuitError, OSError):
        raise  # the command line prints them
    except Exception as error:  # Python would print it with its words
        log_fault("the server ends", error)
        sys.exit(1)
    finally:
        logging.setLogRecordFactory(made)
        threading.excepthook, sys.unraisablehook = hooks


@contextmanager
def reported(what: str) -> Iterator[None]:
    """Log an error of this block, and raise one that has no words of it.

    Starlette gives the traceback of a failed start or shutdown to the web server as a text.
    """
    try:
        yield
    except Exception as error:
        log_fault(what, error)
        raise RuntimeError(what) from None


def _without_words(record: logging.LogRecord) -> logging.LogRecord:
    """Replace an error's words and traceback by its type and place.

    Broken text from outside is logged in one line, without a place: otherwise a client that sends
    it to a socket fills the disk.
    """
    if isinstance(record.args, tuple):
        record.args = tuple(
            type(one).__name__ if isinstance(one, BaseException) else one for one in record.args
        )
    error = record.exc_info[1] if record.exc_info else None
    record.exc_info = None
    if error is not None:
        said = type(error).__name__ if isinstance(error, UnicodeDecodeError) else place_of(error)
        record.msg, record.args = f"{record.getMessage().rstrip()}: {said}", None
    return record


def _end_of_thread(told: threading.ExceptHookArgs) -> None:
    if told.exc_value is not None and not isinstance(told.exc_value, SystemExit):
        log_fault("a thread has ended", told.exc_value)


def _ignored(told: "sys.UnraisableHookArgs") -> None:
    if told.exc_value is not None:
        log_fault("an error that Python could not raise", told.exc_value)


def unhandled(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log what an event loop reports: its sentence, and an error's type and place.

    The rest of the report (tasks, callbacks and their arguments) contains the error's words.
    """
    error = context.get("exception")
    said = ""
    if isinstance(error, BaseException):
        said = f": {place_of(error)}"
        FAULTS.labels(type(error).__name__).inc()
    # The sentence about a callback has its arguments.
    what = "Exception in callback" if "handle" in context else context["message"]
    logging.getLogger("asyncio").error("%s%s", what, said)
