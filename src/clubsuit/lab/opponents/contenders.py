"""Who may play in the arena: the table's bots, and others that no table has.

`search-open` is `search` with the eyes of one who sees all cards: what perfect knowledge of the
hidden cards would be worth to it; `perfect-open` sees them too. Both are given the game itself,
which nobody outside this module ever gives to a bot; a table makes its bots by `make_bot`, which
does not know them.

`openspiel-ismcts` is a peer's player (see `openspiel_ismcts`); it needs OpenSpiel.
"""

from collections.abc import Callable
from functools import partial

from clubsuit.bots import BOTS, make_bot
from clubsuit.bots.base import Agent
from clubsuit.bots.search.bot import USUAL
from clubsuit.bots.search.budget import Budget
from clubsuit.bots.search.rollouts import Learned
from clubsuit.errors import NotationError, excerpt
from clubsuit.extras import missing
from clubsuit.game import Game, Play
from clubsuit.lab.opponents.ismcts import TreeSearchBot
from clubsuit.lab.opponents.perfect import PerfectOpenBot, SolvedWorldsBot
from clubsuit.lab.opponents.pimc import SolvedSearchBot
from clubsuit.lab.opponents.searchers import (
    LearnedSearchBot,
    OpenSearchBot,
    PlainSearchBot,
    SampledSearchBot,
)
from clubsuit.texts import refusal


def _sampled(play: Play, seed: int, budget: Budget) -> Agent:
    return SampledSearchBot(play.game.rules, seed, budget)


def _plain(play: Play, seed: int, budget: Budget) -> Agent:
    return PlainSearchBot(play.game.rules, seed, budget)


def _solved(name: str, later: int, play: Play, seed: int, budget: Budget) -> Agent:
    return SolvedSearchBot(name, later, play, seed, budget)


def _solved_worlds(name: str, cards: int, play: Play, seed: int, budget: Budget) -> Agent:
    return SolvedWorldsBot(name, cards, play, seed, budget)


def _tree(play: Play, seed: int, budget: Budget) -> Agent:
    return TreeSearchBot(play.game.rules, seed, budget)


def _ismcts(play: Play, seed: int, budget: Budget) -> Agent:
    try:
        from clubsuit.lab.opponents.openspiel_ismcts import IsmctsBot
    except ImportError as error:
        if error.name not in ("pyspiel", "open_spiel"):
            raise
        raise missing("OpenSpiel", "bench") from None
    return IsmctsBot(play.game, seed, budget)


LEARNED = {
    "search-trained-plays": Learned(plays=True),
    "search-trained-weighs": Learned(weighs=True),
    "search-trained": Learned(plays=True, weighs=True),
}
"""`search`, with what is left to the network of `trained`."""
SOLVED = {"search-pimc": 0, "search-epimc": 2}
"""`search` by worlds that are solved near a hand's end, after this many tricks by `rule`."""
SOLVED_WORLDS = {"search-solved": 16, "search-solved-20": 20}
"""`search` by twelve worlds that are solved, with this number of cards left in all hands."""
GUESTS: dict[str, Callable[[Play, int, Budget], Agent]] = {
    "search-open": OpenSearchBot,
    "perfect-open": PerfectOpenBot,
    "search-sampled": _sampled,
    "search-plain": _plain,
    "search-tree": _tree,
    "openspiel-ismcts": _ismcts,
    **{name: partial(LearnedSearchBot, name, learned) for name, learned in LEARNED.items()},
    **{name: partial(_solved, name, later) for name, later in SOLVED.items()},
    **{name: partial(_solved_worlds, name, cards) for name, cards in SOLVED_WORLDS.items()},
}
"""Those of the arena only; each takes a budget, as `search` does."""
TIMED = frozenset({"search", *GUESTS})
"""Contenders that take a budget."""
KNOWN = (*BOTS, *GUESTS)


def contender(name: str, play: Play, seed: int) -> Agent:
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
        raise refusal("bot-unknown", bot=excerpt(name), known=", ".join(KNOWN)) from None


def check(name: str, game: Game) -> None:
    """Raises NotationError, as `contender` does."""
    contender(name, game.unseeded(), 0)
