"""One's own statistics: how often one has won, and what the rules tell of one's hands.

What is counted in a hand each game says itself (`Words.facts`); here it is only added up. A table
is replayed for that once, and again when something has come to its list.
"""

from collections import Counter, OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from threading import Lock

from clubsuit.game import Game, Record, rules_of
from clubsuit.games.words import Fact
from clubsuit.replay import game_of
from clubsuit.server.reviews import ratings
from clubsuit.server.reviews.ratings import Rating
from clubsuit.server.storage.store import Store, TableRow
from clubsuit.server.table.table import Table
from clubsuit.server.wire.schema import FactSum, GameStatistics

MOST_TABLES = 500
"""The tables of a person that are counted, those last played at."""

SCORES = 60
"""Hands whose scores are told one by one."""

REMEMBERED = 20_000
"""Tables of which the facts are kept in memory, of all people."""

POINTS = "points"
"""What all games count: the score of a hand."""

Hand = list[Fact]


@dataclass
class _Rated:
    of: int
    found: dict[str, Rating]


class Statistics:
    """What was found out about tables; any thread may call it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._hands: OrderedDict[tuple[str, int, int], list[Hand]] = OrderedDict()
        self._ratings: dict[str, _Rated] = {}
        self._lock = Lock()

    def hands(self, row: TableRow, person: str, length: int) -> list[Hand]:
        """The facts of a person's finished hands at a table whose list has this length."""
        seat = row.seat_of(person)
        assert seat is not None
        key = row.id, seat, length
        known = self._hands.get(key)
        if known is None:
            table = Table(self._store, row)
            known = hands_of(table.whole(), seat)[table.state.arrivals.first_hand(seat) - 1 :]
        with self._lock:
            self._hands[key] = known
            self._hands.move_to_end(key)
            while len(self._hands) > REMEMBERED:
                self._hands.popitem(last=False)
        return known

    def summed(self, person: str, tables: list[tuple[TableRow, list[Hand]]]) -> GameStatistics:
        """What came of a person's tables of one variant, those last played at first."""
        first, _ = tables[0]
        game = Game(rules_of(first.game), first.options)
        over = [row for row, _ in tables if row.summary.winners]  # not ended early
        hands = [hand for _, of_table in reversed(tables) for hand in of_table]
        scores = [fact.value for hand in hands for fact in hand if fact.name == POINTS]
        return GameStatistics(
            game=game.id,
            options=game.chosen,
            games=len(tables),
            finished=len(over),
            won=sum(row.seat_of(person) in (row.summary.winners or []) for row in over),
            hands=len(hands),
            facts=_added(hands),
            scores=scores[-SCORES:],
            ratings=list(ratings.told(self._rated(game, first), person)),
        )

    def _rated(self, game: Game, like: TableRow) -> dict[str, Rating]:
        """The ratings of a table's variant: found out again when its games are others."""
        variant = like.variant
        rows = self._store.rated(variant, ratings.MOST)[::-1]
        of = hash(tuple((row.id, *(seat.person for seat in row.seats)) for row in rows))
        known = self._ratings.get(variant)
        if known is None or known.of != of:
            known = self._ratings[variant] = _Rated(of, ratings.ratings(game, rows))
        return known.found


def hands_of(record: Record, seat: int) -> list[Hand]:
    """What the rules tell of a seat's finished hands in a game."""
    play = game_of(record).unseeded(record.players)
    told = []
    for hand in record.hands:
        if hand.score is None:
            break
        play.deal(hand.deal, hand.dealer)
        for p, text in hand.actions:
            play.play(text, p)
        facts = play.game.rules.words.facts(play.state, seat)
        told.append([Fact(POINTS, hand.score[seat]), *facts])
    return told


def _added(hands: Iterable[Hand]) -> list[FactSum]:
    """The facts of all hands, added up."""
    times: Counter[str] = Counter()
    total: Counter[str] = Counter()
    share: dict[str, bool] = {}
    for hand in hands:
        for fact in hand:
            times[fact.name] += 1
            total[fact.name] += int(fact.value)
            share[fact.name] = fact.share
    return [
        FactSum(name=name, share=share[name], times=times[name], total=total[name])
        for name in share
    ]
