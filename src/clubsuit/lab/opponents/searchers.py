"""`search` with other eyes: all cards open, nothing inferred, or more left to the network."""

from clubsuit.bots.search.bot import SearchBot
from clubsuit.bots.search.budget import Budget
from clubsuit.bots.search.rollouts import NOTHING_DECIDED, Learned, Rollouts
from clubsuit.game import Play, View
from clubsuit.games.rules import Rules


class OpenRollouts(Rollouts):
    """Rollouts in the one world that there is."""

    def __init__(self, rules: Rules, seed: int, play: Play) -> None:
        super().__init__(rules, seed)
        self._game = play

    def observe(self, view: View) -> None:
        """At the game itself, with this seat's goals."""
        self.observe_open(self._game.state, view.seat)


class PlainRollouts(Rollouts):
    """Rollouts in worlds of which none is likelier than others."""

    def observe(self, view: View) -> None:
        """At a view, whatever the others have decided."""
        super().observe(view)
        self._past = NOTHING_DECIDED


class SampledSearchBot(SearchBot):
    """`search` that solves nothing: all is tried in sampled worlds, to the end of the hand."""

    name = "search-sampled"

    def __init__(self, rules: Rules, seed: int, budget: Budget) -> None:
        super().__init__(rules, seed, budget)
        self._solver = None


class PlainSearchBot(SampledSearchBot):
    """`search` that draws no conclusions from what the others decided."""

    name = "search-plain"

    def __init__(self, rules: Rules, seed: int, budget: Budget) -> None:
        super().__init__(rules, seed, budget)
        self._rollouts = PlainRollouts(rules, seed)


class LearnedSearchBot(SampledSearchBot):
    """`search` that leaves more to `trained`, or less."""

    def __init__(self, name: str, learned: Learned, play: Play, seed: int, budget: Budget) -> None:
        super().__init__(play.game.rules, seed, budget)
        self.name = name
        self._rollouts = Rollouts(play.game.rules, seed, learned)


class OpenSearchBot(SampledSearchBot):
    """`search`, all cards open."""

    name = "search-open"

    def __init__(self, play: Play, seed: int, budget: Budget) -> None:
        super().__init__(play.game.rules, seed, budget)
        self._rollouts = OpenRollouts(play.game.rules, seed, play)
