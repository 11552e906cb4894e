"""Many tables at once, with and without faults: short forms of `docs/load-figures.md`."""

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
    """Holes: the server fails to send a decision to a page; it sends a decision that is not
    stored."""
    server = launch()
    evenings = asyncio.run(load.play([server.url], tables=12, every=0.2, seconds=2))
    with closing(Store(server.folder)) as store:
        for evening in evenings:
            assert evening.took
            numbers = [decision.number for decision in store.decisions(evening.table)]
            assert numbers == list(range(1, evening.ply + 1))


@pytest.mark.long
@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_faults(database: str) -> None:
    """Holes: a fault loses, duplicates or changes a decision; a page shows an old state; a table
    never continues; a record cannot be verified."""
    _run(database, tables=3, faults=6)


@pytest.mark.long
@pytest.mark.timeout(2 * 3600)
@pytest.mark.parametrize("database", DATABASES)
def test_many_faults(database: str) -> None:
    """Hole: an error appears only after twenty minutes of faults."""
    _run(database, tables=6, faults=500)


def _run(database: str, tables: int, faults: int) -> None:
    with running(database) as setup:
        report = asyncio.run(play(setup, tables, faults, seed=3))
    assert not report.wrong, report
    assert report.faults.total() == faults
    assert report.views and report.connections > 2 * report.tables
