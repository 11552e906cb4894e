"""The bot `trained`, the features of its network, and its training."""

import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import clubsuit
from clubsuit.bots import make_bot, network
from clubsuit.bots.knowledge import clubs_whist, free_clubs, ruby_dame
from clubsuit.bots.knowledge import features as facts
from clubsuit.bots.knowledge.base import choice, knowledge_of, position
from clubsuit.bots.network import Buffers, Network, Weights, read_weights, save_weights
from clubsuit.bots.trained import TrainedBot
from clubsuit.errors import NotationError
from clubsuit.game import View
from clubsuit.games import REGISTRY
from clubsuit.lab import monte_carlo, train
from clubsuit.lab.training import MONTE_CARLO, Point, Tested, Training, import_torch
from clubsuit.texts import explain
from support import probe
from support.plays import ALL_VARIANTS, random_play
from support.processes import PATIENCE_S

SOURCE = Path(clubsuit.__file__).parent
MEGABYTE = 1 << 20
WEIGHTS = sorted((SOURCE / "bots" / "weights").glob("*.npz"))


def number_of(game: str) -> int:
    """Return the number of features of a game."""
    features = knowledge_of(REGISTRY[game]).features
    assert features is not None
    return features.number


def views_of(game: str, options: dict[str, Any], seeds: int) -> list[View]:
    """Return views of the seat to act after different numbers of random decisions."""
    plays = [random_play(game, options, seed, 4 + 9 * seed) for seed in range(seeds)]
    return [play.view(play.turn) for play in plays if play.turn is not None]


# ---- features of the network ------------------------------------------------------------------


@pytest.mark.parametrize("game, options", ALL_VARIANTS)
def test_facts_are_numbers_of_the_table_each_once(game: str, options: dict[str, Any]) -> None:
    """Holes: a feature number beyond the table makes the code read other memory; a feature is
    listed twice, although training counts it once."""
    out = np.zeros(facts.MOST, np.int64)
    for view in views_of(game, options, 8):
        v = TrainedBot(view.rules, 1).as_strict(view.state)
        known = int(position(v, out))
        codes = np.zeros(view.rules.max_legal, np.int64)
        n = view.rules.honest(view.state, codes)
        for code in {int(codes[i]) for i in np.linspace(0, n - 1, 12).astype(int)}:
            out[known] = facts.gap(1.0, 0.0, knowledge_of(view.rules).care)
            given = out[: choice(v, code, out, known + 1)].tolist()
            assert len(given) < facts.MOST
            assert len(set(given)) == len(given), sorted(given)
            assert min(given) >= 0 and max(given) < number_of(game)


def test_the_groups_of_facts_do_not_overlap() -> None:
    """Hole: two features share a number. The features of a game follow the features common to all
    games."""
    assert facts.gap(0.0, -1e9, 1.0) < facts.T_HAND
    assert facts.gap(0.0, 0.0, 1.0) == facts.GAP
    ends = [clubs_whist.W_BID, ruby_dame.R_PASS, free_clubs.F_AUCTION]
    assert ends == [facts.TRICK_END] * 3


def test_only_the_likeliest_choices_are_valued() -> None:
    """Holes: hundreds of choices are all evaluated, which takes too long; one of several equal
    choices is dropped although the number of choices is within the limit."""
    rng = np.random.default_rng(1)
    for n in (1, 63, 64, 65, 300):
        for values in (rng.normal(size=n), rng.integers(0, 9, n).astype(float)):
            floor = network.threshold(values, n)
            valued = int((values >= floor).sum())
            assert valued >= min(n, network.TRIED)
            assert int((values > floor).sum()) < network.TRIED or n <= network.TRIED


# ---- the weights -------------------------------------------------------------------------------


@pytest.mark.parametrize("path", WEIGHTS, ids=lambda path: path.stem)
def test_the_weights_are_small_and_fit(path: Path) -> None:
    """Holes: weights need more than 2 MB for a game; a table with fewer rows than features is read
    past its end."""
    game = path.stem
    assert path.stat().st_size <= 2 * MEGABYTE
    weights = read_weights(path)
    assert weights.network.rows.shape == (number_of(game), len(weights.network.bias))
    assert all(np.isfinite(values).all() for values in weights.network)
    assert min(weights.units) > 0


def small_weights(number: int) -> Weights:
    """Return a small network for this number of features."""
    rng = np.random.default_rng(1)
    shapes = [(number, 4), (4,), (4, 3), (3,), (3, 2), (2,)]
    arrays = [rng.normal(size=shape).astype(np.float16).astype(np.float32) for shape in shapes]
    return Weights(Network(*arrays), (0.5, 2.0))


def test_weights_come_back_as_they_were(tmp_path: Path) -> None:
    """Hole: weights change when they are saved and read."""
    weights = small_weights(7)
    save_weights(tmp_path / "w.npz", weights)
    again = read_weights(tmp_path / "w.npz")
    assert again.units == weights.units
    for mine, kept in zip(weights.network, again.network, strict=True):
        assert np.array_equal(mine, kept) and kept.dtype == np.float32


@pytest.mark.parametrize("part", [0, 10, 300, -1])
def test_a_part_of_weights_is_refused(tmp_path: Path, part: int) -> None:
    """Bug: a truncated or empty file of weights ended in a traceback."""
    path = tmp_path / "w.npz"
    save_weights(path, small_weights(7))
    path.write_bytes(path.read_bytes()[:part] if part >= 0 else b"no weights")
    with pytest.raises(NotationError, match="holds no weights"):
        read_weights(path)


def test_weights_of_another_version_are_refused() -> None:
    """Hole: weights for another number of features give nonsense, or make the code read other
    memory."""
    rules = clubsuit.load("ruby-dame").rules
    with pytest.raises(NotationError, match="clubsuit train"):
        TrainedBot(rules, 1, small_weights(7))
    assert TrainedBot(rules, 1, small_weights(number_of("ruby-dame"))).name == "trained"


# ---- the bot -----------------------------------------------------------------------------------

CHOICES = """
import clubsuit
import numpy as np
from clubsuit.bots import make_bot
from clubsuit.bots.knowledge.base import knowledge_of
from clubsuit.games import REGISTRY
from clubsuit.bots.network import Network, Weights
from clubsuit.bots.trained import TrainedBot
rng = np.random.default_rng(1)
for game, options, skipped in (
    ("clubs-whist", {}, 9), ("ruby-dame", {}, 9), ("free-clubs", {}, 12),
    ("free-clubs", {"enforcement": "honour"}, 20), ("climbing-clubs", {}, 4),
    ("climbing-clubs", {"players": 6, "teams": 3, "wild_15s": True, "crazy": True}, 3),
):
    play = clubsuit.load(game, **options).new(seed=4)
    rule = make_bot("rule", play.game.rules, 1)
    number = knowledge_of(REGISTRY[game]).features.number
    shapes = [(number, 16), (16,), (16, 8), (8,), (8, 2), (2,)]
    network = Network(*(rng.normal(size=shape).astype(np.float32) for shape in shapes))
    trained = TrainedBot(play.game.rules, 1, Weights(network, (0.1, 1.0)))
    for i in range(skipped + 3):
        view = play.view(play.turn)
        bot = rule if i < skipped else trained
        choice = bot.choose(view)
        if bot is not rule:
            print(game, [(c.code, c.value.hex(), c.points.hex()) for c in choice.candidates])
        play.act(choice.action)
"""


@pytest.mark.speed
def test_the_same_values_compiled_and_plain() -> None:
    """Hole: values depend on the compiler, so games cannot be replayed."""
    compiled, plain = (
        subprocess.run(
            [sys.executable, "-c", CHOICES],
            env={**os.environ, **more},
            capture_output=True,
            text=True,
            check=True,
            timeout=PATIENCE_S,
        ).stdout
        for more in ({}, {"NUMBA_DISABLE_JIT": "1"})
    )
    assert compiled.count("\n") == 18
    assert compiled == plain


@pytest.mark.speed
@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_its_choice_is_legal_and_explained(game: str) -> None:
    """Hole: the choice is illegal, is not the first candidate, or has no explanation."""
    for view in views_of(game, {}, 6):
        choice = make_bot("trained", view.rules, 1).choose(view)
        assert choice.action.code in view.codes()
        assert choice.candidates[0].code == choice.action.code
        values = [candidate.value for candidate in choice.candidates]
        assert values == sorted(values, reverse=True)
        assert explain(choice.reason)


@pytest.mark.speed
def test_hundreds_of_choices_are_few_for_the_network() -> None:
    """CC-12: wild 15s give hundreds of choices; the network evaluates only as many as it has time
    for."""
    options = {"wild_15s": True, "players": 3}
    plays = (clubsuit.load("climbing-clubs", **options).new(seed=seed) for seed in range(40))
    play = next(play for play in plays if len(play.legal()) > 3 * network.TRIED)
    view = play.view(play.turn or 0)
    weights = small_weights(number_of("climbing-clubs"))
    choice = TrainedBot(view.rules, 1, weights).choose(view)
    assert len(choice.candidates) == network.TRIED


# ---- training ----------------------------------------------------------------------------------

ROUNDS = """
import sys
from pathlib import Path
from clubsuit.lab import monte_carlo, train
from clubsuit.lab.training import Training
monte_carlo.ROWS, monte_carlo.BATCH, monte_carlo.WATCHED, monte_carlo.TEST_DEALS = 400, 40, 2, 2
monte_carlo.WIDTH, monte_carlo.SECOND = 8, 4
train.Clock.is_test_due = lambda self: self._trainer.round == 3
plan = Training("clubs-whist", 1, 1, "monte-carlo")
rounds = [int(number) for number in sys.argv[2:]]
for number in rounds:
    folder = Path(sys.argv[1])
    assert train.train(plan, folder, minutes=60, rounds=number, resume=number != rounds[0])
"""


def trained(folder: Path, *rounds: int) -> list[dict[str, Any]]:
    """Train without the compiler in consecutive runs, and return the curve. Each run ends at the
    next of these rounds."""
    subprocess.run(
        [sys.executable, "-c", ROUNDS, str(folder), *map(str, rounds)],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        check=True,
        timeout=3600,
    )
    lines = (folder / "curve.jsonl").read_text().splitlines()
    return [json.loads(line) for line in lines]


@pytest.mark.long
@pytest.mark.timeout(2 * 3600)
def test_training_goes_on_as_if_never_interrupted(tmp_path: Path) -> None:
    """Hole: a resumed run starts again from the beginning, which wastes hours."""
    pytest.importorskip("torch")
    whole = trained(tmp_path / "whole", 4)
    parts = trained(tmp_path / "parts", 1, 4)
    assert [point["round"] for point in parts] == [1, 2, 3, 4]
    assert [point["loss"] for point in parts] == [point["loss"] for point in whole]
    assert whole[2]["margin"] == parts[2]["margin"] is not None
    one, two = ((tmp_path / name / "weights.npz").read_bytes() for name in ("whole", "parts"))
    assert one == two


@pytest.mark.long
def test_fitting_fits() -> None:
    """Hole: the loss does not fall, which is noticed only after hours of training without
    progress."""
    fitter = monte_carlo.Fitter(pytest.importorskip("torch"), 50, 1)
    rng = np.random.default_rng(1)
    rows = np.array([rng.choice(50, 6, replace=False) for _ in range(4000)], np.uint16)
    results = np.stack([(rows < 10).sum(1), (rows > 40).sum(1)], 1) - 1.2
    losses = [fitter.fit(rows, results, 0, number) for number in range(60)]
    assert losses[-1] < 0.3 * losses[0]


class NoTrainer:
    """A trainer that needs no PyTorch and does nothing."""

    round, hands, decisions, seconds, save_every_s = 0, 10, 20, 0.0, 0.0

    def __init__(self, plan: Training) -> None:
        self.weights = small_weights(3)

    def step(self, spent: float) -> float:
        assert 0 <= spent < 1
        self.round += 1
        if self.round == 4:
            raise KeyboardInterrupt
        return 0.5

    def test(self) -> Tested:
        return 1.25, (1.0, 1.5)

    def save_weights(self, file: Path) -> None:
        save_weights(file, self.weights)

    def save(self, file: Path) -> None:
        file.write_text(str(self.round))

    def restore(self, file: Path) -> None:
        self.round = int(file.read_text())


def test_an_interrupted_training_keeps_its_rounds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Holes: Ctrl-C loses more than one round; a half-written line is read as a point of the
    curve."""
    monkeypatch.setattr(train, "trainer_of", NoTrainer)
    plan = Training("clubs-whist", 1, 1, MONTE_CARLO)
    folder = tmp_path / "run"
    points: list[Point] = []
    assert not train.train(plan, folder, minutes=1, report=points.append)
    assert [point.round for point in points] == [1, 2, 3]
    assert (folder / "checkpoint.pt").read_text() == "3"
    with (folder / "curve.jsonl").open("a") as file:
        file.write('{"round": 4, "lo')
    assert train.train(plan, folder, minutes=1, rounds=3, resume=True)
    lines = (folder / "curve.jsonl").read_text().splitlines()
    assert [json.loads(line)["round"] for line in lines] == [1, 2, 3]
    assert read_weights(folder / "weights.npz").units == (0.5, 2.0)


@pytest.mark.parametrize(("given", "number"), [(49, 50), (50, 50), (65535, 70000)])
def test_features_that_a_game_does_not_have(given: int, number: int) -> None:
    """Hole: a third-party game gives a feature number that is too high, so the network reads other
    memory or training ends in a PyTorch traceback."""
    rows = np.array([[3, 4, 60000], [1, given, 60000]], np.uint16)
    counts = np.array([2, 2])
    if given < number < 65536:
        monte_carlo.check_features("some-game", rows, counts, number)
        return
    with pytest.raises(NotationError, match=f"some-game gave the network feature {given}:"):
        monte_carlo.check_features("some-game", rows, counts, number)


def test_a_training_of_other_features_is_not_continued(tmp_path: Path) -> None:
    """Hole: a network trained on the old features is stored as if it were trained on the new
    ones."""
    plan = Training("clubs-whist", 1, 1, MONTE_CARLO)
    with pytest.raises(NotationError, match="of another version of clubs-whist"):
        probe.restore_training(plan, 2, tmp_path / "checkpoint.pt")


def test_a_folder_of_another_training_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hole: a mistyped command overwrites hours of training."""
    monkeypatch.setattr(train, "trainer_of", NoTrainer)
    plan = Training("clubs-whist", 1, 1, MONTE_CARLO)
    train.train(plan, tmp_path / "run", minutes=1, rounds=2)
    kept = {path.name: path.read_bytes() for path in (tmp_path / "run").iterdir()}
    with pytest.raises(NotationError, match="--resume"):
        train.train(plan, tmp_path / "run", minutes=1, rounds=2)
    other = Training("ruby-dame", 1, 1, MONTE_CARLO)
    with pytest.raises(NotationError, match="a training that another command began"):
        train.train(other, tmp_path / "run", minutes=1, rounds=2, resume=True)
    assert kept == {path.name: path.read_bytes() for path in (tmp_path / "run").iterdir()}


def test_each_game_is_trained_in_all_its_variants() -> None:
    """Hole: training never plays a variant, so the network can only guess there."""
    for game in clubsuit.game_ids():
        trained_in = [
            clubsuit.load(game, **o).options for o in monte_carlo.variants(REGISTRY[game])
        ]
        for variant in ALL_VARIANTS:
            options = clubsuit.load(variant[0], **variant[1]).options
            if variant[0] == game and options.get("enforcement") != "honour":
                assert options in trained_in
    assert clubsuit.load("climbing-clubs").options == {
        **clubsuit.load(
            "climbing-clubs", **monte_carlo.variants(REGISTRY["climbing-clubs"])[0]
        ).options
    }


def test_room_is_for_the_network_it_is_made_for() -> None:
    """Hole: the buffers of a decision are too short for the layers. Compiled code does not check
    indices."""
    room = Buffers.of(small_weights(9).network, np.zeros(11))
    found = SimpleNamespace(**{name: len(array) for name, array in room._asdict().items()})
    assert (found.first, found.choice, found.second) == (4, 4, 3)
    assert (found.rule, found.points, found.features) == (11, 11, facts.MOST)


@pytest.mark.long
def test_an_untrained_network_plays_as_rule_does() -> None:
    """Hole: an untrained network plays nonsense, so training first has to learn what `rule`
    knows."""
    pytest.importorskip("torch")
    number = number_of("clubs-whist")
    weights = Weights(monte_carlo.Fitter(import_torch(), number, 1).network(), (1.0, 1.0))
    for view in views_of("clubs-whist", {}, 5):
        bots = TrainedBot(view.rules, 1, weights), make_bot("rule", view.rules, 1)
        one, two = (bot.choose(view).action for bot in bots)
        assert one == two


@pytest.mark.parametrize("fault", ["broken", "lost", "short", "junk"])
def test_a_damaged_folder(fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Holes: a damaged folder ends in a traceback, or training starts again and overwrites hours of
    work."""
    monkeypatch.setattr(train, "trainer_of", NoTrainer)
    plan, folder = Training("clubs-whist", 1, 1, MONTE_CARLO), tmp_path / "run"
    train.train(plan, folder, minutes=1, rounds=3)
    if fault == "broken":
        (folder / "checkpoint.pt").write_bytes(b"\xff")
    if fault == "lost":
        (folder / "checkpoint.pt").unlink()
    if fault == "short":
        (folder / "curve.jsonl").write_text("")
    if fault == "junk":
        (folder / "training.json").write_bytes(b"\xff")
    kept = {path.name: path.read_bytes() for path in folder.iterdir()}
    with pytest.raises(NotationError, match=r"cannot be continued|cannot continue it"):
        train.train(plan, folder, minutes=1, rounds=4, resume=True)
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == kept
