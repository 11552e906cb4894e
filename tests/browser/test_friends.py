"""Tables for several people in real browsers: links, seats, spectators, reloads."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.support.friends import held, in_a_network, opened, play_together, take_seat
from browser.support.person import ACROSS, ONE_LOOK, PHONE, decider, long, small_targets
from clubsuit.texts import say
from server.support.servers import Server


@pytest.mark.parametrize("game", ["clubs-whist", long("ruby-dame")])
def test_a_link_brings_a_friend(visit: Any, friend: Any, game: str) -> None:
    """Hole: two people cannot meet by a link and play a hand together, one of them on a phone."""
    ada = visit(name="Ada")
    link = opened(ada, game)
    bo = friend(link, size=PHONE)
    take_seat(bo, 1, "Bo")
    expect(ada.get("place-1")).to_contain_text("Bo")
    ada.get("begin").click()
    assert decider([ada, bo])
    assert (ada.fact("seat"), bo.fact("seat")) == ("0", "1")
    assert held(ada) and held(bo)
    assert not set(held(ada)) & set(held(bo))
    expect(bo.get("hint")).to_have_count(0)
    play_together([ada, bo])
    for person in (ada, bo):
        expect(person.get("hand-score")).to_be_visible()


def test_the_words_of_people_before_the_deal(visit: Any, friend: Any) -> None:
    """Bug: before the first deal, the button to block or report others showed the key of its
    message, and so did the dialog behind it."""
    ada = visit(name="Ada")
    bo = friend(opened(ada, "clubs-whist"), size=PHONE)
    expect(bo.get("manners")).to_have_text(say("manners-open"))
    bo.get("manners").click()
    expect(bo.get("manners-people")).to_contain_text(say("people-report"))


@pytest.mark.parametrize("size", [PHONE, long(ACROSS)])
def test_what_the_link_opens(visit: Any, friend: Any, size: tuple[int, int]) -> None:
    """Holes: the page does not tell invited people who invites them, to which game, or what to do;
    the host does not see the link, or no code of it. The invitation and the link must fit on a
    phone without scrolling. Guests who watch alone are listed to the host, not to themselves."""
    ada = visit(name="Ada", size=size)
    bo = friend(opened(ada, "clubs-whist"), size=size)
    expect(ada.get("missing")).to_contain_text(say("friends-wait-alone"))
    expect(bo.get("missing")).to_contain_text("Ada invites you to play.")
    expect(ada.get("spectators")).to_be_visible()
    expect(bo.get("spectators")).to_have_count(0)
    for person, names in ((ada, ["copy-link", "begin"]), (bo, ["my-name", "sit-1", "brief"])):
        assert small_targets(person) == []
        for name in names:
            expect(person.get(name)).to_be_in_viewport(ratio=1)
    expect(ada.get("gathering")).to_contain_text(say("friends-link-own"))
    expect(ada.page.get_by_text(say("friends-code"))).to_have_count(0)
    with bo.context.expect_page() as rules:
        bo.get("brief").click()
    expect(rules.value.get_by_test_id("brief-aim")).to_be_visible()
    take_seat(bo, 1, "Bo")
    expect(ada.get("missing")).to_contain_text("2 people are here.")


def test_a_link_in_the_network(visit: Any) -> None:
    """Holes: phones in the same room get no code to scan; a browser that refuses to copy says
    nothing."""
    ada = visit(name="Ada", size=PHONE)
    in_a_network(ada)
    opened(ada, "clubs-whist")
    ada.page.get_by_text(say("friends-code")).click()
    expect(ada.get("code").locator("svg")).to_be_visible()
    ada.page.evaluate("navigator.clipboard.writeText = async () => { throw new Error() }; 0")
    ada.get("copy-link").click()
    expect(ada.page.get_by_text(say("friends-copy-yourself"))).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("size", [PHONE, long(ACROSS)])
def test_what_a_finger_finds(visit: Any, friend: Any, size: tuple[int, int]) -> None:
    """Bug: on a phone the bar of a table for several people had buttons 34 pixels wide.

    All touch targets must be large enough, also in dialogs, in votes and at the end of a hand.
    """
    ada = visit(name="Ada", size=size)
    bo = friend(opened(ada, "climbing-clubs"), size=size)
    take_seat(bo, 1, "Bo")
    expect(ada.get("place-1")).to_contain_text("Bo")
    ada.get("begin").click()
    assert decider([ada, bo])
    for person in (ada, bo):
        assert small_targets(person) == []
        for opens in ("show-seats", "show-chat", "show-last-trick", "show-sheet", "show-help"):
            person.get(opens).click()
            assert (opens, small_targets(person)) == (opens, [])
            person.page.keyboard.press("Escape")
    bo.get("show-help").click()
    bo.get("help-settings").click()  # an upright phone has no settings in the bar
    expect(bo.get("settings")).to_be_visible()
    bo.page.keyboard.press("Escape")
    ada.get("show-seats").click()
    ada.get("pause").click()
    for person, answer in ((ada, "disagree"), (bo, "agree")):
        expect(person.get(answer)).to_be_visible()
        assert small_targets(person) == []
    ada.get("disagree").click()
    play_together([ada, bo])
    for person in (ada, bo):
        expect(person.get("hand-score")).to_be_visible()
        assert small_targets(person) == []


def test_who_watches_sees_no_hand(visit: Any, friend: Any) -> None:
    """Hole: a spectator with the link sees hidden cards or buttons for decisions."""
    ada = visit(name="Ada")
    link = opened(ada, "free-clubs")
    ada.get("begin").click()
    ada.shown()
    watcher = friend(link)
    expect(watcher.get("spectator")).to_be_visible()
    watcher.shown()
    assert held(watcher) == []
    watcher.get("show-seats").click()
    take_seat(watcher, 2, "Cy")
    expect(watcher.get("spectator")).to_have_count(0)
    watcher.shown()
    assert watcher.fact("seat") == "2"
    assert held(watcher)


def test_a_reload_keeps_the_seat(visit: Any, friend: Any) -> None:
    """Hole: a player loses the seat or the hand by reloading the page."""
    ada = visit(name="Ada")
    bo = friend(opened(ada, "climbing-clubs", days=True))
    take_seat(bo, 3, "Bo")
    ada.get("begin").click()
    bo.shown()
    hand = held(bo)
    bo.page.reload()
    bo.shown()
    assert hand and held(bo) == hand


@pytest.mark.parametrize(("size", "scheme"), ONE_LOOK)
def test_looks(visit: Any, friend: Any, size: tuple[int, int], scheme: str) -> None:
    """Hole: elements cannot be read or reached, or do not fit, while people gather and sit down."""
    ada = visit(name="Ada", size=size, scheme=scheme)
    in_a_network(ada)
    opened(ada, "clubs-whist")
    link = ada.page.url
    ada.page.get_by_text(say("friends-code")).click()
    guest = friend(link, size=size, scheme=scheme)
    guest.get("gathering").wait_for()
    for person in (ada, guest):
        assert person.faults() == []
        assert person.overflow() == 0
    ada.get("begin").click()
    ada.shown()
    guest.shown()
    guest.get("show-seats").click()
    for person in (ada, guest):
        assert person.faults() == []
        assert person.overflow() == 0


def test_the_games_name_fits(visit: Any, friend: Any) -> None:
    """Hole: the name of the game is cut on a phone, because of the buttons for several people."""
    ada = visit(name="Ada", size=(360, 640))
    friend(opened(ada, "climbing-clubs"))
    ada.get("begin").click()
    ada.shown()
    cut = "name => name.scrollWidth > name.clientWidth"
    assert not ada.page.locator("header h1").evaluate(cut)


def test_a_link_to_nowhere(friend: Any, server: Server) -> None:
    """Hole: an incomplete link shows no error."""
    lost = friend(f"{server.url}/table/xxxx")
    expect(lost.page.get_by_role("heading", level=1)).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("game", [long("ruby-dame"), "climbing-clubs"])
def test_all_tricks_of_the_hand(visit: Any, friend: Any, game: str) -> None:
    """Holes: a trick is missing from the list of tricks; the list does not fit on the screen;
    players at a table for several people cannot download the record."""
    ada = visit(name="Ada", scheme="dark", size=PHONE)
    bo = friend(opened(ada, game))
    take_seat(bo, 1, "Bo")
    expect(ada.get("place-1")).to_contain_text("Bo")
    ada.get("begin").click()
    for person in (ada, bo):
        person.shown()
    play_together([ada, bo])
    ada.get("show-last-trick").click()
    ada.get("all-tricks").click()
    tricks = ada.get("last-trick").locator('ol[data-testid^="trick-"]')
    expect(tricks.nth(1)).to_be_visible()  # each hand has at least two tricks
    number = tricks.count()
    assert ada.faults() == []
    assert ada.overflow() == 0
    ada.shown()  # the page ignores a second click near the first
    ada.get("all-tricks").click()
    expect(tricks).to_have_count(1)
    ada.page.keyboard.press("Escape")
    ada.get("show-sheet").click()
    starts = ada.page.locator('dialog [data-testid="log"] .trick')
    expect(starts.last).to_have_text(f"Trick {number}")
    record = ada.page.request.get(ada.page.url.replace("/table/", "/api/tables/") + "/record")
    assert record.ok and record.headers["content-disposition"].startswith("attachment")
