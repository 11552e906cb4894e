"""Opening tables."""

import hashlib
import secrets
from dataclasses import replace

from clubsuit.bots import BOTS, offered_bot, unknown_bot
from clubsuit.bots.own_weights import names_weights
from clubsuit.fair import new_secret
from clubsuit.game import Game, Play, rules_of
from clubsuit.games.rules import Rules
from clubsuit.lessons import Guide, Lesson
from clubsuit.lessons.lesson import PUPIL
from clubsuit.server.storage.rows import EVENT, Decision, Seat, TableRow
from clubsuit.server.storage.store import Store
from clubsuit.server.storage.times import now
from clubsuit.server.table.entries import history_of, summary_of
from clubsuit.server.table.events import SetClock, Sit, TableEvent, write
from clubsuit.server.table.names import GUEST, named, seated
from clubsuit.server.wire.schema import NewTable
from clubsuit.server.wire.time_controls import read_clock
from clubsuit.texts import refusal

SEAT = 0
"""The seat of the person who opens a table."""
SUBSTITUTE = "strong"
"""The bot that plays for an absent player whose seat has no bot of its own."""
TEACHER = "rule"
"""The bot that plays in lessons when the lesson does not prescribe a decision."""
SEED_BITS = 62


def open_table(store: Store, owner: str, new: NewTable, program: bool = False) -> TableRow:
    """Create a table, store it and return its row. Arguments and errors are those of
    `made_table`."""
    row, history = made_table(owner, new, program)
    store.create(row, history)
    return row


def made_table(owner: str, new: NewTable, program: bool = False) -> tuple[TableRow, list[Decision]]:
    """Return the row and the first entries of a new table, without storing them.

    With a seed, the first hand is dealt at once. Without a seed, the deals are fair, and the first
    deal waits for the players' strings.
    program: whether the owner is a program.
    Raises NotationError or RuleError for invalid settings.
    """
    game = Game(rules_of(new.game), new.options)
    must_be_offered(game)
    bots, seed = new.bots, new.seed
    if new.open and seed is not None:
        raise refusal("server-open-seed")
    if new.listed and not new.open:
        raise refusal("server-listed-closed")
    if new.clock and not new.open:
        raise refusal("server-clock-closed")
    read_clock(new.clock, new.pace)
    if new.watch == "late" and game.rules.carries_cards:
        raise refusal("server-watch-carries")
    if len(bots) != game.seats - 1:
        raise refusal("server-bots-number", given=len(bots), wanted=game.seats - 1)
    if seed is not None and not 0 <= seed < 1 << SEED_BITS:
        raise refusal("server-seed", bits=SEED_BITS)
    for bot in bots:
        _check_bot(bot, game.rules)
    players = named(new.name, game.seats, GUEST if new.open else "server-you")
    # A table with fair deals gets an independent seed, so bots reveal nothing about its secret.
    own_seed = secrets.randbits(SEED_BITS) if seed is None else seed
    play = game.table(own_seed, players)
    if seed is not None:
        play.deal()
    at = now()
    row = TableRow(
        id=secrets.token_urlsafe(12),
        game=game.id,
        options=game.options,
        seats=(
            Seat(players[SEAT], owner, SUBSTITUTE if new.open else None),
            *(Seat(player, None, bot) for player, bot in zip(players[1:], bots, strict=True)),
        ),
        seed=own_seed,
        owner=owner,
        created=at,
        updated=at,
        summary=replace(summary_of(play), clock=new.clock),
        secret=new_secret().hex() if seed is None else None,
        hints=new.hints,
        open=new.open,
        listed=new.listed,
        pace=new.pace,
        watch=new.watch,
    )
    return row, _opened(play, begun(new.clock, {SEAT} if program else set()))


def try_from(store: Store, owner: str, play: Play, seat: int, bot: str, name: str) -> TableRow:
    """Store and return a new table that continues from a position, with the person in this seat.

    The deals and decisions so far become the first entries of the table; later hands are dealt
    from a new seed. Raises NotationError for an unknown bot.
    """
    _check_bot(bot, play.game.rules)
    history = history_of(play)
    at = now()
    row = TableRow(
        id=secrets.token_urlsafe(12),
        game=play.game.id,
        options=play.game.options,
        seats=tuple(
            Seat(player, owner) if p == seat else Seat(player, None, bot)
            for p, player in enumerate(seated(play.players, seat, name))
        ),
        seed=secrets.randbits(SEED_BITS),
        owner=owner,
        created=at,
        updated=at,
        summary=summary_of(play),
        given=len(history),
    )
    store.create(row, history)
    return row


def open_lesson(store: Store, owner: str, lesson: Lesson, name: str) -> TableRow:
    """Store and return a table for a lesson. Its deals are prepared, so they are not fair deals."""
    game = Game(rules_of(lesson.game), {})
    players = named(name, game.seats)
    play = game.unseeded(players)
    Guide(lesson).begin(play)
    history = history_of(play)
    at = now()
    row = TableRow(
        id=secrets.token_urlsafe(12),
        game=game.id,
        options=game.options,
        seats=tuple(
            Seat(player, owner) if p == PUPIL else Seat(player, None, TEACHER)
            for p, player in enumerate(players)
        ),
        seed=secrets.randbits(SEED_BITS),
        owner=owner,
        created=at,
        updated=at,
        summary=summary_of(play),
        hints=False,
        given=len(history),
        lesson=True,
    )
    store.create(row, history)
    return row


def begun(clock: str, programs: set[int]) -> list[Decision]:
    """Return the first entries of a new table: the seats of programs, and the clock."""
    first: list[TableEvent] = [Sit(seat, program=True) for seat in sorted(programs)]
    if clock:
        first.append(SetClock(SEAT, clock, agreed=False))
    return [Decision(number, EVENT, write(event)) for number, event in enumerate(first, 1)]


def _opened(play: Play, first: list[Decision]) -> list[Decision]:
    """Return these first entries of a new table, followed by its deals and decisions."""
    dealt = [entry._replace(number=entry.number + len(first)) for entry in history_of(play)]
    return [*first, *dealt]


def must_be_offered(game: Game) -> None:
    """Raise NotationError for an option that tables do not offer."""
    for option in game.rules.options:
        if option.research and option.name in game.chosen:
            raise refusal("server-research", option=option.name)


def _check_bot(name: str, rules: Rules) -> None:
    """Raise NotationError for a bot that is not offered here, or that cannot play this game."""
    if name not in BOTS:  # also refuses "search:10s", which would use too much CPU time
        raise unknown_bot(name)
    if name == "trained" or names_weights(name):
        offered_bot(name, rules, 0)  # otherwise each decision of the bot would fail


def number_in_hand(hand: int, decisions: int) -> int:
    """Return the number for `bot_seed` after this number of decisions in a hand of a tournament."""
    return hand << 32 | decisions


def bot_seed(seed: int, ply: int, seat: int) -> int:
    """Return the seed of a bot's decision. It is secret, and a restart does not change it.

    ply: the ply of the table; in a tournament the result of `number_in_hand`.
    """
    digest = hashlib.sha256(f"{seed} {ply} {seat}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> (64 - SEED_BITS)
