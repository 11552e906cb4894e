"""Reviews in the browser: what may be shown of a game afterwards, decision by decision.

Each function here is one piece of work: the list of decisions, the table before a decision, what a
decision was worth, the chances of a hand. `weighing` puts them in order. What is kept in memory may
be dropped at any time: games are read from the store again, and weighing gives the same numbers.

One door: of a game that is over, and of a record file, everything is shown. Of a game that goes
on a person gets the decisions of their own seat in hands that are over and that were dealt since
they sat down there, and every number and word of these is made from the view that the seat had
then.
"""

import hashlib
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Collection
from dataclasses import dataclass, field, replace
from functools import partial
from threading import Lock
from typing import Any, NamedTuple

from clubsuit.bots import BOTS, offered_bot
from clubsuit.bots.search.bot import SearchBot
from clubsuit.errors import ClubsuitError, NotationError, Reason, TurnError
from clubsuit.game import Play
from clubsuit.games.state import Action
from clubsuit.record import Record
from clubsuit.replay import replay
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
    seed_again,
    seed_of,
    worlds_again,
)
from clubsuit.server.ops.addresses import Asker
from clubsuit.server.reviews.weighed import Weighed
from clubsuit.server.storage import uploads
from clubsuit.server.storage.store import Store
from clubsuit.server.table.arrivals import forget
from clubsuit.server.table.names import GUEST, distinct, named
from clubsuit.server.table.opening import bot_seed
from clubsuit.server.table.table import table_for
from clubsuit.texts import explain
from clubsuit.view import View, message
from clubsuit.writing import visible

SEED = 1
"""As `clubsuit review` has it by default: the page and the command tell the same numbers."""

KEPT = 300_000
"""Maximum number of decisions in the games kept in memory, of all people: some 200 MB."""

KEPT_LINES = 30_000
"""Number of lines of streams kept in memory, of all people: some 90 MB."""

LONG = 200
"""Number of decisions above which a hand is long: it waits with what is weighed again."""

FILE = "file "
"""Before the name of a record file: no table is called so."""

CANDIDATES_TOLD = 8
"""This many of a bot's candidates are told, the best ones."""


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
    history: tuple[tuple[int, str | None], ...]
    """Of each deal and decision its number in the table's list, and the bot that took it."""
    ply: int
    """Of the table when it was read."""
    given: int = 0
    """This many entries of its list come from another game, in which others decided."""
    first: int = 1
    """The number of the first hand in which the person had this seat."""
    weighed: Weighed = field(default_factory=Weighed, compare=False)
    """The numbers found so far."""

    @property
    def record(self) -> Record:
        """The whole game."""
        return self.positions.record

    def tells(self, hand: int, number: int) -> bool:
        """Whether this decision is there, and may be told."""
        if not self.positions.has(hand, number):
            return False
        decides, _ = self.record.hands[hand - 1].actions[number - 1]
        return self.open or (self.tells_of(hand) and decides == self.seat)

    def tells_of(self, hand: int) -> bool:
        """Return whether decisions of this hand, which exists, may be shown."""
        return self.open or (self.record.hands[hand - 1].score is not None and hand >= self.first)

    def is_long(self, hand: int) -> bool:
        """Return whether a hand takes long to go through."""
        hands = self.record.hands
        return 1 <= hand <= len(hands) and len(hands[hand - 1].actions) > LONG

    def before(self, hand: int, number: int) -> tuple[Play, int, str]:
        """The game before a decision, whose it is, and what it was. Raises NotationError."""
        if not self.tells(hand, number):
            raise _refusal("review-no-decision", hand=hand, number=number)
        seat, text = self.record.hands[hand - 1].actions[number - 1]
        return self.positions.before(hand, number), seat, text

    def taken(self, hand: int, number: int) -> tuple[int, str | None]:
        """How many entries of the table's list stand before this decision, and the bot that took
        it; None: a person, or it is not known."""
        earlier = sum(len(one.actions) for one in self.record.hands[: hand - 1])
        place = hand + earlier + number - 1
        if place >= len(self.history):
            return place, None
        ply, bot = self.history[place]
        return ply - 1, bot


class _Kept(NamedTuple):
    source: Source
    address: str
    """The address that opened it last."""
    size: int
    """The number of its decisions and hands, and one for itself."""


class Reviews:
    """The games that people review, the one used last at the end. Any thread may call it.

    If there are too many, the address with the most decisions here loses its oldest game, so that
    many large files push out only games of the same address.
    """

    def __init__(self, store: Store, kept: int = KEPT) -> None:
        """kept: number of decisions that are kept in memory."""
        self._store = store
        self._most = kept
        self._sources: OrderedDict[tuple[str, str], _Kept] = OrderedDict()
        self._sizes: Counter[str] = Counter()
        """Sizes of the kept games, summed by address."""
        self._lock = Lock()

    def add(self, asker: Asker, text: bytes) -> str:
        """Take in a record file; returns its name. Raises what reading and replaying it raise."""
        name = hashlib.sha256(text).hexdigest()[:32]
        if self._known(asker, FILE + name) is None:
            self._open(asker, name, text)
        uploads.keep(self._store, asker.person, name, text)
        return name

    def _open(self, asker: Asker, name: str, text: bytes) -> Source:
        try:
            read = Record.from_json(text)
            record = replay(read).record()  # in the spelling that the page reads
        except ClubsuitError as error:
            raise _located(error) from None
        names = [named(name, 1, GUEST)[0] for name in record.players]
        record = replace(record, players=distinct(names))
        decided = [[visible(bot or "") or None for bot in hand] for hand in read.bots()]
        history = tuple((0, bot) for hand in decided for bot in [None, *hand])
        source = Source(Positions(record), None, True, _players(read, decided), None, history, 0)
        self._keep(asker, FILE + name, source)
        return source

    def file(self, asker: Asker, name: str) -> Source | None:
        """A record file that this person has sent; None where it is not here (any more)."""
        if known := self._known(asker, FILE + name):
            return known
        text = uploads.text_of(self._store, asker.person, name)
        return None if text is None else self._open(asker, name, text)

    def table(self, asker: Asker, table_id: str) -> Source | None:
        """A table of this person as it now stands; None where they have none of this name."""
        person = asker.person
        known = self._known(asker, table_id)
        if known and (known.open or not self._store.decisions(table_id, after=known.ply)):
            return known
        found = table_for(self._store, table_id, person)
        if found is None:
            return None
        table, seat = found
        row = table.row
        source = Source(
            Positions(table.whole(), partial(forget, arrivals=list(table.state.arrivals.all))),
            seat,
            table.over,
            tuple(row.bots),
            row.seed,
            tuple(table.history()),
            table.snapshot.ply,
            row.given,
            1 if seat is None else table.state.arrivals.first_hand(seat),
        )
        self._keep(asker, table_id, source)
        return source

    def forget(self, person: str, tables: Collection[str]) -> None:
        """What this person has here, and what anybody has of these tables, is not kept."""
        with self._lock:
            for whose, name in list(self._sources):
                if whose == person or name in tables:
                    self._drop((whose, name))

    def _known(self, asker: Asker, name: str) -> Source | None:
        """Return the game kept under this name, and make it the newest; None without one."""
        with self._lock:
            kept = self._sources.get((asker.person, name))
            if kept is not None:
                self._sources.move_to_end((asker.person, name))
                self._drop_lines()
            return kept and kept.source

    def _drop_lines(self) -> None:
        """Drop the lines of the oldest games if there are too many. Open streams keep theirs."""
        (_, newest), *older = reversed(self._sources.items())
        left = KEPT_LINES - len(newest.source.weighed.lines)
        for key, kept in older:
            left -= len(kept.source.weighed.lines)
            if left < 0:
                self._sources[key] = kept._replace(source=replace(kept.source, weighed=Weighed()))

    def _keep(self, asker: Asker, name: str, source: Source) -> None:
        hands = source.record.hands
        size = 1 + len(hands) + sum(len(hand.actions) for hand in hands)
        with self._lock:
            self._drop((asker.person, name))
            self._sources[asker.person, name] = _Kept(source, asker.address, size)
            self._sizes[asker.address] += size
            while self._sizes.total() > self._most and len(self._sources) > 1:
                address = max(self._sizes, key=self._sizes.__getitem__)
                of_address = (key for key, kept in self._sources.items() if kept.address == address)
                self._drop(next(of_address))

    def _drop(self, key: tuple[str, str]) -> None:
        if kept := self._sources.pop(key, None):
            self._sizes[kept.address] -= kept.size
            self._sizes += Counter()  # drops zeros


def _players(record: Record, decided: list[list[str | None]]) -> tuple[str | None, ...]:
    """By seat the bot that took all of its decisions, as far as a record file tells it."""
    by_seat: dict[int, set[str | None]] = defaultdict(set)
    for hand, bots in zip(record.hands, decided, strict=True):
        for (seat, _), bot in zip(hand.actions, bots, strict=True):
            by_seat[seat].add(bot)
    alone = {seat: next(iter(bots)) for seat, bots in by_seat.items() if len(bots) == 1}
    return tuple(alone.get(seat) for seat in range(len(record.players)))


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
        if source.tells_of(hand)
    ]
    rules, first = positions.game.rules, positions.game.unseeded().state
    return {
        "type": "overview",
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
    return {"type": "chances", "hand": hand, "after": after}


def weigh(
    source: Source, hand: int, number: int, before: Known | None = None
) -> tuple[Known, dict[str, Any]]:
    """Return what a decision was worth, and the same with its bot's reasons for the stream.

    before: the result of the last time, to weigh the decision again in more deals.
    """
    play, seat, text = source.before(hand, number)
    if not source.positions.is_weighed(text):
        raise _refusal("review-not-weighed")
    view = play.view(seat)
    worlds, seed = WORLDS, seed_of(SEED, hand, number)
    if before is not None:
        worlds = worlds_again(before)
        seed = seed_again(SEED, hand, number, worlds)
    known = review_known(view, text, worlds, seed)
    opened = review_open(play, text, known.others) if source.open else None
    return known, {
        "type": "worth",
        "hand": hand,
        "number": number,
        "choices": known.choices,
        "worlds": known.worlds,
        "played": _worth(known.played),
        "best": _worth(known.best),
        "cost": known.cost,
        "doubt": known.doubt,
        "may_cost": known.may_cost,
        "exact": known.exact,
        "reason": message(known.reason),
        "words": known.words and message(known.words),
        "evidence": known.claim and message(known.claim),
        "candidates": [_worth(one) for one in known.candidates],
        "opened": opened and _opened(opened),
        "bot": _why(source, view, text, known, *source.taken(hand, number)),
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


def _why(
    source: Source, view: View, text: str, known: Known, ply: int, name: str | None
) -> dict[str, Any] | None:
    """The bot that decided, asked again with the same view and seed: as `schema.BotsWord`.

    None for a person's decision, for one that another game gave, for a bot that the host no longer
    offers, while it would show a bot's cards, and when the bot now decides differently (before
    version 0.2 it drew other random numbers). A bot that searches has just been asked, with the
    worlds of a review instead of its own time.
    """
    if name not in BOTS or source.seed is None or not source.open or ply < source.given:
        return None
    mind = offered_bot(name, view.rules, bot_seed(source.seed, ply, view.seat))
    if isinstance(mind, SearchBot):
        return {"bot": name, "tried": True, "reason": message(known.reason), "candidates": []}
    choice = mind.choose(view)
    if view.rules.words.text(view.state, choice.action) != text:
        return None
    best = sorted(choice.candidates, key=lambda one: -one.value)[:CANDIDATES_TOLD]
    return {
        "bot": name,
        "tried": False,
        "reason": message(choice.reason),
        "candidates": [
            {"action": view.rules.words.text(view.state, Action(one.code)), "value": one.value}
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
        "solved": [_open_worth(one) for one in opened.solved],
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
