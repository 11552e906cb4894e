"""The games of the playthroughs: each value of each option of each game, in short hands."""

from proofs.playthroughs.transcript import Playthrough

CHOSEN = {
    "free-clubs": Playthrough("free-clubs", {"target": 1}, 9),
    "free-clubs-joker": Playthrough("free-clubs", {}, 1),
    "free-clubs-honour": Playthrough("free-clubs", {"enforcement": "honour", "target": 1}, 3),
    "free-clubs-small": Playthrough(
        "free-clubs", {"ranks": 4, "hand_size": 3, "auction_size": 2, "target": 60}, 3
    ),
    "free-clubs-house": Playthrough(
        "free-clubs",
        {"passed_is_out": True, "contract": 5, "penalty": 35, "reward": 20, "target": 1},
        4,
    ),
    "clubs-whist": Playthrough("clubs-whist", {}, 5),
    "clubs-whist-left": Playthrough("clubs-whist", {"lead": "left-of-exchanger", "target": 1}, 1),
    "clubs-whist-small": Playthrough("clubs-whist", {"ranks": 3, "target": 2}, 3),
    "clubs-whist-house": Playthrough("clubs-whist", {"may_duck": True, "quota": 5, "target": 1}, 2),
    "climbing-clubs-2": Playthrough(
        "climbing-clubs", {"players": 2, "double_or_nothing": True, "target": 10}, 22
    ),
    "climbing-clubs-3": Playthrough("climbing-clubs", {"players": 3, "wild_15s": True}, 24),
    "climbing-clubs-3-house": Playthrough(
        "climbing-clubs", {"players": 3, "wild_15s": True, "wilds_win": True}, 24
    ),
    "climbing-clubs-4": Playthrough("climbing-clubs", {}, 9),
    "climbing-clubs-5": Playthrough("climbing-clubs", {"players": 5, "crazy": True}, 4),
    "climbing-clubs-6": Playthrough(
        "climbing-clubs", {"players": 6, "club_points": list(range(15)), "target": 1}, 19
    ),
    "climbing-clubs-4-teams": Playthrough(
        "climbing-clubs", {"teams": 2, "double_or_nothing": True}, 9
    ),
    "climbing-clubs-6-teams-of-3": Playthrough(
        "climbing-clubs", {"players": 6, "teams": 2, "wild_15s": True}, 20
    ),
    "climbing-clubs-6-teams-of-2": Playthrough(
        "climbing-clubs",
        {"players": 6, "teams": 3, "double_or_nothing": True, "wild_15s": True, "crazy": True},
        9,
    ),
    "climbing-clubs-2-small": Playthrough(
        "climbing-clubs", {"players": 2, "ranks": 4, "hand_size": 3, "target": 10}, 4
    ),
    "ruby-dame": Playthrough("ruby-dame", {}, 1),
    "ruby-dame-over": Playthrough("ruby-dame", {"target": 20}, 2),
    "ruby-dame-house": Playthrough("ruby-dame", {"passed_cards": 1, "target": 20}, 2),
    "ruby-dame-small": Playthrough("ruby-dame", {"ranks": 4, "target": 14}, 2),
}
