"""The bots that can play in the arena: the bots of tables, and others that play only in the arena.

`search-open` is `search`, but sees all cards. This shows how much knowledge of the hidden cards
helps. `perfect-open` sees all cards too. Both bots read the state of the running game, and no other
bot has access to it. Tables create their bots with `make_bot`, which does not know these two bots.

`openspiel-ismcts` is a player of OpenSpiel (see `openspiel_ismcts`); it needs that package.
"""

from collections.abc import Callable
from functools import partial

from clubsuit.bots import BOTS, make_bot
from clubsuit.bots.base import Agent
from clubsuit.bots.command.naming import names_command
from clubsuit.bots.own_weights import PREFIX, names_weights, own_weights, split_searcher
from clubsuit.bots.policy import Policy, shipped_policy
from clubsuit.bots.search.bot import USUAL, SearchBot
from clubsuit.bots.search.budget import Budget
from clubsuit.bots.search.rollouts import Learned
from clubsuit.errors import NotationError, excerpt
from clubsuit.extras import missing
from clubsuit.game import Game, Play
from clubsuit.games.rules import Rules
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
"""For each variant of `search`: the parts in which it uses a trained policy. A budget and a file
can follow the name: "search-trained:64:PATH" searches 64 worlds with the policy at PATH."""
SOLVED = {"search-pimc": 0, "search-epimc": 2}
"""For each variant of `search` that solves worlds near the end of a hand: the number of tricks that
`rule` plays before a world is solved.
"""
SOLVED_WORLDS = {"search-solved": 16, "search-solved-20": 20}
"""For each variant of `search` that solves twelve worlds: the maximum number of cards with which it
does so, in all hands together.
"""
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
"""Bots that play only in the arena; each takes a budget, as `search` does."""
TIMED = frozenset({"search", *GUESTS})
"""Bots that take a budget."""
KNOWN = (*BOTS, *GUESTS)


def modelled(name: str, game: str) -> str:
    """Return the name of the bot that searches with the best model of a bot that we have.

    name: the modelled bot. The model of a bot with a policy is this policy, which comes with the
          game or from a file. The model of all other bots is `rule`.
    game: the id of the game.

    The bot searches 64 worlds for a decision. Raises NotationError for invalid weights.

    >>> modelled("trained", "clubs-whist"), modelled("search:16", "clubs-whist")
    ('search-trained:64', 'search:64')
    """
    if names_weights(name):
        by_policy = isinstance(own_weights(name).weights, Policy)
        return f"search-trained:64:{name.removeprefix(PREFIX)}" if by_policy else "search:64"
    by_policy = name in ("trained", "strong") and shipped_policy(game) is not None
    return "search-trained:64" if by_policy else "search:64"


def contender(name: str, play: Play, seed: int) -> Agent:
    """Return a bot for a seat of this game in the arena.

    name: a name for `make_bot`, or one of GUESTS with or without a budget, such as
          `openspiel-ismcts:200ms`; those in LEARNED also with weights.

    Raises NotationError for an unknown name, an invalid budget, invalid weights, or a bot whose
    package is not installed.
    """
    timed, weights = split_searcher(name)
    family, _, budget = timed.partition(":")
    if weights and family in LEARNED:
        how, found = Budget.read(budget), own_weights(weights)
        return LearnedSearchBot(family, LEARNED[family], play, seed, how, found)
    if family in GUESTS:
        return GUESTS[family](play, seed, Budget.read(budget) if ":" in timed else USUAL)
    try:
        return make_bot(name, play.game.rules, seed)
    except NotationError as error:
        if error.reason is None or error.reason.key != "bot-unknown":
            raise
        raise refusal("bot-unknown", bot=excerpt(name), known=", ".join(KNOWN)) from None


def decides_by_clock(name: str, rules: Rules) -> bool:
    """Return whether a bot's decisions can depend on the speed of the machine.

    Those of every program can. The file or the program of the bot need not exist here.
    """
    if names_command(name) or names_weights(name):
        return names_command(name)
    family, _, budget = split_searcher(name)[0].partition(":")
    if family in GUESTS:
        return not (Budget.read(budget) if budget else USUAL).worlds
    bot = make_bot(name, rules, 0)
    return isinstance(bot, SearchBot) and bot.by_clock


def check(name: str, game: Game) -> None:
    """Raise NotationError if the arena has no bot of this name (see `contender`)."""
    contender(name, game.unseeded(), 0)
