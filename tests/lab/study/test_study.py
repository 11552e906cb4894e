"""Studies: pairs of variants, files, workers and the rule that ends a study."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import pytest

from clubsuit.errors import NotationError, RuleError
from clubsuit.game import load
from clubsuit.lab.study import Study, StudyResult, dealing, run, run_study
from clubsuit.lab.study.blocks import Block
from clubsuit.lab.study.dealing import Dealt, Job, Place
from clubsuit.lab.study.playing import Seating, play
from clubsuit.lab.study.result import Needs
from clubsuit.lab.study.variants import read_vary, variants_of
from clubsuit.lab.study.what_if import what_if

SMALL = {"ranks": 4}
"""A pack of four ranks makes short hands."""


def study(**change: Any) -> Study:
    """Return a small study."""
    about: dict[str, Any] = {
        "bots": ("rule", "random"),
        "vary": {"lead": ["exchanger", "left-of-exchanger"]},
        "options": SMALL,
        "deals": 6,
    }
    return Study(change.pop("game", "clubs-whist"), **{**about, **change})


def played(monkeypatch: pytest.MonkeyPatch, asked: Study) -> list[tuple[dict[str, Any], Seating]]:
    """Return the options and the seating of each play of one deal."""
    found = []

    def note(game: Any, bot: str, seating: Seating, *, whole: bool) -> Any:
        found.append((game.chosen, seating))
        return play(game, bot, seating, whole=whole)

    monkeypatch.setattr(dealing, "play", note)
    dealing.play_deal(Job(asked.plan(), asked.bots, asked.skill), 3)
    return found


def test_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Holes: variants are dealt other cards, so that luck decides between them; a seat never
    deals."""
    found = played(monkeypatch, study(luck=False))
    assert len(found) == 2 * 2 * 3  # bots, variants, dealers
    assert len({json.dumps(seating.deal) for _, seating in found}) == 1
    for lead in ({}, {"lead": "left-of-exchanger"}):
        dealers = [s.dealer for chosen, s in found if chosen == {**lead, "ranks": 4, "hand_size": 4}
                   or chosen == {**lead, "ranks": 4}]  # fmt: skip
        assert sorted(dealers) == [0, 0, 1, 1, 2, 2]


def test_other_packs_have_other_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: variants with other cards count as played on the same deals."""
    asked = study(vary={"ranks": [4, 5], "lead": ["exchanger", "left-of-exchanger"]}, options={})
    assert [variant.deals for variant in asked.plan().variants] == [0, 0, 1, 1]
    found = played(monkeypatch, asked)
    seeds = {len(seating.deal["hands"][0]): seating.deals_seed for _, seating in found}
    assert sorted(seeds) == [4, 5]
    assert seeds[4] != seeds[5]
    result = run_study(replace(asked, deals=2))
    paired = {(one.first, one.second): one.paired for one in result.differences}
    assert paired == {(0, 1): True, (0, 2): False, (0, 3): False, (1, 2): False, (1, 3): False,
                      (2, 3): True}  # fmt: skip
    changed = {one.variant for one in result.measures if one.metric == "rule-changed"}
    assert changed == {1}


def test_repeated_plays_have_other_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: the second play for luck is a copy of the first."""
    found = played(monkeypatch, study())
    first = found[0][1]
    again = next(seating for _, seating in found if seating.again)
    assert (first.deal, first.dealer, first.again + 1) == (again.deal, again.dealer, again.again)
    game = load("clubs-whist")
    deal = game.new(seed=1).hands[0].deal
    plays = [play(game, "random", Seating(deal, 0, 1, 1, 0, n), whole=False) for n in (0, 0, 1)]
    assert plays[0] == plays[1] != plays[2]


def test_result_is_the_same_for_any_workers() -> None:
    """Hole: the result depends on who played which deal."""
    asked = study(skill=("random", "rule"))
    assert run_study(asked) == run_study(asked, workers=2)


def test_what_if() -> None:
    """Holes: the hand is played on from another choice, by other bots or with other cards; the
    results of two options are exchanged."""
    game = load("clubs-whist", ranks=6)
    for number in range(8):
        deal = game.new(seed=number).hands[0].deal
        seating = Seating(deal, number % 3, 1, 1, number)
        hand = play(game, "rule", seating, whole=False).hands[0]
        found = what_if(game, "rule", seating, hand)
        assert found is not None
        assert list(found.edges) == ["keep", "swap"]
        deciders = {one.seat for one in hand.decisions if one.chosen == found.chosen}
        assert found.edges[found.chosen] in {hand.edges[seat] for seat in deciders}
    swaps = run_study(study(what_if=True, luck=False))
    assert swaps.plays == 6 * 2 * 2 * 3 * (1 + 2)  # deals, bots, variants, dealers, options
    both = [swaps.of("option-best", option) for option in ("keep", "swap")]
    assert sum(one.value for one in both if one) == pytest.approx(1)
    without = load("ruby-dame", ranks=4)
    deal = without.new(seed=1).hands[0].deal
    seating = Seating(deal, 0, 1, 1, 1)
    hand = play(without, "rule", seating, whole=False).hands[0]
    assert what_if(without, "rule", seating, hand) is None


def test_what_if_plays_the_best_action_of_an_option() -> None:
    """Hole: "play" is judged by the card with the lowest code, which no bot would play."""
    game = load("climbing-clubs", double_or_nothing=True)
    for number in range(4):
        seating = Seating(game.new(seed=number).hands[0].deal, 0, 1, 1, number)
        hand = play(game, "rule", seating, whole=False).hands[0]
        found = what_if(game, "rule", seating, hand)
        assert found is not None
        deciders = {one.seat for one in hand.decisions if one.chosen == found.chosen}
        assert found.edges[found.chosen] in {hand.edges[seat] for seat in deciders}


def test_whole_games() -> None:
    """Holes: games end after a hand; metrics of games are missing; target does not select them."""
    result = run_study(study(vary={"target": ["1", "4"]}, deals=2))
    assert result.plan.unit == "game"
    short, long = (result.of("game-hands", variant=n) for n in (0, 1))
    assert short is not None
    assert long is not None
    assert 1 <= short.value < long.value
    assert short.n == 2 * 3
    hands = run_study(study(vary={"target": ["1", "4"]}, deals=2, games=False))
    assert hands.of("game-hands") is None


def test_result_survives_json() -> None:
    """Hole: a report reads other values than the study wrote."""
    result = run_study(study(deals=2, precision=0.5))
    assert StudyResult.from_json(json.dumps(result.to_dict())) == result
    for text in ("{}", "[1]", "no", '{"format": "clubsuit-study/1"}'):
        with pytest.raises(NotationError, match="not the result of a study"):
            StudyResult.from_json(text)


def test_resume(tmp_path: Path) -> None:
    """Hole: a continued study has another result than one that was not interrupted."""
    asked, file = study(deals=5), tmp_path / "study.jsonl"
    whole = run_study(asked)

    def stop(deals: int) -> None:
        if deals == 3:
            raise KeyboardInterrupt

    cut = run_study(asked, file=file, progress=stop)
    assert (cut.ended, cut.deals) == ("interrupted", 2)
    with file.open("ab") as half:
        half.write(b'{"deals": 1, "plays"')  # the machine stopped while it wrote this line
    assert run_study(asked, file=file) == whole
    assert run_study(asked, file=file, workers=2) == whole
    before = file.read_bytes()
    with pytest.raises(NotationError, match="holds another study"):
        run_study(replace(asked, seed=2), file=file)
    assert file.read_bytes() == before
    file.write_bytes(before.replace(b'"sums"', b'"sum"', 1))
    with pytest.raises(NotationError, match="is damaged at line 2"):
        run_study(asked, file=file)


def test_file_of_something_else(tmp_path: Path) -> None:
    """Hole: a file that is no study is overwritten."""
    file = tmp_path / "notes.txt"
    file.write_bytes(b"important")
    with pytest.raises(NotationError, match="holds another study"):
        run_study(study(), file=file)
    assert file.read_bytes() == b"important"


def test_blocks_are_kept_exactly() -> None:
    """Hole: a number changes when a block is stored."""
    place = Place(0, 1, "seat-advantage", "dealer+1")
    block = Block.of([Dealt(3, {place: [0.1, 2, 1]}), Dealt(3, {place: [0.2, 1, 1]})])
    assert block == Block(2, 6, {place: [0.1 + 0.2, 3, 2]})
    assert Block.from_json(block.to_json().encode()) == block


Fake = Callable[[Job, int], Dealt]


def alternating(apart: float) -> Fake:
    """Return a deal's result in which variant 1 has `apart` or 0 points more than variant 0."""

    def fake(job: Job, number: int) -> Dealt:
        sums = {
            Place(bot, variant, "lead-advantage", ""): [apart * variant * (number % 2), 1.0, 1.0]
            for bot in (0, 1)
            for variant in (0, 1)
        }
        return Dealt(4, sums)

    return fake


def test_stopping_rule_is_fixed_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: the study looks whenever it likes, or ends between two looks."""
    asked = study(deals=1000, precision=0.4)
    plan = asked.plan()
    assert plan.block == 5
    assert plan.stopping.looks == tuple(range(100, 1001, 100))
    monkeypatch.setattr(run, "play_deal", alternating(2.0))
    result = run_study(asked)
    assert (result.ended, result.deals) == ("precision", 100)
    assert result.plan == plan
    monkeypatch.setattr(run, "play_deal", alternating(2000.0))
    assert (run_study(asked).ended, run_study(asked).deals) == ("deals", 1000)


def test_intervals_pay_for_the_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: a study that stops when it looks good is wrong more often than one time in 100."""
    monkeypatch.setattr(run, "play_deal", alternating(2.0))
    asked = study(deals=150)
    once, often = run_study(asked), run_study(replace(asked, precision=0.01))
    assert once.primary == once.differences
    for narrow, wide in zip(once.primary, often.primary, strict=True):
        assert narrow.value == wide.value
        assert None not in (narrow.low, wide.low)
        assert (wide.high - wide.low) > 1.2 * (narrow.high - narrow.low)  # type: ignore[operator]


def test_rankings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: bots that disagree count as bots that agree, or chance as a disagreement."""

    def fake(job: Job, number: int) -> Dealt:
        sums = {}
        for bot in (0, 1):
            for variant in (0, 1):
                sign = 1 if bot == variant else -1
                noise = number % 2
                sums[Place(bot, variant, "lead-advantage", "")] = [sign + noise, 1.0, 1.0]
                sums[Place(bot, variant, "hand-margin", "")] = [
                    (bot * 1e-3 - 5e-4 + 2 * noise - 1) * variant,
                    1.0,
                    1.0,
                ]
                sums[Place(bot, variant, "hand-decisions", "")] = [variant + noise, 1.0, 1.0]
        return Dealt(4, sums)  # fmt: skip

    monkeypatch.setattr(run, "play_deal", fake)
    found = {one.metric: one for one in run_study(study(deals=40)).rankings}
    lead = found["lead-advantage"]
    assert lead.pairs == {"rule": ((0, 1),), "random": ((1, 0),)}
    assert (lead.order("rule"), lead.verdict) == ((0, 1), "different")
    assert (found["hand-decisions"].order("random"), found["hand-decisions"].verdict) == (
        (1, 0),
        "same",
    )
    assert (found["hand-margin"].pairs, found["hand-margin"].verdict) == (
        {"rule": (), "random": ()},
        "unclear",
    )


@pytest.mark.parametrize("primary", ["rule-changed:legal", "skill-step:random<rule"])
def test_primary_metrics_without_a_base_or_a_kind(primary: str) -> None:
    """Hole: a study of such a metric never reaches its precision."""
    asked = study(primary=primary, precision=1e6, skill=("random", "rule"), luck=False)
    result = run_study(asked)
    assert (result.ended, result.deals) == ("precision", 2)  # one deal has no interval
    bots = {one.bot for one in result.primary}
    assert bots == ({""} if "skill" in primary else {"rule", "random"})
    metric, _, part = primary.partition(":")
    assert result.of(metric, part, variant=1) is not None


def test_variants() -> None:
    """Holes: the base is not the first combination; a bool is not shown as an option is written."""
    found = variants_of(
        "climbing-clubs", {"crazy": True}, {"players": ["2", "3"], "wild_15s": [False, True]}
    )
    assert [one.label for one in found] == [
        "players=2 wild_15s=false", "players=2 wild_15s=true",
        "players=3 wild_15s=false", "players=3 wild_15s=true",
    ]  # fmt: skip
    assert found[3].options == {"players": 3, "wild_15s": True, "crazy": True}
    assert [one.deals for one in found] == [0, 0, 1, 1]
    assert variants_of("clubs-whist", {}, {})[0].label == "usual"
    games = variants_of("clubs-whist", {}, {"game": ["clubs-whist", "ruby-dame"]})
    assert [(one.game, one.deals) for one in games] == [("clubs-whist", 0), ("ruby-dame", 1)]


def test_constants_become_games(constants_forgotten: None) -> None:
    """Hole: a constant that is varied is not part of a variant, or changes the deals."""
    asked = Study("ruby-dame", ("rule", "random"), constants={"DAME_POINTS": ["5", "10"]})
    plan = asked.plan()
    assert [one.varied for one in plan.variants] == [{"DAME_POINTS": "5"}, {"DAME_POINTS": "10"}]
    assert [one.game for one in plan.variants] == ["ruby-dame", "ruby-dame:DAME_POINTS=10"]
    assert [one.deals for one in plan.variants] == [0, 0]
    assert "--set DAME_POINTS=5,10" in plan.command


def test_lists_of_numbers_can_vary() -> None:
    """Hole: the commas of a list separate values."""
    found = read_vary("climbing-clubs", ["club_points=1,2;3,4", "players=2,3"])
    assert found == {"club_points": ["1,2", "3,4"], "players": ["2", "3"]}


@pytest.mark.parametrize(
    ("change", "part"),
    [
        ({"bots": ("rule",)}, "at least two different kinds of bots, not 1"),
        ({"bots": ("rule", "rule")}, "at least two different kinds"),
        ({"bots": ("rule", "nobody")}, "nobody"),
        ({"skill": ("rule",)}, "a ladder"),
        ({"deals": 0}, "there cannot be 0 deals"),
        ({"precision": 0}, "a precision cannot be 0"),
        ({"precision": float("nan")}, "a precision cannot be nan"),
        ({"primary": "fun"}, 'no metric "fun"'),
        ({"primary": "hand-margin:dealer"}, 'no metric "hand-margin:dealer"'),
        ({"primary": "close-finish"}, "add --whole-games"),
        ({"primary": "option-gain:swap"}, "add --what-if"),
        ({"primary": "skill-step:random<rule"}, "--skill random,casual,rule"),
        ({"primary": "luck", "luck": False}, "leave out --no-luck"),
        ({"primary": "rule-changed:chosen", "vary": {}}, "vary something"),
        ({"primary": "rule-changed:luck"}, 'no part "luck"; known: legal, chosen'),
        ({"primary": "seat-advantage:4"}, r'no part "4"; known: dealer, dealer'),
        ({"primary": "branching-factor:auction"}, "known: exchange, play"),
        ({"primary": "seat-advantage"}, "for each seat alone, so name one"),
        ({"primary": "role-advantage"}, "role .such as swapper. alone"),
        ({"vary": {"PER_TRICK": ["1"]}, "game": "free-clubs"}, "use --set PER_TRICK="),
        ({"constants": {"target": ["1"]}}, "use --vary target="),
        ({"vary": {"lead": []}}, '"lead" needs at least one value'),
        ({"vary": {"target": ["7", 7]}}, '"target" needs at least one value, and each value once'),
        ({"vary": {"target": range(1, 40)}}, "39 variants"),
        ({"vary": {"game": ["bridge"]}}, "bridge"),
    ],
)
def test_what_is_refused(change: dict[str, Any], part: str) -> None:
    """Hole: a mistake ends in a traceback, or in a study of something else."""
    with pytest.raises(NotationError, match=part):
        study(**change).plan()


def test_what_a_study_measures_is_said_of_each_metric() -> None:
    """Hole: a metric is measured although its description names something that the study lacks, or
    is missing although the study has all."""
    small = run_study(study(deals=1, luck=False, vary={}))
    assert {one.needs for one in small.metrics} == {""}
    more = study(deals=2, games=True, what_if=True, skill=("random", "rule"))
    assert {one.needs for one in run_study(more).metrics} == set(get_args(Needs))


def test_options_are_checked() -> None:
    """Hole: an option's value is refused only after an hour of play."""
    with pytest.raises(RuleError, match="CW-4"):
        study(vary={"lead": ["exchanger", "nobody"]}).plan()


def test_worker_lost(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Hole: a killed worker does not say where the finished deals are."""
    from clubsuit.errors import WorkerLost
    from clubsuit.lab.workers import worker_lost

    def lost(*args: object) -> Any:
        yield Dealt(1, {})
        raise worker_lost("worker-lost")

    monkeypatch.setattr(run, "ordered_map", lost)
    file = tmp_path / "study.jsonl"
    with pytest.raises(WorkerLost, match=r"1 of 6 deals are in .*study\.jsonl"):
        run_study(study(), file=file)
    with pytest.raises(WorkerLost, match=r"after 1 of 6 deals"):
        run_study(study())
