"""Who may play in the arena: the table's bots, and others that no table has.

`search-open` is `search` with the eyes of one who sees all cards: what perfect knowledge of the
hidden cards would be worth to it. It is given the game itself, which nobody outside this module
ever gives to a bot; a table makes its bots by `make_bot`, which does not know it.

`openspiel-ismcts` is a peer's player (see `ismcts`); it needs OpenSpiel.
"""

from collections.abc import Callable
from functools import partial

from clubsuit.bots import BOTS, make_bot
from clubsuit.bots.base import Bot
from clubsuit.bots.search import USUAL, Budget, SearchBot
from clubsuit.bots.trials import Learned, Trials
from clubsuit.errors import NotationError, Reason, excerpt
from clubsuit.game import Game, Play, View
from clubsuit.games.base import Rules
from clubsuit.texts import explain


class OpenTrials(Trials):
    """Trials in the one world that there is."""

    def __init__(self, rules: Rules, seed: int, play: Play) -> None:
        super().__init__(rules, seed)
        self._game = play

    def look(self, view: View) -> None:
        """At the game itself, with this seat's goals."""
        self.look_open(self._game.state, view.seat)


class PlainTrials(Trials):
    """Trials in worlds of which none is likelier than others."""

    def look(self, view: View) -> None:
        """At a view, whatever the others have decided."""
        super().look(view)
        self._past = self._past[:0]


class PlainSearchBot(SearchBot):
    """`search` that draws no conclusions from what the others decided."""

    name = "search-plain"

    def __init__(self, rules: Rules, seed: int, budget: Budget) -> None:
        super().__init__(rules, seed, budget)
        self._trials = PlainTrials(rules, seed)


class LearnedSearchBot(SearchBot):
    """`search` that leaves more to `trained`, or less."""

    def __init__(self, name: str, learned: Learned, play: Play, seed: int, budget: Budget) -> None:
        super().__init__(play.game.rules, seed, budget)
        self.name = name
        self._trials = Trials(play.game.rules, seed, learned)


class OpenSearchBot(SearchBot):
    """`search`, all cards open."""

    name = "search-open"

    def __init__(self, play: Play, seed: int, budget: Budget) -> None:
        super().__init__(play.game.rules, seed, budget)
        self._trials = OpenTrials(play.game.rules, seed, play)


def _plain(play: Play, seed: int, budget: Budget) -> Bot:
    return PlainSearchBot(play.game.rules, seed, budget)


def _solved(name: str, later: int, play: Play, seed: int, budget: Budget) -> Bot:
    from clubsuit.lab.solved import SolvedSearchBot

    return SolvedSearchBot(name, later, play, seed, budget)


def _tree(play: Play, seed: int, budget: Budget) -> Bot:
    from clubsuit.lab.tree import TreeSearchBot

    return TreeSearchBot(play.game.rules, seed, budget)


def _ismcts(play: Play, seed: int, budget: Budget) -> Bot:
    try:
        from clubsuit.lab.ismcts import IsmctsBot
    except ImportError as error:
        if error.name not in ("pyspiel", "open_spiel"):
            raise
        raise _fault("bench-no-peers", name="OpenSpiel") from None
    return IsmctsBot(play.game, seed, budget)


LEARNED = {
    "search-trained-plays": Learned(plays=True),
    "search-trained-weighs": Learned(weighs=True),
    "search-trained": Learned(plays=True, weighs=True),
}
"""`search`, with what is left to the network of `trained`."""
SOLVED = {"search-pimc": 0, "search-epimc": 2}
"""`search` by worlds that are solved near a hand's end, after so many tricks by `rule`."""
GUESTS: dict[str, Callable[[Play, int, Budget], Bot]] = {
    "search-open": OpenSearchBot,
    "search-plain": _plain,
    "search-tree": _tree,
    "openspiel-ismcts": _ismcts,
    **{name: partial(LearnedSearchBot, name, learned) for name, learned in LEARNED.items()},
    **{name: partial(_solved, name, later) for name, later in SOLVED.items()},
}
"""Those of the arena only; each takes a budget, as `search` does."""
TIMED = frozenset({"search", *GUESTS})
"""Contenders that take a budget."""
KNOWN = (*BOTS, *GUESTS)


def contender(name: str, play: Play, seed: int) -> Bot:
    """A bot for a seat of this game in the arena.

    name: of one of the table's bots (see `make_bot`) or of a guest, as `openspiel-ismcts:200ms`.

    Raises NotationError for an unknown name, a budget that cannot be read, or a peer that is
    not installed.
    """
    family, _, budget = name.partition(":")
    if family in GUESTS:
        return GUESTS[family](play, seed, Budget.read(budget) if ":" in name else USUAL)
    try:
        return make_bot(name, play.game.rules, seed)
    except NotationError as error:
        if error.reason is None or error.reason.key != "bot-unknown":
            raise
        raise _fault("bot-unknown", bot=excerpt(name), known=", ".join(KNOWN)) from None


def check(name: str, game: Game) -> None:
    """Raises NotationError, as `contender` does."""
    contender(name, game.table(0), 0)


def _fault(key: str, **args: str) -> NotationError:
    reason = Reason("", key, args)
    return NotationError(explain(reason), reason=reason)
