"""A table after a stored decision, and the questions that bots are asked then."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from clubsuit.bots import offered_bot
from clubsuit.server.table.clocks import Standing
from clubsuit.server.table.presence import Cause, Waited
from clubsuit.view import View


@dataclass(frozen=True)
class Question:
    """A bot is asked: all that it gets, and what its decision follows."""

    ply: int
    seat: int
    bot: str
    seed: int
    view: View
    out_of_turn: bool
    """Whether it has something to say although it may not be its turn; else it is to act."""
    fixed: str | None = None
    """What a lesson has it do."""


@dataclass(frozen=True)
class Snapshot:
    """A table after a stored decision. It never changes, so any thread may read it."""

    ply: int
    views: dict[int, View]
    """What each person sees by seat, and at an open table SPECTATOR who only looks on;"""
    texts: dict[int, str]
    """and the message that says it (or asks for the person's string)."""
    questions: tuple[Question, ...]
    """What bots are asked now; the first one that answers decides."""
    clocks: Standing | None = None
    """How much time is left; None: there is no clock."""
    after: int = -1
    """The ply of the snapshot before,"""
    changes: Mapping[int, str] = field(default_factory=dict)
    """and the message that says what is new since then, to who saw a view then."""
    asked: Mapping[str, Cause] = field(default_factory=dict)
    """People whom others wait for, and with what."""
    waited: Mapping[str, Waited] = field(default_factory=dict)
    """People whom others wait for where people meet and no clock runs (see `presence`)."""
    silent: frozenset[str] = frozenset()
    """People for whom a bot plays on, since they have not answered."""
    people: tuple[str | None, ...] = ()
    """The person in each seat then, the only one who is shown what that seat sees."""

    def seats_of(self, person: str) -> list[int]:
        """The seats of this person; several where players share a screen."""
        return [n for n, one in enumerate(self.people) if one == person]


def answer(question: Question, bot: str | None = None) -> str | None:
    """What the bot (or another in its place) decides, in the notation of RECORD.md.

    None where it is asked out of turn and has nothing to say.
    """
    view = question.view
    if question.fixed is not None:
        return question.fixed
    mind = offered_bot(bot or question.bot, view.rules, question.seed)
    action = mind.interject(view) if question.out_of_turn else mind.choose(view).action
    return None if action is None else view.rules.words.text(view.state, action)
