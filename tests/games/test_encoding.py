"""Numbered actions and observations of all games (`clubsuit.games.encoding`)."""

import random
from typing import Any

import numpy as np
import pytest

import clubsuit
from clubsuit.game import Play, rules_of
from clubsuit.games.encoding import CLIP, MOST_BYTES, Encoding
from clubsuit.random_numbers import EXPERIMENTS, generator
from support import probe
from support.plays import ALL_VARIANTS, random_action, random_play

GAMES = clubsuit.game_ids()
LENGTHS = (0, 3, 8, 20, 40, 60, 90, 150)
"""Numbers of random decisions before the positions of the tests."""


def encoding_of(play: Play) -> Encoding:
    """Return the encoding of a game."""
    assert play.game.rules.encoding
    return play.game.rules.encoding


def honest_codes(play: Play) -> list[int]:
    """Return the codes of the seat to act that break no rule."""
    out = np.zeros(play.game.rules.max_legal, np.int64)
    return [int(code) for code in out[: play.game.rules.honest(play.state, out)]]


def reached(play: Play, partial: int = 0) -> list[tuple[list[int], int]]:
    """Return all codes that can be chosen, each with its ids; a code that can be chosen in two
    ways occurs twice."""
    encoding = encoding_of(play)
    found = []
    for number in encoding.ids(play.state, partial):
        after, code = encoding.choose(play.state, number, partial)
        if code is not None:
            found.append(([number], code))
        else:
            assert len(encoding.ids(play.state, after)) > 1 or play.game.id == "ruby-dame"
            found += [([number, *rest], code) for rest, code in reached(play, after)]
    return found


def check_positions(game: str, options: dict[str, Any], seeds: range, most: int) -> None:
    """Check at many positions that ids and codes belong together.

    most: positions with more codes than this are left out.
    """
    for seed in seeds:
        play = random_play(game, options, seed, LENGTHS[seed % len(LENGTHS)])
        choice = random.Random(seed)
        for _ in range(4):
            if play.over:
                break
            if play.waiting:
                play.deal()
            codes = honest_codes(play)
            if len(codes) <= most:
                check_position(play, codes)
            play.act(random_action(play.game.rules, play.state, choice))


def check_position(play: Play, codes: list[int]) -> None:
    """Check that ids reach exactly these codes, that a view has the same ids as its state, and
    that each code has the ids by which it is reached."""
    encoding = encoding_of(play)
    assert play.turn is not None
    view = play.view(play.turn).state
    assert encoding.ids(view) == encoding.ids(play.state)
    if play.game.id == "ruby-dame" and len(codes) > 13:  # in any order, so in six ways
        assert {code for _, code in reached(play)} == set(codes)
        codes = codes[:20]
    else:
        paths = reached(play)
        assert sorted(code for _, code in paths) == sorted(codes)
        for numbers, code in paths:
            assert encoding.ids_of(view, code) == numbers
    for code in codes[:20]:
        partial, found = 0, None
        for number in encoding.ids_of(play.state, code):
            partial, found = encoding.choose(play.state, number, partial)
        assert (partial, found) == (0, code)


@pytest.mark.parametrize(("game", "options"), ALL_VARIANTS)
def test_ids_reach_each_code_once(game: str, options: dict[str, Any]) -> None:
    """Hole: a legal decision has no id, has two, or an id leads to an illegal decision."""
    check_positions(game, options, range(2), 60)


@pytest.mark.long
@pytest.mark.parametrize(("game", "options"), ALL_VARIANTS)
def test_ids_reach_each_code_once_in_many_positions(game: str, options: dict[str, Any]) -> None:
    """Hole: as above, in a position that is rare."""
    check_positions(game, options, range(100, 180), 4000)


@pytest.mark.parametrize(("game", "options"), ALL_VARIANTS)
def test_an_observation_hides_what_it_should(game: str, options: dict[str, Any]) -> None:
    """Hole: after the hidden cards are dealt again, a byte of an observation differs."""
    for seed in range(2):
        check_hidden(random_play(game, options, seed, LENGTHS[(3 * seed + 2) % len(LENGTHS)]), seed)


@pytest.mark.long
@pytest.mark.parametrize(("game", "options"), ALL_VARIANTS)
def test_observations_hide_in_many_positions(game: str, options: dict[str, Any]) -> None:
    """Hole: as above, in a position that is rare."""
    for seed in range(200, 260):
        check_hidden(random_play(game, options, seed, LENGTHS[seed % len(LENGTHS)]), seed)


def check_hidden(play: Play, seed: int) -> None:
    """Check that each seat's observation and ids are the same in another deal that fits its
    view."""
    encoding = encoding_of(play)
    for seat in range(play.game.seats):
        view = play.view(seat)
        other = play.copy()
        probe.set_states(other, view.sample_state(generator(seed, EXPERIMENTS)))
        again = other.view(seat)
        seen = encoding.observe(view.state)
        assert seen.tobytes() == encoding.observe(again.state).tobytes()
        assert np.abs(seen.astype(int)).max() <= CLIP
        if play.turn == seat:
            assert encoding.ids(view.state) == encoding.ids(again.state)


@pytest.mark.parametrize(("game", "options"), ALL_VARIANTS)
def test_each_index_is_written(game: str, options: dict[str, Any]) -> None:
    """Hole: a part is longer or shorter than declared, so that all later parts are shifted."""
    play = random_play(game, options, 5, 30)
    encoding = encoding_of(play)
    for seat in range(play.game.seats):
        out = np.full((3, encoding.observation_size + 1), 99, np.int8)
        encoding.functions.observe(play.view(seat).state, 0, out, 1)
        assert not (out[1, :-1] == 99).any()
        assert (out[[0, 2]] == 99).all() and out[1, -1] == 99
        hidden = np.full((3, encoding.perfect_information_size + 1), 99, np.int8)
        start = encoding.observation_size
        end = encoding.functions.reveal(play.state, seat, hidden, 1, start)
        assert end == encoding.perfect_information_size
        assert not (hidden[1, start:-1] == 99).any()
        assert (hidden[1, :start] == 99).all() and hidden[1, -1] == 99


@pytest.mark.parametrize("game", GAMES)
def test_the_docstring_has_each_index(game: str) -> None:
    """Hole: an id or an index of an observation is not documented, or at another place."""
    for rules in rules_of(game).rulesets():
        encoding = rules.encoding
        assert encoding
        assert encoding.observation_size <= MOST_BYTES
        ids = encoding.id_parts
        numbers = [i for part in ids for i in range(part.first, part.last + 1)]
        gaps = set(range(encoding.actions)) - set(numbers)
        assert numbers == sorted(set(range(encoding.actions)) - gaps)
        assert not gaps
        for part in (*encoding.observation_parts, *encoding.hidden_parts):
            assert part.text
            end = f"-{part.last}" if part.last > part.first else ""
            assert f"\n    {part.first}{end} " in encoding.documentation
        assert len({part.name for part in encoding.observation_parts}) == len(
            encoding.observation_parts
        )


def cards(encoding: Encoding, seen: np.ndarray, name: str) -> int:
    """Return a part as a set of cards, or the set of the places with other numbers than 0."""
    return sum(1 << i for i, flag in enumerate(encoding.part(seen, name).tolist()) if flag)


def test_known_values_of_clubs_whist() -> None:
    """Holes: a part shows another set, or another seat, than it says."""
    play = clubsuit.load("clubs-whist", target=12).new(seed=7, actions=["swap", "keep", "keep"])
    hand = int(play.view(2).state.hand[2])
    for text in ("play 4S", "play 8S"):
        play.play(play.legal()[0] if text not in play.legal() else text)
    encoding = encoding_of(play)
    v = play.view(1).state
    seen = encoding.observe(v)
    assert cards(encoding, seen, "hand") == int(v.hand[1])
    assert cards(encoding, seen, "played") == int(v.played)
    assert cards(encoding, seen, "trick_left") == 1 << int(v.trick[2])
    assert cards(encoding, seen, "trick_right") == 1 << int(v.trick[0])
    assert encoding.part(seen, "swapped").tolist() == [0, 1, 0]
    assert encoding.part(seen, "kept").tolist() == [1, 0, 1]
    assert encoding.part(seen, "target").tolist() == [12]
    assert encoding.part(seen, "leader").tolist() == [0, 1, 0]
    mine = encoding.observe(play.view(2).state)
    laid_down = cards(encoding, mine, "known_bid")
    assert laid_down.bit_count() == 13 and not laid_down & hand


def test_a_pass_takes_three_steps() -> None:
    """RD-2: three cards are chosen one by one, and the observation shows those chosen so far."""
    play = clubsuit.load("ruby-dame").new(seed=3)
    encoding = encoding_of(play)
    v = play.view(0).state
    first, second, third = encoding.ids(v)[:3]
    partial, code = encoding.choose(v, second)
    assert code is None
    partial, code = encoding.choose(v, first, partial)
    assert code is None and second not in encoding.ids(v, partial)
    seen = encoding.observe(v, partial)
    assert cards(encoding, seen, "chosen") == 1 << first | 1 << second
    partial, code = encoding.choose(v, third, partial)
    assert partial == 0
    names = play.game.rules.deck.names(1 << first | 1 << second | 1 << third)
    assert play.read(f"send {' '.join(names)}").code == code


def test_a_combination_takes_few_steps() -> None:
    """CC-4, CC-12: the shape of a run is chosen first, then the kinds that are not forced."""
    play = random_play("climbing-clubs", {"wild_15s": True, "players": 2}, 4, 0)
    play.deal()
    encoding = encoding_of(play)
    v = play.view(play.turn or 0).state
    for code in honest_codes(play):
        numbers = encoding.ids_of(v, code)
        names = [encoding.explain(number) for number in numbers]
        size = code >> 4 & 15
        assert names[0].startswith(f"{size}x") or "-" in names[0]
        assert set(names[1:]) <= {"club", "plain", "wild-club", "wild-plain"}
        assert len(names) <= 1 + size


def test_wrong_ids_are_refused() -> None:
    """Hole: an id that is not legal, or is no id, is accepted or raises a foreign error."""
    play = clubsuit.load("ruby-dame").new(seed=3)
    encoding = encoding_of(play)
    outside = next(i for i in range(52) if i not in encoding.ids(play.state))
    for given in (outside, -1, 52, "9C", None, True, np.zeros(2)):
        with pytest.raises(clubsuit.RuleError, match="not a legal id"):
            encoding.choose(play.state, given)  # type: ignore[arg-type]
    with pytest.raises(clubsuit.RuleError, match="no ids lead"):
        encoding.ids_of(play.state, outside)
    for wrong in (-1, 52, True, "x"):
        with pytest.raises(clubsuit.NotationError):
            encoding.explain(wrong)  # type: ignore[arg-type]
    for partial in (-1, 1 << 63, "x"):
        with pytest.raises(clubsuit.NotationError):
            encoding.observe(play.view(0).state, partial)  # type: ignore[arg-type]
    with pytest.raises(clubsuit.TurnError):
        encoding.observe(play.onlooker().state)
    with pytest.raises(clubsuit.NotationError, match="they have hand"):
        encoding.part(encoding.observe(play.view(0).state), "hands")
