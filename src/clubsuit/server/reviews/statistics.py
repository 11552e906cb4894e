"""Statistics for a person: games won, and facts about their hands.

Each game defines the facts of a hand (`Words.facts`); this module only adds them up. A table is
replayed once, and again when it has new entries.
"""

from collections import Counter, OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from threading import Lock

from clubsuit.game import Game, Record, rules_of
from clubsuit.games.words import Fact
from clubsuit.rating import Rating
from clubsuit.replay import game_of
from clubsuit.server.reviews import ratings
from clubsuit.server.storage.rows import TableRow
from clubsuit.server.storage.store import Store
from clubsuit.server.table.table import Table
from clubsuit.server.wire.schema import FactSum, GameStatistics

MOST_TABLES = 500
"""Maximum number of a person's tables that are counted; older ones are ignored."""

SCORES = 60
"""Maximum number of hands whose scores are listed; older ones are left out."""

CACHED_TABLES = 20_000
"""Maximum number of tables whose facts are cached."""

POINTS = "points"
"""Name of the fact that all games have: the score of a hand."""

Hand = list[Fact]


@dataclass
class _Rated:
    of: int
    """Hash of the tables from which the ratings were computed."""
    found: dict[str, Rating]


class Statistics:
    """Computes statistics and caches facts and ratings. Any thread may call it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._hands: OrderedDict[tuple[str, int, int], list[Hand]] = OrderedDict()
        self._ratings: dict[str, _Rated] = {}
        self._lock = Lock()

    def hands(self, row: TableRow, person: str, length: int) -> list[Hand]:
        """Return the facts of a person's finished hands at a table.

        length: the number of entries of the table.
        """
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
            while len(self._hands) > CACHED_TABLES:
                self._hands.popitem(last=False)
        return known

    def summed(self, person: str, tables: list[tuple[TableRow, list[Hand]]]) -> GameStatistics:
        """Return the statistics of a person for one variant of a game.

        tables: the person's tables with the facts of their hands, the most recent first.
        """
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
            ratings=list(ratings.as_messages(self._rated(game, first), person)),
        )

    def _rated(self, game: Game, like: TableRow) -> dict[str, Rating]:
        """Return the ratings for the variant of a table; they are cached until its games change."""
        variant = like.variant
        rows = self._store.rated(variant, ratings.MOST)[::-1]
        of = hash(tuple((row.id, *(seat.person for seat in row.seats)) for row in rows))
        known = self._ratings.get(variant)
        if known is None or known.of != of:
            known = self._ratings[variant] = _Rated(of, ratings.ratings(game, rows))
        return known.found


def hands_of(record: Record, seat: int) -> list[Hand]:
    """Return the facts of a seat's finished hands in a game."""
    play = game_of(record).unseeded(record.players)
    hands = []
    for hand in record.hands:
        if hand.score is None:
            break
        play.deal(hand.deal, hand.dealer)
        for p, text in hand.actions:
            play.play(text, p)
        facts = play.game.rules.words.facts(play.state, seat)
        hands.append([Fact(POINTS, hand.score[seat]), *facts])
    return hands


def _added(hands: Iterable[Hand]) -> list[FactSum]:
    """Return the sums of the facts of all hands."""
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
