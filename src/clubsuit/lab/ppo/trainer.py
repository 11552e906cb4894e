"""A training run by PPO, round by round."""

import platform
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import torch

from clubsuit import __version__
from clubsuit.bots.knowledge.base import knowledge_of
from clubsuit.bots.names import public_name
from clubsuit.bots.policy import Policy, save_policy
from clubsuit.envs.vector import encoding_of
from clubsuit.game import Game, load, rules_of
from clubsuit.lab.ppo.duel import Duel, interval
from clubsuit.lab.ppo.learner import RECIPES, Learner
from clubsuit.lab.ppo.networks import as_layers, as_policy
from clubsuit.lab.ppo.opponents import RULE, League, Opponents, Target, bot_of, network_of
from clubsuit.lab.ppo.rollout import Rollout
from clubsuit.lab.ppo.tables import HANDS, Tables, spread
from clubsuit.lab.training import COUNTERS, CPU, Tested, Training
from clubsuit.random_numbers import derive_seed

WATCHED = 0.08
"""Part of the training in which `rule` plays, and the policy learns its decisions; in a training
against a bot, this bot plays."""
WATCHED_ROWS = 512
"""Number of games that `rule` plays at the same time, on the processor."""
TEST_DEALS = 512
"""Number of duplicate deals in a test against `rule`."""
OLD_EVERY = 30
"""Number of rounds after which the policy becomes an opponent of later ones."""


class PolicyTrainer:
    """A training run by PPO; see `lab.training.Trainer`."""

    save_every_s = 10.0

    def __init__(self, training: Training) -> None:
        self._training = training
        against = training.against
        self._against = against and public_name(against)
        torch.set_num_threads(training.workers)
        torch.manual_seed(self._seed("weights"))
        rules = rules_of(training.game)
        distinct = {str(one): one for one in knowledge_of(rules).training}
        games = [load(training.game, **one) for one in spread(list(distinct.values()))]
        self._encoding = encoding_of(games[0])
        self._target = network_of(against, games[0]) if against else None
        self._recipe = RECIPES[training.device]
        if self._target:
            blocks, width, _ = self._target.up.shape
            self._recipe = replace(self._recipe, width=width, blocks=blocks)
        threads = training.workers
        tables = Tables(games, self._recipe.rows, HANDS, training.device, threads, training.reward)
        self._rollout = self._rollout_at(tables, games[0])
        self._watching = self._rollout
        if training.device != CPU and not against:
            watched = Tables(games, WATCHED_ROWS, HANDS, CPU, threads)
            self._watching = self._rollout_at(watched, games[0])
        self._learner = Learner(self._encoding, tables.seats, self._recipe, training.device)
        bot = bot_of(against or RULE, games[0], CPU)
        once = against is not None
        self._duel = Duel(games[0], TEST_DEALS, self._seed("test"), bot, once)
        self._tested: Tested | None = None
        self._plays = False
        self.round = self.hands = self.decisions = 0
        self.seconds = 0.0
        self._begin()

    def _rollout_at(self, tables: Tables, game: Game) -> Rollout:
        opponents: Opponents
        if self._training.against:
            bot = bot_of(self._training.against, game, tables.device)
            opponents = Target(tables, bot)
        else:
            opponents = League(tables, self._seed("opponents"))
        return Rollout(tables, self._recipe.steps, opponents)

    def _seed(self, what: str) -> int:
        return derive_seed(self._training.seed, 0, what)

    def _begin(self) -> None:
        """Start the games, and do everything once, so that compiling takes no training time."""
        for rollout in {self._watching, self._rollout}:
            rollout.tables.begin(derive_seed(self._training.seed, self.round, "games"))
        self._watching.watch()
        self._learner.begin(self._watching.batch)
        if self._target:
            self._learner.adopt(as_layers(self._target, self._training.device))
        self._rollout.play(self._learner)
        self._duel.margins(self._learner)

    def step(self, spent: float) -> float:
        """Play and learn one round; return its loss.

        spent: the part of the training that is over, from 0 to 1.
        """
        if not self._plays and spent >= WATCHED:
            self._plays = True
            self._rollout.opponents.keep(self._learner.policy.layers)
        loss = self._play(spent) if self._plays else self._watch()
        self.round += 1
        if self._plays and self.round % OLD_EVERY == 0:
            self._rollout.opponents.keep(self._learner.policy.layers)
        return loss

    def _watch(self) -> float:
        self._watching.watch()
        self._count(self._watching)
        batch = self._watching.batch.to(self._training.device)
        seats_of = self._watching.tables.seats_of.to(self._training.device)
        return self._learner.imitate(batch, seats_of)

    def _play(self, spent: float) -> float:
        self._rollout.play(self._learner)
        self._count(self._rollout)
        return self._learner.improve(self._rollout.batch, self._rollout.tables.seats_of, spent)

    def _count(self, rollout: Rollout) -> None:
        self.decisions += rollout.batch.actions.numel()
        self.hands += int(rollout.batch.ends.sum())

    def test(self) -> Tested:
        """Return the lead over `rule`, or over the bot that the policy plays against, in points per
        hand (default variant), and its 99 % interval."""
        self._tested = interval(self._duel.margins(self._learner))
        return self._tested

    def save_weights(self, file: Path) -> None:
        """Write the weight file of the mean policy."""
        learner = self._learner
        size = self._encoding.observation_size
        ones = torch.ones(self._encoding.actions, device=learner.device)
        scale = torch.cat([learner.scale[:size], ones])
        network = as_policy(learner.mean, scale)
        version = self._encoding.version
        save_policy(file, Policy(network, self._training.game, version, self._about()))

    def _about(self) -> dict[str, Any]:
        """Return how the network was trained."""
        margin, between = self._tested or (None, None)
        return {
            "clubsuit": __version__,
            "training": asdict(self._training) | {"against": self._against},
            "recipe": asdict(self._recipe),
            "hardware": hardware(self._training.device),
            "torch": torch.__version__,
            "seconds": round(self.seconds, 1),
            **{name: getattr(self, name) for name in ("round", "hands", "decisions")},
            "gain" if self._against else "over_rule": margin,
            "ci99": between,
        }

    def save(self, file: Path) -> None:
        """Save the checkpoint, with which a later run continues. Its games are new ones, and past
        states of the policy are opponents again from then on."""
        counters = {name: getattr(self, name) for name in COUNTERS}
        torch.save({"learner": self._learner.state(), "plays": self._plays, **counters}, file)

    def restore(self, file: Path) -> None:
        """Continue from a checkpoint."""
        saved = torch.load(file, weights_only=True)
        self._learner.restore(saved["learner"])
        self._plays = saved["plays"]
        for name in COUNTERS:
            setattr(self, name, saved[name])
        for rollout in {self._watching, self._rollout}:
            rollout.tables.begin(derive_seed(self._training.seed, self.round, "games"))
        if self._plays:
            self._rollout.opponents.keep(self._learner.mean)


def hardware(device: str) -> str:
    """Return the name of the processor or of the card."""
    if device != "cpu":
        return str(torch.cuda.get_device_name())
    return f"{platform.machine()} {platform.processor()}".strip()
