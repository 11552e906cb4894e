"""Training of a value network for `trained` by Deep Monte Carlo, as in DouZero.

In each round, the network plays hands against itself and `rule` (`selfplay`), and is then fitted to
the results of its decisions. A decision has two results: how much its hand has changed the chance
to win the game, and the points of the hand. In the first rounds, `rule` plays alone and the network
learns from it. Play, tests and the weights file use a running mean of the weights, which varies
less than the weights themselves.

Everything follows from the seed and the number of rounds, so a resumed run gives the same weights
as one without interruption. PyTorch does the fitting. The rest of Clubsuit works without PyTorch.
"""

import math
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from clubsuit.bots.knowledge import features
from clubsuit.bots.knowledge.base import knowledge_of
from clubsuit.bots.network import OUTPUTS, Buffers, Network, Weights, save_weights
from clubsuit.bots.search.playout import Scratch
from clubsuit.game import Game, load, rules_of
from clubsuit.games.rules import Rules
from clubsuit.lab import selfplay
from clubsuit.lab.student import half_width_99
from clubsuit.lab.training import COUNTERS, Tested, Training, import_torch
from clubsuit.random_numbers import EXPERIMENTS, WORDS, derive_seed, rand_seed
from clubsuit.texts import refusal

WIDTH, SECOND = 128, 64
"""Widths of the first and the second layer."""
ROWS = 1 << 16
"""Number of decisions in a round."""
BATCH = 1024
"""Number of decisions in a fitting step."""
PASSES = 1
"""Number of times that a round fits each decision."""
RATE = 1e-3
"""Initial learning rate of Adam."""
RATE_DECAY = 60
"""Scale of the decay: the rate in a round is RATE / sqrt(1 + round / RATE_DECAY)."""
MEAN = 0.998
"""Share of the running mean that is kept at each step."""
WATCHED = 6
"""Number of rounds in which `rule` plays alone."""
EPSILON_WATCHED, EPSILON = 0.1, 0.02
"""Probabilities of a random decision: one while `rule` plays alone, and one for later rounds."""
RULES = 0.3
"""Probability that `rule` plays a seat."""
RESTART = 0.15
"""Probability that a new game starts after a hand; it makes hands early in a game more frequent."""
TEST_DEALS = 400
"""Number of duplicate deals in a test against `rule`."""

MOST_FEATURES = np.iinfo(np.uint16).max
"""Maximum number of features: rows store feature numbers in 16 bits."""


def variants(rules: Rules) -> list[dict[str, Any]]:
    """Return the sets of options with which a network is trained, the default set first.

    Some sets occur several times. Raises NotationError for a game without features.
    """
    knowledge = knowledge_of(rules)
    if knowledge.features is None:
        raise refusal("train-no-features", game=rules.id)
    return [dict(options) for options in knowledge.training]


# ---- hands ----------------------------------------------------------------------------------


class Player:
    """The buffers in which the compiled loop plays the hands of one thread."""

    def __init__(self, game: Game, rows: int) -> None:
        rules = game.rules
        self.rows = np.zeros((rows, features.MOST), np.uint16)
        self.counts = np.zeros(rows, np.int64)
        self.results = np.zeros((rows, OUTPUTS), np.float64)
        self._seats = np.zeros(rows, np.int64)
        self._scratch = Scratch(
            np.zeros(selfplay.PLACES, rules.dtype),
            np.zeros(rules.max_legal, np.int64),
            np.zeros(rules.max_legal, np.float64),
        )
        self._rng = np.zeros(WORDS, np.int64)
        self._unit = knowledge_of(rules).care

    def gather(self, pool: np.ndarray, network: Network, watch: bool, seed: int) -> tuple[int, int]:
        """Play until the rows are full; return the number of valid rows and of hands."""
        rand_seed(self._rng, seed, EXPERIMENTS)
        epsilon = EPSILON_WATCHED if watch else EPSILON
        rows, hands = selfplay.gather(
            pool, self._scratch, self._with(network, epsilon),
            selfplay.Odds(RULES, RESTART, watch),
            selfplay.Rows(self.rows, self.counts, self._seats), self.results, self._rng,
        )  # fmt: skip
        return int(rows), int(hands)

    def duel(self, game: Game, network: Network, deals: int, seed: int) -> np.ndarray:
        """Return the network's margins over `rule` in `deals` duplicate deals of one variant."""
        rand_seed(self._rng, seed, EXPERIMENTS)
        table = game.unseeded()
        team = game.rules.team(table.state, 0)
        sides = game.seats if team is None else game.seats // _members(game)
        margins = np.zeros(deals, np.float64)
        selfplay.duel(
            pool_of([game]), sides, self._scratch, self._with(network, 0.0),
            selfplay.Rows(self.rows[:0], self.counts, self._seats), margins, self._rng,
        )  # fmt: skip
        return margins

    def _with(self, network: Network, epsilon: float) -> selfplay.Players:
        buffers = Buffers.of(network, np.zeros(len(self._scratch.codes), np.float64))
        kinds = np.zeros(selfplay.SEATS, np.int64)
        return selfplay.Players(kinds, epsilon, network, buffers, self._unit)


def _members(game: Game) -> int:
    state = game.unseeded().state
    teams = [game.rules.team(state, p) for p in range(game.seats)]
    return teams.count(teams[0])


def pool_of(games: list[Game]) -> np.ndarray:
    """Return the states of new games, before their first deal."""
    pool = np.zeros(len(games), games[0].rules.dtype)
    for i, game in enumerate(games):
        pool[i] = game.unseeded().state
    return pool


def check_features(game: str, rows: np.ndarray, counts: np.ndarray, number: int) -> None:
    """Raise NotationError if a game has written feature numbers that do not exist.

    Compiled code does not check indices. In the first rounds `rule` plays alone, so this check runs
    before the network is used.
    """
    written = np.arange(rows.shape[1]) < counts[:, None]
    most = int(rows.max(where=written, initial=0))
    if number > MOST_FEATURES or most >= number or int(counts.max(initial=0)) > features.MOST:
        numbers = {"told": most, "number": number, "most": MOST_FEATURES}
        texts = {name: str(value) for name, value in numbers.items()}  # shown without separators
        raise refusal("train-features", game=game, **texts)


# ---- fitting --------------------------------------------------------------------------------


class Fitter:
    """The network in PyTorch, the optimizer Adam, and the running mean of the weights."""

    def __init__(self, torch: ModuleType, number: int, seed: int, device: str = "cpu") -> None:
        self._torch = torch
        self._device = torch.device(device)
        generator = torch.Generator().manual_seed(seed % (1 << 63))

        def layer(*shape: int, spread: float) -> Any:
            values = torch.randn(*shape, generator=generator) * spread
            return values.to(self._device).requires_grad_()

        self._layers = [
            layer(number + 1, WIDTH, spread=0.1),  # the last row is for padding
            layer(WIDTH, spread=0.0),
            layer(WIDTH, SECOND, spread=math.sqrt(2 / WIDTH)),
            layer(SECOND, spread=0.0),
            layer(SECOND, OUTPUTS, spread=0.0),
            layer(OUTPUTS, spread=0.0),
        ]
        self._begin_as_rule()
        self._mean = [values.detach().clone() for values in self._layers]
        self._adam = torch.optim.Adam(self._layers, lr=RATE)
        self._number = number

    def _begin_as_rule(self) -> None:
        """Initialize the network so that it prefers the choice that `rule` prefers.

        One unit of each layer carries a gap: the highest value that `rule` gives to any choice,
        minus the value that it gives to this choice.
        """
        rows, _, middle, _, last, _ = self._layers
        steps = len(features.GAPS) + 1
        with self._torch.no_grad():
            rows[:, 0] = 0.0
            rows[features.GAP : features.GAP + steps, 0] = self._torch.linspace(1.0, 0.0, steps)
            middle[:, 0] = 0.0
            middle[0, 0] = 1.0
            last[0] = 0.5

    def fit(self, rows: np.ndarray, results: np.ndarray, round_: int, seed: int) -> float:
        """Fit the rows of a round in random order; return the mean loss.

        rows: by decision the feature numbers, padded with the number of features.
        """
        torch = self._torch
        for group in self._adam.param_groups:
            group["lr"] = RATE / math.sqrt(1 + round_ / RATE_DECAY)
        generator = torch.Generator().manual_seed(seed % (1 << 63))
        x = torch.from_numpy(rows.astype(np.int64)).to(self._device)
        y = torch.from_numpy(results.astype(np.float32)).to(self._device)
        total = torch.zeros((), device=self._device)
        steps = 0
        for _ in range(PASSES):
            order = torch.randperm(len(x), generator=generator).to(self._device)
            for batch in order.split(BATCH):
                loss = ((self._outputs(x[batch]) - y[batch]) ** 2).mean()
                self._adam.zero_grad()
                loss.backward()
                self._adam.step()
                self._follow(min(MEAN, (1 + steps + round_ * 8) / (10 + steps + round_ * 8)))
                total += loss.detach()
                steps += 1
        return float(total) / steps

    def _outputs(self, x: Any) -> Any:
        torch = self._torch
        rows, bias, middle, middle_bias, last, last_bias = self._layers
        held = torch.zeros((len(x), self._number + 1), device=self._device)
        held.scatter_(1, x, 1.0)
        held[:, -1] = 0.0
        first = torch.relu(held @ rows + bias)
        return torch.relu(first @ middle + middle_bias) @ last + last_bias

    def _follow(self, stays: float) -> None:
        with self._torch.no_grad():
            for mean, values in zip(self._mean, self._layers, strict=True):
                mean.lerp_(values, 1 - stays)

    def network(self) -> Network:
        """Return the network with the mean weights, rounded to float16 as in the weights file."""
        arrays = [values.cpu().numpy().astype(np.float16) for values in self._mean]
        arrays[0] = arrays[0][:-1]
        return Network(*(np.ascontiguousarray(values, np.float32) for values in arrays))

    def state(self) -> dict[str, Any]:
        """Return everything that is needed to resume the training."""
        return {
            "layers": [values.detach().cpu() for values in self._layers],
            "mean": [values.cpu() for values in self._mean],
            "adam": self._adam.state_dict(),
        }

    def restore(self, state: Mapping[str, Any]) -> None:
        """Restore a state that the method `state` has returned."""
        with self._torch.no_grad():
            for name, values in (("layers", self._layers), ("mean", self._mean)):
                for mine, saved in zip(values, state[name], strict=True):
                    mine.copy_(saved)
        self._adam.load_state_dict(state["adam"])


# ---- rounds ---------------------------------------------------------------------------------


class ValueTrainer:
    """A training run by Deep Monte Carlo; see `lab.training.Trainer`."""

    save_every_s = 0.0

    def __init__(self, training: Training) -> None:
        self._training = training
        self._games = [
            load(training.game, **options) for options in variants(rules_of(training.game))
        ]
        self._pool = pool_of(self._games)
        share = -(-ROWS // training.workers)
        self._players = [Player(self._games[0], share) for _ in range(training.workers)]
        torch = import_torch()
        torch.set_num_threads(training.workers)
        known = knowledge_of(rules_of(training.game)).features
        assert known is not None  # checked by `variants`
        number, self._version = known.number, known.version
        self._fitter = Fitter(torch, number, self._seed("weights"), training.device)
        self._torch = torch
        self._units = np.ones(OUTPUTS)
        self._number = number
        self.round = 0
        self.hands = 0
        self.decisions = 0
        self.seconds = 0.0

    def _seed(self, what: str) -> int:
        return derive_seed(self._training.seed, 0, what)

    def step(self, spent: float) -> float:
        """Play and fit one round; return its loss. It does not depend on the time spent."""
        network = self._fitter.network()
        watch = self.round < WATCHED
        gathered = []

        def play(k: int) -> tuple[int, int]:
            seed = derive_seed(self._training.seed, self.round, f"hands {k}")
            return self._players[k].gather(self._pool, network, watch, seed)

        with ThreadPoolExecutor(len(self._players)) as threads:
            gathered = list(threads.map(play, range(len(self._players))))
        rows, results = self._joined([good for good, _ in gathered])
        if self.round == 0:
            self._units = np.maximum(results.std(axis=0), 1e-6)
        seed = derive_seed(self._training.seed, self.round, "order")
        loss = self._fitter.fit(rows, results / self._units, self.round, seed)
        self.round += 1
        self.hands += sum(hands for _, hands in gathered)
        self.decisions += len(rows)
        return loss

    def _joined(self, good: list[int]) -> tuple[np.ndarray, np.ndarray]:
        """Return the padded rows of all players, and their results."""
        counts = np.concatenate([p.counts[:n] for p, n in zip(self._players, good, strict=True)])
        rows = np.concatenate([p.rows[:n] for p, n in zip(self._players, good, strict=True)])
        check_features(self._training.game, rows, counts, self._number)
        rows = rows[:, : counts.max()]
        rows[np.arange(rows.shape[1]) >= counts[:, None]] = self._number
        results = [p.results[:n] for p, n in zip(self._players, good, strict=True)]
        return rows, np.concatenate(results)

    def test(self) -> Tested:
        """Return the lead over `rule` in points per hand (default variant), and its 99 %
        interval."""
        margins = self._players[0].duel(
            self._games[0], self._fitter.network(), TEST_DEALS, self._seed("test")
        )
        half = half_width_99(TEST_DEALS) * margins.std(ddof=1) / math.sqrt(TEST_DEALS)
        mean = margins.mean()
        return float(mean), (float(mean - half), float(mean + half))

    @property
    def weights(self) -> Weights:
        """The current network."""
        units = float(self._units[0]), float(self._units[1])
        return Weights(self._fitter.network(), units, self._training.game, self._version)

    def save_weights(self, file: Path) -> None:
        """Write the weight file of the current network."""
        save_weights(file, self.weights)

    def save(self, file: Path) -> None:
        """Save the checkpoint, with everything that is needed to resume the training."""
        checkpoint = {
            "fitter": self._fitter.state(),
            "units": self._units.tolist(),
            "version": self._version,
            **{name: getattr(self, name) for name in COUNTERS},
        }
        self._torch.save(checkpoint, file)

    def restore(self, file: Path) -> None:
        """Resume from a checkpoint. Raises NotationError if its version of the features differs."""
        checkpoint = self._torch.load(file, weights_only=True)
        if checkpoint.get("version", 1) != self._version:
            raise refusal("trained-other-version", game=self._training.game)
        self._fitter.restore(checkpoint["fitter"])
        self._units = np.array(checkpoint["units"])
        for name in COUNTERS:
            setattr(self, name, checkpoint[name])
