"""Reviews of games for the page, decision by decision.

Each function here does one piece of work: list the decisions, show the table before a decision,
weigh a decision, or compute the winning chances during a hand. `weighing` decides their order.
Games in memory may be dropped at any time: they can be read from the database again, and weighing
them again gives the same numbers.

A review shows everything about a finished game and about a record file. In an unfinished game a
person sees only decisions of their own seat, in finished hands that were dealt after they sat down.
All numbers and texts for such a decision come from the view that the seat had then.
"""

import hashlib
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from threading import Lock
from typing import Any, NamedTuple

from clubsuit.bots import BOTS, offered_bot
from clubsuit.bots.command.naming import names_command
from clubsuit.bots.search.bot import SearchBot
from clubsuit.errors import ClubsuitError, TurnError
from clubsuit.game import Play, Record, View
from clubsuit.games.state import Action
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
from clubsuit.server.storage.faces import faces_of, names_faces
from clubsuit.server.storage.store import Store
from clubsuit.server.table.arrivals import forget
from clubsuit.server.table.names import GUEST, distinct, named
from clubsuit.server.table.opening import bot_seed, number_in_hand
from clubsuit.server.table.table import table_for
from clubsuit.texts import refusal
from clubsuit.view import message
from clubsuit.writing import visible

SEED = 1
"""Seed of reviews. `clubsuit review` has the same default, so it shows the same numbers."""

KEPT = 300_000
"""Maximum number of decisions in all games in memory; they take about 200 MB."""

KEPT_LINES = 30_000
"""Maximum number of lines of streams in memory; they take about 90 MB."""

LONG = 200
"""Number of decisions above which a hand counts as long and is weighed last."""

FILE = "file "
"""Prefix of the names of record files; no table's id starts with it."""

MAX_CANDIDATES = 8
"""Number of a bot's best candidates that are shown."""


@dataclass(frozen=True)
class Source:
    """A game under review, and how much of it the person may see."""

    positions: Positions
    seat: int | None
    """The seat of the person; None if they have no seat, as in a record file."""
    open: bool
    """Whether everything may be shown: the game is over, or comes from a record file."""
    bots: tuple[str | None, ...]
    """The bot that played in each seat; None if a person played or the bot is unknown."""
    seed: int | None
    """The seed from which the bots' decisions follow; None if it is unknown."""
    history: tuple[tuple[int, str | None], ...]
    """For each deal and decision, its entry number and the bot that made it, if any."""
    ply: int
    """The ply of the table when it was read."""
    given: int = 0
    """Number of entries that were copied from another game, with decisions of other players."""
    is_entry: bool = False
    """Whether the game was played in a tournament."""
    first: int = 1
    """Number of the first hand in which the person had this seat."""
    faces: Sequence[str] = ()
    """The face of each player."""
    weighed: Weighed = field(default_factory=Weighed, compare=False)
    """The results found so far."""

    @property
    def record(self) -> Record:
        """The record of the whole game."""
        return self.positions.record

    def may_show(self, hand: int, number: int) -> bool:
        """Return whether this decision exists and may be shown."""
        if not self.positions.has(hand, number):
            return False
        decides, _ = self.record.hands[hand - 1].actions[number - 1]
        return self.open or (self.may_show_hand(hand) and decides == self.seat)

    def may_show_hand(self, hand: int) -> bool:
        """Return whether decisions of this hand may be shown. The hand must exist."""
        return self.open or (self.record.hands[hand - 1].score is not None and hand >= self.first)

    def is_long(self, hand: int) -> bool:
        """Return whether weighing a hand is slow because the hand has many decisions."""
        hands = self.record.hands
        return 1 <= hand <= len(hands) and len(hands[hand - 1].actions) > LONG

    def before(self, hand: int, number: int) -> tuple[Play, int, str]:
        """Return the game before a decision, and the seat and the text of the decision.

        Raises NotationError if the decision does not exist or may not be shown.
        """
        if not self.may_show(hand, number):
            raise refusal("review-no-decision", hand=hand, number=number)
        seat, text = self.record.hands[hand - 1].actions[number - 1]
        return self.positions.before(hand, number), seat, text

    def ply_and_bot(self, hand: int, number: int) -> tuple[int, str | None]:
        """Return the number for `bot_seed` before a decision, and the bot that made it.

        The bot is None if a person decided or the bot is unknown.
        """
        earlier = sum(len(before.actions) for before in self.record.hands[: hand - 1])
        place = hand + earlier + number - 1
        if place >= len(self.history):
            return place, None
        ply, bot = self.history[place]
        return number_in_hand(hand, number - 1) if self.is_entry else ply - 1, bot


class _Kept(NamedTuple):
    source: Source
    address: str
    """The address that opened the game last."""
    size: int
    """Number of decisions and hands of the game, plus one."""


class Reviews:
    """A cache of the games under review, in the order of their last use. Any thread may call it.

    When the cache is full, the address with the most cached decisions loses its oldest game. So a
    client that sends many large files pushes out only its own games.
    """

    def __init__(self, store: Store, kept: int = KEPT) -> None:
        """kept: the maximum number of decisions in memory."""
        self._store = store
        self._most = kept
        self._sources: OrderedDict[tuple[str, str], _Kept] = OrderedDict()
        self._sizes: Counter[str] = Counter()
        """Total size of the cached games by address."""
        self._lock = Lock()

    def add(self, asker: Asker, text: bytes) -> str:
        """Store a record file and return its name.

        Raises ClubsuitError if the file cannot be read or replayed.
        """
        name = hashlib.sha256(text).hexdigest()[:32]
        if self._known(asker, FILE + name) is None:
            self._open(asker, name, text)
        uploads.keep(self._store, asker.person, name, text)
        return name

    def _open(self, asker: Asker, name: str, text: bytes) -> Source:
        try:
            read = Record.from_json(text)
            record = replay(read).record()  # in the notation that the page reads
        except ClubsuitError as error:
            raise _located(error) from None
        names = [named(name, 1, GUEST)[0] for name in record.players]
        record = replace(record, players=distinct(names))
        decided = [[visible(bot or "") or None for bot in hand] for hand in read.bots()]
        history = tuple((0, bot) for hand in decided for bot in [None, *hand])
        about = None, True, _players(read, decided), None, history, 0
        source = Source(Positions(record), *about, faces=names_faces(record.players))
        self._keep(asker, FILE + name, source)
        return source

    def file(self, asker: Asker, name: str) -> Source | None:
        """Return a record file that this person has sent; None if it is not stored (any more)."""
        if known := self._known(asker, FILE + name):
            return known
        text = uploads.text_of(self._store, asker.person, name)
        return None if text is None else self._open(asker, name, text)

    def table(self, asker: Asker, table_id: str) -> Source | None:
        """Return a table of this person in its present state; None if they may not review it."""
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
            row.tournament is not None,
            1 if seat is None else table.state.arrivals.first_hand(seat),
            faces_of(row.seats),
        )
        self._keep(asker, table_id, source)
        return source

    def forget(self, person: str, tables: Collection[str]) -> None:
        """Drop all cached games of a person, and the cached copies of these tables."""
        with self._lock:
            for owner, name in list(self._sources):
                if owner == person or name in tables:
                    self._drop((owner, name))

    def _known(self, asker: Asker, name: str) -> Source | None:
        """Return the cached game with this name, if any, and mark it as just used."""
        with self._lock:
            kept = self._sources.get((asker.person, name))
            if kept is not None:
                self._sources.move_to_end((asker.person, name))
                self._drop_lines()
            return kept and kept.source

    def _drop_lines(self) -> None:
        """Drop the results of the oldest games if there are too many; open streams keep theirs."""
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
    """Return for each seat the bot that made all its decisions, if there is one."""
    by_seat: dict[int, set[str | None]] = defaultdict(set)
    for hand, bots in zip(record.hands, decided, strict=True):
        for (seat, _), bot in zip(hand.actions, bots, strict=True):
            by_seat[seat].add(bot)
    alone = {seat: next(iter(bots)) for seat, bots in by_seat.items() if len(bots) == 1}
    return tuple(alone.get(seat) for seat in range(len(record.players)))


# ---- messages, in the form of `schema` ------------------------------------------------------


def overview(source: Source) -> dict[str, Any]:
    """Return all decisions that may be shown, in order, in the form of `schema.Review`."""
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
                if source.may_show(hand, number)
            ],
        }
        for hand, given in enumerate(record.hands, 1)
        if source.may_show_hand(hand)
    ]
    rules, first = positions.game.rules, positions.game.unseeded().state
    return {
        "type": "overview",
        "game": record.game,
        "options": positions.game.options,
        "players": [
            {"name": name, "face": face, "bot": bot, "team": rules.team(first, seat)}
            for seat, (name, face, bot) in enumerate(
                zip(record.players, source.faces, source.bots, strict=True)
            )
        ],
        "seat": source.seat,
        "open": source.open,
        "worlds": WORLDS // 2,
        "hands": hands,
    }


def step(source: Source, hand: int, number: int) -> dict[str, Any]:
    """Return the table before a decision as its player saw it, in the form of `schema.ReviewStep`.

    Raises NotationError if the decision does not exist or may not be shown.
    """
    play, seat, text = source.before(hand, number)
    view = play.view(seat).to_dict()
    for player, bot, face in zip(view["players"], source.bots, source.faces, strict=True):
        player |= {"bot": bot, "face": face}
    shown = None
    if source.open:
        held = play.state.hand[: play.game.seats]
        shown = [play.game.rules.deck.names(int(cards)) for cards in held]
    return {"hand": hand, "number": number, "action": text, "view": view, "hands": shown}


def hand_chances(source: Source, hand: int) -> dict[str, Any]:
    """Return the winning chances after each decision of a hand, with open cards.

    The form is `schema.HandChances`. Raises NotationError if the hand does not exist or the game
    is not over.
    """
    if not source.open or not 1 <= hand <= len(source.record.hands):
        raise refusal("review-no-chances", hand=hand)
    positions = source.positions
    after = [
        chances_after(play, text) if positions.is_weighed(text) else None
        for play, _, text in positions.through(hand)
    ]
    return {"type": "chances", "hand": hand, "after": after}


def weigh(
    source: Source, hand: int, number: int, before: Known | None = None
) -> tuple[Known, dict[str, Any]]:
    """Weigh a decision. Return the result, and its line in the form of `schema.DecisionWorth`.

    before: an earlier result, to weigh the decision again in more deals.
    """
    play, seat, text = source.before(hand, number)
    if not source.positions.is_weighed(text):
        raise refusal("review-not-weighed")
    view = play.view(seat)
    worlds, seed = WORLDS, seed_of(SEED, hand, number)
    if before is not None:
        worlds = worlds_again(before)
        seed = seed_again(SEED, hand, number, worlds)
    known = review_known(view, text, worlds, seed, own=seat == source.seat)
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
        "candidates": [_worth(candidate) for candidate in known.candidates],
        "opened": opened and _opened(opened),
        "bot": _why(source, view, text, known, *source.ply_and_bot(hand, number)),
    }


def position(source: Source, hand: int, number: int) -> tuple[Play, int]:
    """Return the game before a decision, and the seat that decides.

    A new table can start from this position.

    Raises NotationError if the decision does not exist. Raises TurnError before the game is over,
    because a table with this position would reveal hidden cards.
    """
    if not source.open:
        raise refusal("review-not-over", TurnError)
    play, seat, _ = source.before(hand, number)
    return play, seat


def _why(
    source: Source, view: View, text: str, known: Known, ply: int, name: str | None
) -> dict[str, Any] | None:
    """Ask a decision's bot again, with the same view and seed. The form is `schema.BotsWord`.

    Returns None in each of these cases:

    - The game is not over.
    - A person made the decision, or it was copied from another game.
    - The host no longer offers the bot.
    - The bot now decides differently: before version 0.2 it used other random numbers.

    - The bot is a program. It gives no reasons, and readers of reviews start no programs.

    A bot that searches is not asked, because the review has just searched the same view.
    """
    if name not in BOTS or names_command(name):
        return None
    if source.seed is None or not source.open or ply < source.given:
        return None
    mind = offered_bot(name, view.rules, bot_seed(source.seed, ply, view.seat))
    if isinstance(mind, SearchBot):
        return {"bot": name, "tried": True, "reason": message(known.reason), "candidates": []}
    choice = mind.choose(view)
    if view.rules.words.text(view.state, choice.action) != text:
        return None
    best = sorted(choice.candidates, key=lambda found: -found.value)[:MAX_CANDIDATES]
    return {
        "bot": name,
        "tried": False,
        "reason": message(choice.reason),
        "candidates": [
            {"action": view.rules.words.text(view.state, Action(found.code)), "value": found.value}
            for found in best
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
        "solved": [_open_worth(worth) for worth in opened.solved],
        "chances": opened.chances,
    }


def _open_worth(worth: OpenWorth) -> dict[str, Any]:
    points = {"points": worth.points, "exact": worth.exact, "ahead": worth.ahead}
    return {"action": worth.text, **points}


def _located(error: ClubsuitError) -> ClubsuitError:
    """Return an error in a record with its position added to the message."""
    if not error.where:
        return error
    return refusal(
        "review-record-fault", type(error), error.rule, where=error.where, text=error.message
    )
