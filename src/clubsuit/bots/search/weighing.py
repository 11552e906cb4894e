"""Weigh some choices of a view in the same worlds, to compare them."""

import hashlib
from collections.abc import Sequence

from clubsuit.arguments import checked_number
from clubsuit.bots.search.budget import LONGEST, Budget
from clubsuit.bots.search.rollouts import Rollouts, Weighed
from clubsuit.bots.search.solved_worlds import Solver
from clubsuit.game import View
from clubsuit.games.state import Action


def weigh(view: View, codes: Sequence[int], worlds: int, seed: int) -> Weighed:
    """Try each of these choices in a number of worlds, or in all possible deals.

    Worlds are solved if `search` would solve them for a decision. Otherwise they are played out.
    Raises RuleError if a code is not legal, and NotationError if the number of worlds is invalid.
    """
    worlds = checked_number(worlds, "worlds", 1, LONGEST)
    for code in codes:
        view.rules.must_be_legal(view.state, Action(code))
    rollouts = Rollouts(view.rules, seed)
    rollouts.observe(view)
    solver = Solver(view.rules, rollouts, Budget(worlds=worlds))
    return solver.weigh(view, codes, worlds) or rollouts.weigh(codes, worlds)


def seed_by_view(view: View, about: str) -> int:
    """Return a seed that depends only on a view and on `about`, the purpose of the seed.

    The seed is the same after a restart, and reveals nothing that the view does not show.
    """
    visible = f"{[entry.text for entry in view.log]} {view.hand} {about}"
    return int.from_bytes(hashlib.sha256(visible.encode()).digest()[:7], "big")
