"""A finished hand or game as plain data. The metrics read nothing else."""

from dataclasses import dataclass

from clubsuit.games.words import Contract


@dataclass(frozen=True)
class Decision:
    """One decision of a hand."""

    seat: int
    text: str
    """The action in the notation of RECORD.md."""
    phase: str = ""
    """The game's name of the phase ("exchange", "play")."""
    legal: tuple[int, ...] = ()
    """The codes of all legal actions; empty for an action out of turn."""
    offered: tuple[str, ...] = ()
    """The options between which the seat could choose (see `options.option_of`), sorted."""
    chosen: str = ""
    """The option that it chose."""


@dataclass(frozen=True)
class PlayedHand:
    """A finished hand."""

    dealer: int
    score: tuple[int, ...]
    """By seat: the points of the hand."""
    decisions: tuple[Decision, ...] = ()
    leader: int | None = None
    """The seat that made the first decision of the tricks; None if there were no tricks."""
    standings: tuple[tuple[int, ...], ...] = ()
    """By trick and seat: the points in tricks so far; tricks, if points in tricks do not count."""
    roles: tuple[tuple[str, ...], ...] = ()
    """By seat: the roles that it had."""
    contract: Contract | None = None

    @property
    def edges(self) -> list[float]:
        """By seat: its points above the mean of all seats."""
        mean = sum(self.score) / len(self.score)
        return [points - mean for points in self.score]


@dataclass(frozen=True)
class Played:
    """A hand, or a game of several hands."""

    hands: tuple[PlayedHand, ...]
    teams: tuple[int, ...]
    """By seat: the number of its side. A player without partners is a side."""
    ends: tuple[int, ...] = ()
    """The totals at which a game ends (see `games.places.ends`)."""
    totals: tuple[tuple[int, ...], ...] = ()
    """By hand and seat: the total after the hand."""
    winners: tuple[int, ...] | None = None
    """The seats that won the game; None if it has not ended."""

    @property
    def sides(self) -> list[list[int]]:
        """The seats of each side."""
        return [
            [seat for seat, team in enumerate(self.teams) if team == side]
            for side in sorted(set(self.teams))
        ]
