"""Evidence about hidden cards: each sentence is verified from card names and the rules.

All evidence of bots in complete games is checked, even if no sentence uses it.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any

import numpy as np
import pytest

import clubsuit
from clubsuit.bots import LEVELS, make_bot
from clubsuit.bots import counted as chooser
from clubsuit.bots.base import Choice
from clubsuit.bots.counted import counted, in_words
from clubsuit.bots.knowledge.base import Knowledge, knowledge_of
from clubsuit.bots.knowledge.evidence import Evidence
from clubsuit.bots.search.playout import FOUND
from clubsuit.bots.search.rollouts import Weighed
from clubsuit.bots.search.weighing import seed_by_view, weigh
from clubsuit.errors import Reason
from clubsuit.game import Play, View
from clubsuit.games.climbing_clubs.combinations import DOUBLE, PASS
from clubsuit.games.climbing_clubs.rules import PLAY
from clubsuit.games.state import Action, State
from clubsuit.games.tricks import NO_CARD
from clubsuit.texts import LANGUAGES, explain, speaking
from support.plays import kind, numbers

WORLDS = 8
STEP = 3
"""Interval between the decisions that the shorter test checks."""
YOU = {
    "en": r"\byour?\b",
    "de": r"\b(du|dich|dir|dein\w*)\b",
    "fr": r"\b(vous|votre|vos)\b",
    "nl": r"\b(je|jij|jou\w*|jullie)\b",
}
"""By language: the words that speak to the reader."""
NAMES = ["Ada", "Bob", "Cy", "Di", "Ed", "Flo"]
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("free-clubs", {"target": 60}),
    ("clubs-whist", {"target": 4}),
    ("climbing-clubs", {"target": 20, "players": 3, "double_or_nothing": True}),
    ("climbing-clubs", {"target": 20, "players": 2, "double_or_nothing": True}),
    ("climbing-clubs", {"target": 30, "players": 4, "teams": 2, "wild_15s": True}),
    (
        "climbing-clubs",
        {"target": 40, "players": 6, "teams": 3, "double_or_nothing": True},
    ),
    ("climbing-clubs", {"target": 20, "players": 3, "crazy": True}),
    ("ruby-dame", {"target": 40}),
]


def held(view: View, cards: Any) -> list[str]:
    return view.rules.deck.names(int(cards))


def choice_of(view: View, cards: tuple[str, ...]) -> tuple[int, str]:
    """Return the choice of exactly these cards, in which no wild 15 stands for another card."""
    [found] = [
        (code, text)
        for code in view.codes()
        if tuple(held(view, view.rules.words.cards_of(view.state, code))) == cards
        and "=" not in (text := view.rules.words.text(view.state, Action(code)))
    ]
    return found


def after(view: View, world: State, cards: tuple[str, ...]) -> State:
    """Return the world after these cards have been played."""
    then = world.copy()
    view.rules.apply(then, Action(choice_of(view, cards)[0]))
    return then


def legal(view: View, state: State, seat: int) -> list[int]:
    """Return the legal codes of this seat, as if it were its turn."""
    state.turn = seat
    codes = np.zeros(view.rules.max_legal, np.int64)
    return [int(code) for code in codes[: view.rules.legal(state, codes)]]


def read(view: View, world: bytes) -> State:
    return np.frombuffer(world, view.rules.dtype)[0].copy()


@lru_cache(1 << 12)
def can_take(view: View, world: bytes, cards: tuple[str, ...]) -> bool:
    """Return whether a later player holds a card that would beat this one at once."""
    then = after(view, read(view, world), cards)
    later = [q for q in range(int(then.seats)) if then.trick[q] == NO_CARD and then.hand[q]]
    for q in later:
        for code in legal(view, then, q):
            answered = then.copy()
            view.rules.apply(answered, Action(code))
            if int(answered.winner if answered.n else answered.last_winner) == q:
                return True
    return False


@lru_cache(1 << 12)
def answers(view: View, world: bytes, cards: tuple[str, ...], seat: int) -> list[str]:
    """Return the leads of this seat that beat these cards, according to CC-5 and CC-14."""
    mine = choice_of(view, cards)[1]
    leads = read(view, world)
    leads.n, leads.phase = 0, PLAY
    texts = [
        view.rules.words.text(leads, Action(code)) for code in legal(view, leads, seat) if code > 1
    ]
    return [text for text in texts if beats(text, mine, crazy=bool(view.state.crazy))]


def beats(one: str, other: str, crazy: bool) -> bool:
    """Return whether one combination beats another: same kind and higher (CC-5), or, with *Crazy*,
    more cards (CC-14)."""
    (size, run), (least, same) = kind(one), kind(other)
    if run != same or size < least or (size > least and not crazy):
        return False
    return size > least or max(numbers(one)) > max(numbers(other))


def taken(view: View, world: State, args: dict[str, Any]) -> bool:
    return can_take(view, world.tobytes(), tuple(args["cards"]))


def beaten_by(view: View, world: State, args: dict[str, Any]) -> list[str]:
    return answers(view, world.tobytes(), tuple(args["cards"]), args["seat"])


def beaten(view: View, world: State, args: dict[str, Any]) -> bool:
    others = [q for q in range(int(world.seats)) if q != view.seat]
    return any(beaten_by(view, world, {**args, "seat": q}) for q in others)


def by_rule(view: View, state: State) -> int:
    """Return the decision of the bot `rule` in this state, from the view of the seat to act."""
    seen = np.zeros(1, view.rules.dtype)[0]
    view.rules.view(state, int(state.turn), seen)
    codes = np.zeros(view.rules.max_legal, np.int64)
    n = view.rules.legal(state, codes)
    values = np.zeros(n)
    knowledge_of(view.rules).evaluate(seen, codes, n, values)
    return int(codes[np.argmax(values)])


@lru_cache(1 << 12)
def played_on(view: View, world: bytes, code: int) -> tuple[list[int], State]:
    """Play this choice and let `rule` finish the hand; return the leaders and the final state.

    There is one leader for each finished trick except the last one of the hand."""
    state, leaders = read(view, world), list[int]()
    while True:
        tricks = int(state.tricks_done)
        view.rules.apply(state, Action(code))
        if int(state.turn) < 0:
            return leaders, state
        if state.tricks_done > tricks:
            leaders.append(int(state.turn))
        code = by_rule(view, state)


def leads_next(view: View, world: State, args: dict[str, Any]) -> bool:
    """Return whether the named seat, by default the player, leads next."""
    leaders, _ = played_on(view, world.tobytes(), chosen(view, args))
    return leaders[:1] == [args.get("seat", view.seat)]


def chosen(view: View, args: dict[str, Any]) -> int:
    """Return the choice that a sentence names by its cards or by a word."""
    cards = tuple(args["cards"])
    return choice_of(view, cards)[0] if cards else {"pass": PASS, "double": DOUBLE}[args["choice"]]


def end_of(view: View, world: State, args: dict[str, Any]) -> State:
    return played_on(view, world.tobytes(), chosen(view, args))[1]


def team_of(end: State, seat: int) -> set[int]:
    """Return the seats that score together with this one (CC-13)."""
    teams = int(end.teams or end.seats)
    return {p for p in range(int(end.seats)) if p % teams == seat % teams}


def comes_last(view: View, world: State, args: dict[str, Any]) -> bool:
    """Return whether the player is the only one who never goes out (CC-8, CC-9)."""
    end = end_of(view, world, args)
    return view.seat not in end.order[: int(end.gone_out)] and end.score[view.seat] == 0


def team_comes_last(view: View, world: State, args: dict[str, Any]) -> bool:
    """Return whether all remaining cards belong to the team (CC-13)."""
    end = end_of(view, world, args)
    holders = {p for p in range(int(end.seats)) if held(view, end.hand[p])}
    return holders <= team_of(end, view.seat) and end.score[view.seat] == 0


def goes_first(view: View, world: State, args: dict[str, Any]) -> bool:
    """Return whether the named seat, by default the player, gets the bonus card of 5 points."""
    end = end_of(view, world, args)
    return bool(end.bonus[args.get("seat", view.seat)] == 5)


def brings(end: State, seat: int) -> int:
    """Return the points that a player adds to the score of the hand (CC-9, CC-11)."""
    points = int(end.points[seat]) + max(int(end.bonus[seat]), 0)
    return points * (2 * int(end.order[0] == seat) if end.doubled[seat] else 1)


def doubles(view: View, world: State, args: dict[str, Any]) -> bool:
    """Return whether the points of the named seat, by default the player, are doubled and count."""
    end = end_of(view, world, args)
    seat = args.get("seat", view.seat)
    counts = sum(brings(end, p) for p in team_of(end, seat))
    assert int(end.score[seat]) in (0, counts)
    return bool(end.doubled[seat]) and end.order[0] == seat and int(end.score[seat]) == counts


def double_fails(view: View, world: State, args: dict[str, Any]) -> bool:
    """Return whether the player has doubled and adds nothing to the score."""
    end = end_of(view, world, args)
    return bool(end.doubled[view.seat]) and brings(end, view.seat) == 0


def clubs(view: View, cards: Any) -> int:
    return sum(card[-1] == "C" for card in held(view, cards))


def clubs_elsewhere(view: View, world: State) -> int:
    """Return the number of clubs in the hands of the other players."""
    others = [q for q in range(int(world.seats)) if q != view.seat]
    return sum(clubs(view, world.hand[q]) for q in others)


CHECKS: dict[str, Callable[[View, State, dict[str, Any]], bool]] = {
    "counted-holds": lambda view, world, args: (
        args["cards"][0] in held(view, world.hand[args["seat"]])
    ),
    "counted-void": lambda view, world, args: all(
        card[-1] != args["suit"] for card in held(view, world.hand[args["seat"]])
    ),
    "counted-stands": lambda view, world, args: not taken(view, world, args),
    "counted-falls": taken,
    "counted-either-falls": lambda view, world, args: all(
        taken(view, world, {"cards": [card]}) for card in args["cards"]
    ),
    "counted-takes": lambda view, world, args: (
        int(after(view, world, tuple(args["cards"])).last_winner) == view.seat
    ),
    "counted-no-clubs": lambda view, world, args: not clubs_elsewhere(view, world),
    "counted-clubs-out": lambda view, world, args: clubs_elsewhere(view, world) == args["number"],
    "counted-you-lead": leads_next,
    "counted-leads": leads_next,
    "counted-climbing-last": comes_last,
    "counted-climbing-last-of": comes_last,
    "counted-climbing-team-last": team_comes_last,
    "counted-climbing-team-last-of": team_comes_last,
    "counted-climbing-first": goes_first,
    "counted-climbing-first-of": goes_first,
    "counted-climbing-double-won": doubles,
    "counted-climbing-double-of": doubles,
    "counted-climbing-double-lost": double_fails,
    "counted-climbing-double-lost-of": double_fails,
    "counted-whist-more-clubs": lambda view, world, args: (
        clubs(view, world.bid) > args["number"] == clubs(view, world.hand[view.seat])
    ),
    "counted-whist-fewer-clubs": lambda view, world, args: (
        clubs(view, world.bid) < args["number"] == clubs(view, world.hand[view.seat])
    ),
    "counted-free-joker": lambda view, world, args: "X" in held(view, world.auction[args["seat"]]),
    "counted-free-rich": lambda view, world, args: clubs(view, world.chest) >= args["number"],
    "counted-free-poor": lambda view, world, args: clubs(view, world.chest) < args["number"],
    "counted-climbing-stands": lambda view, world, args: not beaten(view, world, args),
    "counted-climbing-falls": beaten,
    "counted-climbing-beats": lambda view, world, args: bool(beaten_by(view, world, args)),
    "counted-climbing-all": lambda view, world, args: any(
        len(one.split()) - 1 == len(held(view, world.hand[args["seat"]]))
        for one in beaten_by(view, world, args)
    ),
}
"""For each message, a function that returns whether the message is true in a world."""


def positions(
    game: str, options: dict[str, Any], seed: int, names: Sequence[str] = ("casual",)
) -> Iterator[tuple[Play, View]]:
    """Yield the decisions, except forced ones, of a whole game of these bots, seated in turn."""
    play: Play = clubsuit.load(game, **options).new(seed=seed)
    bots = [
        make_bot(names[seat % len(names)], play.game.rules, seed + seat)
        for seat in range(play.game.seats)
    ]
    while play.turn is not None:
        view = play.view(play.turn)
        if len(view.codes()) > 1:
            yield play, view
        play.act(bots[play.turn].choose(view).action)


def weighed_of(view: View, seed: int) -> Weighed:
    """Evaluate two choices, selected by the seed, in a few worlds."""
    codes = view.codes()
    two = [codes[seed % len(codes)], codes[(seed + 1) % len(codes)]]
    return weigh(view, two, WORLDS, seed)


def false_evidence(play: Play, view: View, weighed: Weighed, one: Evidence) -> list[State]:
    """Return the worlds in which the evidence is false. Add the true deal if the evidence is called
    certain but is false there."""
    so = CHECKS[one.key]
    wrong = [
        world
        for world, holds in zip(weighed.worlds, one.holds, strict=True)
        if so(view, world, one.args) != bool(holds)
    ]
    certain = one.known or weighed.all
    if certain and one.holds.any() and not so(view, play.state, one.args):
        wrong += [play.state] * bool(one.holds.all())
    return wrong


def evidence_of(view: View, weighed: Weighed) -> list[Evidence]:
    known = knowledge_of(view.rules)
    return list(known.evidence(view, weighed.tried(*weighed.codes)))


def look_at(
    game: str,
    options: dict[str, Any],
    seed: int,
    step: int = 1,
    names: Sequence[str] = ("casual",),
) -> set[str]:
    """Check the evidence at every `step`-th decision of a game, and return the keys of all messages
    found."""
    keys = set()
    for number, (play, view) in enumerate(positions(game, options, seed, names)):
        if number % step:
            continue
        weighed = weighed_of(view, number)
        for one in evidence_of(view, weighed):
            for_others = [one.of_seat(view.seat)] if one.named else []
            for told in (one, *for_others):
                wrong = false_evidence(play, view, weighed, told)
                assert not wrong, (told, view, view.log[-4:])
                keys.add(told.key)
            assert not one.known or one.holds.all() or not one.holds.any()
        reason = counted(view, weighed, *weighed.codes)
        if reason:
            check_numbers(weighed, reason.args, explain(reason, NAMES))
            for language in LANGUAGES:
                with speaking(language):
                    check_numbers_shown(reason.args, explain(reason, NAMES))
            assert reason.args["how"] != "bears" or matters(view, weighed, reason)
    return keys


def matters(view: View, weighed: Weighed, reason: Reason) -> bool:
    """Return whether the advantage of the first choice is greater in worlds with this evidence than
    in other worlds."""
    so = CHECKS[reason.key]
    holds = np.array([so(view, world, reason.args) for world in weighed.worlds], bool)
    ahead = weighed.ahead(*weighed.codes)
    return bool(ahead[holds].mean() > ahead[~holds].mean())


def check_numbers(weighed: Weighed, args: dict[str, Any], sentence: str) -> None:
    """Check that a sentence states how many of these worlds it is true in, unless it is certain."""
    assert args["worlds"] == len(weighed.worlds)
    assert 0 < args["times"] <= args["worlds"]
    if args["of"] == "known":
        assert args["times"] == args["worlds"]
        assert not sentence.startswith("in ")
    else:
        the = "the " if weighed.all else ""
        times = f"{args['times']} of {the}{args['worlds']} possible deals"
        each = f"each of {args['worlds']} possible deals"
        starts = {"bears": f"it matters most in {times}: ", "each": f"in {each}, "}
        assert sentence.startswith(starts.get(args["how"], f"in {times}, "))
        assert (args["times"] == args["worlds"]) == (args["how"] == "each")


def check_numbers_shown(args: dict[str, Any], sentence: str) -> None:
    """Check that a sentence in any language states how many of these worlds it is true in."""
    shown = {int(number) for number in re.findall(r"(?<![♣♦♥♠\d])\d+", sentence)}
    assert args["of"] == "known" or {args["times"], args["worlds"]} <= shown, sentence


@pytest.mark.speed
def test_no_claim_is_false() -> None:
    """Holes: evidence is false in a world in which it was counted; evidence is called certain but
    is not; a sentence has no check, or no evidence produces it any more."""
    keys: set[str] = set()
    for game, options in TABLES:
        names = ("casual", "random") if options.get("double_or_nothing") else ("casual",)
        keys |= look_at(game, options, 4, STEP, names)
    assert keys == set(CHECKS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["counted-leads", *(key for key in CHECKS if key.endswith("-of"))])
def test_another_player_is_not_you(language: str, key: str) -> None:
    """Bug: the review of another player's decision said *you would lead next*."""
    counts = {"of": "some", "how": "bears", "times": 2, "worlds": 3}
    for choice, cards in (("", ["9C"]), ("pass", []), ("double", [])):
        args = {"seat": 1, "choice": choice, "cards": cards, **counts}
        with speaking(language):
            sentence = explain(Reason("", key, args), NAMES)
        assert "Bob" in sentence and not re.search(YOU[language], sentence), sentence


@pytest.mark.long
@pytest.mark.parametrize("level", ["random", "rule", *LEVELS])
@pytest.mark.parametrize(("game", "options"), TABLES)
def test_no_claim_is_false_in_many_games(game: str, options: dict[str, Any], level: str) -> None:
    """Holes: evidence is false, or wrongly called certain, in whole games of any kind of bot."""
    for seed in range(4):
        look_at(game, options, seed, names=(level,))


BOTS = ["strong", "search:4"]
"""Bots that decide by numbers: the networks of all games, and the search of the level *best*."""
KINDS = ("agrees", "counted", "numbers")
"""Kinds of reasons of these bots."""


def kind_of_reason(play: Play, view: View, choice: Choice) -> str:
    """Check the reason of a bot that decides by numbers, and return its kind.

    The worlds of a counted reason are drawn again, and it is counted in them from the names of the
    cards."""
    reason, code = choice.reason, int(choice.action.code)
    usual = int(make_bot("rule", view.rules, 1).choose(view).action.code)
    if usual == code:
        assert reason == (in_words(view, code) or choice.basis)
        return "agrees"
    if not reason.key.startswith("counted-"):
        assert reason in (choice.basis, in_words(view, code))  # `rule` may like both alike
        return "numbers" if reason == choice.basis else "agrees"
    codes = [code, usual]
    weighed = weigh(view, codes, chooser.WORLDS, seed_by_view(view, "reason"))
    holds = [CHECKS[reason.key](view, world, reason.args) for world in weighed.worlds]
    assert (reason.args["times"], reason.args["worlds"]) == (sum(holds), len(holds))
    sentence = explain(reason, NAMES)
    check_numbers(weighed, reason.args, sentence)
    assert not re.search(r"\byou", sentence)
    if reason.args["of"] == "known":
        assert CHECKS[reason.key](view, play.state, reason.args)
    if reason.args["how"] == "bears":
        assert matters(view, weighed, reason)
        assert weighed.ahead(*codes)[np.array(holds)].mean() > 0
    return "counted"


def kinds_of_reasons(game: str, options: dict[str, Any], bot: str, seed: int) -> Counter[str]:
    """Check every reason of a whole game of this bot, and return the number of each kind."""
    found: Counter[str] = Counter()
    mind = make_bot(bot, clubsuit.load(game, **options).rules, seed)
    for play, view in positions(game, options, seed, (bot,)):
        if int(view.rules.honest(view.state, np.zeros(view.rules.max_legal, np.int64))) > 1:
            found[kind_of_reason(play, view, mind.choose(view))] += 1
    return found


@pytest.mark.speed
@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_reasons_of_networks_and_search(game: str, bot: str) -> None:
    """Holes: a choice that `rule` would not make gets a reason that is false, or that was counted
    in other worlds than those it names; a choice that `rule` would make gets another reason; a bot
    calls its reader "you"."""
    options = {"climbing-clubs": {"target": 15, "players": 3}}.get(game, {"target": 3})
    assert set(kinds_of_reasons(game, options, bot, 1)) == set(KINDS)


@pytest.mark.long
@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("game", "options"), TABLES)
def test_reasons_in_many_games(game: str, options: dict[str, Any], bot: str) -> None:
    """As above, in whole games of every kind."""
    for seed in range(4):
        kinds_of_reasons(game, options, bot, seed)


@pytest.mark.parametrize("bot", BOTS)
def test_a_reason_costs_nothing_until_it_is_read(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Holes: bots draw worlds for their reasons in simulations, where nobody reads them; another
    bot with the same view gets another reason, so a review differs from the table."""
    drawn = []

    def noted(*args: Any) -> Weighed:
        drawn.append(args)
        return weigh(*args)

    monkeypatch.setattr(chooser, "weigh", noted)
    for _, view in positions("ruby-dame", {}, 1, (bot,)):
        drawn.clear()
        choice, again = (make_bot(bot, view.rules, 1).choose(view) for _ in range(2))
        assert not drawn
        if choice.reason.key.startswith("counted-"):
            break
    assert choice.reason == choice.reason and len(drawn) == 1
    assert choice.reason == again.reason and len(drawn) == 2


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_a_false_claim_is_found(game: str) -> None:
    """Hole: a check never fails. It must reject each piece of evidence that is negated."""
    found = 0
    for number, (play, view) in enumerate(positions(game, {}, 1)):
        weighed = weighed_of(view, number)
        for one in evidence_of(view, weighed):
            turned = Evidence(one.key, one.args, ~one.holds, one.known)
            assert len(false_evidence(play, view, weighed, turned)) >= len(weighed.worlds)
            found += 1
        if found > 30:
            break
    assert found > 30


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_the_same_view_gets_the_same_sentence(game: str) -> None:
    """Hole: a count depends on something other than the view and the worlds."""
    for number, (_, view) in zip(range(12), positions(game, {}, 2), strict=False):
        weighed = weighed_of(view, number)
        again = weighed_of(view, number)
        assert weighed.worlds.tobytes() == again.worlds.tobytes()
        assert counted(view, weighed, *weighed.codes) == counted(view, again, *again.codes)


def test_what_is_said_bears_on_the_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: a bot gives a true sentence that has no bearing on the choice, or that speaks against
    it."""
    view = clubsuit.load("clubs-whist").new(seed=7).view(0)
    found = np.zeros((FOUND, 8, 2))
    found[0, :4, 0] = [0.9, 0.8, 0.9, 0.8]
    weighed = Weighed([1, 2], found, np.zeros(8, view.rules.dtype))
    half = np.arange(8) < 4

    def chosen_key(*found: Evidence) -> str | None:
        known = Knowledge(evidence=lambda view, tried: found)
        monkeypatch.setattr(chooser, "knowledge_of", lambda rules: known)
        reason = counted(view, weighed, 1, 2)
        return reason.key if reason else None

    why, why_not = Evidence("why", {}, half), Evidence("why-not", {}, ~half)
    idle = Evidence("idle", {}, np.arange(8) % 2 == 0)
    rare = Evidence("rare", {}, np.arange(8) < 2, decides=True)
    usual = Evidence("usual", {}, ~half, decides=True)
    assert chosen_key(why_not, idle, usual, why) == "why"
    assert chosen_key(why_not, idle) is None
    assert chosen_key(why_not, idle, usual) == "usual"
    assert chosen_key(idle, rare) is None
    assert chosen_key(idle, Evidence("never", {}, np.zeros(8, bool), decides=True)) is None
    found[0] = 0.5
    assert chosen_key(why, idle, rare, usual) == "usual"


def test_one_deal_of_many_is_no_reason() -> None:
    """Bug: the sentence *it matters most in 1 of 60 possible deals* was based on a single lucky
    deal."""
    view = clubsuit.load("ruby-dame").new(seed=1).view(0)
    found = np.zeros((FOUND, 60, 2))
    found[0, 0, 0] = 0.9
    weighed = Weighed([1, 2], found, np.zeros(60, view.rules.dtype))
    sentences = [Evidence("one", {}, np.arange(60) < 1), Evidence("five", {}, np.arange(60) < 5)]
    known = Knowledge(evidence=lambda view, tried: sentences)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(chooser, "knowledge_of", lambda rules: known)
        reason = counted(view, weighed, 1, 2)
    assert reason and reason.key == "five"


def test_a_game_without_claims_says_nothing() -> None:
    """Holes: a game without a knowledge module gives no hints; in honour play, where players may
    break the rules, a player who must follow suit is assumed to have followed."""
    view = clubsuit.load("free-clubs", enforcement="honour").new(seed=1).view(0)
    tried = Weighed([1, 2], np.zeros((FOUND, 1, 2)), np.zeros(1, view.rules.dtype)).tried(1, 2)
    assert knowledge_of(view.rules).evidence(view, tried) == []
    assert Knowledge().evidence(view, tried) == []
