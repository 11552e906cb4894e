"""Play a hand on from one choice, once with each option.

A table of results by option says little: who swaps has bad cards. So this module takes one choice
of a finished hand, forces each option in turn, and lets the same bots finish the hand. The results
then differ only because of the option.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from clubsuit.bots.base import Candidate
from clubsuit.game import Game, Play
from clubsuit.games.state import Action
from clubsuit.lab.lost_turns import Supported
from clubsuit.lab.study.options import Labels
from clubsuit.lab.study.played import PlayedHand
from clubsuit.lab.study.playing import Seating, finish_hand, open_table, seated
from clubsuit.random_numbers import derive_seed


@dataclass(frozen=True)
class WhatIf:
    """The results of the options of one choice."""

    chosen: str
    """The option that the bot chose."""
    edges: Mapping[str, float]
    """By option: the points of the deciding seat above the mean of all seats."""


def what_if(game: Game, bot: str, seating: Seating, hand: PlayedHand) -> WhatIf | None:
    """Return what each option of one choice brings; None if the hand had no choice of options.

    hand: the first hand that `play` has played with these arguments.

    The choice is drawn at random from those of the hand. If an option stands for several actions,
    the bot's best one is played.
    """
    choices = [n for n, one in enumerate(hand.decisions) if one.offered]
    if not choices:
        return None
    seed = derive_seed(seating.bots_seed, seating.number, f"what-if {seating.dealer}")
    at = choices[seed % len(choices)]
    before = [(one.seat, one.text) for one in hand.decisions[:at]]
    decision = hand.decisions[at]
    table = open_table(game, seating, before)
    codes = _codes(table, bot, seating)
    edges = {
        option: _edge(table.copy(), bot, seating, codes[option]) for option in decision.offered
    }
    return WhatIf(decision.chosen, edges)


def _codes(table: Play, bot: str, seating: Seating) -> dict[str, int]:
    """Return for each option of the seat to act the code of its best action."""
    labels, s = Labels(table.game.rules), table.state
    with seated(table, bot, seating) as bots:
        worth = _worth(table, bots)
    ranked = sorted(table.game.rules.legal_codes(s), key=lambda code: worth.get(code, (0, 0.0)))
    return {labels.of(s, code): code for code in ranked}  # the last one, which is the best, stays


def _worth(table: Play, bots: list[Supported]) -> dict[int, tuple[int, float]]:
    """Return how the bot of the seat to act ranks the codes: those that it has tried first."""
    seat = int(table.state.turn)
    found: list[Candidate] = bots[seat].choose(table.view(seat)).candidates
    return {one.code: (int(one.worlds > 0), one.value) for one in found}


def _edge(table: Play, bot: str, seating: Seating, code: int) -> float:
    """Return the points of the seat to act above the mean, after this action."""
    seat = int(table.state.turn)
    table.act(Action(code))
    with seated(table, bot, seating) as bots:
        finish_hand(table, bots)
    score = table.hands[-1].score or [0]
    return score[seat] - sum(score) / len(score)
