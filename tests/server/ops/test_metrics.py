"""Health checks, metrics and logs for hosts; none of them reveals anything about a player."""

import json
import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from subprocess import Popen

import httpx
import pytest
from prometheus_client import REGISTRY, generate_latest
from prometheus_client.parser import text_string_to_metric_families

from clubsuit.errors import NotationError
from clubsuit.games import REGISTRY as GAMES
from clubsuit.server.ops.error_log import log_as_json, log_fault
from clubsuit.server.ops.metrics import served
from clubsuit.server.storage.databases import FILE
from clubsuit.server.storage.store import Store
from clubsuit.server.table.entries import kind_of_entry
from clubsuit.server.table.opening import open_table
from clubsuit.server.table.snapshot import answer
from clubsuit.server.table.table import Table
from clubsuit.server.wire.schema import NewTable
from server.support.connections import ask
from server.support.servers import Server
from server.support.services import Postgres
from support.processes import hold_port, port_of

KINDS = {"person", "bot", "deal", "event"}


def decisions_by_kind() -> dict[tuple[str, str], float]:
    """Return the number of decisions by game and kind."""
    return {
        (sample.labels["game"], sample.labels["by"]): sample.value
        for family in REGISTRY.collect()
        for sample in family.samples
        if sample.name == "clubsuit_decisions_total"
    }


def test_numbers_without_secrets(tmp_path: Path) -> None:
    """Holes: the metrics contain the name of a table, the name of a player or a card; decisions are
    not counted."""
    before = decisions_by_kind()
    new = NewTable(game="clubs-whist", bots=["rule", "rule"], seed=1, name="Ada Lovelace")
    with closing(Store(tmp_path)) as store:
        table = Table(store, open_table(store, "ada", new))
        while table.snapshot.views[0].turn is not None:
            view = table.snapshot.views[0]
            if view.turn == 0:
                table.decide(table.snapshot.ply, 0, view.legal()[0])
            else:
                question = table.snapshot.questions[0]
                text = answer(question)
                assert text
                table.decide(question.ply, question.seat, text, question.bot)
        stored = Counter(kind_of_entry(decision) for decision in store.decisions(table.row.id))
    for kind in ("person", "bot"):
        key = "clubs-whist", kind
        assert decisions_by_kind()[key] - before.get(key, 0.0) == stored[kind] > 0
    text = generate_latest(REGISTRY).decode()
    assert table.row.id not in text and "Ada" not in text
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            if sample.name.startswith("clubsuit_decisions"):
                assert sample.labels["game"] in GAMES and sample.labels["by"] in KINDS


def test_where_numbers_are_served() -> None:
    """Holes: the metrics port stays open after the `with` block; an invalid address ends in a
    traceback."""
    with hold_port() as held:
        port = port_of(held)
        with served(f"127.0.0.1:{port}"):
            assert "clubsuit_lines" in ask(f"http://127.0.0.1:{port}/metrics").text
            with pytest.raises(NotationError, match="cannot be served"), served(str(port)):
                pass
        with pytest.raises(httpx.ConnectError):
            ask(f"http://127.0.0.1:{port}/metrics")
    for wrong in ("port", "127.0.0.1:", "1:99999999"):
        with pytest.raises(NotationError, match="such as 9182"), served(wrong):
            pass


@pytest.fixture
def clean_log() -> Iterator[None]:
    """Restore the root logger after the test."""
    before, level = logging.root.handlers[:], logging.root.level
    yield
    logging.root.handlers[:] = before
    logging.root.setLevel(level)


def test_log_for_programs(clean_log: None, capsys: pytest.CaptureFixture[str]) -> None:
    """Holes: programs cannot parse the log; its readers can join a table, because the table's full
    address is logged."""
    log_as_json()
    log_fault("GET '/api/tables/Zt3qXb8Qm1Lp0aVd/record'", ValueError("SECRET 9H"))
    logging.getLogger("another").warning("of another library")
    ours, others = map(json.loads, capsys.readouterr().err.splitlines())
    assert ours["level"] == "error" and others["event"] == "of another library"
    assert ours["event"].startswith("GET '/api/tables/Zt3qXb…/record': ValueError")
    assert "SECRET" not in ours["event"] and "8Qm1" not in ours["event"]


def test_health_and_readiness(launcher: "Popen[str]", tmp_path: Path, postgres: Postgres) -> None:
    """Hole: a proxy sends people to a process that has lost its database."""
    with closing(Server(launcher, tmp_path, tmp_path / "log", database=postgres.url)) as server:
        assert ask(f"{server.url}/api/ready").json() == {"status": "ok"}
        with postgres.stopped():
            refused = ask(f"{server.url}/api/ready")
            assert (refused.status_code, refused.json()) == (503, {"status": "no database"})
            assert ask(f"{server.url}/api/health").status_code == 200
        assert ask(f"{server.url}/api/ready").status_code == 200


def test_readiness_without_its_file(launcher: "Popen[str]", tmp_path: Path) -> None:
    """Hole: the host deletes the data folder, and the server goes on with a file that is gone."""
    with closing(Server(launcher, tmp_path / "data", tmp_path / "log")) as server:
        assert ask(f"{server.url}/api/ready").status_code == 200
        (tmp_path / "data" / FILE).unlink()
        assert ask(f"{server.url}/api/ready").status_code == 503
