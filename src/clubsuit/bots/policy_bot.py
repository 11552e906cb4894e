"""The bot `trained` with a policy network (see `bots.policy`)."""

from math import exp

import numpy as np

from clubsuit.bots.base import Candidate, Choice, named, only_choice
from clubsuit.bots.counted import reasoned
from clubsuit.bots.knowledge.base import Compiled, knowledge_of
from clubsuit.bots.policy import (
    NEVER,
    Policy,
    PolicyBuffers,
    best_code,
    fits,
    log_chance,
    write_logits,
)
from clubsuit.copies import Independent
from clubsuit.errors import Reason, excerpt
from clubsuit.game import View
from clubsuit.games.rules import Rules
from clubsuit.games.state import Action
from clubsuit.texts import refusal, usual_game

MOST_CANDIDATES = 8
"""Maximum number of choices that an answer contains."""


class PolicyBot(Independent):
    """Plays the choice with the highest probability, without randomness.

    The results may differ slightly between machines because of rounding.
    """

    name = "trained"

    def __init__(self, rules: Rules, seed: int, policy: Policy) -> None:
        """The seed has no effect. Raises NotationError if the policy belongs to another game."""
        if rules.encoding is None:
            raise refusal("trained-untaught", game=rules.id)
        if policy.game != usual_game(rules.id):
            raise refusal("trained-other-game", game=rules.id, other=excerpt(policy.game))
        if not fits(policy, rules.encoding):
            raise refusal("trained-other-version", game=rules.id)
        self._rules = rules
        self._knowledge = knowledge_of(rules)
        self.network = policy.network
        self._buffers = PolicyBuffers.of(policy.network)
        self._codes = np.zeros(rules.max_legal, np.int64)

    @property
    def _take_id(self) -> Compiled:
        """The game's function that takes an id; an attribute of the bot could not be pickled."""
        assert self._rules.encoding
        return self._rules.encoding.functions.take_id

    def choose(self, view: View) -> Choice:
        n = self._rules.honest(view.state, self._codes)
        if n == 1:
            return only_choice(view, int(self._codes[0]))
        is_free = n == len(view.codes())
        candidates = self._candidates(view) if is_free else self._among(view, self._codes[:n])
        return reasoned(view, candidates, _shares(view, candidates))

    def interject(self, view: View) -> Action | None:
        return self._knowledge.act_out_of_turn(view)

    def _candidates(self, view: View) -> list[Candidate]:
        """Return the likeliest choices in the last step that has several, the likeliest first.

        The steps before it are those that the network likes best. Their value is the probability.
        """
        v, partial, code = view.state, 0, -1
        step, chances = 0, np.zeros(0)
        while code < 0:
            found = self._chances(view, partial)
            if np.count_nonzero(found) > 1 or not len(chances):
                step, chances = partial, found
            code = int(self._take_id(v, partial, int(found.argmax())))
            partial = ~code
        order = np.argsort(-chances, kind="stable")[:MOST_CANDIDATES]
        return [
            Candidate(self._completed(view, step, int(number)), float(chances[number]))
            for number in order
            if chances[number] > 0
        ]

    def _among(self, view: View, codes: np.ndarray) -> list[Candidate]:
        """Return the likeliest of these choices: those that are honest, in honour play."""
        found = [
            Candidate(int(code), exp(log_chance(view.state, code, self.network, self._buffers)))
            for code in codes
        ]
        return sorted(found, key=lambda one: -one.value)[:MOST_CANDIDATES]

    def _chances(self, view: View, partial: int) -> np.ndarray:
        """Return the probability of each id, 0 for those that are not legal."""
        write_logits(view.state, partial, self.network, self._buffers)
        logits = self._buffers.logits.astype(np.float64)
        weights = np.where(logits > NEVER, np.exp(np.maximum(logits - logits.max(), -80.0)), 0.0)
        return np.asarray(weights / weights.sum())

    def _completed(self, view: View, partial: int, number: int) -> int:
        """Return the code of the likeliest decision that begins with these steps and this id."""
        code = int(self._take_id(view.state, partial, number))
        return code if code >= 0 else best_code(view.state, ~code, self.network, self._buffers)


def _shares(view: View, candidates: list[Candidate]) -> Reason:
    """Return the probabilities of the two likeliest choices, as a reason."""
    best, *others = candidates
    if not others:
        return Reason("", "policy-only")
    args = {
        "share": _percent(best.value),
        "other": named(view, others[0].code),
        "other_share": _percent(others[0].value),
    }
    return Reason("", "policy-best", args)


def _percent(share: float) -> str:
    return f"{100 * share:.0f}"
