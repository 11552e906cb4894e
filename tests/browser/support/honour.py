"""Tables with honour rules (FC-17) in a given position."""

import random
from collections.abc import Callable
from typing import Any

import clubsuit
from browser.support.person import Person

HOLD = """(() => {
    const send = WebSocket.prototype.send
    let held = () => {}
    WebSocket.prototype.send = function (text) {
        if (held && JSON.parse(text).type === 'view-shown') held = () => send.call(this, text)
        else send.call(this, text)
    }
    window.release = () => (held(), (held = null))
})()"""
"""Script for the page: hold back the message `view-shown`, for which bots wait, until `release`."""


Until = Callable[[clubsuit.Play], bool]


def position(until: Until) -> clubsuit.Play:
    """Return a position in a first hand in which the person is to act and the condition holds.

    All decisions are random, so bots play irregular cards, but no player is called.
    """
    game = clubsuit.load("free-clubs", enforcement="honour")
    for seed in range(1, 100):
        play = game.new(seed, ["You", "Ada", "Bo"], pause=True)
        draw = random.Random(seed)
        while play.turn is not None:
            if play.turn == 0 and until(play):
                return play
            play.play(draw.choice(no_calls(play)))
    raise AssertionError("no hand reaches this position")


def no_calls(play: clubsuit.Play) -> list[str]:
    """Return the legal decisions of the seat to act, without calls."""
    return [text for text in play.legal() if not text.startswith("call")]


def sit_down(
    person: Person, until: Until, bot: str = "random", hold: bool = True
) -> dict[str, Any]:
    """Sit down in a position in which the person is to act and the condition holds.

    Return the person's view. The table continues a game from a record, because bots at a live table
    might call before the position is reached.
    hold: keep bots from acting out of turn.
    """
    play = position(until)
    view, number = seen(play), len(play.log) + 1
    play.play(no_calls(play)[0])
    ask = person.context.request
    file = ask.post(f"{person.url}/api/records", data=play.record().to_json()).json()["id"]
    address = f"{person.url}/api/records/{file}/review/1/{number}/try"
    table = ask.post(address, data={"bot": bot}).json()["id"]
    if hold:
        person.page.add_init_script(HOLD)
    person.page.goto(f"{person.url}/table/{table}")
    person.settle()
    return view


def seen(play: clubsuit.Play) -> dict[str, Any]:
    """Return the view of the person, who has seat 0."""
    return play.view(0).to_dict()


def phase(play: clubsuit.Play) -> str:
    """Return the phase in the view of the person."""
    return str(seen(play)["phase"])


def irregular(play: clubsuit.Play, seat: int) -> bool:
    """Return whether this seat has played an irregular card that was not called yet."""
    return bool(play.state.irregular[seat])
