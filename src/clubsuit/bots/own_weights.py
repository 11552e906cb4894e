"""The bot `trained` with weights from a file: `trained:PATH`.

Reports, records and tables do not show the whole path, which may be private. They show its last
folder, the file and a hash of the content: "trained:whist/weights.npz@3fa9c1d2". So different
networks always have different names, even two versions of one network.
"""

import hashlib
import stat
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from clubsuit.bots.network import MOST_BYTES, Weights, damaged_weights, parse_weights
from clubsuit.bots.policy import Policy, is_policy, parsed_policy
from clubsuit.bots.policy_bot import PolicyBot
from clubsuit.bots.trained import TrainedBot
from clubsuit.errors import NotationError
from clubsuit.games import REGISTRY
from clubsuit.games.rules import Rules
from clubsuit.texts import refusal
from clubsuit.writing import printable

PREFIX = "trained:"
SEARCHER = "search-trained"
"""Start of the names of the arena's bots that search with a policy."""
QUOTED = 200
"""Maximum number of characters of a path in a message. Longer paths are cut at the start."""
SHOWN = 60
"""Maximum number of characters of a path in a bot's name. Longer paths are cut at the start."""


class OwnWeights(NamedTuple):
    """Weights from a file, and the public name of the bot that uses them."""

    weights: Weights | Policy
    name: str

    def bot(self, rules: Rules, seed: int) -> TrainedBot | PolicyBot:
        """Return the bot. Raises NotationError if the weights belong to another game."""
        if isinstance(self.weights, Policy):
            return PolicyBot(rules, seed, self.weights)
        return TrainedBot(rules, seed, self.weights)


def names_weights(name: str) -> bool:
    """Return whether this is the name of `trained` with weights from a file."""
    return isinstance(name, str) and name.startswith(PREFIX)


def own_weights(name: str) -> OwnWeights:
    """Return the weights of a bot named `trained:PATH`. PATH can begin with `~`.

    Raises NotationError if PATH does not lead to a valid weight file.
    """
    text = name.removeprefix(PREFIX)
    if not text:
        raise _fault("trained-no-path")
    try:
        path = _carried.get(text) or Path(text).expanduser().absolute()
        about = path.stat()
        if stat.S_ISDIR(about.st_mode):
            raise _fault("trained-folder", text)
        if not stat.S_ISREG(about.st_mode) or about.st_size > MOST_BYTES:
            raise _fault("trained-damaged", text)
        own = _read(path, text, (about.st_ino, about.st_size, about.st_mtime_ns))
        _used[text] = path
        return own
    except (FileNotFoundError, NotADirectoryError, ValueError, RuntimeError):
        raise _fault("trained-no-file", text) from None  # RuntimeError: no home folder for ~
    except OSError as error:
        raise _fault("trained-unreadable", text, error.strerror or "") from None


def split_searcher(name: str) -> tuple[str, str]:
    """Return the two parts of "search-trained:64:PATH", a search with the policy in a file.

    The second part is the name `trained:PATH`, or "" for any other name.

    >>> split_searcher("search-trained:64:runs/weights.npz")
    ('search-trained:64', 'trained:runs/weights.npz')
    >>> split_searcher("search-trained:64")
    ('search-trained:64', '')
    """
    if not isinstance(name, str) or not name.startswith(SEARCHER) or name.count(":") < 2:
        return name, ""
    family, budget, path = name.split(":", 2)
    return f"{family}:{budget}", PREFIX + path


def weights_in(name: str) -> str:
    """Return the name `trained:PATH` of the weights that a bot uses; "" if it names no file.

    >>> weights_in("search-trained:64:a.npz"), weights_in("trained:a.npz"), weights_in("rule")
    ('trained:a.npz', 'trained:a.npz', '')
    """
    return name if names_weights(name) else split_searcher(name)[1]


_used: dict[str, Path] = {}
"""The files of weights that this process has read, by the paths as the user wrote them."""
_carried: dict[str, Path] = {}
"""Files that came with a job from another machine, by the paths as the user wrote them there."""


def used_weights() -> dict[str, Path]:
    """Return the files of weights that this process has read, by the user's paths."""
    return dict(_used)


def carry_weights(files: Mapping[str, Path]) -> None:
    """Read these files instead of the paths that a job from another machine names."""
    _carried.clear()
    _carried.update(files)


@lru_cache(maxsize=32)
def _read(path: Path, text: str, stamp: tuple[int, int, int]) -> OwnWeights:
    """Read a file, or return the cached result if the file has not changed.

    text:  the path as the user wrote it.
    stamp: inode, size and modification time, which detect a change.
    """
    data = path.read_bytes()
    shown = printable("/".join(Path(text).parts[-2:]))[-SHOWN:].lstrip("/")
    digest = hashlib.sha256(data).hexdigest()[:8]
    return OwnWeights(_parsed(data, _quoted(text)), f"{PREFIX}{shown}@{digest}")


def _parsed(data: bytes, name: str) -> Weights | Policy:
    """Return the weights in the content of a file, of either kind.

    name: the file's name, for the message. Raises NotationError if the content is invalid.
    """
    if not is_policy(data):
        return parse_weights(data, name)
    policy = parsed_policy(data)
    if policy is None:
        raise damaged_weights(name)
    return policy


def changed(name: str) -> NotationError:
    """Return the error for weights that have changed since the bot got its public name."""
    return _fault("trained-changed", name.removeprefix(PREFIX))


def check_played(own: OwnWeights) -> None:
    """Raise NotationError if the weights fit none of the known games."""
    known = own.weights.game in REGISTRY
    for rules in [REGISTRY[own.weights.game]] if known else list(REGISTRY.values()):
        try:
            own.bot(rules, 0)
            return
        except NotationError:
            if known:
                raise
    raise _fault("trained-no-game", own.name.removeprefix(PREFIX))


def split_names(text: str) -> list[str]:
    """Return the names in a comma-separated list of bots.

    The path of an existing weight file can contain commas.

    >>> split_names("rule, search:64")
    ['rule', 'search:64']
    """
    names: list[str] = []
    parts = text.split(",")
    while parts:
        name, taken = parts[0].strip(), 1
        for n in range(1, len(parts) + 1 if weights_in(name) else 1):
            longer = ",".join(parts[:n]).strip()
            if _is_file(weights_in(longer).removeprefix(PREFIX)):
                name, taken = longer, n
                break
        names.append(name)
        del parts[:taken]
    return names


def _is_file(text: str) -> bool:
    try:
        return Path(text).expanduser().is_file()
    except (OSError, ValueError, RuntimeError):
        return False


def _quoted(text: str) -> str:
    return printable(text)[-QUOTED:]


def _fault(key: str, file: str = "", problem: str = "") -> NotationError:
    return refusal(key, file=_quoted(file), problem=problem)
