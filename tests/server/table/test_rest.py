"""Claims of all remaining tricks of a hand, at tables of people and bots."""

from pathlib import Path

import pytest

from clubsuit.errors import TurnError
from clubsuit.lab import check_file
from clubsuit.server.storage.store import Store
from clubsuit.server.table.refusals import Stale
from clubsuit.server.table.table import Table
from server.support import probe
from server.support.tables import begun, copy, play_on, to_person

HANDS = 60


def sure_one(store: Store, game: str) -> tuple[Table, int]:
    """Return a table of two people, and the seat of a person who is certain to win all remaining
    tricks."""
    table = begun(store, game=game)
    while len(probe.play(table).hands) < HANDS:
        play = probe.play(table)
        if table.over:
            table = begun(store, game=game)
        elif play.turn in (0, 1) and len(play.view(play.turn).sure_rest()) > 1:
            return table, play.turn
        else:
            play_on(table, 1)
    raise AssertionError(f"no player was certain in {HANDS} hands")


@pytest.mark.parametrize("game", ["clubs-whist", pytest.param("ruby-dame", marks=pytest.mark.long)])
def test_the_hand_is_played_to_its_end(store: Store, game: str, tmp_path: Path) -> None:
    """Holes: a trick goes to another player; another process replays the stored entries
    differently; the record is invalid; the entries do not show which player played each card."""
    table, seat = sure_one(store, game)
    play, ply = probe.play(table), table.snapshot.ply
    left, before = len(play.view(seat).hand), int(play.state.tricks[seat])
    assert table.snapshot.views[seat].to_dict()["choices"]["claim_rest"]
    table.claim_rest(ply, seat)
    assert (play.turn, int(play.state.tricks[seat])) == (None, before + left)
    assert table.snapshot.ply == ply + left * len(table.row.seats)
    again = copy(store, table)
    assert probe.play(again).state.tobytes() == play.state.tobytes()
    assert again.snapshot.texts == table.snapshot.texts
    for decision in store.decisions(table.row.id)[-left * len(table.row.seats) :]:
        assert (decision.bot is None) == (decision.seat == seat)
    record = tmp_path / "record.json"
    record.write_text(table.whole().to_json())
    assert check_file(record).fault is None
    with pytest.raises(Stale):
        table.claim_rest(ply, seat)


def test_what_is_not_sure_is_refused(store: Store) -> None:
    """Hole: a claim reveals other players' cards, or makes a player lose a hand by mistake."""
    table = begun(store, game="ruby-dame")
    while probe.play(table).view(to_person(table)).sure_rest():
        play_on(table, 1)
    before = table.snapshot
    for seat in range(2):
        with pytest.raises(TurnError, match="not certain"):
            table.claim_rest(before.ply, seat)
    assert copy(store, table).snapshot.texts == before.texts
