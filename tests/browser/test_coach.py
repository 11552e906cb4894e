"""The coach, who remarks on costly decisions."""

from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocket, expect

from browser.support.person import ONE_LOOK, Person

REMARK_OR_TURN = """() => {
    const data = document.querySelector('[data-testid=table]')?.dataset
    return document.querySelector('[data-testid=remark]') || (data?.settled === 'true' &&
        (data.turn === data.seat || ['scored', 'over'].includes(data.phase)))
}"""


def until_a_remark(person: Person) -> None:
    """Make random decisions until the coach shows a remark."""
    while not person.get("remark").count():
        assert person.fact("phase") != "over", "no decision was costly"
        if person.fact("phase") == "scored":
            person.press("next-hand")
        else:
            person.decide(wait=False)
        person.page.wait_for_function(REMARK_OR_TURN)


@pytest.mark.long
@pytest.mark.parametrize(("size", "scheme"), ONE_LOOK)
def test_a_costly_choice_is_taken_back(
    visit: Callable[..., Person], size: tuple[int, int], scheme: str
) -> None:
    """Holes: a remark covers the cards it is about, or cannot be answered; bots play before the
    answer; a remark remains after the answer."""
    person = visit(size=size, scheme=scheme, coach="always", seed=5)
    person.sit_down("ruby-dame")
    until_a_remark(person)
    remark, ply = person.get("remark"), person.fact("ply")
    expect(remark).to_contain_text("would have been better")
    expect(person.get("remark-back")).to_be_in_viewport(ratio=1)
    expect(person.get("go-on")).to_be_in_viewport(ratio=1)
    assert (person.faults(), person.overflow() <= 0) == ([], True)
    assert person.fact("ply") == ply
    person.separate_clicks()
    person.press("remark-back")
    expect(remark).to_have_count(0)
    person.settle()
    until_a_remark(person)
    person.page.keyboard.press("o")
    expect(remark).to_have_count(0)
    person.page.wait_for_function(REMARK_OR_TURN)


@pytest.mark.long
def test_a_long_remark_on_a_phone(visit: Callable[..., Person]) -> None:
    """Bug: on a phone in landscape the buttons of a long remark were below the visible part."""
    person = visit(coach="always", seed=5)  # the second decision is costly
    person.sit_down("climbing-clubs")
    until_a_remark(person)
    for width, height in ((640, 360), (360, 640)):
        person.page.set_viewport_size({"width": width, "height": height})
        person.rest()
        for name in ("remark-back", "go-on"):
            expect(person.get(name)).to_be_in_viewport(ratio=1)
        assert (person.faults(), person.overflow() <= 0) == ([], True)


def test_the_coach_of_the_first_hands(visit: Callable[..., Person]) -> None:
    """Holes: the coach does not help new players, or still helps experienced ones."""
    sent: list[str | bytes] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(frame))

    for coached, messages in ((0, 1), (20, 0)):
        person = visit(coach="first", coached=coached)
        person.page.on("websocket", listen)
        person.sit_down("clubs-whist")
        assert len([one for one in sent if "coached" in str(one)]) == messages, sent
        sent.clear()
