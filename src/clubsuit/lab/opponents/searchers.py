"""Variants of `search`: with all cards open, without inference, or with more use of the network."""

from clubsuit.bots import make_bot
from clubsuit.bots.own_weights import OwnWeights
from clubsuit.bots.policy import Policy, shipped_policy
from clubsuit.bots.search.bot import SearchBot
from clubsuit.bots.search.budget import Budget
from clubsuit.bots.search.rollouts import NOTHING_DECIDED, Learned, Rollouts
from clubsuit.game import Play, View
from clubsuit.games.rules import Rules
from clubsuit.texts import refusal


class OpenRollouts(Rollouts):
    """Rollouts in the actual state of the game as the only world."""

    def __init__(self, rules: Rules, seed: int, play: Play) -> None:
        super().__init__(rules, seed)
        self._game = play

    def observe(self, view: View) -> None:
        """Observe the state of the game itself, and decide for the seat of this view."""
        self.observe_open(self._game.state, view.seat)


class PlainRollouts(Rollouts):
    """Rollouts in worlds that are not weighted by the decisions of the other players."""

    def observe(self, view: View) -> None:
        """Observe a view, and ignore the past decisions of the other players."""
        super().observe(view)
        self._past = NOTHING_DECIDED


class SampledSearchBot(SearchBot):
    """`search` without the solver: choices are tried in sampled worlds, to the end of the hand."""

    name = "search-sampled"

    def __init__(self, rules: Rules, seed: int, budget: Budget) -> None:
        super().__init__(rules, seed, budget)
        self._solver = None


class PlainSearchBot(SampledSearchBot):
    """`search` that infers nothing from the decisions of the other players."""

    name = "search-plain"

    def __init__(self, rules: Rules, seed: int, budget: Budget) -> None:
        super().__init__(rules, seed, budget)
        self._rollouts = PlainRollouts(rules, seed)


class LearnedSearchBot(SampledSearchBot):
    """`search` that uses the policy of `trained` for the given parts."""

    def __init__(
        self,
        name: str,
        learned: Learned,
        play: Play,
        seed: int,
        budget: Budget,
        weights: OwnWeights | None = None,
    ) -> None:
        """Prepare the bot.

        name:    the bot's name.
        learned: the parts that use the policy.
        weights: the policy from a file; by default, the one that comes with the game.

        Raises NotationError if there is no policy, or if it belongs to another game or version.
        """
        rules = play.game.rules
        if weights:
            weights.bot(rules, seed)  # refuses weights of another game or version
        policy = weights.weights if weights else shipped_policy(rules.id)
        if not isinstance(policy, Policy):
            raise refusal("search-unpolicied", game=rules.id, bot=name)
        if not weights:
            make_bot("trained", rules, seed)  # refuses a policy of another version
        super().__init__(rules, seed, budget)
        self.name = name
        self._rollouts = Rollouts(rules, seed, learned, policy)


class OpenSearchBot(SampledSearchBot):
    """`search` that sees all cards."""

    name = "search-open"

    def __init__(self, play: Play, seed: int, budget: Budget) -> None:
        super().__init__(play.game.rules, seed, budget)
        self._rollouts = OpenRollouts(play.game.rules, seed, play)
