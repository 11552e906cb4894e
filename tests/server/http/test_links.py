"""Links as people and messengers pass them on."""

import json
from pathlib import Path
from urllib.parse import quote

import pytest

from clubsuit.games import REGISTRY
from clubsuit.server.http.links import TABLE_ID, clean
from server.support.application import Head
from server.support.clients import Browser
from server.support.servers import Server
from support.project import ROOT

PATHS = json.loads((ROOT / "web/src/browser/links.json").read_text(encoding="utf-8"))["paths"]

TAILS = (
    *".,;:!*'\")]}>”»…。~`|%_-/ \u200b\u2060\ufeff\u00a0",
    *("..", "**", ").", "%2E", "%20", "/extra", " see you", "&utm_source=x"),
)


@pytest.mark.parametrize(("path", "meant"), PATHS)
def test_what_a_path_means(path: str, meant: str | None) -> None:
    """Hole: a link to which a messenger has added characters leads to no page."""
    assert clean(path) == meant
    if meant is not None:
        assert clean(meant) == meant


def test_a_link_in_a_chat(browser: Browser, server: Server) -> None:
    """Hole: a link with a trailing full stop has no preview of its table."""
    table = browser.new_table("clubs-whist", name="Ada", open=True)
    assert len(table) == TABLE_ID
    for tail in TAILS:
        answer = browser.http.get(f"/table/{table}{quote(tail, '/%')}", follow_redirects=True)
        assert answer.url.path == f"/table/{table}", tail
        assert Head(answer.text).metas["og:title"] == "A game of Clubs (Whist)", tail
    for path in (
        f"/Table/{table}",
        f"//table/{table}",
        f"/table//{table}",
        f"/table/%22{table}%22",
    ):
        answer = browser.http.get(server.url + path, follow_redirects=True)
        assert answer.url.path == f"/table/{table}", path


def test_where_such_a_link_leads(browser: Browser, server: Server) -> None:
    """Holes: a corrected link leads to another host, keeps tracking parameters, or redirects
    forever."""
    answer = browser.http.get(f"{server.url}//table/abc.?utm_source=x")
    assert (answer.status_code, answer.headers["Location"]) == (307, "/table/abc")
    card = browser.http.get("/rules/Clubs-Whist/card.?target=15&lead=%22left%22")
    assert card.headers["Location"] == "/rules/clubs-whist/card?target=15&lead=%22left%22"
    account = browser.http.get("/account.?back=/statistics")
    assert account.headers["Location"] == "/account?back=%2Fstatistics"
    assert browser.http.get("/table/abc?fbclid=x").status_code == 200
    assert browser.http.post("/table/abc.").status_code == 405


def test_no_other_table(browser: Browser, server: Server) -> None:
    """Hole: a shortened link, or a link joined to another word, opens another table."""
    table = browser.new_table("clubs-whist", name="Ada", open=True)
    for path in (table[:-1], f"{table}and", f"a{table}", table.swapcase()):
        answer = browser.http.get(f"/table/{path}", follow_redirects=True)
        assert answer.url.path == f"/table/{path}"
        assert "og:title" not in Head(answer.text).metas


def test_ids_are_never_changed(tmp_path: Path) -> None:
    """Hole: an identifier that ends with a dash is shortened."""
    for table in ("Zk3-x_9AbCdEfGh-", "Zk3-x_9AbCdEfG--", "-k3-x_9AbCdEfGh_", "_" * TABLE_ID, "-"):
        assert clean(f"/table/{table}") == f"/table/{table}"


@pytest.mark.parametrize("game", REGISTRY)
def test_names_of_games(game: str) -> None:
    """Hole: the corrected address of a game is invalid."""
    assert clean(f"/rules/{game}") == f"/rules/{game}"
    for page in ("practice", "puzzles"):
        assert clean(f"/{page}/{game.upper()}.") == f"/{page}/{game}"
