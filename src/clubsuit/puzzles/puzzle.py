"""The format of a puzzle: one line of JSON (docs/puzzles.md)."""

import hashlib
import json
from dataclasses import asdict, dataclass, fields
from functools import cached_property
from typing import Any, Self

from clubsuit.errors import NotationError
from clubsuit.game import Play, Record, View
from clubsuit.replay import replay
from clubsuit.texts import refusal

FORMAT = "clubsuit-puzzle/1"
"""The name of the format, in the field `format`."""
PROVED, SOLVED, OPINION = "proved", "solved", "opinion"
GRADES = (PROVED, SOLVED, OPINION)
"""The grades, the strongest first."""


@dataclass(frozen=True)
class Evidence:
    """The evidence for the best choices."""

    deals: int
    """The number of deals that were solved; 0 for an opinion."""
    all: bool
    """True if these are all deals that fit what the player has seen."""
    means: dict[str, float]
    """By choice: its mean value over the deals. Empty for an opinion."""
    worse: dict[str, int]
    """By choice: the number of deals in which another choice has a higher value."""
    lead: float | None = None
    """For `SOLVED`: the least advantage over another choice, as a chance to win the game."""
    error: float | None = None
    """For `SOLVED`: the standard error of this advantage."""
    bots: tuple[str, ...] = ()
    """For `OPINION`: the bots that agree."""


@dataclass(frozen=True)
class Source:
    """The game from which a puzzle comes."""

    bot: str | None
    """The bot that played; None for a record of people."""
    seed: int
    number: int
    """The number of the game, from 0."""


@dataclass(frozen=True)
class Puzzle:
    """A position with one best choice, or several that are equally good."""

    record: Record
    """The game up to the position, with all cards."""
    seat: int
    """The seat that is asked."""
    choices: tuple[str, ...]
    """All legal choices, in the notation of records."""
    best: tuple[str, ...]
    """The right answers."""
    played: str
    """The choice that was made in the game."""
    grade: str
    """One of `GRADES`."""
    motif: str
    """The idea of the best choices, and of no other choice (`Declaration.motifs`); "" if none."""
    found: float
    """The share of tries in which the bot `beginner` finds a best choice."""
    evidence: Evidence
    source: Source
    version: str
    """The version of Clubsuit that made the puzzle."""

    @cached_property
    def name(self) -> str:
        """A name that follows from the position, whoever played: the start of a hash."""
        record = self.record
        hands = [[hand.dealer, hand.deal, hand.actions] for hand in record.hands]
        position = [record.game, record.options, hands, self.seat]
        return hashlib.sha256(json.dumps(position, sort_keys=True).encode()).hexdigest()[:12]

    def play(self) -> Play:
        """Return the game in the position, with all cards. Raises the errors of `replay`."""
        return replay(self.record)

    def view(self) -> View:
        """Return what the asked player sees."""
        return self.play().view(self.seat)

    def to_dict(self) -> dict[str, Any]:
        """Return the puzzle ready for `json.dumps`."""
        plain = {name.name: getattr(self, name.name) for name in fields(self)}
        plain["evidence"], plain["source"] = asdict(self.evidence), asdict(self.source)
        return {"format": FORMAT, **plain, "record": self.record.to_dict()}

    def to_json(self) -> str:
        """Return the puzzle as one line of JSON."""
        return json.dumps(self.to_dict(), separators=(",", ":"), ensure_ascii=False)

    @classmethod
    def from_json(cls, text: str | bytes) -> Self:
        """Read a puzzle. Raises NotationError for a text that is not a puzzle.

        Whether the record is a valid game is checked by `play`.
        """
        try:
            data = json.loads(text)
            if data.pop("format") != FORMAT:
                raise ValueError
            data["record"] = Record.from_dict(data["record"])
            evidence = data["evidence"]
            data["evidence"] = Evidence(**{**evidence, "bots": tuple(evidence["bots"])})
            data["source"] = Source(**data["source"])
            data["choices"], data["best"] = tuple(data["choices"]), tuple(data["best"])
            return cls(**data)
        except NotationError:
            raise
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
            raise refusal("puzzle-malformed", ours=FORMAT) from None
