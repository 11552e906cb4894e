"""The opponents of the policy in a training run, and whom it imitates at first.

A `League` brings variety: past states of the policy, and `rule`. A `Target` is one fixed bot in all
seats but one, so the policy becomes its exploiter: an approximate best response.
"""

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

import torch

from clubsuit.bots import make_bot
from clubsuit.bots.policy import PolicyNetwork
from clubsuit.bots.policy_bot import PolicyBot
from clubsuit.errors import excerpt
from clubsuit.game import Game
from clubsuit.lab.ppo.networks import as_layers, copies, policy_logits, sampled
from clubsuit.lab.ppo.tables import Tables, seats_of_one_side
from clubsuit.lab.training import CPU
from clubsuit.texts import refusal

if TYPE_CHECKING:
    from clubsuit.lab.ppo.learner import Learner
    from clubsuit.lab.ppo.rollout import Batch

RULE = "rule"
OLD_SHARE = 8
"""One in this number of rows has seats of a past state of the policy."""
RULE_SHARE = 8
"""One in this number of rows has seats of `rule`. There are none on a card, which has no bots."""
MOST_OLD = 12
"""Maximum number of past states that are kept."""
KEPT = 4
"""Number of the newest past states that are never dropped."""

Tensor = Any
Bot = Callable[[Tables, "Batch", int, Tensor, Tensor], None]
"""(tables, batch, t, wanted, out): writes the ids that a bot chooses in step t, in the rows that
are wanted, bool[rows]."""


class Opponents(Protocol):
    """Decides for the seats that the policy does not play."""

    def begin(self) -> None:
        """Take seats for the next round."""
        ...

    def decide(self, learner: "Learner", batch: "Batch", t: int, actions: Tensor) -> Tensor:
        """Replace the ids of step t in the rows in which an opponent is to act; return these rows,
        bool[rows]."""
        ...

    def teach(self, batch: "Batch", t: int) -> None:
        """Write the decisions of step t that the policy imitates at first, in all rows."""
        ...

    def keep(self, layers: list[Tensor]) -> None:
        """See the present state of the policy, which may become an opponent."""
        ...


class League:
    """Past states of the policy, and `rule`, in some of the rows.

    There, each seat is with equal probability that of an opponent.
    """

    def __init__(self, tables: Tables, seed: int) -> None:
        self._tables = tables
        self._old: list[list[Tensor]] = []
        """Past states of the policy: layers of networks."""
        self._rng = random.Random(seed)
        rows = tables.rows
        with_rule = rows // RULE_SHARE if tables.device == "cpu" else 0
        order = torch.randperm(
            rows, generator=torch.Generator().manual_seed(self._rng.getrandbits(62))
        ).to(tables.device)
        # in random order, so that each variant has some rows with opponents
        self._old_rows = order[: rows // OLD_SHARE]
        self._rule_rows = order[rows // OLD_SHARE :][:with_rule]
        self.begin()

    def begin(self) -> None:
        self._by_old, self._by_rule = self._drawn(self._old_rows), self._drawn(self._rule_rows)
        self._playing = self._rng.choice(self._old) if self._old else None

    def _drawn(self, rows: Tensor) -> Tensor:
        """Return the seats of an opponent in these rows, bool[rows, seats]."""
        tables = self._tables
        found = torch.zeros(tables.rows, tables.seats, dtype=torch.bool, device=tables.device)
        found[rows] = torch.rand(len(rows), tables.seats, device=tables.device) < 0.5
        return found

    def decide(self, learner: "Learner", batch: "Batch", t: int, actions: Tensor) -> Tensor:
        turns = batch.turns[t]
        theirs = at_turn(self._by_rule, turns)
        if len(self._rule_rows):
            self._tables.ask_rule(theirs, actions)
        if self._playing is not None:
            by_old = at_turn(self._by_old, turns)
            rows = self._old_rows
            logits = learner.logits(self._playing, batch.sees[t][rows], batch.masks[t][rows])
            actions[rows] = torch.where(by_old[rows], sampled(logits), actions[rows])
            theirs = theirs | by_old
        return theirs

    def teach(self, batch: "Batch", t: int) -> None:
        everywhere = torch.ones(self._tables.rows, dtype=torch.bool)
        self._tables.ask_rule(everywhere, batch.actions[t])

    def keep(self, layers: list[Tensor]) -> None:
        self._old.append(copies(layers))
        if len(self._old) > MOST_OLD:
            del self._old[self._rng.randrange(MOST_OLD - KEPT)]


class Target:
    """One bot, which plays all seats but one; in team games, those of all sides but one."""

    def __init__(self, tables: Tables, bot: Bot) -> None:
        self._tables, self._bot = tables, bot
        seats = torch.zeros(tables.rows, tables.seats, dtype=torch.bool)
        for table in tables.all:
            rows = table.rows.stop - table.rows.start
            of_policy = torch.from_numpy(seats_of_one_side(table.env.game, rows))
            seats[table.rows, : table.seats] = ~of_policy
        self._seats = seats.to(tables.device)

    def begin(self) -> None:
        pass

    def decide(self, learner: "Learner", batch: "Batch", t: int, actions: Tensor) -> Tensor:
        theirs = at_turn(self._seats, batch.turns[t])
        self._bot(self._tables, batch, t, theirs, actions)
        return theirs

    def teach(self, batch: "Batch", t: int) -> None:
        everywhere = torch.ones_like(self._seats[:, 0])
        self._bot(self._tables, batch, t, everywhere, batch.actions[t])

    def keep(self, layers: list[Tensor]) -> None:
        pass


def at_turn(seats: Tensor, turns: Tensor) -> Tensor:
    """Return in which rows the seat to act is one of these seats, bool[rows]."""
    return seats.gather(1, turns[:, None])[:, 0]


# ---- bots that play many games at once -------------------------------------------------------


def rule(tables: Tables, batch: "Batch", t: int, wanted: Tensor, out: Tensor) -> None:
    """Write the ids that `rule` chooses; see `Bot`. It plays on the processor only."""
    tables.ask_rule(wanted, out)


def bot_of(name: str, game: Game, device: str) -> Bot:
    """Return `rule`, or a bot with a policy.

    name: "rule", or a name for `make_bot` that stands for a bot with a policy, such as
          "trained:PATH".

    Raises NotationError for other bots, for `rule` on a card, and as `make_bot` does.
    """
    network = network_of(name, game)
    if network is not None:
        return _by_policy(network, device)
    if name != RULE or device != CPU:
        raise refusal("train-against", bot=excerpt(name))
    return rule


def network_of(name: str, game: Game) -> PolicyNetwork | None:
    """Return the policy of a bot, or None if it has none. Raises NotationError as `make_bot`."""
    bot = make_bot(name, game.rules, 0)
    return bot.network if isinstance(bot, PolicyBot) else None


def _by_policy(network: PolicyNetwork, device: str) -> Bot:
    layers = as_layers(network, device)

    def ask(tables: Tables, batch: "Batch", t: int, wanted: Tensor, out: Tensor) -> None:
        size = tables.encoding.observation_size
        with torch.no_grad():
            logits = policy_logits(layers, batch.sees[t][:, :size].float(), batch.masks[t])
        out.copy_(torch.where(wanted, logits.argmax(1), out))

    return ask
