"""Fair deals: neither the server nor a player can choose them, and anyone can check them later.

Before the first card, the server commits to a secret of 32 bytes by showing the secret's SHA-256.
Then each player's browser adds its own random string. All deals of the game follow from the secret
and all strings. When the game is over, the server reveals the secret. The server cannot choose the
deals, because it commits before it sees the strings. The players cannot choose them either, because
they do not see the secret.

This module is the reference implementation of docs/fair-deals.md, which explains the method without
Python. It is independent of the rules: `clubsuit.games.deals.Deals.draw` defines the order in which
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
"""The name of the method, in each record and in each message that is hashed."""

FIELDS = ("method", "commitment", "secret", "strings")
"""The required fields of a record's `fairness`."""
PROMISES = "promises"
"""The optional field; only games with several people have it."""
SECRET_BYTES = 32
MOST_HANDS = 1 << 31
"""Highest hand number that `Fairness.shuffle` accepts."""
HASH = re.compile(r"[0-9a-f]{64}")
"""Pattern of 32 bytes in hexadecimal: a commitment, a secret, a promise or a player's string."""

WORDS = struct.Struct(">8I")
"""Format of a 32-byte block: eight 32-bit numbers, the most significant byte first."""


def new_secret() -> bytes:
    """Return a random secret of 32 bytes for one game."""
    return secrets.token_bytes(SECRET_BYTES)


def commit(secret: bytes) -> str:
    """Return the commitment to a secret: its SHA-256 in hexadecimal, shown before the game.

    >>> commit(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return hashlib.sha256(secret).hexdigest()


def promise_of(string: str) -> str:
    """Return the promise of a player's string: the SHA-256 of its 64 digits, in hexadecimal.

    >>> promise_of("0" * 64)[:16]
    '60e05bd1b195af2f'
    """
    return hashlib.sha256(string.encode("ascii")).hexdigest()


def is_string(text: str) -> bool:
    """Return whether a text is a valid string of a player: 32 bytes in lower-case hexadecimal."""
    return HASH.fullmatch(text) is not None


def words(secret: bytes, game: str, label: str, strings: Sequence[str]) -> Iterator[int]:
    """Yield 32-bit random numbers for one purpose in a game: "dealer", "hand 1", "hand 2", …

    The numbers are consecutive blocks of HMAC-SHA256 (RFC 2104), keyed with the secret. The message
    of a block consists of lines: method, game, label, each seat's string, and the block's number
    from 0.
    No part can contain a line break, so different inputs always give different messages.
    """
    head = [METHOD, game, label, *strings]
    for block in count():
        message = "\n".join([*head, str(block)]).encode("ascii")
        yield from WORDS.unpack(hmac.digest(secret, message, "sha256"))


def below(numbers: Iterator[int], n: int) -> int:
    """Return a random number from 0 to n-1, each with the same probability.

    numbers: a stream of 32-bit random numbers.

    Numbers from m on are skipped, where m is the largest multiple of n that is at most 2**32.
    Without this rejection sampling, small results would be slightly more likely. Raises
    NotationError unless n is from 1 to 2**32.

    >>> below(iter([4294967295, 7]), 3)
    1
    """
    n = checked_number(n, "n", 1, 1 << 32)
    even = (1 << 32) // n * n
    number = next(numbers)
    while number >= even:
        number = next(numbers)
    return number % n


def shuffled(numbers: Iterator[int], cards: Sequence[str]) -> list[str]:
    """Return the cards in random order, each order with the same probability (Fisher–Yates)."""
    pack = list(cards)
    for last in range(len(pack) - 1, 0, -1):
        chosen = below(numbers, last + 1)
        pack[last], pack[chosen] = pack[chosen], pack[last]
    return pack


@dataclass(frozen=True)
class Fairness:
    """The inputs of a game's fair deals; the field `fairness` of a record.

    >>> fairness = Fairness.new(["0" * 64, "", ""], secret=bytes(32))
    >>> fairness.check(3)
    >>> fairness.sealed.secret is None, Fairness.from_dict(fairness.to_dict()) == fairness
    (True, True)
    """

    commitment: str
    """The SHA-256 of the secret, which is shown before the players give their strings."""
    strings: tuple[str, ...]
    """The random string of each seat; a bot's string is empty."""
    secret: bytes | None = field(default=None, repr=False)
    """The secret of 32 bytes; None until the server reveals it."""
    promises: tuple[str, ...] = ()
    """The hash that each seat promised before any string was shown; "" without a promise.

    The tuple is empty if only one player gave a string, because no promises are needed then.
    """

    @staticmethod
    def new(
        strings: Sequence[str], secret: bytes | None = None, promises: Sequence[str] = ()
    ) -> "Fairness":
        """Return the inputs of fair deals for a new game.

        strings, promises: one for each seat: "" or 32 bytes in hexadecimal.
        secret:            32 bytes; random by default.

        Raises NotationError for a malformed string or promise.
        """
        for name, texts in (("strings", strings), (PROMISES, promises)):
            if isinstance(texts, str) or not isinstance(texts, Sequence) or not _are_hashes(texts):
                raise _malformed("fair-string", name=name)
        known = new_secret() if secret is None else secret
        return Fairness(commit(known), tuple(strings), known, tuple(promises))

    @property
    def sealed(self) -> "Fairness":
        """A copy without the secret."""
        return replace(self, secret=None)

    def dealer(self, game: str, seats: int) -> int:
        """Return the seat of the first dealer.

        game:  the game's name.
        seats: the number of seats.

        Raises RuleError if the secret is unknown, and NotationError for a wrong number of seats.
        """
        return below(self._words(game, "dealer"), seats)

    def shuffle(self, game: str, hand: int) -> Callable[[Sequence[str]], list[str]]:
        """Return a function that shuffles the packs of a hand with one random stream.

        game: the game's name.
        hand: the number of the hand, from 1.

        Raises RuleError if the secret is unknown, and NotationError for an invalid number.
        """
        hand = checked_number(hand, "hand", 1, MOST_HANDS)
        numbers = self._words(game, f"hand {hand}")
        return lambda cards: shuffled(numbers, cards)

    def _words(self, game: str, label: str) -> Iterator[int]:
        if self.secret is None:
            raise _fault("fair-sealed")
        return words(self.secret, game, label, self.strings)

    def check(self, seats: int) -> None:
        """Raise RuleError if these values do not prove fair deals at a table with `seats` seats.

        Each seat must have a string, and at least one of the strings must come from a player.
        Otherwise the server alone could choose the deals. A known secret must match the commitment.
        Each promised string must match its promise; if a string never arrived, the promise itself
        takes its place. Raises NotationError for an invalid number of seats.
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
        """Return the field `fairness` of a record."""
        return {
            "method": METHOD,
            "commitment": self.commitment,
            "secret": None if self.secret is None else self.secret.hex(),
            "strings": list(self.strings),
            **({PROMISES: list(self.promises)} if self.promises else {}),
        }

    @staticmethod
    def from_dict(data: Any) -> "Fairness":
        """Read the field `fairness` of a record from parsed JSON (`data`).

        Raises NotationError if a part is malformed.
        """
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
    """Return whether each value is "" or 32 bytes in hexadecimal."""
    return all(one == "" or _is_hash(one) for one in texts)


def _is_hash(value: Any) -> bool:
    return isinstance(value, str) and is_string(value)


def _malformed(key: str, **args: Any) -> NotationError:
    return refusal(key, NotationError, "", "fairness", **args)


def _fault(key: str, **args: Any) -> RuleError:
    return refusal(key, RuleError, "", "fairness", **args)
