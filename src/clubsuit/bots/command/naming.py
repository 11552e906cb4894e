"""The names of bots that are programs: "cmd:" and a command, which is split as in a shell.

Reports, records and tables do not show the command, which may contain private paths. They show the
program and a hash: "cmd:my_bot.py@3fa9c1d2". The hash depends on the words of the command, and on
the content of all files that it names. So different bots have different names, even two versions of
one file. (A program may load further files, which the hash does not cover.)
"""

import hashlib
import os
import re
import shlex
import shutil
from functools import lru_cache
from pathlib import Path
from stat import S_ISREG
from typing import NamedTuple

from clubsuit.errors import excerpt
from clubsuit.texts import refusal
from clubsuit.writing import printable

PREFIX = "cmd:"
SHOWN = 40
"""Maximum number of characters of the program in a bot's name. Longer ones are cut at the start."""
QUOTED = 200
"""Maximum number of characters of a command in a message."""


class Command(NamedTuple):
    """The words of a command, and the public name of the bot."""

    words: tuple[str, ...]
    """The first word is the absolute path of the program."""
    name: str


def names_command(name: str) -> bool:
    """Return whether this is the name of a bot that is a program."""
    return isinstance(name, str) and name.startswith(PREFIX)


def command_of(name: str) -> Command:
    """Return the command of a bot named `cmd:COMMAND`.

    Raises NotationError if the command cannot be read, or if there is no such program.
    """
    text = name.removeprefix(PREFIX)
    try:
        words = [os.path.expanduser(word) for word in shlex.split(text)]
        program = shutil.which(words[0]) if words else None
    except ValueError:  # a quotation is open, or a character cannot be part of a path
        raise refusal("command-unreadable", command=excerpt(text, QUOTED)) from None
    if os.name != "posix":
        raise refusal("command-system")
    if not words:
        raise refusal("command-empty")
    if program is None:
        raise refusal("command-no-program", program=excerpt(words[0], QUOTED))
    return Command((os.path.abspath(program), *words[1:]), _public_name(words))


def _public_name(words: list[str]) -> str:
    files = {word: digest for word in words if (digest := _digest_of(word))}
    shown = Path([word for word in words if word in files or word == words[0]][-1]).name
    whole = "\0".join(files.get(word, word) for word in words)
    digest = hashlib.sha256(whole.encode(errors="surrogateescape")).hexdigest()[:8]
    without_gaps = re.sub(r"\s", "_", printable(shown))[-SHOWN:]  # as events in records need it
    return f"{PREFIX}{without_gaps}@{digest}"


def _digest_of(word: str) -> str | None:
    """Return a hash of the file that a word names; None if it names no file."""
    try:
        path = os.path.abspath(word)
        about = os.stat(path)
        if not S_ISREG(about.st_mode):
            return None
        return _digest(path, (about.st_ino, about.st_size, about.st_mtime_ns))
    except (OSError, ValueError):
        return None


@lru_cache(maxsize=256)
def _digest(path: str, stamp: tuple[int, int, int]) -> str:
    """Return the hash of a file, or the cached one if the file has not changed since.

    stamp: inode, size and modification time, which detect a change.
    """
    with open(path, "rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
