"""Snapshots of a table, and the questions to bots that they contain."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from clubsuit.bots import offered_bot, steady_bot
from clubsuit.bots.base import ending
from clubsuit.game import View
from clubsuit.server.table.clocks import Standing
from clubsuit.server.table.presence import Cause, Waited


@dataclass(frozen=True)
class Question:
    """All that a bot needs to make one decision."""

    ply: int
    """The ply of the snapshot."""
    seat: int
    bot: str
    seed: int
    view: View
    out_of_turn: bool
    """Whether the bot is asked for an action out of turn."""
    fixed: str | None = None
    """The decision that a lesson prescribes."""
    steady: bool = False
    """Whether the decision must not depend on the clock, or on another bot (see `steady_bot`)."""


@dataclass(frozen=True)
class Snapshot:
    """The state of a table after a stored entry. It is immutable, so any thread may read it."""

    ply: int
    """Number of the last entry."""
    views: dict[int, View]
    """The view of each person by seat; at open tables also the view of spectators (SPECTATOR)."""
    texts: dict[int, str]
    """The message with the view, by seat. Before the first deal, it is the request for a string."""
    questions: tuple[Question, ...]
    """The questions to bots; the first bot that answers decides."""
    clocks: Standing | None = None
    """The clocks; None at a table without a clock."""
    after: int = -1
    """The ply of the previous snapshot."""
    changes: Mapping[int, str] = field(default_factory=dict)
    """The message with the changes since the previous snapshot, by seat."""
    asked: Mapping[str, Cause] = field(default_factory=dict)
    """The people whom others wait for, each with the reason."""
    waited: Mapping[str, Waited] = field(default_factory=dict)
    """The people whom others wait for without a clock, each with the awaited action."""
    silent: frozenset[str] = frozenset()
    """The people for whom a bot plays because they have not answered."""
    people: tuple[str | None, ...] = ()
    """The person in each seat. The view of a seat may be sent only to this person."""
    brisk: bool = False
    """Whether only bots still decide in this hand, so that they need not take their time."""

    def seats_of(self, person: str) -> list[int]:
        """Return the seats of a person; several if players share a screen."""
        return [n for n, owner in enumerate(self.people) if owner == person]


def answer(question: Question, bot: str | None = None) -> str | None:
    """Return the bot's decision in the notation of RECORD.md.

    Return None if the bot is asked out of turn and does nothing.

    bot: the bot to ask, if it is not `question.bot`.
    """
    view = question.view
    if question.fixed is not None:
        return question.fixed
    make = steady_bot if question.steady else offered_bot
    player = make(bot or question.bot, view.rules, question.seed)
    with ending(player):
        action = player.interject(view) if question.out_of_turn else player.choose(view).action
    return None if action is None else view.rules.words.text(view.state, action)
