"""Honour play (FC-17) at a table that comes to a given moment."""

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
    window.letGo = () => (held(), (held = null))
})()"""
"""In the page: it does not say that a view has been seen, for which bots wait, before `letGo`."""


Until = Callable[[clubsuit.Play], bool]


def position(until: Until) -> clubsuit.Play:
    """Return a first hand of honour play at our turn, at which this holds.

    All cards and decisions are drawn, so that each bot plays what it may not, but nobody calls.
    """
    game = clubsuit.load("free-clubs", enforcement="honour")
    for seed in range(1, 100):
        play = game.new(seed, ["You", "Ada", "Bo"], pause=True)
        draw = random.Random(seed)
        while play.turn is not None:
            if play.turn == 0 and until(play):
                return play
            play.play(draw.choice(no_calls(play)))
    raise AssertionError("no hand comes to this")


def no_calls(play: clubsuit.Play) -> list[str]:
    """Return what the seat to act may do, without calls."""
    return [text for text in play.legal() if not text.startswith("call")]


def sit_down(
    person: Person, until: Until, bot: str = "random", hold: bool = True
) -> dict[str, Any]:
    """Sit down at a table at our turn, at which this holds; return our view.

    The game goes on from a record: on the way there a bot that calls could be faster than we.
    hold: the bots say nothing more.
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
    """Return our view."""
    return play.view(0).to_dict()


def phase(play: clubsuit.Play) -> str:
    """Return the phase that we see."""
    return str(seen(play)["phase"])


def irregular(play: clubsuit.Play, seat: int) -> bool:
    """Return whether this seat has played an irregular card that nobody has noticed."""
    return bool(play.state.irregular[seat])
