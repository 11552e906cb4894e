"""Accounts in the browser: create, log in on another device, log out."""

import secrets
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.support.accounts import PASSWORD, enter
from browser.support.person import ONE_LOOK
from clubsuit.texts import say


@pytest.fixture
def name() -> str:
    """Name that no account has."""
    return f"Ada {secrets.token_hex(6)}"


def test_the_same_games_elsewhere(visit: Any, name: str) -> None:
    """Holes: a person cannot continue a guest's game in another browser with an account; after
    logging out the browser still shows the person's tables."""
    first, second = visit(), visit()
    first.sit_down("clubs-whist")
    table = first.page.url.rpartition("/")[2]
    enter(first, name, PASSWORD, making=True)
    expect(first.get("account-link")).to_have_text(name)
    expect(first.get(f"continue-{table}")).to_be_visible()
    enter(second, name, "wrong password")
    expect(second.get("problem")).to_contain_text(say("server-account-wrong"), ignore_case=True)
    enter(second, name, PASSWORD)
    second.get(f"continue-{table}").click()
    second.settle()
    second.decide()
    second.page.goto(f"{second.url}/account")
    second.get("log-out").click()
    expect(second.get("account-link")).to_have_text("Log in")
    expect(second.get(f"continue-{table}")).to_have_count(0)
    expect(first.get("account-link")).to_have_text(name)


@pytest.mark.long
def test_a_name_in_any_script(visit: Any, name: str) -> None:
    """Bugs: people could not log in with a name that contains a joiner or a new emoji; the name
    field cut a pasted family emoji or flag in the middle."""
    first, second = visit(), visit()
    odd = f"\u0639\u0644\u06cc\u200c\u0631\u0636\u0627 \U0001fae8 {name[:12]}"
    enter(first, odd, PASSWORD, making=True)
    expect(first.get("account-link")).to_have_text(odd)
    enter(second, odd, PASSWORD)
    expect(second.get("account-link")).to_have_text(odd)
    field = second.get("name")
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    for most, part in ((36, family), (39, "\U0001f1f3\U0001f1f1")):
        field.fill("")
        field.focus()
        second.page.keyboard.insert_text("x" * most + part)
        expect(field).to_have_value("x" * most)


def test_another_password(visit: Any, name: str) -> None:
    """Hole: the form reports neither success nor failure of a password change."""
    person = visit()
    enter(person, name, PASSWORD, making=True)
    expect(person.get("account-link")).to_have_text(name)
    person.get("account-link").click()
    for old, says in [("wrong", "problem"), (PASSWORD, "done")]:
        person.get("password").fill(old)
        person.get("new-password").fill("battery staple")
        person.get("change").click()
        expect(person.get(says)).not_to_be_empty()


@pytest.mark.parametrize(("size", "scheme"), ONE_LOOK)
def test_forms_on_screens(visit: Any, size: tuple[int, int], scheme: str, name: str) -> None:
    """Holes: a field has no accessible name; texts have too little contrast; the page scrolls
    sideways."""
    person = visit(size=size, scheme=scheme)
    person.page.goto(f"{person.url}/account")
    person.get("enter").wait_for()
    assert (person.faults(), person.overflow()) == ([], 0)
    enter(person, name, PASSWORD, making=True)
    person.get("account-link").click()
    person.get("log-out").wait_for()
    assert (person.faults(), person.overflow()) == ([], 0)
