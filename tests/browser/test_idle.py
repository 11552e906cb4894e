"""A player does nothing or leaves, and the others continue, in real browsers."""

import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.support.friends import opened, take_seat
from browser.support.person import ONE_LOOK, Person, decider, long
from clubsuit.texts import say
from server.support.servers import LONG_S, Server

Come = Callable[..., Person]


@pytest.fixture
def serve(
    launcher: subprocess.Popen[str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[..., Server]]:
    """Function that starts a server: `start(ask, answer)`. An idle player is asked after `ask`
    seconds and has `answer` seconds for the answer."""
    with ExitStack() as ends:

        def start(ask: int, answer: int) -> Server:
            folder, log = tmp_path_factory.mktemp("data"), tmp_path_factory.mktemp("log")
            about = {"grace": float(LONG_S), "idle": (ask, answer)}
            server = Server(launcher, folder, log / "server.log", **about)  # type: ignore[arg-type]
            ends.callback(server.close)
            return server

        yield start


def play_until(person: Person, phases: tuple[str, ...]) -> None:
    """Make decisions until the table is in one of these phases; bots may decide first."""
    while (phase := person.fact("phase")) not in phases:
        if phase == "scored":
            person.next_hand()
        elif person.fact("turn") == person.fact("seat"):
            person.decide(wait=False)
        person.settle()


@pytest.mark.long
@pytest.mark.parametrize("until", [("scored", "over"), long(("over",))])
def test_one_walks_away_from_anyone(
    people: Come, serve: Callable[..., Server], until: tuple[str, ...]
) -> None:
    """Hole: a stranger who walks away with an open page blocks the game, or the others wait for the
    full time at each of this player's turns."""
    seconds = 4
    server = serve(seconds, 1)
    ada, bo = people(server.url, name="Ada"), people(server.url, name="Bo")
    for person in (ada, bo):
        person.press("lobby-more-climbing-clubs")
        expect(person.get("way-anyone")).to_contain_text(say("clock-move", seconds=seconds))
        person.press("way-anyone")
        person.page.wait_for_url("**/table/**")
    expect(ada.get("place-1")).to_contain_text("Bo")
    here = ada.get("still-here")
    ada.page.add_locator_handler(
        ada.get("still-there"), lambda: here.click()
    )  # needed on a slow machine
    ada.get("begin").click()
    for person in (ada, bo):
        person.shown()
    play_until(ada, until)
    bo.page.wait_for_function(
        "phases => phases.includes(document.querySelector('[data-testid=table]').dataset.phase)",
        arg=list(until),
    )


@pytest.mark.long
@pytest.mark.parametrize(("size", "scheme"), ONE_LOOK)
def test_asked_and_gone(
    people: Come,
    serve: Callable[..., Server],
    size: tuple[int, int],
    scheme: str,
    tmp_path: Path,
) -> None:
    """Holes: the question cannot be read or answered, or the others do not see it; the others have
    to wait for two minutes when a player leaves during a hand."""
    server = serve(2, LONG_S)
    ada = people(server.url, name="Ada", size=size, scheme=scheme)
    bo = people(opened(ada, "clubs-whist"), size=size, scheme=scheme)
    take_seat(bo, 1, "Bo")
    expect(ada.get("place-1")).to_contain_text("Bo")
    ada.get("begin").click()
    for person in (ada, bo):
        person.shown()
    asked = decider([ada, bo])
    assert asked
    other = bo if asked is ada else ada
    expect(asked.get("still-there")).to_contain_text(say("idle-title"))
    expect(other.get(f"gone-{asked.fact('seat')}").first).to_contain_text("bot")
    assert asked.faults() == []
    for name, person in (("asked", asked), ("other", other)):
        assert person.overflow() == 0
        person.page.screenshot(path=tmp_path / f"{name}.png")
    asked.page.reload()
    expect(asked.get("still-there")).to_be_visible()  # a reload does not count as an answer
    asked.get("still-here").click()
    expect(asked.get("still-there")).to_have_count(0)
    seat = asked.fact("seat")
    asked.page.goto("about:blank")
    other.get(f"continue-{seat}").first.wait_for()
    assert other.faults() == []
    assert other.overflow() == 0
    other.page.screenshot(path=tmp_path / "gone.png")
    other.shown()
    ply = other.fact("ply")
    other.get(f"continue-{seat}").first.click()
    other.wait_for_move(ply)
    expect(other.get(f"continue-{seat}")).to_have_count(0)
