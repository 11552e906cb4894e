"""The check of a game's messages detects messages with too much information."""

import random
from typing import Any

import pytest

import clubsuit
from clubsuit.game import Play
from clubsuit.games import REGISTRY
from clubsuit.games.state import SPECTATOR
from clubsuit.server.storage.rows import DEALER, Decision
from clubsuit.server.table.entries import last_deal
from clubsuit.server.wire.serialize import to_json
from proofs.leaks.pairs import GAMES
from proofs.leaks.traffic import Told, leaks, leaks_of_record, told_by, view_of


def played(game: str, seat: int, hands: int) -> tuple[Play, list[Decision], list[str]]:
    """Play some random hands; return the play, the decisions of the table, and each view of the
    seat."""
    play = clubsuit.load(game).table(seed=1)
    choice, entries, views = random.Random(1), list[Decision](), list[str]()

    def note(who: int, text: str = "") -> None:
        entries.append(Decision(len(entries) + 1, who, text))
        view = view_of(play, seat).to_dict()
        views.append(to_json({"type": "view", "ply": len(entries), "view": view}))

    for _ in range(hands):
        play.deal()
        note(DEALER, last_deal(play))
        while (turn := play.turn) is not None:
            text = choice.choice(play.legal())
            play.play(text)
            note(turn, text)
    return play, entries, views


@pytest.mark.parametrize(
    ("game", "seat"),
    [
        pytest.param(game, seat, marks=() if at + number == 1 else pytest.mark.long)
        for at, game in enumerate(GAMES)
        for number, seat in enumerate([1, SPECTATOR])
    ],
)
def test_too_much_is_found(game: str, seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: the check passes whatever was sent. It must find a number that depends on a hand, and
    the name of a hidden card. The short form uses a player or a spectator of each game."""
    play, entries, views = played(game, seat, hands=2)
    sent = list(told_by(views))
    assert leaks(play, entries, seat, sent) == []
    card = play.hands[0].deal["hands"][0][0]
    assert leaks(play, entries, seat, [Told(1, f'{{"type": "refused", "card": "{card}"}}')])
    rules = REGISTRY[game]
    honest, all_honest = rules.view, rules.views

    def leaking(s: Any, seat: int, v: Any) -> None:
        honest(s, seat, v)
        v.total[0] += int(s.hand[0]) % 7

    def all_leaking(s: Any) -> dict[int, Any]:
        seen = all_honest(s)
        seen[SPECTATOR][0].total[0] += int(s.hand[0]) % 7
        return seen

    monkeypatch.setattr(rules, "view", leaking)
    monkeypatch.setattr(rules, "views", all_leaking)
    play, entries, views = played(game, seat, hands=1)
    assert leaks(play, entries, seat, list(told_by(views)))


@pytest.mark.parametrize("game", GAMES)
def test_a_record_that_tells_too_much_is_found(game: str) -> None:
    """As above, for a record that a player gets before the end."""
    play, _, _ = played(game, 1, hands=2)
    before = play.copy()
    before.hands[-1].actions.clear()
    shown = before.record(1).to_json()
    assert leaks_of_record(play, 1, shown) == []
    assert leaks_of_record(play, 2, shown)
