"""House rules: what each of them changes, and what they leave as it is."""

import json
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest

import clubsuit
from clubsuit.bots import make_bot
from clubsuit.bots.knowledge.clubs_whist import direction
from clubsuit.cards import ACE_LOW, NUMBERS, STANDARD
from clubsuit.envs.open_spiel import name_of
from clubsuit.game import Play, Record, rules_of
from clubsuit.games.free_clubs.honour.rules import score_hand
from clubsuit.games.free_clubs.rules import AUCTION_CARDS, PLAY, PRIMARY
from clubsuit.lab import check_file
from clubsuit.server.http.routes.games import _game_info
from clubsuit.testing.requirements import AT_POSITIONS, IN_VARIANTS
from clubsuit.texts import LANGUAGES, explain, has, rules, say, speaking
from support.plays import HOUSE, dealt, filled, lowest, play_all, random_play, refused

EVERY = [(game, options) for game, all_of in HOUSE.items() for options in all_of]
NAMES = [(game, option.name) for game in HOUSE for option in rules_of(game).options if option.house]


# ---- all house rules ---------------------------------------------------------------------------


def test_every_house_rule_is_played() -> None:
    """Hole: no test plays a house rule that was added later."""
    assert {(game, name) for game, options in EVERY for name in options} >= set(NAMES)


def test_options_compile_no_rules() -> None:
    """Bug: to read the options of a game took as long as to load the compiler, and the rules could
    not run as plain Python any more."""
    code = (
        "import clubsuit; from clubsuit.kernel import is_compiled;"
        "[clubsuit.load(game) for game in clubsuit.game_ids()]; assert not is_compiled()"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_usual_games_do_not_mention_them(game: str) -> None:
    """Hole: records, views or options of usual games change because there are house rules."""
    house = {name for of, name in NAMES if of == game}
    chosen = clubsuit.load(game)
    play = chosen.new(seed=1)
    told = json.dumps([chosen.options, play.view(0).to_dict()["options"], play.record().to_json()])
    assert house
    assert not any(f'"{name}"' in told for name in house)
    usual = rules_of(game).options.defaults(chosen.options)
    assert clubsuit.load(game, **{name: usual[name] for name in house}) == chosen


@pytest.mark.parametrize(("game", "name"), NAMES)
def test_they_are_offered_as_house_rules(game: str, name: str) -> None:
    """Hole: the set-up of tables, the command or the rules of the game lack a house rule."""
    found = {option.name: option.house for option in _game_info(rules_of(game)).options}
    assert found[name]
    for language in LANGUAGES:
        with speaking(language):
            assert has(f"option-{name}-help")
            assert say(f"option-{name}").lower() in rules(game).lower()


@pytest.mark.parametrize(("game", "options"), EVERY)
def test_records_and_views(game: str, options: dict[str, Any]) -> None:
    """Hole: a record does not contain a house rule, so its replay is refused or scores otherwise;
    or a seat does not see the rule in its view."""
    play = random_play(game, options, seed=3, decisions=200)
    again = clubsuit.replay(Record.from_json(play.record().to_json()))
    assert (again.record(), again.total) == (play.record(), play.total)
    least, most = play.game.rules.options.score_range(play.game.options)
    together = play.game.rules.options.score_sum(play.game.options)
    for hand in play.hands:
        if hand.score is not None:
            assert least <= min(hand.score) and max(hand.score) <= most
            assert together is None or sum(hand.score) == together
    house = {name: value for name, value in options.items() if (game, name) in NAMES}
    assert play.view(0).to_dict()["options"].items() >= house.items()
    assert play.record().options.items() >= house.items()


@pytest.mark.parametrize("name", AT_POSITIONS)
def test_requirements_at_positions(name: str) -> None:
    """Hole: a game with a house rule does not meet a requirement of every game, for example because
    a sample or an observation forgets the rule."""
    for number, (game, options) in enumerate(EVERY):
        for decisions in (number % 7, 9 + 5 * number % 40):
            play = random_play(game, options, number, decisions)
            AT_POSITIONS[name](play, random.Random(number))


@pytest.mark.parametrize("name", IN_VARIANTS)
def test_requirements_in_variants(name: str) -> None:
    """Hole: a game with a house rule never ends, or a refused decision changes its state."""
    for game, options in EVERY:
        IN_VARIANTS[name](clubsuit.load(game, **options))


@pytest.mark.speed
@pytest.mark.parametrize(("game", "options"), EVERY)
def test_bots_play_them(game: str, options: dict[str, Any]) -> None:
    """Hole: a bot chooses an action that a house rule forbids, or fails."""
    play = clubsuit.load(game, **options).new(seed=5)
    bots = [make_bot(name, play.game.rules, 1) for name in ("rule", "search:4")]
    for _ in range(30):
        if play.turn is None:
            break
        play.act(bots[play.turn % 2].choose(play.view(play.turn)).action)
    assert play.hands[0].actions


@pytest.mark.parametrize(("game", "options"), EVERY)
def test_observations_show_them(game: str, options: dict[str, Any]) -> None:
    """Hole: a program that learns sees the same numbers under other rules."""
    usual = {name: value for name, value in options.items() if (game, name) not in NAMES}
    observed = []
    for chosen in (options, usual):
        play = clubsuit.load(game, **chosen).new(seed=2)
        encoding = play.game.rules.encoding
        assert encoding and play.turn is not None
        observed.append(encoding.observe(play.view(play.turn).state))
    assert not np.array_equal(observed[0], observed[1])


def test_a_record_of_house_rules_is_checked(tmp_path: Any) -> None:
    """Hole: `clubsuit check` reads the record of a house rule by the usual rules."""
    path = tmp_path / "games.jsonl"
    for game, options in EVERY:
        play = random_play(game, {**options, "target": 1}, seed=7, decisions=3000)
        path.write_text(play.record().to_json() + "\n", encoding="utf-8")
        assert check_file(path).fault is None


# ---- Clubs (Whist) -----------------------------------------------------------------------------


def whist(*groups: str, **options: Any) -> Play:
    """Return a hand of Clubs (Whist) in which seat 0 leads and nobody has swapped."""
    cards = filled(STANDARD, *groups, sizes=[13] * 4)
    play = dealt("clubs-whist", {"hands": cards[:3], "bid": cards[3]}, dealer=2, **options)
    play_all(play, "keep", "keep", "keep")
    return play


def test_nobody_has_to_beat_the_trick() -> None:
    """CW-6: with `may_duck` every card that follows suit is legal and, without the suit, every
    card."""
    play = whist("5H", "4H 7H KH " + lowest("S", 10), "3D " + lowest("C", 12), may_duck=True)
    play.play("play 5H")
    assert play.legal() == ["play 4H", "play 7H", "play KH"]
    assert refused(play, "play 2S").rule == "CW-5"
    assert play.view(1).to_dict()["prompt"]["rule"] == "CW-5"
    play.play("play 4H")
    assert len(play.legal()) == 13
    play.play("play 3D")
    assert play.turn == 0


def test_a_card_that_was_ducked_is_not_excluded() -> None:
    """CW-6: with `may_duck`, a player who does not beat a trick may still hold higher cards; a
    sample must be able to place them there."""
    for duck, lacks in ((False, {"7H", "KH"}), (True, set())):
        held = "4H 7H KH" if duck else "4H"
        play = whist("5H", f"{held} {lowest('S', 10)}", "3D", may_duck=duck)
        play_all(play, "play 5H", "play 4H")
        excluded = set(STANDARD.names(int(play.view(0).state.lacks[1])))
        assert lacks <= excluded if lacks else not excluded


@pytest.mark.parametrize(
    ("quota", "points"), [(None, [9, -4, -4]), (5, [8, -5, -5]), (0, [13, 0, 0])]
)
def test_quota(quota: int | None, points: list[int]) -> None:
    """CW-9: a player scores the tricks above or below the quota."""
    options = {} if quota is None else {"quota": quota}
    play = whist(lowest("C"), lowest("D"), lowest("H"), **options)
    while play.turn is not None and len(play.hands) == 1:
        play.play(play.legal()[-1])
    assert play.hands[0].score == points
    assert play.view(0).to_dict()["table"]["quota"] == (4 if quota is None else quota)


def test_the_quota_of_small_hands() -> None:
    """CW-9: without a house rule the quota is a third of the tricks, also if 4 is written out in
    the usual game."""
    assert clubsuit.load("clubs-whist", ranks=3).new(seed=1).state.quota == 1
    assert clubsuit.load("clubs-whist", ranks=3, quota=4).options["quota"] == 4


def test_with_a_high_quota_bots_play_for_few_tricks() -> None:
    """Bug: with a quota of 6, `rule` won fewer games than players who choose at random, because it
    played for many tricks although the low end was nearer (CW-10)."""
    for quota, aim in ((4, 1), (2, 1), (5, -1), (6, -1)):
        view = clubsuit.load("clubs-whist", quota=quota).new(seed=1).view(0)
        assert direction(view.state, 5.0) == aim


def test_small_hands_in_openspiel() -> None:
    """Bug: OpenSpiel names all parameters, so a small game had the quota or the contract of whole
    hands."""
    whist = pyspiel.load_game(f"{name_of('clubs-whist')}(ranks=3)")
    assert whist.chosen == clubsuit.load("clubs-whist", ranks=3)
    free = pyspiel.load_game(f"{name_of('free-clubs')}(ranks=6,hand_size=5)")
    assert free.chosen == clubsuit.load("free-clubs", ranks=6, hand_size=5)
    chosen = pyspiel.load_game(f"{name_of('free-clubs')}(contract=5,passed_is_out=true)").chosen
    assert chosen == clubsuit.load("free-clubs", contract=5, passed_is_out=True)


# ---- Ruby Dame ---------------------------------------------------------------------------------


def ruby(passed_cards: int) -> Play:
    """Return a hand of Ruby Dame in which each seat holds a suit."""
    hands = [lowest(suit).split() for suit in "CDHS"]
    return dealt("ruby-dame", {"hands": hands}, passed_cards=passed_cards)


@pytest.mark.parametrize(("cards", "choices"), [(1, 13), (2, 78), (3, 286), (4, 715)])
def test_cards_to_pass(cards: int, choices: int) -> None:
    """RD-2: everybody passes this number of cards, and a text with another number is refused."""
    play = ruby(cards)
    legal = play.legal()
    assert len(legal) == len(set(legal)) == choices
    assert all(len(text.split()) == 1 + cards for text in legal)
    reason = refused(play, "send " + " ".join(lowest("C").split()[: cards + 1])).reason
    assert reason and reason.rule == "RD-2"
    for suit in "CDHS":
        play.play(" ".join(["send", *lowest(suit).split()[:cards]]))
    assert play.view(1).to_dict()["table"]["received"] == lowest("C").split()[:cards]


def test_the_refusal_of_a_pass_names_its_number() -> None:
    """RD-2: refusal and prompt speak of the number of cards of this table."""
    play = ruby(1)
    prompt = play.view(0).to_dict()["prompt"]
    assert (prompt["key"], prompt["args"]["cards"]) == ("ruby-prompt-send-number", 1)
    reason = refused(play, "send 2C 3C").reason
    assert reason and reason.args == {"cards": 1, "number": 2}
    assert "exactly one card" in explain(reason)


def test_no_cards_to_pass() -> None:
    """RD-2: with `passed_cards` 0 the play begins at once in every hand."""
    play = ruby(0)
    for _ in range(3):
        assert play.view(0).to_dict()["phase"] == "play"
        assert play.view(0).to_dict()["table"]["direction"] == "none"
        while play.turn is not None and not play.waiting:
            play.play(play.legal()[0])
        play.deal()


# ---- Free Clubs --------------------------------------------------------------------------------


def free(*bids: str, hands: tuple[str, ...] = (), **options: Any) -> Play:
    """Return a hand of Free Clubs after these bids ("" for a pass); seat 0 opens."""
    auction, seat = ["", "", ""], 0
    out: set[int] = set()
    for card in bids:
        auction[seat] += f" {card}"
        if not card and options.get("passed_is_out"):
            out.add(seat)
        seat = next((seat + n) % 3 for n in (1, 2, 3) if (seat + n) % 3 not in out)
    pools = [(PRIMARY, [*hands, *[""] * (4 - len(hands))], [10, 10, 10, 6])]
    pools.append((AUCTION_CARDS, auction, [6, 6, 6]))
    spread = []
    for cards, groups, sizes in pools:
        left = ACE_LOW.names(cards)
        parts = [group.split() for group in groups]
        for card in [card for part in parts for card in part]:
            left.remove(card)
        spread.append([part + [left.pop() for _ in range(size - len(part))]
                       for part, size in zip(parts, sizes, strict=True)])  # fmt: skip
    (first, second, third, chest), bidding = spread
    deal = {"hands": [first, second, third], "auction": bidding, "chest": chest}
    play = dealt("free-clubs", deal, **options)
    play_all(play, *(f"bid {card}" if card else "pass" for card in bids))
    return play


def test_who_has_passed_is_out() -> None:
    """FC-4, FC-6: with `passed_is_out` a player who passes gets no second turn, and the second pass
    ends the auction even if a bid lies between the two."""
    play = free("10S", "", "10H", passed_is_out=True)
    assert play.turn == 0
    play.play("pass")
    assert play.view(2).to_dict()["table"]["declarer"] == 2
    usual = free("10S", "", "10H")
    usual.play("pass")
    assert usual.turn == 1 and usual.view(1).to_dict()["table"]["declarer"] is None


def test_the_declarer_sees_the_chest_at_once() -> None:
    """Bug: right after the second pass, the seat record of the declarer did not show the chest."""
    play = free("10S", "", "10H", passed_is_out=True)
    assert play.record(view=2).hands[-1].deal["chest"] == ["?"] * 6
    play.play("pass")
    chest = play.hands[-1].deal["chest"]
    shown = [play.record(view=seat).hands[-1].deal["chest"] for seat in range(3)]
    assert shown == [["?"] * 6, ["?"] * 6, chest]
    usual = free("10S", "", "10H")
    usual.play("pass")  # seat 1 may bid again
    assert usual.record(view=2).hands[-1].deal["chest"] == ["?"] * 6


def test_two_players_bid_on() -> None:
    """FC-4: the two players who have not passed take turns, in both directions around the table."""
    play = free("10S", "10H", "", "10D", "10C", "JS", passed_is_out=True)
    assert play.turn == 1
    assert play.view(2).state.out == 0b100
    assert [entry.seat for entry in play.log] == [0, 1, 2, 0, 1, 0]


def test_prompts_say_that_a_pass_is_final() -> None:
    """FC-5: with `passed_is_out`, nobody is told to wait for a later turn."""
    for once, key in ((True, "free-prompt-bid-once"), (False, "free-prompt-bid")):
        play = free("10S", passed_is_out=once)
        assert play.view(1).to_dict()["prompt"]["key"] in (key, key.replace("bid", "wait"))


def scored(tricks: int, **options: Any) -> list[int]:
    """Return the scores of a hand in which seat 0 declares alone and takes this number of tricks.

    Seat 1 takes all others, with all diamonds, the ace of hearts and spades.
    """
    play = free("10S", "", "", **options)
    while play.state.phase != PLAY:
        play.play(play.legal()[0])
    s = play.state
    s.hand[:] = 0
    s.hand[0], s.hand[1] = ACE_LOW.mask(["AC"]), ACE_LOW.mask(["2C"])
    s.turn, s.width = 0, 2
    s.tricks[:] = [tricks, 9 - tricks, 0]
    s.tricks_done = 9
    s.taken[:] = [ACE_LOW.mask(["3S"]), ACE_LOW.mask(["2D", "AH", "4S"]), ACE_LOW.mask(["5S"])]
    play_all(play, "play AC", "play 2C", *["take"] * ("enforcement" in options))
    return [int(points) for points in play.state.score]


@pytest.mark.parametrize(
    ("options", "tricks", "points"),
    [
        ({}, 6, 60 - 50),
        ({}, 7, 70),
        ({"contract": 6}, 6, 60),
        ({"contract": 8}, 7, 70 - 50),
        ({"penalty": 35}, 6, 60 - 35),
        ({"reward": 20}, 7, 70 + 20),
        ({"reward": 20}, 6, 60 - 50),
    ],
)
def test_contracts(options: dict[str, Any], tricks: int, points: int) -> None:
    """FC-15: another contract, penalty or reward of a lone declarer."""
    assert scored(tricks, **options)[0] == points


def test_a_contract_beyond_the_hand() -> None:
    """FC-15: a contract needs no more tricks than a hand has."""
    with pytest.raises(clubsuit.RuleError, match="FC-15"):
        clubsuit.load("free-clubs", ranks=6, hand_size=5, contract=6)
    assert clubsuit.load("free-clubs", ranks=6, hand_size=5).new(seed=1).state.contract == 4


def test_a_barred_declarer_gets_no_reward() -> None:
    """FC-17: who is barred gets no positive points, thus no reward, but still pays a penalty."""
    play = random_play("free-clubs", {"enforcement": "honour", "reward": 20}, 1, 0)
    play.deal()
    s = play.state
    s.declarer, s.barred = 1, 1 << 1
    for tricks, points in ((7, 0), (6, -50)):
        s.tricks[:] = [0, tricks, 10 - tricks]
        score_hand(s)
        assert s.score[1] == points


# ---- Climbing Clubs ----------------------------------------------------------------------------


def climbing(*hands: str, **options: Any) -> Play:
    """Return a hand in which the players hold exactly these cards and seat 0 leads."""
    play = clubsuit.load("climbing-clubs", players=len(hands), **options).table(seed=1)
    play.deal()
    play.state.hand[: len(hands)] = [NUMBERS.mask(hand.split()) for hand in hands]
    play.state.turn = 0
    return play


@pytest.mark.parametrize("wins", [False, True])
def test_a_wild_15_wins(wins: bool) -> None:
    """CC-12: with `wilds_win` a combination with a 15 in it wins at once, whatever the 15 stands
    for."""
    play = climbing("7C 15D 2H", "9H 9S 3H", "4H 4S", wild_15s=True, wilds_win=wins)
    play.play("play 7C 15D=7")
    assert play.turn == (0 if wins else 1)
    assert play.view(0).to_dict()["players"][0]["tricks"] == int(wins)


def test_a_natural_combination_does_not_win() -> None:
    """CC-6: with `wilds_win`, a combination without a 15 can still be answered."""
    play = climbing("7C 7D 15D", "9H 9S 3H", "4H 4S", wild_15s=True, wilds_win=True)
    play.play("play 7C 7D")
    assert play.turn == 1


@pytest.mark.parametrize("others", [{}, {"wild_15s": True, "crazy": True}])
def test_wilds_that_cannot_win(others: dict[str, Any]) -> None:
    """CC-12, CC-14: without wild 15s, and in Crazy, there is nothing that `wilds_win` could
    change."""
    with pytest.raises(clubsuit.RuleError, match="CC-12"):
        clubsuit.load("climbing-clubs", wilds_win=True, **others)
