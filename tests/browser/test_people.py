"""People with whom a person has played, in real browsers: invite again, block, report, share."""

from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import expect

from browser.support.friends import opened, propose, take_seat
from browser.support.person import (
    ACROSS,
    DESKTOP,
    ONE_LOOK,
    PHONE,
    Person,
    decider,
    long,
    small_targets,
)
from clubsuit.texts import say

SHARES = """(() => {
    window.shared = []
    navigator.share = async what => window.shared.push(what)
})()"""
"""Script for the page: a device with a share sheet."""

REFUSES = """{
    navigator.share = async () => { throw new DOMException('', 'AbortError') }
}"""
"""Script for the page: the user closes the share sheet."""

WIDE_DIALOGS = """() => [...document.querySelectorAll('dialog')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ dataset }) => dataset.testid)"""
"""Script for the page: the dialogs that can be scrolled sideways."""


def finished(visit: Any, friend: Any, **looks: Any) -> list[Person]:
    """Return Ada and Bo at a table whose game they have agreed to end."""
    ada = visit(name="Ada", **looks)
    bo = friend(opened(ada, "clubs-whist"), **{"size": PHONE, **looks})
    take_seat(bo, 1, "Bo")
    expect(ada.get("place-1")).to_contain_text("Bo")
    ada.get("begin").click()
    assert decider([ada, bo])
    propose(ada, "end")
    bo.get("agree").click()
    for person in (ada, bo):
        expect(person.get("play-again")).to_be_visible()
    return [ada, bo]


def listed(person: Person) -> None:
    """Open the list of people from the lobby."""
    person.page.goto(urljoin(person.url, "/"))
    person.get("people-link").click()
    person.get("people").wait_for()


@pytest.mark.long
def test_they_play_again(visit: Any, friend: Any) -> None:
    """Holes: the list lacks a person of a finished game; an invited person does not see the
    invitation, or cannot accept or refuse it."""
    ada, bo = finished(visit, friend)
    listed(ada)
    ada.get("invite-Bo").click()
    ada.get("gathering").wait_for()
    table = ada.page.url.rpartition("/")[2]
    bo.page.goto(ada.url)
    expect(bo.get("invitations")).to_contain_text(say("lobby-invitation", name="Ada"))
    bo.get(f"invited-{table}").click()
    take_seat(bo, 1, "Bo")
    expect(ada.get("place-1")).to_contain_text("Bo")
    listed(ada)
    ada.get("invite-Bo").click()
    ada.get("gathering").wait_for()
    table = ada.page.url.rpartition("/")[2]
    bo.page.goto(ada.url)
    bo.get(f"dismiss-{table}").click()
    expect(bo.get("invitations")).to_have_count(0)
    bo.page.reload()
    bo.get("lobby").wait_for()
    expect(bo.get("people-link")).to_be_visible()
    expect(bo.get("invitations")).to_have_count(0)


def test_the_list_is_there_without_games(visit: Any) -> None:
    """Hole: after the last of their games is deleted, a person can no longer unblock anyone."""
    ada = visit()
    listed(ada)
    expect(ada.get("people-none")).to_be_visible()


def test_a_block_at_the_table(visit: Any, friend: Any) -> None:
    """Holes: a rude player cannot be blocked where they are rude; their lines stay; they are told
    of it; the block cannot be ended."""
    ada = visit(name="Ada")
    bo = friend(opened(ada, "clubs-whist"), size=PHONE)
    take_seat(bo, 1, "Bo")
    for person in (ada, bo):
        person.get("show-chat").click()
    bo.get("phrase-hello").click()
    expect(ada.get("chat-lines")).to_contain_text(say("chat-hello"))
    ada.get("chat").get_by_test_id("manners").click()
    ada.get("manners-people").get_by_test_id("block-1").click()
    ada.get("confirm-block").click()
    expect(ada.get("manners-people")).to_contain_text(say("people-blocked"))
    expect(ada.get("chat-lines")).not_to_contain_text(say("chat-hello"))
    before = bo.page.locator("body").inner_text()
    bo.get("phrase-sorry").click()
    expect(bo.get("chat-lines")).to_contain_text(say("chat-sorry"))
    assert bo.page.locator("body").inner_text().replace(say("chat-sorry"), "", 1) != ""
    assert say("people-blocked") not in before
    expect(ada.get("chat-lines")).not_to_contain_text(say("chat-sorry"))
    ada.get("manners-people").get_by_test_id("block-1").click()
    expect(ada.get("chat-lines")).to_contain_text(say("chat-sorry"))


def test_a_report(visit: Any, friend: Any) -> None:
    """Holes: a report cannot be sent by keyboard, or is sent without an answer; a refusal is not
    shown."""
    ada, _ = finished(visit, friend)
    listed(ada)
    ada.get("report-Bo").focus()
    ada.page.keyboard.press("Enter")
    ada.get("reason-insult").focus()
    ada.page.keyboard.press("ArrowDown")
    expect(ada.get("reason-spam")).to_be_checked()
    ada.get("report-words").fill("Buy this and that")
    with ada.page.expect_request("**/reports") as sent:
        ada.get("send-report").press("Enter")
    assert sent.value.post_data_json == {"reason": "spam", "words": "Buy this and that"}
    expect(ada.get("report-sent")).to_have_text(say("report-sent"))
    ada.page.keyboard.press("Escape")
    expect(ada.get("report-Bo")).to_be_focused()


@pytest.mark.long
def test_the_list_is_emptied(visit: Any, friend: Any) -> None:
    """Holes: one click empties the list; a block cannot be ended once the list is empty; the focus
    is lost with a removed row."""
    ada, _ = finished(visit, friend)
    listed(ada)
    ada.get("block-Bo").click()
    ada.get("confirm-block").click()
    expect(ada.get("person-Bo")).to_contain_text(say("people-blocked"))
    expect(ada.get("invite-Bo")).to_have_count(0)
    ada.get("remove-all").click()
    ada.get("confirm-remove").click()
    expect(ada.get("remove-Bo")).to_have_count(0)
    expect(ada.get("people").get_by_role("heading", level=1)).to_be_focused()
    ada.get("block-Bo").click()
    expect(ada.get("people-none")).to_be_visible()


def test_the_devices_share_sheet(visit: Any) -> None:
    """Holes: a phone cannot pass the link on with its share sheet; without one a button does
    nothing; the link can no longer be copied."""
    ada = visit(name="Ada", size=PHONE)
    link = opened(ada, "clubs-whist")
    if not ada.page.evaluate("'share' in navigator"):
        expect(ada.get("share-link")).to_have_count(0)
    ada.page.add_init_script(SHARES)
    ada.page.reload()
    ada.get("share-link").click()
    assert ada.page.evaluate("window.shared") == [{"url": link}]
    expect(ada.get("copy-link")).to_be_visible()
    ada.page.evaluate(
        "navigator.share = async () => { throw new DOMException('', 'AbortError') }; 0"
    )
    ada.get("share-link").click()
    expect(ada.get("share-link")).to_be_visible()
    assert ada.errors == []


@pytest.mark.long
@pytest.mark.parametrize(("size", "scheme"), [*ONE_LOOK, long(ACROSS, "light")])
def test_looks(visit: Any, friend: Any, size: tuple[int, int], scheme: str) -> None:
    """Hole: an element of these pages cannot be read or reached, or does not fit, also with a long
    name."""
    long_name = "W" * 40
    ada, bo = finished(visit, friend, size=size, scheme=scheme)
    bo.page.goto(ada.url)
    bo.get("name").fill(long_name)
    listed(bo)
    bo.get("invite-Ada").click()
    bo.get("gathering").wait_for()
    bo.get("manners").wait_for(state="detached")
    ada.page.goto(ada.url)
    expect(ada.get("invitations")).to_contain_text(long_name)
    assert ada.faults() == []
    assert ada.overflow() == 0
    ada.page.evaluate("path => location.assign(path)", bo.page.url)
    take_seat(ada, 1, "Ada")
    ada.get("manners").click()
    expect(ada.get("manners-people")).to_contain_text(long_name)
    _check(ada)
    ada.get("report-0").click()
    ada.get("report").wait_for()
    _check(ada)
    listed(ada)
    _check(ada)
    ada.get("block-Bo").click()
    ada.get("confirm-block").wait_for()
    _check(ada)


def _check(person: Person) -> None:
    """Check the layout and the contrast of the page, and the size of touch targets."""
    assert person.faults() == []
    assert person.overflow() == 0
    assert person.page.evaluate(WIDE_DIALOGS) == []
    if person.page.viewport_size != {"width": DESKTOP[0], "height": DESKTOP[1]}:
        assert small_targets(person) == []
