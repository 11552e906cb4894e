"""The contract of a finished hand of Free Clubs, and the roles of its players, for studies."""

from clubsuit.games.free_clubs.rules import JOKER_STEP, SEATS, needed, on_side, side_tricks
from clubsuit.games.free_clubs.table import LEVELS, step_name
from clubsuit.games.state import State
from clubsuit.games.words import Contract


def roles(s: State, seat: int) -> list[str]:
    """Return the roles that a seat had. The opener bid step 0, the ten of spades (FC-4)."""
    held = {
        "opener": s.bids[seat] & 1,
        "auction-winner": seat == s.declarer,
        "joker-partner": seat == s.partner,
        "defender": not on_side(s, seat),
    }
    return [role for role, has in held.items() if has]


def contract(s: State) -> Contract:
    """Return what the declarer, or the two partners after a Joker, had to do (FC-9, FC-15)."""
    side = tuple(p for p in range(SEATS) if on_side(s, p))
    steps = [step for step in range(JOKER_STEP) if any(s.bids[p] >> step & 1 for p in side)]
    return Contract(
        side,
        step_name(s.standing),
        "joker" if s.standing == JOKER_STEP else LEVELS[int(s.standing) >> 2],
        tuple(map(step_name, steps)),
        bool(side_tricks(s) >= needed(s)),
    )
