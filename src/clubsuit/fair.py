"""Fair deals: cards that nobody can have chosen, and that anybody can check afterwards.

Before the first card the server commits to a secret of 32 bytes: it shows the
secret's SHA-256. Then each player's browser adds a random string of its own. All
deals of the game follow from the secret and all strings, and when the game is
over the secret is told. So the server could not choose the deals (it had to
commit before it saw the strings), and the players could not either (they never
saw the secret).

This file is the reference for docs/fair-deals.md, which says the same without
Python. It knows no rules: `clubsuit.games.deals.Deals.draw` has the order in which
a game deals from a shuffled pack.

>>> fairness = Fairness.new([], secret=bytes(32))
>>> fairness.shuffle("clubs-whist", hand=1)(["AC", "KC", "QC", "JC"])
['QC', 'AC', 'KC', 'JC']
"""

import hashlib
import hmac
import re
import secrets
import struct
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Any

from clubsuit.arguments import checked_number
from clubsuit.errors import NotationError, RuleError, excerpt
from clubsuit.texts import refusal

METHOD = "clubsuit-fair/1"
"""The name of the method, in every record and in every message that is hashed."""

FIELDS = ("method", "commitment", "secret", "strings")
PROMISES = "promises"
"""A field that only a game of several people has."""
SECRET_BYTES = 32
MOST_HANDS = 1 << 31
"""Maximum number of a hand."""
HASH = re.compile(r"[0-9a-f]{64}")
"""32 bytes in hexadecimal: a commitment, a secret, a player's string."""

WORDS = struct.Struct(">8I")
"""A block of 32 bytes is eight numbers of 32 bits, the most significant byte first."""


def new_secret() -> bytes:
    """A secret for one game."""
    return secrets.token_bytes(SECRET_BYTES)


def commit(secret: bytes) -> str:
    """What is shown of a secret before the game: its SHA-256 in hexadecimal.

    >>> commit(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return hashlib.sha256(secret).hexdigest()


def promise_of(string: str) -> str:
    """The hash that promises a string: the SHA-256 of its 64 digits, in hexadecimal.

    >>> promise_of("0" * 64)[:16]
    '60e05bd1b195af2f'
    """
    return hashlib.sha256(string.encode("ascii")).hexdigest()


def is_string(text: str) -> bool:
    """Whether this can be a player's own string: 32 bytes in hexadecimal, lower case."""
    return HASH.fullmatch(text) is not None


def words(secret: bytes, game: str, label: str, strings: Sequence[str]) -> Iterator[int]:
    """The random numbers (32 bits each) of one label of a game: "dealer", "hand 1", "hand 2", …

    Block after block of HMAC-SHA256, keyed by the secret. What is hashed are lines:
    method, game, label, each seat's string, the block's number. No part can contain
    a line's end, so that no two different messages look alike.
    """
    head = [METHOD, game, label, *strings]
    for block in count():
        message = "\n".join([*head, str(block)]).encode("ascii")
        yield from WORDS.unpack(hmac.digest(secret, message, "sha256"))


def below(numbers: Iterator[int], n: int) -> int:
    """A number from 0 to n-1, each with the same probability.

    A number of 32 bits from the uneven rest at the top is passed over, and the next
    one taken: without that, small results would come a little more often. Raises NotationError
    for an n that 32 bits cannot choose from.
    """
    n = checked_number(n, "n", 1, 1 << 32)
    even = (1 << 32) // n * n
    number = next(numbers)
    while number >= even:
        number = next(numbers)
    return number % n


def shuffled(numbers: Iterator[int], cards: Sequence[str]) -> list[str]:
    """The cards in random order, each order with the same probability (Fisher and Yates)."""
    pack = list(cards)
    for last in range(len(pack) - 1, 0, -1):
        chosen = below(numbers, last + 1)
        pack[last], pack[chosen] = pack[chosen], pack[last]
    return pack


@dataclass(frozen=True)
class Fairness:
    """From what the deals of one game follow; in a record, the field `fairness`."""

    commitment: str
    """The SHA-256 of the secret, shown before the players gave their strings."""
    strings: tuple[str, ...]
    """Each seat's own string; a bot's is empty."""
    secret: bytes | None = field(default=None, repr=False)
    """None as long as it is not told."""
    promises: tuple[str, ...] = ()
    """What each seat promised before any string was shown, "" where nothing; none: nobody had to,
    since one player alone gave a string."""

    @staticmethod
    def new(
        strings: Sequence[str], secret: bytes | None = None, promises: Sequence[str] = ()
    ) -> "Fairness":
        """For a new game; by default with a new secret.

        strings, promises: by seat, each "" or 32 bytes in hexadecimal. Raises NotationError for
        others.
        """
        for name, texts in (("strings", strings), (PROMISES, promises)):
            if isinstance(texts, str) or not isinstance(texts, Sequence) or not _are_hashes(texts):
                raise _malformed("fair-string", name=name)
        known = new_secret() if secret is None else secret
        return Fairness(commit(known), tuple(strings), known, tuple(promises))

    @property
    def sealed(self) -> "Fairness":
        """The same without the secret."""
        return replace(self, secret=None)

    def dealer(self, game: str, seats: int) -> int:
        """The seat that deals first. Raises RuleError where the secret is not known, NotationError
        for a wrong number of seats."""
        return below(self._words(game, "dealer"), seats)

    def shuffle(self, game: str, hand: int) -> Callable[[Sequence[str]], list[str]]:
        """Shuffles the packs of a hand (numbered from 1), one after the other from one stream.

        Raises RuleError where the secret is not known, NotationError for a wrong number.
        """
        hand = checked_number(hand, "hand", 1, MOST_HANDS)
        numbers = self._words(game, f"hand {hand}")
        return lambda cards: shuffled(numbers, cards)

    def _words(self, game: str, label: str) -> Iterator[int]:
        if self.secret is None:
            raise _fault("fair-sealed")
        return words(self.secret, game, label, self.strings)

    def check(self, seats: int) -> None:
        """Raise RuleError if this cannot be a game with this number of seats, or the secret is
        another, and NotationError for an invalid number of seats.

        A game in which no player gave a string is none either: the server alone
        would have chosen the deals. Where strings were promised, each must be the promised one,
        or the promise itself in the place of a string that never came.
        """
        seats = checked_number(seats, "seats", 1, 1 << 32)
        for texts in (self.strings, self.promises or self.strings):
            if len(texts) != seats:
                raise _fault("fair-strings", given=len(texts), wanted=seats)
        if not any(self.strings):
            raise _fault("fair-nobody")
        if self.secret is not None and commit(self.secret) != self.commitment:
            raise _fault("fair-commitment")
        for seat, (string, promise) in enumerate(zip(self.strings, self.promises, strict=False)):
            if string != promise and (not string or promise_of(string) != promise):
                raise _fault("fair-promise", seat=seat)

    def to_dict(self) -> dict[str, Any]:
        """As a record has it."""
        return {
            "method": METHOD,
            "commitment": self.commitment,
            "secret": None if self.secret is None else self.secret.hex(),
            "strings": list(self.strings),
            **({PROMISES: list(self.promises)} if self.promises else {}),
        }

    @staticmethod
    def from_dict(data: Any) -> "Fairness":
        """Read a record's `fairness`. Raises NotationError, naming what is malformed."""
        if not isinstance(data, dict):
            raise _malformed("record-shape", name="fairness")
        if data.get("method") != METHOD:
            given = excerpt(data.get("method"))
            raise _malformed("fair-method", method=given, ours=METHOD)
        for name in FIELDS:
            if name not in data:
                raise _malformed("record-lacks", name=name)
        for name in sorted(map(str, data.keys() - {*FIELDS, PROMISES})):
            raise _malformed("record-unknown", name=excerpt(name))
        commitment, secret = data["commitment"], data["secret"]
        strings, promises = data["strings"], data.get(PROMISES, [])
        if not _is_hash(commitment):
            raise _malformed("fair-hash", name="commitment")
        if secret is not None and not _is_hash(secret):
            raise _malformed("fair-hash", name="secret")
        for name, texts in (("strings", strings), (PROMISES, promises)):
            if not isinstance(texts, list) or not _are_hashes(texts):
                raise _malformed("fair-string", name=name)
        known = bytes.fromhex(secret) if secret else None
        return Fairness(commitment, tuple(strings), known, tuple(promises))


def _are_hashes(texts: Sequence[Any]) -> bool:
    """Whether each is 32 bytes in hexadecimal, or empty."""
    return all(one == "" or _is_hash(one) for one in texts)


def _is_hash(value: Any) -> bool:
    return isinstance(value, str) and is_string(value)


def _malformed(key: str, **args: Any) -> NotationError:
    return refusal(key, NotationError, "", "fairness", **args)


def _fault(key: str, **args: Any) -> RuleError:
    return refusal(key, RuleError, "", "fairness", **args)
