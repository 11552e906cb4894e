"""The options of Climbing Clubs."""

from collections.abc import Mapping
from typing import Any

from clubsuit.errors import RuleError
from clubsuit.games.climbing_clubs.combinations import HAND, SUIT
from clubsuit.games.climbing_clubs.rules import BONUS, BONUS_OF_TWO, SEATS, TARGET, TEAM_TARGETS
from clubsuit.games.options import Option, PackOptions, highest_ranks, pack_options
from clubsuit.games.state import State
from clubsuit.texts import refusal


class ClimbingClubsOptions(PackOptions):
    """Options whose target depends on the numbers of players and teams."""

    def usual_hand_size(self, values: Mapping[str, Any]) -> int:
        return min(HAND, 4 * self.ranks(values) // int(values["players"]))

    def pack(self, values: Mapping[str, Any]) -> int:
        return highest_ranks(SUIT, self.ranks(values))

    def complete(self, values: dict[str, Any]) -> None:
        super().complete(values)
        most = 4 * self.ranks(values) // int(values["players"])
        if values["hand_size"] > most or most == 0:
            given = {"hand_size": values["hand_size"], "most": most}
            raise refusal("pack-too-small", RuleError, "CC-3", **given)
        players, teams = values["players"], values["teams"]
        if teams and (players, teams) not in TEAM_TARGETS:
            raise refusal("climbing-teams", RuleError, "CC-13", players=players, teams=teams)
        if self.value(values, "wilds_win") and (not values["wild_15s"] or values["crazy"]):
            raise refusal("climbing-wilds-win", RuleError, "CC-12")

    def defaults(self, values: Mapping[str, Any]) -> dict[str, Any]:
        chosen = (values["players"], values["teams"])
        return {**super().defaults(values), "target": TEAM_TARGETS.get(chosen, TARGET)}

    def score_range(self, values: Mapping[str, Any]) -> tuple[int, int]:
        """Return the lowest and the highest score that a seat can have for a hand.

        The highest is reached if a seat goes out first with every club and its partners go out
        next.
        """
        members = values["players"] // values["teams"] if values["teams"] else 1
        first, *others = _bonuses(values["players"])[:members]
        most = sum(values["club_points"][SUIT - self.ranks(values) :]) + first
        return 0, most * (2 if values["double_or_nothing"] else 1) + sum(others)

    def score_sum(self, values: Mapping[str, Any]) -> int | None:
        """Return the sum of all seats' scores for a hand if it is always the same; else None.

        It can be the same only if clubs do not count, because clubs may remain in a hand (CC-9).
        """
        clubs_count = any(values["club_points"][SUIT - self.ranks(values) :])
        if clubs_count or values["double_or_nothing"] or values["teams"]:
            return None
        return sum(_bonuses(values["players"]))

    def write(self, s: State, values: Mapping[str, Any]) -> None:
        super().write(s, values)
        s.teams = values["teams"]
        s.doubling = int(values["double_or_nothing"])
        s.wild = int(values["wild_15s"])
        s.crazy = int(values["crazy"])
        s.wilds_win = int(self.value(values, "wilds_win"))
        s.club_points[:] = values["club_points"]


def _bonuses(seats: int) -> list[int]:
    """Return the bonus cards in the order in which players take them (CC-7)."""
    return [BONUS_OF_TWO, 0] if seats == 2 else BONUS[SEATS - seats :].tolist()


OPTIONS = ClimbingClubsOptions(
    Option("players", 4, "CC-1", "int", low=2, high=SEATS),
    Option("teams", 0, "CC-13", "choice", choices=(0, 2, 3)),
    Option("target", None, "CC-10", "int", low=1, high=10000),
    Option("double_or_nothing", False, "CC-11", "bool"),
    Option("wild_15s", False, "CC-12", "bool"),
    Option("crazy", False, "CC-14", "bool"),
    Option("club_points", [3] * 5 + [2] * 5 + [1] * 5, "CC-2", "ints", low=0, high=100, length=15),
    Option("wilds_win", False, "CC-12", "bool", house=True),
    *pack_options("CC-1", fewest=2, ranks=SUIT, hand_size=HAND),
)
