"""Fair deals on the page: the commitment during the game, the proof after it."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.support.person import ONE_LOOK, Person, long
from browser.support.second_line import finish_game
from browser.support.tables import Change, altered
from clubsuit.fair import commit
from clubsuit.texts import say


def short_game(person: Person, game: str = "clubs-whist") -> None:
    """Set up a game that ends after a few hands and wait for the first decision.

    The deals are fair and differ from run to run, so tests must not depend on them.
    """
    person.way("setup", game)
    person.get("option-target").fill("2")
    person.get("start").click()
    person.settle()


def look_at_promise(person: Person) -> str:
    """Open the help on fair deals and return the commitment shown there."""
    person.get("show-help").click()
    person.get("show-fairness").click()
    return person.get("commitment").inner_text()


def record_of(person: Person) -> dict[str, Any]:
    table = person.page.url.rpartition("/")[2]
    answer = person.context.request.get(f"{person.url}/api/tables/{table}/record")
    record: dict[str, Any] = answer.json()
    return record


@pytest.mark.parametrize(
    "game", ["ruby-dame", *map(long, ["climbing-clubs", "clubs-whist", "free-clubs"])]
)
def test_from_promise_to_proof(visit: Any, game: str) -> None:
    """Hole: the page does not show the commitment during the game, or the proof after it."""
    person = visit(fair=True)
    short_game(person, game)
    promised = look_at_promise(person)
    assert len(promised) == 64
    assert person.get("fair-verdict").count() == 0
    assert person.faults() == []
    person.page.keyboard.press("Escape")
    person.page.reload()
    person.settle()
    person.play_game()
    person.get("check-deals").click()
    expect(person.get("fair-verdict")).to_have_attribute("data-verdict", "good")
    for key in ("commitment", "string", "deal"):
        expect(person.get(f"fair-{key}")).to_have_count(1)
    record = record_of(person)
    hands = len(record["hands"])
    verdict = say("table-fair-mine-good", count=hands, hands=hands)
    expect(person.get("fair-mine")).to_contain_text(verdict)
    assert commit(bytes.fromhex(record["fairness"]["secret"])) == promised
    with person.page.expect_download() as download:
        person.get("save-record").click()
    assert download.value.suggested_filename.startswith(f"clubsuit-{game}")


def swap_two_cards(record: dict[str, Any]) -> None:
    one, other = record["hands"][0]["deal"]["hands"][1:]
    one[0], other[0] = other[0], one[0]


def other_secret(record: dict[str, Any]) -> None:
    """Replace secret and commitment by others that are consistent with each other."""
    record["fairness"]["secret"] = "00" * 32
    record["fairness"]["commitment"] = commit(bytes(32))


def other_string(record: dict[str, Any]) -> None:
    record["fairness"]["strings"][0] = "0" * 64


def no_secret(record: dict[str, Any]) -> None:
    record["fairness"]["secret"] = None


@pytest.mark.parametrize(("size", "scheme"), ONE_LOOK)
def test_an_altered_record_is_found(visit: Any, size: tuple[int, int], scheme: str) -> None:
    """Hole: the page reports an altered record as fair, or its verdict cannot be read."""
    person = visit(size=size, scheme=scheme, fair=True)
    short_game(person)
    finish_game(person)
    changes: dict[str, Change] = {
        "deal": swap_two_cards,
        "commitment": other_secret,
        "string": other_string,
        "record": no_secret,
    }
    for finding, change in changes.items():
        altered(person, change)
        person.get("check-deals").click()
        expect(person.get("fair-verdict")).to_have_attribute("data-verdict", "bad")
        expect(person.get(f"fair-{finding}")).to_contain_text("✗")
        assert person.get("fair-mine").count() == 0
        assert person.faults() == []
        assert person.overflow() <= 0
        person.page.keyboard.press("Escape")
        expect(person.get("fair-verdict")).to_have_count(0)
        person.page.unroute("**/record")
    person.get("check-deals").press("Enter")
    expect(person.get("fair-verdict")).to_have_attribute("data-verdict", "good")
    assert person.faults() == []


@pytest.mark.long
def test_other_cards_than_were_played(visit: Any) -> None:
    """Hole: the page accepts a fair record whose cards differ from those the player has seen."""
    person = visit(fair=True)
    short_game(person)
    person.play_game()
    person.page.evaluate(
        """() => {
            const all = JSON.parse(localStorage.getItem('clubsuit-fair'))
            for (const { hands } of Object.values(all))
                hands[1][0] = hands[1][0] === '2C' ? '3C' : '2C'
            localStorage.setItem('clubsuit-fair', JSON.stringify(all))
        }"""
    )
    person.page.reload()
    person.get("check-deals").click()
    expect(person.get("fair-verdict")).to_have_attribute("data-verdict", "bad")
    expect(person.get("fair-mine")).to_be_visible()


@pytest.mark.long
def test_two_tabs_before_the_first_card(visit: Any) -> None:
    """Hole: two tabs of a table send different strings before the first deal and disagree."""
    person = visit()
    table = person.context.request.post(
        f"{person.url}/api/tables",
        data={"game": "clubs-whist", "bots": ["rule", "rule"]},
        headers={"Origin": person.url},
    ).json()
    pages = [person.page, person.open()]
    for page in pages:
        page.goto(f"{person.url}/table/{table['id']}")
    for page in pages:
        page.wait_for_selector("[data-testid=table][data-settled=true]")
        page.get_by_test_id("show-help").click()
        page.get_by_test_id("show-fairness").click()
        expect(page.get_by_test_id("commitment")).to_have_text(table["commitment"])
    texts = [page.get_by_test_id("fairness").inner_text() for page in pages]
    assert texts[0] == texts[1]


@pytest.mark.long
def test_a_table_with_a_seed_says_so(visit: Any) -> None:
    """Hole: a table with a seed, whose deals can be chosen, looks like one with fair deals."""
    person = visit()
    table = person.context.request.post(
        f"{person.url}/api/tables",
        data={"game": "clubs-whist", "bots": ["rule", "rule"], "seed": 5, "options": {"target": 1}},
        headers={"Origin": person.url},
    ).json()
    person.page.goto(f"{person.url}/table/{table['id']}")
    person.settle()
    person.get("show-help").click()
    expect(person.get("help")).to_contain_text(say("table-fair-seed"))
    assert person.get("show-fairness").count() == 0
    person.page.keyboard.press("Escape")
    person.play_game()
    expect(person.get("game-over")).to_be_visible()
    assert person.get("check-deals").count() == 0
