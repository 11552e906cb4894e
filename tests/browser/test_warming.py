"""The page while the server compiles its rules."""

import os
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.support.friends import opened, take_seat
from browser.support.person import ONE_LOOK, Person, decider
from server.support.servers import PlainServer

pytestmark = [
    pytest.mark.skipif(
        os.name != "posix" or "NUMBA_DISABLE_JIT" in os.environ, reason="nothing is compiled"
    ),
    pytest.mark.usefixtures("server"),  # that server has filled the cache
]


@pytest.mark.long
@pytest.mark.parametrize(("size", "scheme"), ONE_LOOK)
def test_what_is_still_warming_up(
    friend: Callable[..., Person], plain: PlainServer, size: tuple[int, int], scheme: str
) -> None:
    """Holes: the page does not explain why hints are refused while the rules are compiled; the
    notice remains afterwards at the table or in the lobby; it has accessibility faults."""
    ada, bo = (friend(plain.url, size=size, scheme=scheme) for _ in range(2))
    notice = "Warming up: hints and reviews follow in a minute."
    expect(bo.get("warming")).to_contain_text(notice)
    assert (bo.faults(), bo.overflow()) == ([], 0)
    ada.sit_down("clubs-whist")
    expect(ada.get("warming")).to_contain_text(notice)
    assert (ada.faults(), ada.overflow()) == ([], 0)
    ada.get("hint").click()
    expect(ada.page.locator("body")).to_contain_text("reviews are still warming up")
    ply = ada.fact("ply")
    plain.switch()
    expect(ada.get("warming")).to_have_count(0)
    expect(bo.get("warming")).to_have_count(0)
    assert ada.fact("ply") == ply
    ada.get("hint").click()
    expect(ada.get("advice")).to_be_visible()
    ada.decide()


@pytest.mark.long
def test_no_hints_no_notice(friend: Callable[..., Person], plain: PlainServer) -> None:
    """Hole: a table without hints promises hints."""
    ada = friend(plain.url, name="Ada")
    bo = friend(opened(ada, "clubs-whist"))
    take_seat(bo, 1, "Bo")
    expect(bo.get("begin")).to_be_visible()
    bo.get("begin").click()
    decider([ada, bo])
    expect(ada.open().get_by_test_id("warming")).to_be_visible()  # in the lobby
    for person in (ada, bo):
        expect(person.get("warming")).to_have_count(0)


@pytest.mark.long
def test_rules_that_cannot_be_compiled(friend: Callable[..., Person], plain: PlainServer) -> None:
    """Hole: the page still promises hints *in a minute* after the compilation has failed."""
    ada, bo = (friend(plain.url) for _ in range(2))
    ada.sit_down("ruby-dame")
    plain.fail()
    for person in (ada, bo):
        expect(person.get("warming")).to_contain_text("the rules could not be compiled")
    ada.decide()
