"""Take pictures of a table with friends, in several sizes, light and dark.

    PYTHONPATH=src:tests .venv/bin/python scripts/friends.py FOLDER              # all scenes
    PYTHONPATH=src:tests .venv/bin/python scripts/friends.py FOLDER door votes   # these

The pictures show real pages of two to four people at one server. A file name consists of the scene,
the moment, the person and the look: `votes-pause-guest.phone-light.png`. Look at the pictures as a
person who got the link from a friend. Is it clear what happens, for whom the table waits, and what
to do?
"""

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

import clubsuit
from browser.support.chromium import QUIET, chromium_path
from browser.support.friends import (
    held,
    open_for_six,
    opened,
    play_together,
    propose,
    shorten_clock,
    take_seat,
    until_substituted,
)
from browser.support.honour import irregular, phase, sit_down
from browser.support.person import ALLOWED, WAIT, Person, decider
from browser.support.tables import sit
from clubsuit.texts import say
from server.support.servers import Server

SIZES = {"phone": (360, 740), "across": (740, 360), "desk": (1440, 900)}
LOOKS = {"phone": "light", "across": "dark", "desk": "light"}
"""Colour scheme of each size. The most important moments are taken in both schemes."""
LAUNCHER = Path(__file__).parents[1] / "tests" / "server" / "support" / "launcher.py"
AWAY_S = 125.0, 0.0
"""Seconds until a bot plays for an absent player: at the patient and at the hasty server."""
SEED = 7


class Album:
    """Opens pages of people at the servers, and stores pictures of these pages."""

    def __init__(self, folder: Path, browser: Browser, patient: Server, hasty: Server) -> None:
        """patient: a server whose tables wait long for absent players. hasty: a server on which a
        bot plays for absent players at once."""
        self.folder, self.browser, self.patient, self.hasty = folder, browser, patient, hasty
        self.scene = ""
        self.leave = ExitStack()

    def come(self, name: str = "", url: str = "", **how: Any) -> Person:
        """Open the page or a link in a new browser, and return the person who uses it."""
        how = {"seed": SEED, **({"name": name} if name else {}), **how}
        person = Person(self.browser, url or self.patient.url, **how)
        self.leave.callback(person.close)
        return person

    def show(self, moment: str, both: bool = False, at: str = "", **people: Person) -> None:
        """Take a picture of the page of each of these people.

        both: use both colour schemes at each size. at: the test id of an element that must be
        visible.
        """
        for who, person in people.items():
            for size, usual in LOOKS.items():
                for light in ("light", "dark") if both else (usual,):
                    width, height = SIZES[size]
                    person.page.set_viewport_size({"width": width, "height": height})
                    person.page.emulate_media(color_scheme="dark" if light == "dark" else "light")
                    person.rest()
                    if at:
                        person.get(at).scroll_into_view_if_needed()
                    name = f"{self.scene}-{moment}-{who}.{size}-{light}.png"
                    person.page.screenshot(path=self.folder / name)
            person.page.set_viewport_size({"width": 1440, "height": 900})

    def together(self, game: str = "clubs-whist", url: str = "", **how: Any) -> tuple[Person, ...]:
        """Return Ada, who opened a table, and Katharina, who took a seat there, before the deal."""
        ada = self.come("Ada", url)
        guest = self.come(url=opened(ada, game, **how))
        take_seat(guest, 1, "Katharina")
        expect(ada.get("place-1")).to_contain_text("Katharina")
        return ada, guest

    def dealt(self, *args: Any, **how: Any) -> tuple[Person, Person, Person, Person]:
        """Deal at such a table. Return Ada, Katharina, the player to act, and the other player."""
        ada, guest = self.together(*args, **how)
        ada.get("begin").click()
        who = decider([ada, guest])
        assert who
        return ada, guest, who, guest if who is ada else ada


def door(album: Album) -> None:
    """Show the way from the link to the first deal."""
    ada = album.come("Ada")
    album.show("first", ada=album.come())
    guest = album.come(url=opened(ada, "clubs-whist"))
    album.show("alone", True, ada=ada)
    album.show("link", True, guest=guest)
    guest.get("my-name").fill("Katharina")
    album.show("named", guest=guest)
    take_seat(guest, 1, "Katharina")
    album.show("waiting", True, ada=ada, guest=guest)
    ada.page.get_by_text(say("friends-code")).click()
    album.show("code", at="code", ada=ada)
    ada.page.reload()
    ada.page.get_by_text(say("screen-title")).click()
    album.show("beside", at="beside-name", ada=ada)
    album.show("nowhere", lost=album.come(url=f"{album.patient.url}/table/xxxx"))


def turns(album: Album) -> None:
    """Show turns, a spectator, a player who comes late, and a lost connection during a hand."""
    ada, _, who, waits = album.dealt()
    watcher = album.come(url=ada.page.url)
    watcher.shown()
    album.show("turn", True, mine=who, theirs=waits)
    album.show("turn", watcher=watcher)
    watcher.get("show-seats").click()
    album.show("seats", watcher=watcher)
    take_seat(watcher, 2, "Maximilian")
    watcher.shown()
    album.show("late", watcher=watcher)
    waits.get("show-seats").click()
    album.show("seats", player=waits)
    waits.page.keyboard.press("Escape")
    waits.context.set_offline(True)
    expect(waits.get("connection")).to_be_visible()
    album.show("offline", player=waits)


def away(album: Album) -> None:
    """Show an absent player: first time runs, then a bot plays, then the player returns."""
    ada, guest, _, _ = album.dealt()
    guest.page.goto("about:blank")
    expect(ada.get("seat-1").get_by_test_id("gone-1")).to_contain_text("bot in")
    album.show("grace", True, ada=ada)
    ada.get("show-seats").click()
    album.show("seats", ada=ada)
    ada, guest, _, _ = album.dealt(url=album.hasty.url)
    guest.page.goto("about:blank")
    until_substituted(ada)
    ada.settle()
    expect(ada.get("seat-1").get_by_test_id("gone-1")).to_contain_text("bot")
    album.show("bot", True, ada=ada)
    ada.get("show-seats").click()
    album.show("bot-seats", ada=ada)
    ada.page.keyboard.press("Escape")
    guest.page.go_back()
    guest.shown()
    album.show("back", ada=ada, guest=guest)


def crowd(album: Album) -> None:
    """Six players, one of them away, and the score sheet."""
    ada = album.come("Ada")
    guest = album.come(url=open_for_six(ada))
    take_seat(guest, 2, "Katharina")
    expect(ada.get("place-2")).to_contain_text("Katharina")
    ada.get("begin").click()
    ada.shown()
    guest.page.goto("about:blank")
    expect(ada.get("seat-2").get_by_test_id("gone-2")).to_be_visible()
    album.show("away", True, ada=ada)
    ada.page.set_viewport_size({"width": 360, "height": 740})
    ada.get("show-sheet").click()
    album.show("sheet", ada=ada)


def ahead(album: Album) -> None:
    """A card is chosen before the player's turn."""
    ada = album.come("Ada", ahead=True)
    guest = album.come(url=opened(ada, "clubs-whist"), ahead=True)
    take_seat(guest, 1, "Katharina")
    expect(ada.get("place-1")).to_contain_text("Katharina")
    ada.get("begin").click()
    while (who := decider([ada, guest])) and who.fact("phase") != "play":
        who.decide(wait=False)
    waits = guest if who is ada else ada
    waits.click(held(waits)[3])
    album.show("chosen", True, waits=waits)


def votes(album: Album) -> None:
    """Show proposals that are asked, declined and accepted, and a pause."""
    ada, guest, _, _ = album.dealt()
    propose(ada, "pause")
    expect(guest.get("agree")).to_be_visible()
    album.show("pause", True, ada=ada, guest=guest)
    guest.get("disagree").click()
    expect(ada.get("agree")).to_have_count(0)
    album.show("declined", ada=ada, guest=guest)
    propose(ada, "pause")
    guest.get("agree").click()
    expect(ada.get("resume")).to_be_visible()
    album.show("paused", True, ada=ada, guest=guest)
    guest.shown()
    guest.get("resume").click()
    expect(ada.get("agree")).to_be_visible()
    album.show("resume", ada=ada, guest=guest)
    ada.get("agree").click()
    mine, theirs = just_decided(ada, guest)
    mine.get("take-back").click()
    expect(theirs.get("agree")).to_be_visible()
    album.show("takeback", True, mine=mine, theirs=theirs)
    theirs.get("disagree").click()
    expect(mine.get("disagree")).to_have_count(0)
    propose(ada, "agree-hints")
    expect(guest.get("agree")).to_be_visible()
    album.show("hints", guest=guest)
    guest.get("disagree").click()
    propose(ada, "end")
    expect(guest.get("agree")).to_be_visible()
    album.show("end", guest=guest)
    guest.get("agree").click()
    expect(ada.get("game-ended")).to_be_visible()
    album.show("ended", ada=ada)


def just_decided(*people: Person) -> tuple[Person, Person]:
    """Play until a card can be taken back; return the player of the card and the other player.

    A card can be taken back if its player could choose among several cards and it is now the other
    player's turn.
    """
    while True:
        who = decider([*people])
        assert who, "the hand is over"
        phase, ply = who.fact("phase"), int(who.fact("ply"))
        chosen = phase == "play" and len(who.choices("card-")) > 1
        who.decide(wait=False)
        other = decider([*people])
        alone = other is not who and int(who.fact("ply")) == ply + 1
        if other and alone and chosen:
            return who, other


def clocks(album: Album) -> None:
    """Show a clock: the set-up, a running clock, and a proposal to change it."""
    ada = album.come("Ada")
    ada.way("setup", "ruby-dame")
    ada.page.get_by_role("switch", name=say("friends-open")).check()
    ada.get("clock").select_option("300+5")
    album.show("setup", ada=ada)
    ada.get("start").click()
    ada.get("gathering").wait_for()
    guest = album.come(url=ada.page.url)
    take_seat(guest, 1, "Katharina")
    album.show("waiting", guest=guest)
    ada.get("begin").click()
    for person in (ada, guest):
        person.shown()
    album.show("runs", True, ada=ada, guest=guest)
    ada.get("show-seats").click()
    ada.page.get_by_text(say("clock-change")).click()
    album.show("change", at="propose-clock", ada=ada)


def hurried(album: Album) -> None:
    """Show a player whose time has run out."""
    ada = album.come("Ada")
    ada.page.route("**/api/tables", shorten_clock)
    guest = album.come(url=opened(ada, "ruby-dame"))
    take_seat(guest, 1, "Katharina")
    ada.get("begin").click()
    expect(guest.get("log")).to_contain_text("by a bot")
    album.show("up", ada=ada, guest=guest)


def chat(album: Album) -> None:
    """Show the chat of the players."""
    ada, guest, _, _ = album.dealt()
    ada.get("show-chat").click()
    album.show("empty", ada=ada)
    ada.get("phrase-hello").click()
    ada.get("chat-words").fill("Shall we play to 100, or only until the train comes?")
    ada.get("chat-send").click()
    expect(ada.get("chat-lines")).to_contain_text("train")
    expect(guest.get("chat-lines")).to_contain_text("train")
    album.show("beside", True, guest=guest)
    guest.get("phrase-luck").click()
    expect(guest.get("chat-lines")).to_contain_text(say("chat-luck"))
    guest.page.set_viewport_size({"width": 360, "height": 740})
    guest.get("show-chat").click()
    album.show("open", True, guest=guest)


def company(album: Album) -> None:
    """A person watches, sits down, speaks, is away, and deletes their data."""
    ada, guest, _, _ = album.dealt("ruby-dame")
    third = album.come("Maximilian", url=ada.page.url)
    expect(ada.get("strip")).to_contain_text("watching")
    album.show("watches", ada=ada)
    ada.get("show-seats").click()
    album.show("seats", at="spectators", ada=ada)
    ada.page.keyboard.press("Escape")
    third.get("show-seats").click()
    take_seat(third, 2, "Maximilian")
    expect(ada.get("news-2")).to_be_visible()
    album.show("sits", ada=ada)
    guest.get("show-chat").click()
    for light in (False, True):
        guest.get("phrase-moment").click()
        third.get("show-chat").click()
        third.get("chat-words").fill("Shall we play to 100, or only until the train comes?")
        third.get("chat-send").click()
        expect(ada.get("news-2")).to_contain_text("train")
        album.show("says", light, ada=ada)
    third.page.goto("about:blank")
    expect(ada.get("news-2")).to_have_text(say("company-away-short"))
    album.show("away", ada=ada)
    guest.page.goto(guest.url.partition("/table")[0] + "/games")
    guest.get("delete-all").click()
    guest.get("confirm").click()
    guest.get("lobby").wait_for()
    expect(ada.get("news-1")).to_be_visible()
    album.show("former", ada=ada)


def end(album: Album) -> None:
    """Show the end of a hand, the end of a game, and a rematch."""
    ada, guest, _, _ = album.dealt()
    watcher = album.come(url=ada.page.url)
    play_together([ada, guest])
    watcher.shown()
    album.show("hand", True, ada=ada, guest=guest)
    album.show("hand", watcher=watcher)
    ada, guest, _, _ = album.dealt(target=1)
    watcher = album.come(url=ada.page.url)
    play_together([ada, guest])
    while ada.fact("phase") != "over":
        ada.get("next-hand").click()
        decider([ada, guest])
        play_together([ada, guest])
    watcher.shown()
    album.show("game", True, ada=ada, guest=guest)
    guest.get("play-again").click()
    guest.get("gathering").wait_for()
    expect(ada.get("next-game")).to_contain_text("another game")
    expect(watcher.get("next-game")).to_contain_text("another game")
    album.show("again", True, ada=ada, guest=guest)
    album.show("again", watcher=watcher)
    ada.get("play-again").click()
    ada.get("gathering").wait_for()
    album.show("rematch", ada=ada)


def games(album: Album) -> None:
    """Show a hand of each game for two people, from the first decision to the end."""
    for game in clubsuit.game_ids():
        ada, guest, _, _ = album.dealt(game)
        for moment, decisions in (("first", 0), ("then", 3), ("later", 5)):
            for _ in range(decisions):
                if who := decider([ada, guest]):
                    who.decide(wait=False)
            decider([ada, guest])
            album.show(f"{game}-{moment}", ada=ada, guest=guest)
        play_together([ada, guest])
        album.show(f"{game}-end", ada=ada)


def rest(album: Album) -> None:
    """Show a hand in which the player can claim all remaining tricks."""
    ada = album.come("Ada")
    sit(ada, "clubs-whist", 22)
    while not ada.get("action-rest").count():
        ply, cards = ada.fact("ply"), sorted(ada.choices("card-"))
        ada.click("action-keep" if ada.fact("phase") == "exchange" else cards[0])
        ada.finish(ply)
        ada.settle()
    album.show("mine", ada=ada)


def honour(album: Album) -> None:
    """Show a call and the referee's ruling in Free Clubs with honour rules."""
    ada = album.come("Ada")
    sit_down(ada, lambda play: phase(play) == "settle" and irregular(play, 2))
    album.show("window", True, ada=ada)
    ada.get("call-2").click()
    expect(ada.get("ruling")).to_be_visible()
    album.show("ruling", ada=ada)


def told(album: Album) -> None:
    """Show notifications, and a correspondence game that waits for a player."""
    ada = album.come("Ada")
    ada.get("show-settings").click()
    switch = ada.page.get_by_role("switch", name=say("notify-switch"))
    switch.click()
    expect(ada.get("notify-refused")).to_be_visible()
    album.show("refused", at="notify-refused", ada=ada)
    ada.context.add_init_script(ALLOWED)
    ada.page.reload()
    ada.get("show-settings").click()
    switch.check()
    album.show("on", at="notify-reach", ada=ada)
    _, guest, who, waits = album.dealt("climbing-clubs", days=True)
    for person in (who, waits):
        person.page.goto(person.url.partition("/table")[0])
        person.get("lobby").wait_for()
    album.show("lobby", True, mine=who, theirs=waits)
    guest.page.goto(guest.url.partition("/table")[0] + "/games")
    guest.get("my-games").wait_for()
    album.show("games", guest=guest)


def screen(album: Album) -> None:
    """Show two players at one screen."""
    ada = album.come("Ada")
    opened(ada, "clubs-whist")
    ada.page.get_by_text(say("screen-title")).click()
    ada.get("beside-name").fill("Katharina")
    ada.get("beside").click()
    expect(ada.get("place-1")).to_contain_text(say("screen-here"))
    ada.get("begin").click()
    ada.get("curtain").wait_for()
    album.show("curtain", True, ada=ada)


def strangers(album: Album) -> None:
    """Show matchmaking with strangers."""
    ada, guest = album.come("Ada"), album.come("Katharina")
    ada.way("anyone", "clubs-whist")
    ada.get("missing").wait_for()
    guest.page.reload()
    expect(guest.get("waiting-clubs-whist")).to_be_visible()
    album.show("wait", ada=ada, guest=guest)
    ada.get("leave").click()
    ada.get("lobby").wait_for()


SCENES: dict[str, Callable[[Album], None]] = {
    one.__name__: one
    for one in (
        *(door, turns, away, crowd, ahead, votes, clocks, hurried, chat, company),
        *(end, games, rest, honour, told, screen, strangers),
    )
}


def albums(folder: Path, ends: ExitStack) -> Callable[[], Album]:
    """Start the servers and a browser; return a function that makes an album for them."""
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    launcher = ends.enter_context(subprocess.Popen([sys.executable, str(LAUNCHER)], **pipes))
    ends.callback(launcher.kill)
    data = Path(ends.enter_context(tempfile.TemporaryDirectory(prefix="clubsuit-")))
    servers = []
    for number, grace in enumerate(AWAY_S):
        (data / str(number)).mkdir()
        server = Server(launcher, data / str(number), data / f"{number}.log", grace=grace)
        servers.append(ends.enter_context(closing(server)))
    playwright = ends.enter_context(sync_playwright())
    browser = playwright.chromium.launch(executable_path=chromium_path(), args=QUIET)
    ends.callback(browser.close)
    return lambda: Album(folder, browser, *servers)


def main() -> None:
    """Take the pictures of these scenes."""
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("folder", type=Path)
    asked.add_argument("scenes", nargs="*", metavar="scene", help=", ".join(SCENES))
    chosen = asked.parse_args()
    if unknown := set(chosen.scenes) - set(SCENES):
        asked.error(f"there is no scene {', '.join(unknown)}")
    chosen.folder.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=WAIT)
    with ExitStack() as ends:
        album_of = albums(chosen.folder, ends)
        for name in chosen.scenes or SCENES:
            album = album_of()
            album.scene = name
            with album.leave:
                SCENES[name](album)
            print(name, flush=True)


if __name__ == "__main__":
    main()
