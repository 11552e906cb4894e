"""The requirements that every game must meet, as functions of a position or of a variant.

Each function raises `Unmet`, or any other exception, if the game does not meet the requirement. The
messages that teach what to look at are in the catalogue (`conform-…`).
"""

import json
import os
import random
import re
from collections.abc import Callable
from typing import Any

from clubsuit.bots import make_bot, quick
from clubsuit.bots.base import Agent
from clubsuit.errors import ClubsuitError, NotationError, RuleError, TurnError
from clubsuit.game import Game, Play, Record, View, load
from clubsuit.games.state import NOBODY, SPECTATOR, Action
from clubsuit.replay import replay
from clubsuit.testing.plays import random_action, random_play
from clubsuit.texts import explain, rules

TARGET = 10
"""The target of games that are played to their end."""
LONGEST_GAME = 100_000
"""Number of decisions within which a random game to `TARGET` must end."""
VERBS = ("pass", "bid", "discard", "give", "send", "keep", "swap", "play", "double", "call", "")
CARD_VERBS = ("play", "send", "bid", "discard", "give")
ODD = "9ckxX=10 -\x00\x1b\u200b\u202e\u0663é🂡"
"""Characters of invalid texts."""


class Unmet(Exception):
    """A game does not meet a requirement. The message shows what was found, as data."""


def must(holds: object, *found: object) -> None:
    """Raise Unmet unless the condition holds. found: the values to show."""
    if not holds:
        raise Unmet(" ".join(map(str, found)))


# ---- at any position -------------------------------------------------------------------------


def hands(play: Play, choice: random.Random) -> None:
    """No card is in two hands, and hands hold only cards of the deck."""
    deck = play.game.rules.deck
    together = 0
    for seat in range(play.game.seats):
        hand = int(play.state.hand[seat])
        must(not together & hand, seat, deck.names(together & hand & deck.all))
        together |= hand
    must(not together & ~deck.all, bin(together & ~deck.all))


def replays(play: Play, choice: random.Random) -> None:
    """Replaying the record gives the same state, byte for byte."""
    again = replay(Record.from_json(play.record().to_json()))
    again.state.rng[:] = play.state.rng
    if not play.hands:  # a record without hands does not name a dealer yet
        again.state.dealer = play.state.dealer
    different = [
        name
        for name in play.game.rules.dtype.names or ()
        if again.state[name].tobytes() != play.state[name].tobytes()
    ]
    must(not different, *different)
    must(again.state.tobytes() == play.state.tobytes())
    must(again.record() == play.record() and again.log == play.log)


def views(play: Play, choice: random.Random) -> None:
    """A view and the choices of bots depend only on what the seat may know."""
    seed = choice.randrange(1 << 40)
    for seat in range(play.game.seats):
        view = play.view(seat)
        other = _dealt_again(play, view, seed).view(seat)
        different = [
            name
            for name in play.game.rules.dtype.names or ()
            if other.state[name].tobytes() != view.state[name].tobytes()
        ]
        must(not different, seat, *different)
        must(json.dumps(other.to_dict()) == json.dumps(view.to_dict()), seat)
        for one, two in zip(_bots(view, seed), _bots(view, seed), strict=True):
            if view.turn == seat:
                must(one.choose(view) == two.choose(other), seat, one.name)
            if view.off_turn():
                must(one.interject(view) == two.interject(other), seat, one.name)


def samples(play: Play, choice: random.Random) -> None:
    """A sampled state can be played to the end of the hand."""
    for seat in range(play.game.seats):
        other = _dealt_again(play, play.view(seat), choice.randrange(1 << 40))
        ruleset = other.game.rules
        must(other.state.me == NOBODY, other.state.me)
        while other.turn is not None:
            ruleset.apply(other.state, random_action(ruleset, other.state, choice))
        named = {line.seat for line in ruleset.words.score_lines(other.state)}
        must(named <= set(range(other.game.seats)), *named)


def texts(play: Play, choice: random.Random) -> None:
    """The text of each legal action is read as this action, and no two actions share a text."""
    ruleset = play.game.rules
    codes = ruleset.legal_codes(play.state)
    for seat in range(play.game.seats):
        legal = play.legal(seat)
        actions = [Action(code) for code in codes] if seat == play.turn else []
        actions += ruleset.off_turn(play.state, seat)
        must(len(set(legal)) == len(legal) == len(set(actions)), *legal)
        must(play.view(seat).legal() == legal, *legal)
        for action, text in zip(actions, legal, strict=True):
            read = play.read(text, seat)
            must((read.code, read.seat) == (action.code, action.seat), text, action.code, read.code)
            must(ruleset.words.text(play.state, read) == text, text)
            must(play.why_not(text, seat) is None, text)
            if ruleset.deck.per_suit < 15:
                must(play.read(text.lower().replace("10", "t"), seat), text)
    must(play.legal() == (play.legal(play.turn) if play.turn is not None else []))


def nonsense(play: Play, choice: random.Random) -> None:
    """An invalid text is refused with an error of `clubsuit.errors`, and changes nothing."""
    words = [
        "".join(choice.choices(ODD, k=choice.randrange(5))) for _ in range(choice.randrange(5))
    ]
    text = " ".join([choice.choice(VERBS), *words])
    before = play.state.tobytes()
    try:
        action = play.read(text)
    except ClubsuitError as error:
        must(error.message and play.state.tobytes() == before, ascii(text))
    else:
        must(play.game.rules.is_legal(play.state, action), ascii(text))


def explanations(play: Play, choice: random.Random) -> None:
    """Each single card can be played, or a message explains why not."""
    if play.turn is None:
        return
    verb = choice.choice(CARD_VERBS)
    view = play.view(play.turn)
    legal = {text.partition("=")[0] for text in view.legal()}
    for card in play.game.rules.deck.names(play.game.rules.deck.all):
        text = f"{verb} {card}"
        reason = view.why_not(text)
        if reason is None:
            must(play.read(text).code in play.game.rules.legal_codes(play.state), text)
        else:
            must(text not in legal and explain(reason, play.players), text)


def schema(play: Play, choice: random.Random) -> None:
    """Views fit the page's schema, and name rules that the rules page has."""
    rules_page = rules(play.game.id)
    for seat in range(play.game.seats):
        view = json.loads(json.dumps(play.view(seat).to_dict()))
        _check_schema(view)
        must(re.search(rf"\b{re.escape(view['rule'])}\b", rules_page), view["rule"])
        must(explain(play.game.rules.words.prompt(play.view(seat).state), play.players))
        must(not view["choices"] or play.view(seat).legal(), seat)
    for entry in play.log:
        must(entry.note is None or explain(entry.note, play.players), entry.text)
    for line in (line for lines in play.lines for line in lines):
        must(explain(line.reason, play.players) and line.reason.rule, line.reason.key)


def common(play: Play, choice: random.Random) -> None:
    """Fields common to all views are the same in each, and no card of a trick is hidden."""
    together = play.views([*range(play.game.seats), SPECTATOR])
    shared = together[SPECTATOR].common()
    words = play.game.rules.words
    for seat, view in together.items():
        alone = play.onlooker() if seat == SPECTATOR else play.view(seat)
        must(view.state.tobytes() == alone.state.tobytes(), seat)
        must(view.to_dict(shared) == alone.to_dict(), seat)
        for entry in play.log:
            if entry.trick is not None:
                verb = entry.text.split()[0]
                must(words.seen(view.state, entry.seat, entry.text) == entry.text, entry.text)
                must(words.receiver(view.state, entry.seat, verb) is None, entry.text)


def scores(play: Play, choice: random.Random) -> None:
    """The lines of a score add up to the score of each seat or team, and scores to totals."""
    for hand, lines in zip(play.hands, play.lines, strict=False):
        sums: dict[int, int] = {}
        for line in lines:
            side = _side(play, line.seat)
            sums[side] = sums.get(side, 0) + line.points
        must(hand.score is not None)
        for seat, score in enumerate(hand.score or []):
            must(sums.get(_side(play, seat), 0) == score, seat, score, sums)
    finished = [hand.score for hand in play.hands if hand.score is not None]
    totals = [sum(points) for points in zip(*finished, strict=True)]
    must(not finished or play.total == totals, play.total, totals)


def matching(play: Play, choice: random.Random) -> None:
    """The cards of a legal action match this action and only legal ones."""
    if play.turn is None:
        return
    view = play.view(play.turn)
    for code in view.codes()[:40]:
        cards = view.rules.deck.names(view.rules.words.cards_of(view.state, code))
        if cards:
            found = view.matching(cards)
            must(view.rules.words.text(view.state, Action(code)) in found, *cards)
            must(all(play.read(text) for text in found), *cards)


AT_POSITIONS: dict[str, Callable[[Play, random.Random], None]] = {
    "hands": hands,
    "replay": replays,
    "views": views,
    "samples": samples,
    "texts": texts,
    "nonsense": nonsense,
    "explanations": explanations,
    "schema": schema,
    "common": common,
    "scores": scores,
    "matching": matching,
}
"""Requirements at each position, by name. They may draw from the generator, and change nothing."""


# ---- in every variant ------------------------------------------------------------------------


def ends(game: Game) -> None:
    """A random game comes to its end, and its record replays."""
    play = random_play(game.id, {**game.chosen, "target": TARGET}, 1, LONGEST_GAME)
    must(play.over and play.winners, play)
    must(replay(Record.from_json(play.record().to_json())).winners == play.winners, play)


def refusals(game: Game) -> None:
    """A refused decision (out of turn, wrong seat, wrong phase) changes nothing."""
    play = game.new(seed=3)
    turn = play.turn
    must(turn is not None)
    before = play.state.tobytes()
    first = play.legal()[0]
    _refuses(TurnError, lambda: play.play(first, seat=((turn or 0) + 1) % play.game.seats), first)
    _refuses(TurnError, play.deal, "deal")
    _refuses(TurnError, lambda: play.view(7), "view 7")
    must(play.state.tobytes() == before)


def options(game: Game) -> None:
    """A game does not start with an unknown option or an invalid target."""
    _refuses(NotationError, lambda: load(game.id, colour="red"), "colour=red")
    for target in (0, -1, "many", 1.5, True):
        invalid: Any = target
        _refuses(RuleError, lambda value=invalid: load(game.id, target=value), f"target={target}")


IN_VARIANTS: dict[str, Callable[[Game], None]] = {
    "ends": ends,
    "refusals": refusals,
    "options": options,
}
"""Requirements of each variant, by name."""


def _refuses(kind: type[Exception], function: Callable[..., object], what: str) -> None:
    try:
        function()
    except kind:
        return
    raise Unmet(what)


def _dealt_again(play: Play, view: View, seed: int) -> Play:
    """Return the same game with hidden cards that fit the view."""
    other, drawn = play.copy(), view.sample(seed).state
    for name in drawn.dtype.names or ():
        other.state[name] = drawn[name]
    return other


def _bots(view: View, seed: int) -> list[Agent]:
    """Return one bot of each kind. Without the compiler, or with bounds checks, return only fast
    kinds."""
    slow = {"NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK"} & os.environ.keys()
    names = ("random", "rule") if slow else quick(view.rules)
    return [make_bot(name, view.rules, seed) for name in names]


def _side(play: Play, seat: int) -> int:
    """Return the team of a seat, or the seat in a game without teams."""
    team = play.game.rules.team(play.state, seat)
    return seat if team is None else team


def _check_schema(view: dict[str, Any]) -> None:
    """Validate a view, if the packages of the server are installed."""
    try:
        from clubsuit.server.wire import schema as wire
    except ModuleNotFoundError:  # only the engine is installed
        return
    wire.View.model_validate(view)
