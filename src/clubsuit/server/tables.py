"""A table: a game replayed from its decisions, and the one door by which it goes on.

People and bots come in by the same door, `Table.decide`, with the number of the
decision that theirs follows (`ply`). A decision counts once it is stored; only
then anybody sees what it did. Nothing here is precious: a table that is dropped
is replayed from the store.

Everything here is synchronous and meant for a worker thread; `live` calls it,
for each table one call at a time.
"""

import hashlib
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from clubsuit.bots import BOTS, make_bot, unknown_bot
from clubsuit.bots.trials import Trials
from clubsuit.errors import NotationError, Reason, TurnError
from clubsuit.fair import Fairness, is_string, new_secret
from clubsuit.game import Game, Play, View, may_be_off_turn, rules_of
from clubsuit.games.base import Action
from clubsuit.record import Record
from clubsuit.server.messages import commitment_message, view_message
from clubsuit.server.storage import (
    DEALER,
    STRING,
    Decision,
    NumberTaken,
    Store,
    Summary,
    TableRow,
    deal_text,
    now,
    read_deal,
    read_string,
    string_text,
)
from clubsuit.texts import explain, say

SEAT = 0
"""Where the person who opens a table sits."""

SEED_BITS = 62

ADVISER = "search:300ms"
"""The bot that gives hints,"""
SUGGESTIONS = 3
"""how many of its candidates are told,"""
WEIGHED = 60
"""and in how many new deals these are compared: the bot tries the worse ones in fewer."""


class Stale(Exception):
    """The decision does not follow the table's last one: something else came in between."""


class Damaged(Exception):
    """What is stored makes no game (any more). Why is not said: that could name hidden cards."""


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


@dataclass(frozen=True)
class Snapshot:
    """A table after a stored decision. It never changes, so any thread may read it."""

    ply: int
    view: View
    """What the person sees,"""
    text: str
    """and the message that says it (or asks for the person's string)."""
    questions: tuple[Question, ...]
    """What bots are asked now; the first one that answers decides."""


def open_table(
    store: Store,
    owner: str,
    game_id: str,
    options: dict[str, Any],
    bots: list[str],
    name: str,
    seed: int | None,
    hints: bool = True,
) -> TableRow:
    """A new table. Raises NotationError or RuleError.

    bots: names clockwise from the person's left.
    seed: the deals follow from it, and the first hand is dealt; None: the deals are
          fair ones, and the first waits for the person's string.
    hints: whether the person may ask what the best bot would do.
    """
    game = Game(rules_of(game_id), options)
    if len(bots) != game.seats - 1:
        raise _refusal("server-bots-number", given=len(bots), wanted=game.seats - 1)
    if seed is not None and not 0 <= seed < 1 << SEED_BITS:
        raise _refusal("server-seed", bits=SEED_BITS)
    for bot in bots:
        _check_bot(bot)
    players = _names(name, game.seats)
    # The seed of a fair table is drawn for itself: what the bots do tells nothing of the secret.
    own_seed = secrets.randbits(SEED_BITS) if seed is None else seed
    play = game.table(own_seed, players)
    if seed is not None:
        play.deal()
    at = now()
    row = TableRow(
        id=secrets.token_urlsafe(12),
        game=game.id,
        options=game.options,
        players=players,
        bots=[None, *bots],
        seed=own_seed,
        owner=owner,
        seat=SEAT,
        created=at,
        updated=at,
        summary=_summary(play),
        secret=new_secret().hex() if seed is None else None,
        hints=hints,
    )
    store.create(row, _history(play))
    return row


def try_from(store: Store, owner: str, play: Play, seat: int, bot: str, name: str) -> TableRow:
    """A new table that goes on from this position, with the person in this seat.

    What has been dealt and decided is the beginning of the table's own list; later hands are
    dealt anew, from a seed. Raises NotationError for an unknown bot.
    """
    _check_bot(bot)
    history = _history(play)
    at = now()
    row = TableRow(
        id=secrets.token_urlsafe(12),
        game=play.game.id,
        options=play.game.options,
        players=_seated(play.players, seat, name),
        bots=[None if p == seat else bot for p in range(play.game.seats)],
        seed=secrets.randbits(SEED_BITS),
        owner=owner,
        seat=seat,
        created=at,
        updated=at,
        summary=_summary(play),
        given=len(history),
    )
    store.create(row, history)
    return row


def record_of(store: Store, table_id: str, person: str) -> Record | None:
    """A person's table as a record: the whole truth once the game is over, before as they see it.

    None where there is no such table, or it is another person's.
    """
    row = store.table(table_id)
    return None if row is None or row.owner != person else Table(store, row).record()


class Table:
    """One table, replayed. Only `snapshot` may be read while another thread is in a method."""

    def __init__(self, store: Store, row: TableRow) -> None:
        """Replay the table. Raises Damaged where its decisions make no game."""
        self.row = row
        self._store = store
        self._game = Game(rules_of(row.game), row.options)
        self._play: Play
        self._ply: int
        self._snapshot: Snapshot
        self._waits: bool
        """The deals are fair ones, and the person's string is still to come."""
        self._broken: bool
        """What is in memory is not what is stored; replay before anything else."""
        self._replay()

    @property
    def snapshot(self) -> Snapshot:
        """The table after its last stored decision."""
        return self._snapshot

    @property
    def patient(self) -> bool:
        """Whether people may have something to say before the next decision of a bot."""
        return bool(self._game.rules.off_turn_verbs)

    def catch_up(self) -> Snapshot:
        """Take in what other processes have stored since."""
        if self._broken:
            self._replay()
            return self._snapshot
        news = self._store.decisions(self.row.id, after=self._ply)
        if news:
            self._take_in(news)
        return self._snapshot

    def add_string(self, string: str) -> Snapshot:
        """The person's string for fair deals, and the first deal; stored when this returns.

        The first string counts: where the table has one already, nothing happens.
        Raises NotationError for what is no string, and changes nothing then.
        """
        if not is_string(string):
            raise _refusal("server-string")
        self.catch_up()
        if not self._waits:
            return self._snapshot
        self._broken = True
        self._begin(self.row.seat, string)
        self._play.deal()
        given = Decision(self._ply + 1, STRING, string_text(self.row.seat, string))
        deal = Decision(self._ply + 2, DEALER, _last_deal(self._play))
        try:
            return self._store_decisions(given, deal)
        except Stale:
            return self._snapshot

    def record(self) -> Record:
        """The game so far, as far as the person may know it."""
        record = self._play.record(None if self._play.over else self.row.seat)
        record.played = self.row.created
        if self._waits:
            record.fairness = self._fairness({}).sealed
        return record

    def whole(self) -> Record:
        """The game so far, all of it: to work with here, never to be sent as it is."""
        return self._play.record()

    def decide(self, ply: int, seat: int, text: str) -> Snapshot:
        """A seat's decision, a person's or a bot's; stored when this returns.

        Raises Stale, NotationError, RuleError or TurnError, and changes nothing then.
        """
        self._follow(ply, seat, text)
        view = self._play.view(seat)
        view.read(text)  # judged by what the seat sees: a refusal tells nothing else
        self._broken = True  # until it is stored, the game in memory is ahead of the truth
        self._play.play(text, seat)
        stored_text = self._play.hands[-1].actions[-1][1]
        return self._store_decisions(Decision(self._ply + 1, seat, stored_text))

    def deal(self, ply: int) -> Snapshot:
        """The next hand. Raises Stale or TurnError, and changes nothing then."""
        self._follow(ply)
        if self._waits:
            reason = Reason("", "server-string-first")
            raise TurnError(explain(reason), reason=reason)
        self._broken = True
        self._play.deal()
        return self._store_decisions(Decision(ply + 1, DEALER, _last_deal(self._play)))

    def _follow(self, ply: int, seat: int | None = None, text: str = "") -> None:
        if self._broken or ply != self._ply:
            self.catch_up()
        if ply != self._ply and not self._may_be_late(ply, seat, text):
            raise Stale

    def _may_be_late(self, ply: int, seat: int | None, text: str) -> bool:
        """Whether this may be said out of turn, and answers a view of this hand after which
        neither the referee has spoken nor this seat has decided anything.

        So nobody loses a call to somebody faster, and nobody makes one twice.
        """
        missed = self._ply - ply
        log = self._play.log
        if not may_be_off_turn(self._game.rules, text) or not 0 < missed <= len(log):
            return False
        return all(entry.seat != seat and not entry.note for entry in log[-missed:])

    def _store_decisions(self, *decisions: Decision) -> Snapshot:
        try:
            self._store.append(self.row.id, decisions, _summary(self._play))
        except NumberTaken:
            self._replay()
            raise Stale from None
        self._ply = decisions[-1].number
        self._snapshot = self._look()
        self._broken = False
        return self._snapshot

    def _replay(self) -> None:
        self._broken = True
        self._play = self._game.table(self.row.seed, self.row.players)
        self._waits = self.row.secret is not None
        self._ply = 0
        self._take_in(self._store.decisions(self.row.id))
        self._broken = False

    def _take_in(self, decisions: list[Decision]) -> None:
        self._broken = True
        for decision in decisions:
            try:
                self._repeat(decision)
            except Exception as error:
                raise Damaged().with_traceback(error.__traceback__) from None
            self._ply = decision.number
        self._snapshot = self._look()
        self._broken = False

    def _repeat(self, decision: Decision) -> None:
        if decision.seat == STRING:
            self._begin(*read_string(decision.text))
        elif decision.seat == DEALER:
            dealer, deal = read_deal(decision.text)
            self._play.deal(deal, dealer)
        else:
            self._play.play(decision.text, decision.seat)

    def _begin(self, seat: int, string: str) -> None:
        """The person's string is there: from now on deals can follow from it."""
        fairness = self._fairness({seat: string})
        self._play = self._game.table(self.row.seed, self.row.players, fairness=fairness)
        self._waits = False

    def _fairness(self, strings: dict[int, str]) -> Fairness:
        assert self.row.secret is not None
        by_seat = [strings.get(seat, "") for seat in range(self._game.seats)]
        return Fairness.new(by_seat, bytes.fromhex(self.row.secret))

    def _look(self) -> Snapshot:
        view = self._play.view(self.row.seat)
        if self._waits:
            assert self.row.commitment is not None
            text = commitment_message(self.row.commitment)
        else:
            row = self.row
            text = view_message(
                self._ply, view, row.bots, self._play.fairness, row.hints, row.given
            )
        return Snapshot(self._ply, view, text, tuple(self._questions()))

    def _questions(self) -> Iterator[Question]:
        last = self._play.log[-1].seat if self._play.log else None
        for seat, bot in enumerate(self.row.bots):
            if bot and seat != last and self._play.may_interject(seat):
                yield self._question(seat, bot, out_of_turn=True)
        turn = self._play.turn
        if turn is not None and (bot := self.row.bots[turn]):
            yield self._question(turn, bot, out_of_turn=False)

    def _question(self, seat: int, bot: str, *, out_of_turn: bool) -> Question:
        seed = bot_seed(self.row.seed, self._ply, seat)
        return Question(self._ply, seat, bot, seed, self._play.view(seat), out_of_turn)


def answer(question: Question, bot: str | None = None) -> str | None:
    """What the bot (or another in its place) decides, in the notation of RECORD.md.

    None where it is asked out of turn and has nothing to say.
    """
    view = question.view
    mind = make_bot(bot or question.bot, view.rules, question.seed)
    action = mind.interject(view) if question.out_of_turn else mind.choose(view).action
    return None if action is None else view.rules.text(view.record, action)


def hint(view: View, allowed: bool) -> tuple[list[dict[str, Any]], Reason]:
    """What the best bot would do with this view: as in `schema.Suggestion`.

    allowed: whether hints are given at this table. Without any the reason says why.
    """
    if not allowed:
        return [], Reason("", "server-hint-off")
    if view.turn != view.seat:
        return [], Reason("", "server-hint-not-now")
    rules, seed = view.rules, secrets.randbits(SEED_BITS)
    choice = make_bot(ADVISER, rules, seed).choose(view)
    tried = [one.code for one in choice.candidates[:SUGGESTIONS]]
    if len(tried) == 1:
        text = rules.text(view.record, choice.action)
        return [{"action": text, "chance": None, "points": None}], choice.reason
    trials = Trials(rules, seed + 1)
    trials.look(view)
    best = [
        {
            "action": rules.text(view.record, Action(one.code)),
            "chance": one.value,
            "points": one.points,
        }
        for one in sorted(trials.weigh(tried, WEIGHED), key=lambda one: -one.value)
    ]
    return best, Reason("", "server-hint", {"worlds": WEIGHED})


def bot_seed(seed: int, ply: int, seat: int) -> int:
    """The seed of a bot's decision: secret, and the same after a restart."""
    digest = hashlib.sha256(f"{seed} {ply} {seat}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> (64 - SEED_BITS)


def matching(view: View, cards: list[str]) -> tuple[list[str], Reason | None]:
    """The legal actions with exactly these cards; where there is none, why."""
    actions = view.matching(cards)
    return actions, None if actions else why_not(view, cards)


def why_not(view: View, cards: list[str]) -> Reason | None:
    """Why these cards cannot be chosen now; None where they can. Raises NotationError."""
    deck = view.rules.deck
    verb = view.rules.verb(view.record) or "play"
    return view.why_not(" ".join([verb, *deck.names(deck.mask(cards))]))


def _check_bot(name: str) -> None:
    """Raise NotationError for a bot that nobody may choose at a table."""
    if name not in BOTS:  # nor with a budget of one's own: it is the host's time
        raise unknown_bot(name)


def _last_deal(play: Play) -> str:
    hand = play.hands[-1]
    return deal_text(hand.dealer, hand.deal)


def _history(play: Play) -> list[Decision]:
    """All that has been dealt and decided, as a table's list has it."""
    entries = []
    for hand in play.hands:
        entries.append((DEALER, deal_text(hand.dealer, hand.deal)))
        entries += hand.actions
    return [Decision(number, seat, text) for number, (seat, text) in enumerate(entries, 1)]


def _summary(play: Play) -> Summary:
    return Summary(len(play.hands), play.total, play.over, play.winners)


def _names(name: str, seats: int) -> list[str]:
    """The person's name, and names for the bots that differ from it."""
    words = "".join(letter if letter.isprintable() else " " for letter in name).split()
    name = " ".join(words) or say("server-you")
    others = [other for other in say("server-bot-names").split() if other != name]
    return [name, *others[: seats - 1]]


def _seated(players: list[str], seat: int, name: str) -> list[str]:
    """The names of a game in which this person takes a seat; nobody else has the same name."""
    person = _names(name, 1)[0]
    others = [players[seat] if other == person else other for other in players]
    return [person if p == seat else others[p] for p in range(len(players))]


def _refusal(key: str, **args: Any) -> NotationError:
    reason = Reason("", key, args)
    return NotationError(explain(reason), reason=reason)
