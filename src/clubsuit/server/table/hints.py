"""Hints for players, given by the best bot."""

from clubsuit.bots import make_bot
from clubsuit.bots.base import Candidate
from clubsuit.bots.counted import counted, in_words
from clubsuit.bots.knowledge.base import Knowledge, knowledge_of
from clubsuit.bots.search.playout import CHANCE
from clubsuit.bots.search.rollouts import Weighed, candidates
from clubsuit.bots.search.weighing import seed_by_view, weigh
from clubsuit.errors import Reason
from clubsuit.game import View
from clubsuit.games.state import Action
from clubsuit.server.wire.serialize import Hinted

ADVISER = "search:300ms"
"""The bot that gives hints."""
SUGGESTIONS = 3
"""Maximum number of candidate choices that a hint shows."""
WEIGHED = 60
"""Number of new deals in which a hint's candidates are compared, unless all possible deals are
solved. The bot's own search is not enough, because it tries weak candidates in fewer deals."""


def hint(view: View, allowed: bool) -> Hinted:
    """Return what the best bot would do with this view, or the reason why there is no hint.

    allowed: whether this table allows hints.
    """
    if not allowed:
        return Hinted(Reason("", "server-hint-off"))
    if view.turn != view.seat:
        return Hinted(Reason("", "server-hint-not-now"))
    rules, seed = view.rules, seed_by_view(view, "hint")
    choice = make_bot(ADVISER, rules, seed).choose(view)
    tried = [candidate.code for candidate in choice.candidates[:SUGGESTIONS]]
    if len(tried) == 1:
        text = rules.words.text(view.state, choice.action)
        alone = {"action": text, "chance": None, "doubt": None, "points": None}
        return Hinted(choice.basis, [alone])
    weighed = weigh(view, tried, WEIGHED, seed_by_view(view, "weigh hint"))
    return _compared(view, weighed)


def _compared(view: View, weighed: Weighed) -> Hinted:
    """Return a hint with several actions, the best one first."""
    found = candidates(weighed.codes, weighed.found)
    knowledge = knowledge_of(view.rules)
    order = sorted(range(len(found)), key=lambda i: _worth(found[i], knowledge), reverse=True)
    first, second = found[order[0]].code, found[order[1]].code
    ahead = weighed.ahead(first, second)
    clear = float(ahead.mean()) > 2 * weighed.error(ahead)
    suggestions = [
        {
            "action": view.rules.words.text(view.state, Action(found[i].code)),
            "chance": found[i].value,
            "doubt": weighed.error(weighed.found[CHANCE, :, i]),
            "points": found[i].points,
        }
        for i in order
    ]
    return Hinted(
        Reason("", "server-hint", {"worlds": len(weighed.worlds)}),
        suggestions,
        in_words(view, first),
        counted(view, weighed, first, second) if clear else None,
        clear,
        knowledge.outlook(view, found[order[0]].points),
    )


def _worth(found: Candidate, knowledge: Knowledge) -> tuple[float, ...]:
    """Return what hints are sorted by: the chance to win; if two of them are the same percentage,
    the points."""
    if knowledge.more_is_better:
        return round(100 * found.value), found.points
    return (found.value,)
