"""The metrics of a study: known answers for hands and games that were made by hand."""

from collections.abc import Iterable

import pytest

from clubsuit.game import load
from clubsuit.games.words import Contract
from clubsuit.lab.study.metrics import advantage, all_infos, choices, drama, length, pairs
from clubsuit.lab.study.metrics.base import GameMetric, HandMetric, Sample
from clubsuit.lab.study.options import Labels
from clubsuit.lab.study.played import Decision, Played, PlayedHand
from clubsuit.lab.study.result import Pace
from clubsuit.lab.study.what_if import WhatIf
from support.project import ROOT

ALONE = (0, 1, 2)


def hand(*score: int, dealer: int = 0, **more: object) -> PlayedHand:
    """Return a hand with this score."""
    return PlayedHand(dealer, score, **more)  # type: ignore[arg-type]


def game(*hands: PlayedHand, teams: tuple[int, ...] = ALONE, **more: object) -> Played:
    """Return a game of these hands."""
    return Played(hands, teams, **more)  # type: ignore[arg-type]


def values(found: Iterable[Sample]) -> dict[str, tuple[float, int]]:
    """Return the sum and the number of values of each part."""
    sums: dict[str, tuple[float, int]] = {}
    for part, total, n in found:
        before, number = sums.get(part, (0, 0))
        sums[part] = before + total, number + n
    return sums


def test_lead_advantage() -> None:
    """Hole: the points of another seat count, or the mean is not subtracted."""
    one = hand(1, 6, 2, leader=1)
    assert values(advantage.lead_advantage(one, game(one))) == {"": (3, 1)}
    none = hand(1, 6, 2)
    assert values(advantage.lead_advantage(none, game(none))) == {}


def test_seat_advantage() -> None:
    """Hole: seats are counted from seat 0 instead of from the dealer."""
    one = hand(1, 6, 2, dealer=2)
    found = values(advantage.seat_advantage(one, game(one)))
    assert found == {"dealer+1": (-2, 1), "dealer+2": (3, 1), "dealer": (-1, 1)}


def test_seat_wins() -> None:
    """Hole: a shared win counts more than a win."""
    one = hand(4, 4, 1, dealer=1)
    found = values(advantage.seat_wins(one, game(one)))
    assert found == {"dealer+2": (0.5, 1), "dealer": (0.5, 1), "dealer+1": (0, 1)}


def test_balance() -> None:
    """Hole: the largest difference between seats is not what is subtracted."""
    hands = [hand(1, 0, 0, dealer=dealer) for dealer in (0, 0, 0, 1)]
    sums = [sum(column) for column in zip(*map(advantage.balance_sums, hands), strict=True)]
    assert sums == [4, 3, 0, 1]
    assert advantage.balance_of(sums) == 1 - 3 / 4
    assert advantage.balance_of([0, 0, 0]) is None


def test_roles() -> None:
    """Hole: a role of two seats counts once, or a seat with two roles has only one."""
    one = hand(1, 6, 2, roles=(("keeper",), ("swapper", "last-swapper"), ("keeper",)))
    found = values(advantage.role_advantage(one, game(one)))
    assert found == {"keeper": (-3, 2), "swapper": (3, 1), "last-swapper": (3, 1)}
    assert values(advantage.role_points(one, game(one)))["keeper"] == (3, 2)


def test_contracts() -> None:
    """Hole: a handicap or a level is counted for the wrong contract."""
    made = hand(30, 60, 0, contract=Contract((1,), "QC", "queen", ("10S", "QC"), True))
    broken = hand(-40, 20, 20, contract=Contract((0,), "10S", "ten", ("10S",), False))
    both = game(made, broken)

    def total(samples: object) -> dict[str, tuple[float, int]]:
        return values(
            [*samples(made, both), *samples(broken, both)]  # type: ignore[operator]
        )

    assert total(advantage.contract_made) == {
        "": (1, 2), "queen": (1, 1), "QC": (1, 1), "ten": (0, 1), "10S": (0, 1),
    }  # fmt: skip
    assert total(advantage.handicap_made) == {"10S": (1, 2), "QC": (1, 1)}
    assert total(advantage.handicap_points) == {"10S": (30 - 40, 2), "QC": (30, 1)}


DECISIONS = (
    Decision(0, "swap", "exchange", (1, 2), ("keep", "swap"), "swap"),
    Decision(1, "keep", "exchange", (1, 2), ("keep", "swap"), "keep"),
    Decision(1, "play 9C", "play", (7, 8, 9, 10)),
    Decision(2, "play 8C", "play", (8,)),
    Decision(0, "call 1", "play"),
)
"""Three choices, one forced decision, and one action out of turn, which has no legal codes."""


def test_choices() -> None:
    """Hole: an action out of turn counts as a decision without choice; phases are mixed up."""
    one = hand(0, 0, 0, decisions=DECISIONS)
    assert values(length.branching(one, game(one))) == {
        "": (9, 4), "exchange": (4, 2), "play": (5, 2),
    }  # fmt: skip
    assert values(length.decision_moves(one, game(one))) == {
        "": (3, 4), "exchange": (2, 2), "play": (1, 2),
    }  # fmt: skip
    assert values(length.hand_decisions(one, game(one))) == {"": (5, 1)}
    assert values(length.option_chosen(one, game(one))) == {"keep": (1, 2), "swap": (1, 2)}


def test_minutes() -> None:
    """Hole: forced decisions take as long as choices, or the deal takes no time."""
    one = hand(0, 0, 0, decisions=DECISIONS)
    assert length.minutes(one, Pace(choice_s=10, forced_s=1, deal_s=60)) == (30 + 2 + 60) / 60


def test_length_of_games() -> None:
    """Holes: hands without an end count as completed; a win of one team counts as a draw."""
    one, two = hand(1, 0, 0, decisions=DECISIONS), hand(0, 1, 0, decisions=DECISIONS[:2])
    open_game, shared = game(one, two), game(one, two, winners=(0, 1))
    assert values(length.completion(open_game)) == {"": (0, 1)}
    assert values(length.completion(shared)) == {"": (1, 1)}
    assert values(length.drawishness(shared)) == {"": (1, 1)}
    partners = game(one, teams=(0, 1, 0), winners=(0, 2))
    assert values(length.drawishness(partners)) == {"": (0, 1)}
    assert values(length.game_hands(shared)) == {"": (2, 1)}
    assert values(length.game_decisions(shared)) == {"": (7, 1)}


def test_ties() -> None:
    """Hole: partners with the same score count as a tie."""
    one = hand(4, 4, 1)
    assert values(length.hand_ties(one, game(one))) == {"": (1, 1)}
    assert values(length.hand_ties(one, game(one, teams=(0, 0, 1)))) == {"": (0, 1)}


TRICKS = ((1, 0, 0), (1, 1, 0), (1, 2, 0), (2, 2, 0), (2, 3, 0))
"""Seat 0 leads, seat 1 overtakes it in the third of five tricks, and seat 0 draws level once."""


def test_course_of_a_hand() -> None:
    """Holes: drawing level counts as a lead change; the time of the last change is missed."""
    one = hand(2, 3, 0, standings=TRICKS)
    assert values(drama.hand_lead_changes(one, game(one))) == {"": (1, 1)}
    assert values(drama.hand_settled(one, game(one))) == {"": (1, 1)}
    deficit = (1 / 5) ** 0.5  # of five points, in one of the four tricks before the last
    assert values(drama.hand_drama(one, game(one)))[""][0] == pytest.approx(deficit / 4)
    assert values(drama.hand_margin(one, game(one))) == {"": (1, 1)}
    together = game(one, teams=(0, 1, 0))
    assert drama.hand_course(one, together)[-2:] == [[2 / 5, 2 / 5], [2, 3]]


def test_hand_that_the_tricks_do_not_show() -> None:
    """Bug: points that count only at the end of a hand, such as extra points for the last trick,
    changed no lead, whoever got them."""
    one = hand(9, 3, 0, standings=((0, 1, 0), (0, 2, 0), (0, 3, 0)))
    assert values(drama.hand_settled(one, game(one))) == {"": (1, 1)}
    assert values(drama.hand_lead_changes(one, game(one))) == {"": (1, 1)}
    assert values(drama.hand_drama(one, game(one)))[""][0] == pytest.approx(
        ((1 / 3) ** 0.5 + (2 / 3) ** 0.5) / 2
    )


def test_hand_with_two_winners() -> None:
    """Hole: a tie is settled when one of its winners leads."""
    tie = hand(2, 2, 0, standings=((1, 0, 0), (1, 1, 0), (2, 1, 0), (2, 2, 0)))
    assert values(drama.hand_settled(tie, game(tie))) == {"": (1, 1)}
    early = hand(1, 1, 0, standings=((1, 0, 0), (1, 1, 0), (1, 1, 0), (1, 1, 0)))
    assert values(drama.hand_settled(early, game(early))) == {"": (0.5, 1)}


def test_hand_that_ends_without_points() -> None:
    """Hole: a hand without points in its tricks ends in a division by zero."""
    one = hand(0, 0, 0, standings=((0, 0, 0), (0, 0, 0)))
    assert values(drama.hand_drama(one, game(one))) == {"": (0, 1)}
    assert values(drama.hand_drama(hand(1, 2, 3), game(one))) == {}


def test_settled_at_once() -> None:
    """Hole: the hand of a player who leads from the first trick on is settled only later."""
    assert drama.settled([[1, 0], [2, 0], [3, 0], [3, 1]], [0]) == 0.25


def test_course_of_a_game() -> None:
    """Hole: in a game that also ends at minus the target, the seat that wins there is last."""
    totals = ((-5, 2, 3), (-8, 2, 6), (-12, 1, 11))
    both_ends = game(*[hand(0, 0, 0)] * 3, totals=totals, ends=(-11, 11), winners=(0, 2))
    assert drama.game_course(both_ends)[0] == [5 / 11, 2 / 11, 3 / 11]
    assert drama.game_winners(both_ends) == [0, 2]
    assert drama.distance(both_ends) == pytest.approx(10 / 11)
    assert values(drama.blow_out(both_ends)) == {"": (1, 1)}
    assert values(drama.close_finish(both_ends)) == {"": (0, 1)}
    assert values(drama.game_lead_changes(both_ends)) == {"": (0, 1)}


def test_close_games() -> None:
    """Hole: a comeback in the last hand is neither a lead change nor drama."""
    totals = ((10, 40, 0), (100, 95, 0))
    close = game(*[hand(0, 0, 0)] * 2, totals=totals, ends=(100,), winners=(0,))
    assert values(drama.close_finish(close)) == {"": (1, 1)}
    assert values(drama.blow_out(close)) == {"": (0, 1)}
    assert values(drama.game_lead_changes(close)) == {"": (1, 1)}
    assert values(drama.game_drama(close))[""][0] == pytest.approx(0.3**0.5)
    assert values(drama.game_settled(close)) == {"": (1, 1)}


def test_changed() -> None:
    """Hole: what follows from another decision counts as a change of what was legal."""
    same = [Decision(0, "play 9C", "play", (1, 2))]
    base = game(hand(1, 0, 0, decisions=(*same, Decision(1, "play 8C", "play", (3, 4)))))

    def parts(*decisions: Decision, score: tuple[int, ...] = (1, 0, 0)) -> list[str]:
        other = game(hand(*score, decisions=(*same, *decisions)))
        return [part for part, total, _ in pairs.changed(base, other) if total]

    assert parts(Decision(1, "play 8C", "play", (3, 4))) == []
    assert parts(Decision(1, "play 8C", "play", (3, 5))) == ["legal"]
    assert parts(Decision(1, "play 7C", "play", (3, 4))) == ["chosen"]
    assert parts(Decision(2, "play 8C", "play", (3, 4))) == ["legal", "chosen"]
    later = Decision(2, "play 2C", "play", (9,))
    assert parts(Decision(1, "play 7C", "play", (3, 4)), later) == ["chosen"]
    assert parts(Decision(1, "play 8C", "play", (3, 4)), score=(2, 0, 0)) == ["score"]
    assert parts(Decision(1, "play 8C", "play", (3, 4)), score=(0, 1, 0)) == ["score", "winner"]


def luck(*plays: tuple[tuple[int, int], tuple[int, int]]) -> float | None:
    """Return the luck of deals that were played twice, with these scores of two seats."""
    moments = [
        pairs.luck_moments(game(hand(*one), teams=(0, 1)), game(hand(*two), teams=(0, 1)))
        for one, two in plays
    ]
    return pairs.luck_of([sum(column) for column in zip(*moments, strict=True)])


def test_luck() -> None:
    """Holes: luck is not the share of the variance between deals; a bot without chance shows
    luck 1; a constant advantage of a seat counts as luck."""
    assert luck(((2, 0), (1, 1)), ((0, 2), (1, 1))) == 0
    # Seat 0 has 2 and 1 points above the mean in one deal, -2 and -1 in the other: the covariance
    # is 2, and the variance is (4 + 1) / 2.
    assert luck(((4, 0), (2, 0)), ((0, 4), (0, 2))) == pytest.approx(2 / 2.5)
    assert luck(((2, 0), (2, 0)), ((0, 2), (0, 2))) is None
    assert luck(((3, 1), (2, 2)), ((3, 1), (2, 2))) == pytest.approx(-1)


def test_options() -> None:
    """Hole: every card is an option of its own, or a call and a play are the same option."""
    play = load("climbing-clubs", double_or_nothing=True).new(seed=3)
    rules, s = play.game.rules, play.state
    assert Labels(rules).offered(s, tuple(rules.legal_codes(s))) == ("double", "play")
    passing = load("ruby-dame").new(seed=3)
    rules, s = passing.game.rules, passing.state
    assert Labels(rules).offered(s, tuple(rules.legal_codes(s))) == ("send",)
    auction = load("free-clubs").new(seed=3)
    rules, s = auction.game.rules, auction.state
    assert Labels(rules).offered(s, tuple(rules.legal_codes(s))) == ("bid 10S",)


def test_what_options_bring() -> None:
    """Hole: an option that was not chosen counts as a gain; equal options are all best."""
    found = WhatIf("pass", {"pass": 1.0, "bid QC": 4.0, "bid QD": 4.0})
    assert values(choices.option_gain(found)) == {"pass": (-3, 1)}
    effects = {"pass": (-3, 1), "bid QC": (1.5, 1), "bid QD": (1.5, 1)}
    assert values(choices.option_effect(found)) == effects
    best = {"pass": (0, 1), "bid QC": (0.5, 1), "bid QD": (0.5, 1)}
    assert values(choices.option_best(found)) == best


def test_the_docs_say_what_a_metric_needs() -> None:
    """Bug: docs/metrics.md did not say which metrics a study of single hands does not measure."""
    lines = (ROOT / "docs" / "metrics.md").read_text("utf-8").splitlines()
    for one in all_infos():
        if one.needs in ("whole-games", "what-if", "skill"):
            defined = [
                line
                for line in lines
                if line.startswith(("| `", "- `")) and f"`{one.name}`" in line
            ]
            assert any(f"`--{one.needs}" in line for line in defined), one.name


def test_every_metric_is_described_once() -> None:
    """Hole: a metric has no description, or two have the same name."""
    names = [one.name for one in all_infos()]
    assert len(names) == len(set(names))
    known = [*advantage.METRICS, *length.metrics(Pace()), *drama.METRICS]
    assert all(isinstance(one, HandMetric | GameMetric) for one in known)
    assert {one.info.name for one in known} < set(names)
