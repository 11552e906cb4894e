"""Sounds: how loud they are, and when the page makes none."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.support.person import Person
from browser.support.tables import sit
from support.project import ROOT

CHUNKS = ROOT / "src" / "clubsuit" / "server" / "page" / "chunks.json"

LENGTHS = {
    "deal": 0.45,
    "play": 0.2,
    "trick": 0.4,
    "turn": 0.4,
    "win": 1.5,
    "fail": 0.7,
    "chat": 0.2,
}
"""Seconds after which each sound is over."""

PEAKS = 0.05, 0.8
"""Range of the greatest sample of a sound; 1 is the loudest that there is."""
BAND_DB = 8.0
"""Greatest difference in loudness between two sounds, in decibels."""

RENDER = """async ([file, names]) => {
    const { Mixer } = await import(file)
    const measure = async (names, level = 1) => {
        const context = new OfflineAudioContext(2, 2 * 44100, 44100)
        const mixer = new Mixer(context)
        mixer.volume = 1
        for (const name of names) mixer.play(name, { level })
        const sides = await context.startRendering()
        const samples = sides.getChannelData(0)
        let [peak, sum, loudest, end] = [0, 0, 0, 0]
        const width = 2205
        samples.forEach((sample, i) => {
            peak = Math.max(peak, Math.abs(sample))
            sum += sample ** 2 - (samples[i - width] ?? 0) ** 2
            loudest = Math.max(loudest, sum / width)
            if (Math.abs(sample) > 0.001) end = i / 44100
        })
        return { peak, loudness: 10 * Math.log10(loudest), end }
    }
    const found = {}
    for (const name of names) found[name] = await measure([name])
    return { each: found, all: await measure(names), silent: await measure(names, 0) }
}"""
"""Script for the page: play each sound, and all at once, through the mixer into a buffer.

It returns the greatest sample, the greatest mean level of 50 ms in decibels, and the seconds until
silence.
"""

LISTEN = """
    window.heard = 0
    const start = AudioBufferSourceNode.prototype.start
    AudioBufferSourceNode.prototype.start = function (...how) {
        window.heard += 1
        return start.apply(this, how)
    }
"""
"""Script for the page: count the sounds that begin."""


@pytest.fixture
def figures(visit: Callable[..., Person]) -> dict[str, Any]:
    """Return the measurements of `RENDER`."""
    chunk = json.loads(CHUNKS.read_text("utf-8"))["src/sound/loaded.ts"]["file"]
    found: dict[str, Any] = visit().page.evaluate(RENDER, [f"/{chunk}", list(LENGTHS)])
    print(json.dumps(found, indent=1))
    return found


def test_sounds_are_mixed_to_each_other(figures: dict[str, Any]) -> None:
    """Holes: a sound is inaudible, much louder than others, or lasts too long; several sounds at
    once distort; a level of zero is audible."""
    for name, sound in figures["each"].items():
        assert PEAKS[0] < sound["peak"] < PEAKS[1], name
        assert 0 < sound["end"] < LENGTHS[name], name
    loud = [sound["loudness"] for sound in figures["each"].values()]
    assert max(loud) - min(loud) < BAND_DB
    assert figures["all"]["peak"] < 1
    assert figures["silent"]["peak"] == 0


def heard(person: Person) -> int:
    """Return the number of sounds that have begun."""
    return int(person.page.evaluate("window.heard"))


@pytest.mark.long
def test_one_press_mutes_and_is_remembered(visit: Callable[..., Person]) -> None:
    """Holes: the table is silent, makes sounds while muted, or forgets that it is muted."""
    person = visit(sound=True)
    person.page.add_init_script(LISTEN)
    sit(person, "ruby-dame")
    while heard(person) == 0:
        person.decide()
    button = person.get("sound")
    expect(button).to_have_attribute("aria-pressed", "true")
    person.page.keyboard.press("v")
    expect(button).to_have_attribute("aria-pressed", "false")
    person.page.evaluate("window.heard = 0")
    for _ in range(3):
        person.decide()
    assert heard(person) == 0
    person.page.reload()
    expect(button).to_have_attribute("aria-pressed", "false")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("touch", [False, True])
def test_a_phone_is_silent_at_first(visit: Callable[..., Person], touch: bool) -> None:
    """Hole: a phone makes sounds among other people before its owner wants any."""
    person = visit(touch=touch)
    person.page.evaluate(
        """() => {
            const { sound, ...kept } = JSON.parse(localStorage['clubsuit-settings'])
            localStorage['clubsuit-settings'] = JSON.stringify(kept)
        }"""
    )
    person.page.reload()
    sit(person, "clubs-whist")
    expect(person.get("sound")).to_have_attribute("aria-pressed", str(not touch).lower())
