"""Games with fewer cards, for research: their options, packs, scores and samples."""

import itertools
import json
from collections import Counter
from typing import Any

import numpy as np
import pytest

import clubsuit
from clubsuit.game import rules_of
from clubsuit.games.free_clubs.rules import CONTRACTS
from clubsuit.server.http.routes.games import _game_info
from clubsuit.server.table.opening import made_table
from clubsuit.server.wire.schema import NewTable
from clubsuit.texts import LANGUAGES, explain, speaking
from support.plays import SMALL, random_play

EVERY = [(game, options) for game, all_of in SMALL.items() for options in all_of]


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_usual_games_do_not_mention_them(game: str) -> None:
    """Hole: an option for research appears in the records, views or tables of usual games."""
    research = {option.name for option in rules_of(game).options if option.research}
    assert research >= {"ranks", "hand_size"}
    chosen = clubsuit.load(game)
    play = chosen.new(seed=1)
    told = json.dumps([chosen.options, play.view(0).to_dict()["options"], play.record().to_json()])
    offered = {option.name for option in _game_info(rules_of(game)).options}
    assert not research & offered
    assert not any(f'"{name}"' in told for name in research)


@pytest.mark.parametrize(
    ("game", "usual"),
    [("free-clubs", 9), ("clubs-whist", 13), ("climbing-clubs", 15), ("ruby-dame", 13)],
)
def test_a_default_that_is_given_changes_nothing(game: str, usual: int) -> None:
    """Hole: the same game has two records, depending on whether a default was written out."""
    plain, given = clubsuit.load(game), clubsuit.load(game, ranks=usual)
    assert plain == given
    assert given.options.keys() == plain.options.keys()
    assert plain.new(seed=4).record() == given.new(seed=4).record()


@pytest.mark.parametrize(("game", "options"), EVERY)
def test_records_and_views_of_small_games(game: str, options: dict[str, Any]) -> None:
    """Hole: a small game deals cards that are not in its pack, or its record cannot be read."""
    play = random_play(game, options, seed=3, decisions=60)
    pack = set(play.game.rules.deck.names(int(play.state.pack)))
    assert set(cards_of(play.hands[0].deal)) == pack
    for hand in play.hands:
        assert set(cards_of(hand.deal)) <= pack
        assert len(hand.deal["hands"][0]) == play.state.hand_size
    assert play.record().options == {**play.game.chosen}
    assert clubsuit.replay(play.record()).total == play.total
    least, most = play.game.rules.options.score_range(play.game.options)
    total = play.game.rules.options.score_sum(play.game.options)
    for hand in play.hands:
        if hand.score is not None:
            assert least <= min(hand.score) and max(hand.score) <= most
            assert total is None or sum(hand.score) == total


def cards_of(deal: dict[str, Any]) -> list[str]:
    """Return all cards of a deal."""
    cards: list[str] = []
    for part in deal.values():
        for one in part:
            cards += one if isinstance(one, list) else [one]
    return cards


@pytest.mark.parametrize(("game", "options"), EVERY)
def test_samples_fit_the_view(game: str, options: dict[str, Any]) -> None:
    """Hole: a sample contains cards that are not in the small pack, or shows another view."""
    for decisions in (2, 5, 9, 14, 20):
        play = random_play(game, options, seed=decisions, decisions=decisions)
        if play.turn is None:
            continue
        view = play.view(play.turn)
        for seed in range(5):
            other = view.sample(seed)
            assert other.view(view.seat).state.tobytes() == view.state.tobytes()
            held = int(np.bitwise_or.reduce(other.state.hand))
            assert not held & ~int(play.state.pack)


@pytest.mark.parametrize(
    ("game", "options", "worlds"),
    [
        ("clubs-whist", {"ranks": 2}, 90),
        ("climbing-clubs", {"players": 2, "ranks": 2, "hand_size": 2}, 15),
    ],
)
def test_all_worlds_are_sampled(game: str, options: dict[str, Any], worlds: int) -> None:
    """Hole: the sampler of a small pack leaves out deals, or draws some more often."""
    view = clubsuit.load(game, **options).new(seed=2).view(0)
    draws = 100 * worlds
    found: Counter[bytes] = Counter()
    for seed in range(draws):
        found[view.sample(seed).state.hand.tobytes()] += 1
    assert len(found) == worlds
    assert max(found.values()) < 160 and min(found.values()) > 50


@pytest.mark.parametrize("enforcement", ["strict", "honour"])
def test_a_chest_with_most_of_the_cards(enforcement: str) -> None:
    """FC-8: few cards are dealt, so the declarer has many. Hole: there are more choices than
    `max_legal`, and they are written beyond the end of an array."""
    numbers = Counter[int]()
    for size, seed in itertools.product(range(2, 10), range(12)):
        options = {"enforcement": enforcement, "hand_size": size}
        for decisions in range(4, 16, 3):
            play = random_play("free-clubs", options, seed, decisions)
            codes = np.zeros(10_000, np.int64)
            number = play.game.rules.legal(play.state, codes)
            assert number <= play.game.rules.max_legal
            numbers[size] = max(number, numbers[size])
    assert numbers[2] == max(numbers.values()) > 3 * numbers[9] / 2


@pytest.mark.parametrize(
    ("game", "options", "rule", "key"),
    [
        ("clubs-whist", {"ranks": 14}, "CW-2", "option-value"),
        ("clubs-whist", {"ranks": 1}, "CW-2", "option-value"),
        ("clubs-whist", {"ranks": 3, "hand_size": 2}, "CW-2", "pack-all-dealt"),
        ("ruby-dame", {"ranks": 3}, "RD-1", "option-value"),
        ("ruby-dame", {"hand_size": 12}, "RD-1", "pack-all-dealt"),
        ("climbing-clubs", {"ranks": 3, "hand_size": 4}, "CC-3", "pack-too-small"),
        ("climbing-clubs", {"ranks": 2, "players": 6, "hand_size": 2}, "CC-3", "pack-too-small"),
        ("free-clubs", {"ranks": 3, "hand_size": 5}, "FC-2", "pack-too-small"),
        ("free-clubs", {"hand_size": 1}, "FC-2", "option-value"),
        ("free-clubs", {"auction_size": 7}, "FC-2", "option-value"),
    ],
)
def test_packs_that_do_not_suffice(game: str, options: dict[str, Any], rule: str, key: str) -> None:
    """Hole: a hand is larger than the pack, or cards are left over in a game that deals all."""
    with pytest.raises(clubsuit.RuleError) as caught:
        clubsuit.load(game, **options)
    reason = caught.value.reason
    assert reason
    assert (reason.rule, reason.key) == (rule, key)
    for language in LANGUAGES:
        with speaking(language):
            assert explain(reason)


def test_a_card_that_is_not_in_the_pack() -> None:
    """Hole: a record of a small game may contain cards of the full pack."""
    game = clubsuit.load("clubs-whist", ranks=3)
    deal = game.new(seed=1).record().hands[0].deal
    deal["bid"][0] = "2C"
    with pytest.raises(clubsuit.RuleError) as caught:
        game.table(1).deal(deal)
    assert caught.value.reason == clubsuit.Reason("CW-2", "deal-strange", {"cards": ["2C"]})


def test_tables_refuse_small_games() -> None:
    """Hole: a page meets a game whose cards and numbers it does not know."""
    new = NewTable(game="clubs-whist", options={"ranks": 3}, bots=["rule", "rule"], name="Ada")
    with pytest.raises(clubsuit.NotationError, match='"ranks" is for research'):
        made_table("owner", new)


def test_scores_follow_the_number_of_cards() -> None:
    """docs/yardstick.md: the quota, the points of a hand and the contract are derived."""
    quota = {n: clubsuit.load("clubs-whist", ranks=n).new(seed=1).state.quota for n in (3, 9, 12)}
    assert quota == {3: 1, 9: 3, 12: 4}
    assert clubsuit.load("clubs-whist").new(seed=1).state.quota == 4
    ruby = clubsuit.load("ruby-dame", ranks=5).new(seed=1)
    assert ruby.game.rules.partners is not None
    assert ruby.game.rules.partners.all_points(ruby.state) == 5 + 5 + 5
    assert [int(CONTRACTS[tricks]) for tricks in (10, 9, 5, 3, 2)] == [7, 7, 4, 3, 2]
