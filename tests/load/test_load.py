"""Many tables at once, and what fails meanwhile: short forms of what `docs/operations.md` tells."""

import asyncio
from collections.abc import Callable
from contextlib import closing

import pytest

from clubsuit.server.storage.store import Store
from load import __main__ as load
from load.faults import play, running
from server.support.servers import Server

DATABASES = ["sqlite", "postgresql"]


def test_many_tables(launch: Callable[[], Server]) -> None:
    """Holes: a page that is not told of a decision; one that is told of what was not stored."""
    server = launch()
    evenings = asyncio.run(load.play([server.url], tables=12, every=0.2, seconds=2))
    with closing(Store(server.folder)) as store:
        for evening in evenings:
            assert evening.took
            numbers = [decision.number for decision in store.decisions(evening.table)]
            assert numbers == list(range(1, evening.ply + 1))


@pytest.mark.parametrize("database", [pytest.param("sqlite", marks=pytest.mark.long), "postgresql"])
def test_faults(database: str) -> None:
    """Holes: a decision that is lost, doubled or changed; a page that shows an old state; a
    table that stands still for good; a record that does not hold."""
    _storm(database, tables=3, faults=6)


@pytest.mark.long
@pytest.mark.timeout(2 * 3600)
@pytest.mark.parametrize("database", DATABASES)
def test_many_faults(database: str) -> None:
    """The same, for twenty minutes each."""
    _storm(database, tables=6, faults=500)


def _storm(database: str, tables: int, faults: int) -> None:
    with running(database) as world:
        found = asyncio.run(play(world, tables, faults, seed=3))
    assert not found.wrong, found
    assert found.faults.total() == faults
    assert found.views and found.connections > 2 * found.tables
