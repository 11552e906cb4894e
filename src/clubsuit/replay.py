"""Replay records as games, and check them against the rules and their fair deals."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from clubsuit.actions import may_be_off_turn
from clubsuit.arguments import whole
from clubsuit.errors import RuleError, TurnError, excerpt, located
from clubsuit.game import Game, Play, Record, rules_of
from clubsuit.games.deals import next_dealer
from clubsuit.games.rules import Rules
from clubsuit.games.state import DEAL
from clubsuit.record import HandRecord
from clubsuit.texts import refusal

SHOWN = 6
"""Maximum length of a list in a message: the maximum number of seats at a table."""


def replay(record: Record, seed: int | None = None) -> Play:
    """Replay a record, and check every decision and score.

    record: a record of any game, with all cards.
    seed:   determines the deals after the record's last hand; see `Game.replay`, which has the
            errors too.

    >>> from clubsuit.game import load
    >>> play = load("clubs-whist").new(seed=7, players=["Ada", "Bo", "Cy"])
    >>> replay(play.record()).turn
    2
    """
    return replay_game(game_of(record), record, seed)


def game_of(record: Record) -> Game:
    """Return the game of a record with its options.

    Raises NotationError for an unknown game or option, and RuleError for invalid options.
    """
    if not isinstance(record, Record):
        raise refusal("record-argument", given=excerpt(record))
    return Game(rules_of(record.game), record.options)


def positions(record: Record) -> Iterator[tuple[Play, int, str]]:
    """See `Record.positions`."""
    game = game_of(record)
    if record.view is not None:
        raise refusal("record-view")
    play = game.unseeded(record.players)
    for number, hand in enumerate(record.hands, 1):
        _open_hand(play, hand, f"hand {number}")
        for n, (seat, text) in enumerate(hand.actions, 1):
            here = f"hand {number}, action {n}"
            _check_turn(play, seat, text, here)
            yield play, seat, text
            located(here, play.play, text, seat)


def at_hand(record: Record, number: int) -> Play:
    """Return the game of a valid record after the deal of hand `number` (from 1).

    Raises NotationError for a hand that the record does not have.
    """
    game = game_of(record)
    checked_hand(number, len(record.hands))
    play = game.unseeded(record.players)
    for hand in record.hands[: number - 1]:
        play.deal(hand.deal, hand.dealer)
        for seat, text in hand.actions:
            play.play(text, seat)
    last = record.hands[number - 1]
    play.deal(last.deal, last.dealer)
    return play


def checked_hand(number: Any, hands: int) -> int:
    """Return the number of a hand. Raises NotationError unless it is from 1 to `hands`."""
    hand = whole(number)
    if hand is None or not 1 <= hand <= hands:
        raise refusal("record-no-hand", hand=excerpt(number), hands=hands)
    return hand


def replay_game(game: Game, record: Record, seed: int | None) -> Play:
    """See `Game.replay`."""
    own = game_of(record)
    if own != game:
        raise _record_fault("record-game", "", given=own.label, wanted=game.label)
    if record.view is not None:
        raise refusal("record-view")
    play = _table_for(game, record, seed)
    if record.fairness and record.fairness.secret:
        check_deals(game, record)
    for number, hand in enumerate(record.hands, 1):
        _replay_hand(play, hand, f"hand {number}")
    _compare("record-total", record.total, play.total, "total", game.rules)
    _compare("record-winners", record.winners, play.winners, "winners", game.rules)
    return play


def _table_for(game: Game, record: Record, seed: int | None) -> Play:
    """Start the game of a record.

    Later hands get the record's fair deals if their secret is known. Otherwise `seed`, if given,
    determines their deals.
    """
    fairness = record.fairness
    if seed is None or (fairness and fairness.secret):
        return game.unseeded(record.players, fairness=fairness)
    return game.table(seed, record.players)


def check_deals(game: Game, record: Record) -> None:
    """Check every deal of a record against the record's `fairness`, which must have a secret.

    Nothing else is checked. For the first deal that differs, raises NotationError or RuleError with
    the hand and the rule.
    """
    assert record.fairness is not None
    play = game.unseeded(fairness=record.fairness)
    for number, hand in enumerate(record.hands, 1):
        where = f"hand {number}"
        wanted = play.fair_deal()
        dealer = next_dealer(play.state)
        if hand.dealer != dealer:
            key = "record-dealer" if play.hands else "fair-dealer"
            rule = game.rules.deal_rule
            raise _record_fault(key, where, rule, given=hand.dealer, wanted=dealer)
        located(where, play.deal, hand.deal)
        _compare_deals(play.hands[-1].deal, wanted, where, game.rules.cards_rule)
        play.state.phase = DEAL  # skip the decisions of this hand


def _open_hand(play: Play, hand: HandRecord, where: str) -> None:
    """Deal a hand of a record, and check its dealer and its cards."""
    rules = play.game.rules
    if play.over:
        raise _record_fault("record-hand-after-end", where, rules.end_rule)
    if not play.waiting:
        raise _record_fault("record-hand-after", where, rules.hand_rule)
    if not play.hands and whole(hand.dealer) not in range(play.game.seats):
        given = excerpt(hand.dealer)
        raise _record_fault("record-first-dealer", where, rules.deal_rule, given=given)
    located(where, play.deal, hand.deal, None if play.hands else hand.dealer)
    if hand.dealer != int(play.state.dealer):
        wanted = int(play.state.dealer)
        raise _record_fault(
            "record-dealer", where, rules.deal_rule, given=hand.dealer, wanted=wanted
        )


def _check_turn(play: Play, seat: int, text: str, where: str) -> None:
    rules = play.game.rules
    if play.turn is None:
        raise _record_fault("record-action-after", where, rules.hand_rule)
    if seat != play.turn and not may_be_off_turn(rules, text):
        raise _turn_fault(play, seat, where)


def _replay_hand(play: Play, hand: HandRecord, where: str) -> None:
    _open_hand(play, hand, where)
    for number, (seat, text) in enumerate(hand.actions, 1):
        here = f"{where}, action {number}"
        _check_turn(play, seat, text, here)
        located(here, play.play, text, seat)
    _compare("record-score", hand.score, play.hands[-1].score, where, play.game.rules)


def _compare_deals(
    given: Mapping[str, Any], wanted: Mapping[str, Any], where: str, rule: str
) -> None:
    """Raise RuleError with the first group of cards that differs between two deals, if any."""
    found, due = _groups(given), _groups(wanted)
    for place, cards in due.items():
        missing = Counter(cards) - Counter(found[place])
        if missing:
            names = list(missing.elements())
            raise _record_fault("fair-deal", where, rule, place=place, cards=names)
        if cards != found[place]:
            raise _record_fault("fair-order", where, rule, place=place)


def _groups(deal: Mapping[str, Any]) -> dict[str, list[str]]:
    """Return a deal's groups of cards by their place in the record: "chest", "hands[0]", …"""
    groups = {}
    for name, cards in deal.items():
        if cards and isinstance(cards[0], list):
            groups.update({f"{name}[{p}]": held for p, held in enumerate(cards)})
        else:
            groups[name] = cards
    return groups


def _compare(key: str, given: Any, wanted: Any, where: str, rules: Rules) -> None:
    if given != wanted:
        rule = rules.score_rule if key == "record-score" else rules.end_rule
        raise _record_fault(key, where, rule, given=_listed(given), wanted=_listed(wanted))


def _listed(numbers: list[int] | None) -> str:
    """Return numbers as a text for a message; a list longer than `SHOWN` is shortened."""
    return str(numbers) if numbers is None or len(numbers) <= SHOWN else excerpt(numbers)


def _record_fault(key: str, where: str, rule: str = "", **args: Any) -> RuleError:
    return refusal(key, RuleError, rule, where, **args)


def _turn_fault(play: Play, seat: int, where: str) -> TurnError:
    rule = play.game.rules.turn_rule(play.state)
    return refusal("record-turn", TurnError, rule, where, given=seat, wanted=play.turn)
