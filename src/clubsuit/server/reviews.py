"""Reviews in the browser: what may be shown of a game afterwards, decision by decision.

A review is asked for in small requests, each of which stands for itself: the list of
decisions, one decision's table, what it was worth, a hand's chances. Nothing runs on between
them. What is kept in memory may go at any time: a table is read again from the store, and
a record file is sent again by the page.

One door: of a game that is over, and of a record file, everything is shown. Of a game that goes
on a person gets the decisions of their own seat in hands that are over, and every number and
word of these is made from the view that the seat had then.
"""

import hashlib
from collections import OrderedDict
from dataclasses import dataclass
from threading import Lock
from typing import Any

from clubsuit.bots import make_bot
from clubsuit.bots.search import SearchBot
from clubsuit.errors import ClubsuitError, NotationError, Reason, TurnError
from clubsuit.game import Play, View, message, replay
from clubsuit.games.base import Action
from clubsuit.record import Record
from clubsuit.review import (
    WORLDS,
    Known,
    Opened,
    OpenWorth,
    Positions,
    Worth,
    chances_after,
    review_known,
    review_open,
    seed_of,
)
from clubsuit.server.storage import Store
from clubsuit.server.tables import Table, bot_seed
from clubsuit.texts import explain

SEED = 1
"""As `clubsuit review` has it by default: the page and the command tell the same numbers."""

KEPT = 16
"""Reviews kept in memory, of all people."""

FILE = "file "
"""Before the name of a record file: no table is called so."""

CANDIDATES_TOLD = 8
"""So many of a bot's candidates are told, the best ones."""


@dataclass(frozen=True)
class Source:
    """A game to be reviewed, all of it, and how much of it may be told."""

    positions: Positions
    seat: int | None
    """Where the person sat; None: nowhere, it is a record file."""
    open: bool
    """Whether everything may be told: the game is over, or it is a file that tells all."""
    bots: tuple[str | None, ...]
    """By seat, as far as it is known who they were."""
    seed: int | None
    """From which the bots' decisions followed; None where that is not known."""
    strings: int
    """So many entries of the table's list stand before its first deal."""
    ply: int
    """Of the table when it was read."""
    given: int = 0
    """So many entries of its list come from another game, in which others decided."""

    @property
    def record(self) -> Record:
        """The whole game."""
        return self.positions.record

    def tells(self, hand: int, number: int) -> bool:
        """Whether this decision is there, and may be told."""
        if not self.positions.has(hand, number):
            return False
        given = self.record.hands[hand - 1]
        return self.open or (given.score is not None and given.actions[number - 1][0] == self.seat)

    def before(self, hand: int, number: int) -> tuple[Play, int, str]:
        """The game before a decision, whose it is, and what it was. Raises NotationError."""
        if not self.tells(hand, number):
            raise _refusal("review-no-decision", hand=hand, number=number)
        seat, text = self.record.hands[hand - 1].actions[number - 1]
        return self.positions.before(hand, number), seat, text

    def ply_of(self, hand: int, number: int) -> int:
        """How many entries of the table's list stand before this decision."""
        earlier = sum(len(one.actions) for one in self.record.hands[: hand - 1])
        return self.strings + hand + earlier + number - 1


class Reviews:
    """The games that people review, the one opened last at the end. Any thread may call it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._sources: OrderedDict[tuple[str, str], Source] = OrderedDict()
        self._lock = Lock()

    def add(self, person: str, text: bytes) -> str:
        """Take in a record file; returns its name. Raises what reading and replaying it raise."""
        try:
            record = replay(Record.from_json(text)).record()  # in the spelling that the page reads
        except ClubsuitError as error:
            raise _located(error) from None
        nobody = (None,) * len(record.players)
        source = Source(Positions(record), None, True, nobody, None, 0, 0)
        name = hashlib.sha256(text).hexdigest()[:32]
        self._keep((person, FILE + name), source)
        return name

    def file(self, person: str, name: str) -> Source | None:
        """A record file that this person has sent; None where it is not here (any more)."""
        return self._sources.get((person, FILE + name))

    def table(self, person: str, table_id: str) -> Source | None:
        """A table of this person as it now stands; None where they have none of this name."""
        known = self._sources.get((person, table_id))
        if known and (known.open or not self._store.decisions(table_id, after=known.ply)):
            return known
        row = self._store.table(table_id)
        if row is None or row.owner != person:
            return None
        table = Table(self._store, row)
        record = table.whole()
        source = Source(
            Positions(record),
            row.seat,
            record.winners is not None,
            tuple(row.bots),
            row.seed,
            int(row.secret is not None),
            table.snapshot.ply,
            row.given,
        )
        self._keep((person, table_id), source)
        return source

    def _keep(self, key: tuple[str, str], source: Source) -> None:
        with self._lock:
            self._sources[key] = source
            self._sources.move_to_end(key)
            while len(self._sources) > KEPT:
                self._sources.popitem(last=False)


# ---- what is told: shapes as in `schema` ----------------------------------------------------


def overview(source: Source) -> dict[str, Any]:
    """All decisions that may be told, in order: as `schema.Review`."""
    record, positions = source.record, source.positions
    hands = [
        {
            "number": hand,
            "dealer": given.dealer,
            "score": given.score,
            "decisions": [
                {
                    "number": number,
                    "seat": seat,
                    "action": text,
                    "weighed": positions.is_weighed(text),
                }
                for number, (seat, text) in enumerate(given.actions, 1)
                if source.tells(hand, number)
            ],
        }
        for hand, given in enumerate(record.hands, 1)
        if source.open or given.score is not None
    ]
    rules, first = positions.game.rules, positions.game.table(0).state
    return {
        "game": record.game,
        "options": positions.game.options,
        "players": [
            {"name": name, "bot": bot, "team": rules.team(first, seat)}
            for seat, (name, bot) in enumerate(zip(record.players, source.bots, strict=True))
        ],
        "seat": source.seat,
        "open": source.open,
        "worlds": WORLDS // 2,
        "hands": hands,
    }


def step(source: Source, hand: int, number: int) -> dict[str, Any]:
    """The table before a decision, as who decides saw it: as `schema.ReviewStep`.

    Raises NotationError, like all that follow, where there is no such decision to be told.
    """
    play, seat, text = source.before(hand, number)
    view = play.view(seat).to_dict()
    for player, bot in zip(view["players"], source.bots, strict=True):
        player["bot"] = bot
    shown = None
    if source.open:
        held = play.state.hand[: play.game.seats]
        shown = [play.game.rules.deck.names(int(cards)) for cards in held]
    return {"hand": hand, "number": number, "action": text, "view": view, "hands": shown}


def hand_chances(source: Source, hand: int) -> dict[str, Any]:
    """The winning chances after each decision of a hand, cards open: as `schema.HandChances`."""
    if not source.open or not 1 <= hand <= len(source.record.hands):
        raise _refusal("review-no-chances", hand=hand)
    positions = source.positions
    after = [
        chances_after(play, text) if positions.is_weighed(text) else None
        for play, _, text in positions.through(hand)
    ]
    return {"hand": hand, "after": after}


def worth_of(source: Source, hand: int, number: int) -> dict[str, Any]:
    """What a decision was worth, and what its bot thought: as `schema.DecisionWorth`."""
    play, seat, text = source.before(hand, number)
    if not source.positions.is_weighed(text):
        raise _refusal("review-not-weighed")
    view = play.view(seat)
    known = review_known(view, text, WORLDS, seed_of(SEED, hand, number))
    opened = review_open(play, text, known.others) if source.open else None
    return {
        "hand": hand,
        "number": number,
        "choices": known.choices,
        "worlds": known.worlds,
        "played": _worth(known.played),
        "best": _worth(known.best),
        "cost": known.cost,
        "doubt": known.doubt,
        "reason": message(known.reason),
        "candidates": [
            {**_worth(one), "worlds": one.worlds} for one in known.candidates[:CANDIDATES_TOLD]
        ],
        "opened": opened and _opened(opened),
        "bot": _why(source, view, known, source.ply_of(hand, number)),
    }


def position(source: Source, hand: int, number: int) -> tuple[Play, int]:
    """Where a decision was to be taken, and by whom, for somebody to try it differently.

    Raises TurnError before the game is over: a table would tell how the cards lay.
    """
    if not source.open:
        reason = Reason("", "review-not-over")
        raise TurnError(explain(reason), reason=reason)
    play, seat, _ = source.before(hand, number)
    return play, seat


def _why(source: Source, view: View, known: Known, ply: int) -> dict[str, Any] | None:
    """The bot that decided, asked once more with the same view and seed: as `schema.BotsWord`.

    None for a person's decision, for one that another game gave, and as long as it would tell a
    bot's cards. A bot that tries things out has just been asked, in place of its own time with the
    worlds of a review.
    """
    name = source.bots[view.seat]
    if name is None or source.seed is None or not source.open or ply < source.given:
        return None
    mind = make_bot(name, view.rules, bot_seed(source.seed, ply, view.seat))
    if isinstance(mind, SearchBot):
        return {"bot": name, "tried": True, "reason": message(known.reason), "candidates": []}
    choice = mind.choose(view)
    best = sorted(choice.candidates, key=lambda one: -one.value)[:CANDIDATES_TOLD]
    return {
        "bot": name,
        "tried": False,
        "reason": message(choice.reason),
        "candidates": [
            {"action": view.rules.text(view.record, Action(one.code)), "value": one.value}
            for one in best
        ],
    }


def _worth(worth: Worth) -> dict[str, Any]:
    return {
        "action": worth.text,
        "chance": worth.chance,
        "spread": worth.spread,
        "points": worth.points,
    }


def _opened(opened: Opened) -> dict[str, Any]:
    return {
        "played": _open_worth(opened.played_open),
        "best": _open_worth(opened.best_open),
        "chances": opened.chances,
    }


def _open_worth(worth: OpenWorth) -> dict[str, Any]:
    points = {"points": worth.points, "exact": worth.exact, "ahead": worth.ahead}
    return {"action": worth.text, **points}


def _located(error: ClubsuitError) -> ClubsuitError:
    """The error of a record with its place in words, which a message on the wire has not."""
    if not error.where:
        return error
    args = {"where": error.where, "text": error.message}
    reason = Reason(error.rule, "review-record-fault", args)
    return type(error)(explain(reason), reason=reason)


def _refusal(key: str, **args: Any) -> NotationError:
    reason = Reason("", key, args)
    return NotationError(explain(reason), reason=reason)
