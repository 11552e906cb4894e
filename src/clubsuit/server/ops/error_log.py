"""Log unexpected errors without hidden cards and without table ids.

The message of an error may name hidden cards: a refusal, for example, names a card of a player's
hand. So a server process logs the type of an error and its place in the code, but never its
message. This also applies to errors that other code logs: asyncio if a task's error is never read,
the web server, and Python if a thread fails.
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
"""Pattern of a table's id. Anyone who knows an id can look at the table, so only the beginning of
the id is logged."""

BOT_FAULTS = {
    "bot-illegal": "an answer that is not allowed",
    "command-illegal": "an answer that is not allowed",
    "command-nonsense": "an answer that cannot be read",
    "command-long": "an answer that is too long",
    "command-late": "no answer in time",
    "command-ended": "the program has ended",
    "command-rests": "the program has failed too often, and rests",
}
"""Words for the failures of bots, by the key of the message."""


class StorageFault(Exception):
    """The database cannot be read or written now. The message is only the name of the error."""


def log_fault(what: str, error: BaseException) -> None:
    """Log an unexpected error: its type and its place in the code.

    Its message and its causes are not logged, since they may name hidden cards. The name of a
    storage fault is logged as well, and so is the kind of a bot's failure.
    """
    FAULTS.labels(type(error).__name__).inc()
    logger.error("%s: %s", without_keys(what), place_of(error))


def place_of(error: BaseException) -> str:
    """Return an error's type, and the lines of its traceback."""
    frames = traceback.extract_tb(error.__traceback__)
    path = [f"  {frame.filename}:{frame.lineno} in {frame.name}" for frame in frames]
    return "\n".join([_kind(error), *path])


def without_keys(text: str) -> str:
    """Return the text with table ids cut to their beginnings.

    >>> without_keys("table Zt3qXb8Qm1Lp0aVd, bots")
    'table Zt3qXb…, bots'
    """
    return KEY.sub(r"\1…", text)


def log_as_json() -> None:
    """Write each log record as a JSON object, for programs that collect logs."""
    import structlog  # imported here, since few hosts need it

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


def _kind(error: BaseException) -> str:
    if isinstance(error, StorageFault):
        return f"{type(error).__name__} {error}"
    key = error.reason.key if isinstance(error, ClubsuitError) and error.reason else ""
    return BOT_FAULTS.get(key, type(error).__name__)


# ---- errors logged by other code -----------------------------------------------------------


@contextmanager
def without_words() -> Iterator[None]:
    """Keep the messages of errors out of this process's log during the block."""
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
    except Exception as error:  # Python would print its message
        log_fault("the server ends", error)
        sys.exit(1)
    finally:
        logging.setLogRecordFactory(made)
        threading.excepthook, sys.unraisablehook = hooks


@contextmanager
def reported(what: str) -> Iterator[None]:
    """Log an error of the block, and raise another error without the message instead.

    Starlette passes the traceback of a failed start or shutdown to the web server as text.
    """
    try:
        yield
    except Exception as error:
        log_fault(what, error)
        raise RuntimeError(what) from None


def _without_words(record: logging.LogRecord) -> logging.LogRecord:
    """Replace the message and the traceback of an error in a log record by its type and place.

    For invalid UTF-8 only the type is logged; otherwise a client that sends it to a socket could
    fill the disk.
    """
    if isinstance(record.args, tuple):
        record.args = tuple(
            type(arg).__name__ if isinstance(arg, BaseException) else arg for arg in record.args
        )
    error = record.exc_info[1] if record.exc_info else None
    record.exc_info = None
    if error is not None:
        invalid_text = isinstance(error, UnicodeDecodeError)
        place = type(error).__name__ if invalid_text else place_of(error)
        record.msg, record.args = f"{record.getMessage().rstrip()}: {place}", None
    return record


def _end_of_thread(args: threading.ExceptHookArgs) -> None:
    if args.exc_value is not None and not isinstance(args.exc_value, SystemExit):
        log_fault("a thread failed", args.exc_value)


def _ignored(args: "sys.UnraisableHookArgs") -> None:
    if args.exc_value is not None:
        log_fault("an error that Python could not raise", args.exc_value)


def unhandled(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log an error from an event loop: the report's message, and the type and place of the error.

    The rest of the report (tasks, callbacks and arguments) can contain the error's message.
    """
    error = context.get("exception")
    place = ""
    if isinstance(error, BaseException):
        place = f": {place_of(error)}"
        FAULTS.labels(type(error).__name__).inc()
    # The message about a callback contains its arguments.
    what = "Exception in callback" if "handle" in context else context["message"]
    logging.getLogger("asyncio").error("%s%s", what, place)
