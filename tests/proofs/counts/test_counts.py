"""The counts in the files are counted again."""

import pytest

import clubsuit
from proofs.counts.counting import counts, effort, first_difference
from proofs.counts.files import LATE, Position, positions, read
from proofs.differential.sides import Side
from support.plays import variants

SHORT = {"engine": 20, "reference": 6}
"""Maximum number of positions to visit in the short run."""


def recount(position: Position, side: Side, depth: int) -> None:
    """Compare the counts of one implementation with those in the file, up to this depth."""
    if counts(side, depth) != position.counts[:depth]:
        where = first_difference(position.engine(), position.reference(), depth)
        pytest.fail(f"{position.name}: {position.counts[:depth]} in the file. {where}")


def shallow(position: Position, limit: int) -> int:
    """Return the depth that can be counted within this limit."""
    depth = 1
    while depth < len(position.counts) and effort(position.counts[:depth]) <= limit:
        depth += 1
    return depth


@pytest.mark.speed
@pytest.mark.parametrize("side", SHORT)
@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_counts(game: str, side: str) -> None:
    """Hole: a legal action is missing, or an illegal one is allowed, so the first counts differ
    from the file."""
    for position in read(game):
        depth = shallow(position, SHORT[side])
        recount(position, position.engine() if side == "engine" else position.reference(), depth)


@pytest.mark.long
@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_all_counts(game: str) -> None:
    """As above, to the depth of the file."""
    for position in read(game):
        for side in (position.engine(), position.reference()):
            recount(position, side, len(position.counts))


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_each_variant_is_counted(game: str) -> None:
    """Hole: a variant has no counts. Each variant must have counts from a new deal and counts from
    late in a hand."""
    known = read(game)
    for options in variants(game):
        chosen = clubsuit.load(game, **options).chosen
        mine = [position for position in known if position.record.options == chosen]
        assert any(not position.record.hands[-1].actions for position in mine)
        late = [position for position in mine if position.name.endswith(LATE)]
        assert late
        assert all(position.counts[-1] == 0 for position in late)


def test_the_files_say_what_positions_there_are() -> None:
    """Hole: the command writes other positions than the file contains."""
    first = next(positions("clubs-whist"))
    assert first.to_text() == read("clubs-whist")[0].to_text()


def test_the_runner_finds_the_parting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: the command reports a wrong count without the decisions that lead to the difference."""
    position = read("clubs-whist")[0]
    monkeypatch.setattr(
        "proofs.reference.clubs_whist.Table.cards_to_lead", lambda table, seat: table.hands[seat]
    )
    report = first_difference(position.engine(), position.reference(), 4)
    assert "keep: engine [2, 4, " in report
    assert "only the engine allows []" in report
    assert "and only the reference [(" in report
