"""`trained:PATH`: the bot `trained` with weights from a file."""

import io
import json
import os
import pickle
import random
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

import numpy as np
import pytest

import clubsuit
from clubsuit.bots import BOTS, OFFERED, make_bot, network, offer
from clubsuit.bots.knowledge.base import Features, knowledge_of
from clubsuit.bots.names import public_name
from clubsuit.bots.network import Network, Weights, parse_weights, read_weights, save_weights
from clubsuit.bots.own_weights import own_weights, split_names
from clubsuit.bots.policy_bot import PolicyBot
from clubsuit.bots.trained import TrainedBot
from clubsuit.errors import NotationError
from clubsuit.games import REGISTRY
from clubsuit.lab import Match, Plan, play_game, run_match, simulate
from clubsuit.lab.opponents.contenders import contender
from clubsuit.server.storage.store import Store
from clubsuit.server.table.opening import open_table
from clubsuit.server.table.snapshot import answer
from clubsuit.server.table.table import Table
from clubsuit.server.wire.schema import NewTable
from server.support import probe

GAME = "clubs-whist"
RULES = REGISTRY[GAME]


def features_of(game: str) -> Features:
    features = knowledge_of(REGISTRY[game]).features
    assert features is not None
    return features


def weights_of(game: str = GAME, seed: int = 1, **fields: Any) -> Weights:
    """Return a small untrained network for this game."""
    rng = np.random.default_rng(seed)
    shapes = [(features_of(game).number, 4), (4,), (4, 3), (3,), (3, 2), (2,)]
    arrays = [rng.normal(size=shape).astype(np.float32) for shape in shapes]
    return Weights(Network(*arrays), (0.5, 2.0), **{"game": game, **fields})


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the current folder, with weights of Clubs (Whist) in `whist/weights.npz`."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "whist").mkdir()
    save_weights(tmp_path / "whist" / "weights.npz", weights_of())
    return tmp_path


def plan(*bots: str, games: int = 1) -> Plan:
    return Plan.of(GAME, games=games, seed=3, bots=bots, options={"target": 1})


def decisions(bot: TrainedBot | PolicyBot) -> list[tuple[int, float]]:
    """Return the choices at the beginning of a hand, each with the value that the bot gives it."""
    view = clubsuit.load(GAME).new(seed=7).view(2)
    return [(one.code, one.value) for one in bot.choose(view).candidates]


# ---- finding the weights -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "place", ["w.npz", "./w.npz", "my nets/w.npz", "a:b/w:1.npz", "a,b/w,rule.npz", "~/w.npz", "/"]
)
def test_weights_are_found(place: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bug: weights written by `clubsuit train` could not be used: *there is no bot "trained:…"*."""
    monkeypatch.setenv("HOME", str(folder / "home"))
    monkeypatch.setenv("USERPROFILE", str(folder / "home"))
    place = str(folder / "w.npz") if place == "/" else place
    file = Path(place).expanduser()
    file.parent.mkdir(parents=True, exist_ok=True)
    weights = weights_of()
    save_weights(file, weights)
    bot = make_bot(f"trained:{place}", RULES, 1)
    assert isinstance(bot, TrainedBot)
    assert decisions(bot) == decisions(TrainedBot(RULES, 1, read_weights(file)))
    assert decisions(bot) != decisions(TrainedBot(RULES, 1))
    game = clubsuit.load(GAME)
    mine = clubsuit.make_bot(f"trained:{place}", game)
    assert mine.choose(game.new(seed=7).view(2)).text
    assert mine.name == public_name(f"trained:{place}")
    assert split_names(f"rule, trained:{place},random") == ["rule", f"trained:{place}", "random"]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("rule", ["rule"]),
        (" rule ,search:64 ", ["rule", "search:64"]),
        ("trained:gone.npz,rule", ["trained:gone.npz", "rule"]),
        ("trained:whist/weights.npz,rule", ["trained:whist/weights.npz", "rule"]),
        ("trained:a,b.npz,trained:a,b.npz", ["trained:a,b.npz", "trained:a,b.npz"]),
        ("search-trained:64:a,b.npz,rule", ["search-trained:64:a,b.npz", "rule"]),
        ("search-trained:64,rule", ["search-trained:64", "rule"]),
        ("trained:,", ["trained:", ""]),
        ("", [""]),
    ],
)
def test_names_in_a_list(text: str, names: list[str], folder: Path) -> None:
    """Hole: a path that contains a comma is read as two bots.

    Bug: it was, in the name of a search with weights from a file."""
    (folder / "a,b.npz").touch()
    assert split_names(text) == names


def test_weights_that_come_with_a_game_do_too(folder: Path) -> None:
    """Bug: the weights that ship with a game, which do not name it, could not be loaded by path."""
    shipped = Path(network.__file__).parent / "weights" / f"{GAME}.npz"
    bot = own_weights(f"trained:{shipped}").bot(RULES, 1)
    assert decisions(bot) == decisions(TrainedBot(RULES, 1))
    with pytest.raises(NotationError, match="these weights are not of ruby-dame"):
        make_bot(f"trained:{shipped}", REGISTRY["ruby-dame"], 1)


def test_new_weights_in_the_same_file_are_read(folder: Path) -> None:
    """Hole: a changed file is not read again, for example in a notebook."""
    name = "trained:whist/weights.npz"
    before = decisions(own_weights(name).bot(RULES, 1)), public_name(name)
    save_weights(folder / "whist" / "new.npz", weights_of(seed=2))
    os.replace(folder / "whist" / "new.npz", folder / "whist" / "weights.npz")
    after = decisions(own_weights(name).bot(RULES, 1)), public_name(name)
    assert before[0] != after[0] and before[1] != after[1]


# ---- refusals -----------------------------------------------------------------------------------


def changed(**arrays: Any) -> bytes:
    """Return the content of a file of weights in which some arrays are replaced."""
    weights = weights_of()
    content = {**weights.network._asdict(), "units": np.array(weights.units), **arrays}
    file = io.BytesIO()
    np.savez(file, **content)
    return file.getvalue()


REFUSED = {
    "trained:": 'after "trained:" comes the path of a file of weights',
    "trained:gone.npz": "there is no file gone.npz, so",
    "trained:whist/weights.npz/more": "there is no file whist/weights.npz/more, so",
    "trained:~no-such-person/w.npz": "there is no file ~no-such-person/w.npz, so",
    "trained:a\0b": "there is no file a\N{REPLACEMENT CHARACTER}b, so",
    "trained:whist": "whist is a folder; name the file of weights in it",
    f"trained:{'x' * 300}": "cannot be read: File name too long",
    "trained:other-game.npz": "these weights are of ruby-dame, not of clubs-whist",
    "trained:version.npz": "these weights are of another version of clubs-whist",
    "trained:number.npz": "these weights are not of clubs-whist, or of another version",
    "trained:empty.npz": "empty.npz holds no weights",
    "trained:text.npz": "text.npz holds no weights",
    "trained:array.npy": "array.npy holds no weights",
    "trained:zip.npz": "zip.npz holds no weights",
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_refused(name: str, folder: Path) -> None:
    """Bug: a wrong path or file ended in a traceback, or in a network that played nonsense."""
    save_weights(folder / "other-game.npz", weights_of("ruby-dame"))
    save_weights(folder / "version.npz", weights_of(version=2))
    short = weights_of()
    rows = short.network.rows[:-1]
    save_weights(folder / "number.npz", short._replace(network=short.network._replace(rows=rows)))
    (folder / "empty.npz").touch()
    (folder / "text.npz").write_text("no weights")
    np.save(folder / "array.npy", np.zeros(3))
    with ZipFile(folder / "zip.npz", "w") as archive:
        archive.writestr("readme.txt", "no weights")
    with pytest.raises(NotationError) as caught:
        make_bot(name, RULES, 1)
    message = str(caught.value)
    assert REFUSED[name] in message
    assert "\n" not in message and len(message) < 300


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="Unix pipes")
@pytest.mark.parametrize("place", ["pipe", "/dev/zero"])
def test_what_is_no_file_is_not_read(place: str, folder: Path) -> None:
    """Hole: reading a pipe or a device never ends."""
    os.mkfifo(folder / "pipe")
    with pytest.raises(NotationError, match="holds no weights"):
        make_bot(f"trained:{place}", RULES, 1)


@pytest.mark.parametrize(
    "arrays",
    [
        {"middle": np.zeros((5, 3))},
        {"middle": np.zeros(12)},
        {"bias": np.zeros(3)},
        {"bias": np.zeros((4, 1))},
        {"middle_bias": np.zeros(4)},
        {"last": np.zeros((3, 3))},
        {"last": np.zeros((2, 2))},
        {"last_bias": np.zeros(1)},
        {"rows": np.zeros((0, 4))},
        {"rows": np.full((features_of(GAME).number, 4), np.nan)},
        {"rows": np.full((features_of(GAME).number, 4), 1e300)},
        {"rows": np.full((features_of(GAME).number, 4), 1e38)},
        {"rows": np.zeros((features_of(GAME).number, 4), complex)},
        {"rows": np.zeros((features_of(GAME).number, 4), "U3")},
        {"units": np.zeros(2)},
        {"units": np.ones(3)},
        {"units": np.array([1.0, np.inf])},
        {"units": np.array(["a", "b"])},
        {"version": np.array("two")},
    ],
    ids=lambda arrays: "-".join(f"{name}{value.shape}" for name, value in arrays.items()),
)
def test_layers_that_do_not_fit_are_refused(arrays: dict[str, Any]) -> None:
    """Hole: layers of the wrong shape make compiled code, which checks no index, read other
    memory."""
    assert parse_weights(changed(), "w").network.rows.dtype == np.float32
    with pytest.raises(NotationError, match="w holds no weights"):
        parse_weights(changed(**arrays), "w")


def test_other_layouts_are_the_same_weights() -> None:
    """Hole: the compiler sees another type if arrays are in Fortran order or double precision."""
    weights = weights_of()
    names = weights.network._asdict()
    other = {name: np.asfortranarray(array, np.float64) for name, array in names.items()}
    again = parse_weights(changed(**other), "w")
    for mine, read in zip(weights.network, again.network, strict=True):
        assert np.array_equal(mine, read)
        assert read.flags.c_contiguous and read.dtype == np.float32


class Planted:
    """Object that runs code when it is unpickled."""

    def __init__(self, file: str) -> None:
        self.file = file

    def __reduce__(self) -> Any:
        return Path.touch, (Path(self.file),)


@pytest.mark.parametrize("form", ["inside", "alone"])
def test_no_pickle_is_loaded(form: str, tmp_path: Path) -> None:
    """Hole: a file of weights from another person runs that person's code."""
    planted = Planted(str(tmp_path / "ran"))
    data = pickle.dumps(planted)
    if form == "inside":
        data = changed(rows=np.array([planted], object))
    with pytest.raises(NotationError, match="holds no weights"):
        parse_weights(data, "w")
    assert not (tmp_path / "ran").exists()


def test_a_file_that_unfolds_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: a small file fills the memory when it is decompressed."""
    file = io.BytesIO()
    with ZipFile(file, "w", ZIP_DEFLATED) as archive:
        archive.writestr("rows.npy", bytes(1 << 20))
    monkeypatch.setattr(network, "MOST_BYTES", 1 << 19)
    monkeypatch.setattr(np, "load", lambda *args, **how: pytest.fail("it was decompressed"))
    with pytest.raises(NotationError, match="holds no weights"):
        parse_weights(file.getvalue(), "w")


def test_damaged_files(folder: Path) -> None:
    """Hole: a damaged file is neither refused with a message nor read as layers that fit."""
    data = bytearray(changed())
    choice = random.Random(1)
    refused = 0
    for _ in range(300):
        part = bytearray(data[: choice.choice((len(data), choice.randrange(len(data))))])
        for _ in range(choice.randrange(1, 4)):
            if part:
                part[choice.choice((-1, 1)) * choice.randrange(min(len(part), 600))] ^= (
                    1 << choice.randrange(8)
                )
        try:
            weights = parse_weights(bytes(part), "w")
            assert weights.network.middle.shape == (4, 3)
        except NotationError as error:
            assert "w holds no weights" in error.message
            refused += 1
    assert refused > 200


# ---- use and names of the weights ----------------------------------------------------------------


SHOWN = re.compile(r"trained:whist/weights\.npz@[0-9a-f]{8}")


@pytest.mark.parametrize(
    ("place", "shown"),
    [
        ("whist/weights.npz", "whist/weights.npz"),
        ("./whist/../whist/weights.npz", "whist/weights.npz"),
        ("HERE/whist/weights.npz", "whist/weights.npz"),
        ("w.npz", "w.npz"),
    ],
)
def test_a_name_without_the_path(place: str, shown: str, folder: Path) -> None:
    """Hole: a record shows its readers the names of the player's folders."""
    (folder / "w.npz").write_bytes((folder / "whist" / "weights.npz").read_bytes())
    name = public_name(f"trained:{place.replace('HERE', str(folder))}")
    assert re.fullmatch(re.escape(f"trained:{shown}@") + "[0-9a-f]{8}", name)
    assert public_name("search:64") == "search:64" and public_name("trained") == "trained"


@pytest.mark.parametrize("workers", [1, 2])
def test_a_simulation(workers: int, folder: Path) -> None:
    """Hole: workers look for the weights in another folder, or a record contains the full path."""
    file = folder / "games.jsonl"
    name = f"trained:{folder}/whist/weights.npz"
    summary = simulate(plan(name, "rule", "rule", games=2), records=file, workers=workers)
    assert SHOWN.fullmatch(summary.seats[0].bot)
    assert str(folder) not in file.read_text()
    record = clubsuit.Record.from_json(file.read_text().splitlines()[0])
    assert record.players == [summary.seats[0].bot, "rule", "rule"]
    bot = own_weights(name).bot(RULES, 1)
    decided = 0
    for play, seat, text in record.positions():
        if seat == 0:
            view = play.view(0)
            assert view.rules.words.text(view.state, bot.choose(view).action) == text
            decided += 1
    assert decided > 10
    more = plan(name, "rule", "rule", games=3)
    assert simulate(more, records=file, existing="resume").resumed == 2


def test_weights_that_change_while_they_play(folder: Path) -> None:
    """Hole: games of two networks are counted as games of one network."""
    whole = plan("trained:whist/weights.npz", "rule", "rule", games=2)
    play_game(whole, 0)
    save_weights(folder / "whist" / "weights.npz", weights_of(seed=2))
    with pytest.raises(NotationError, match=r"whist/weights.npz have changed since the start"):
        play_game(whole, 1)


def test_a_match(folder: Path) -> None:
    """Holes: two networks with the same file name get one name; a match continues with another
    network."""
    (folder / "new").mkdir()
    (folder / "new" / "whist").mkdir()
    save_weights(folder / "new" / "whist" / "weights.npz", weights_of(seed=2))
    names = ["trained:whist/weights.npz", f"trained:{folder}/new/whist/weights.npz"]
    match = Match(GAME, bots=names, deals=1, seed=1, options={})
    result = run_match(match, folder=folder / "match")
    one, two = result.bots
    assert SHOWN.fullmatch(one) and SHOWN.fullmatch(two) and one != two
    stored = json.loads((folder / "match" / "match.json").read_text())
    assert stored["bots"] == [one, two]
    assert str(folder) not in (folder / "match" / "records.jsonl").read_text()
    save_weights(folder / "whist" / "weights.npz", weights_of(seed=3))
    again = Match(GAME, bots=names, deals=2, seed=1, options={})
    with pytest.raises(NotationError, match="match"):
        run_match(again, folder=folder / "match", resume=True)


def test_contenders(folder: Path) -> None:
    """Hole: the arena reads the path as a budget."""
    play = clubsuit.load(GAME).new(seed=7)
    assert isinstance(contender("trained:whist/weights.npz", play, 1), TrainedBot)
    with pytest.raises(NotationError, match="there is no file 64"):
        contender("trained:64", play, 1)


# ---- at the table --------------------------------------------------------------------------------


@pytest.mark.usefixtures("folder", "offers")
def test_at_the_table(store: Store, folder: Path) -> None:
    """Holes: any client can make the server read a file, or learns the host's paths."""
    path = f"trained:{folder}/whist/weights.npz"
    chosen = {"game": GAME, "name": "Ada", "seed": 7}

    def refused(bot: str, **other: Any) -> str:
        new = NewTable(**{**chosen, "bots": [bot, "rule"], **other})
        with pytest.raises(NotationError) as caught:
            open_table(store, "me", new)
        if caught.value.message.count("/"):
            assert bot in (path, "trained:/etc/passwd")  # the client itself sent this path
        return caught.value.reason.key if caught.value.reason else ""

    assert refused(path) == "bot-unknown"
    offer(path)
    offer(path)
    name = OFFERED[-1]
    assert SHOWN.fullmatch(name) and OFFERED.count(name) == 1
    assert refused(path) == "bot-unknown"
    assert refused("trained:/etc/passwd") == "bot-unknown"
    assert refused(name, game="free-clubs") == "trained-other-game"
    (folder / "whist" / "weights.npz").unlink()  # the bot has read the file already
    table = Table(store, open_table(store, "me", NewTable(**chosen, bots=[name, name])))
    while not table.snapshot.questions:
        now = table.snapshot
        table.decide(now.ply, 0, now.views[0].legal()[0])
    question = table.snapshot.questions[0]
    view = question.view
    expected = TrainedBot(view.rules, 1, weights_again(folder)).choose(view).action
    assert answer(question) == view.rules.words.text(view.state, expected)
    del BOTS[name]  # as after a restart of the server without this bot
    with pytest.raises(NotationError, match="there is no bot"):
        answer(question)
    source: Any = SimpleNamespace(seed=1, open=True, given=0)
    assert probe.why(source, view, "keep", None, 1, name) is None


def weights_again(folder: Path) -> Weights:
    """Return the weights of the fixture after saving and reading them."""
    save_weights(folder / "again.npz", weights_of())
    return read_weights(folder / "again.npz")


@pytest.mark.usefixtures("offers")
@pytest.mark.parametrize(
    ("weights", "key"),
    [
        ({"game": "no-such-game"}, "trained-no-game"),
        ({"version": 9}, "trained-other-version"),
        ({"game": "", "version": 9}, "trained-no-game"),
    ],
)
def test_what_no_table_can_play_by_is_not_offered(
    weights: dict[str, Any], key: str, store: Store, folder: Path
) -> None:
    """Hole: a table offers a bot that cannot play there."""
    save_weights(folder / "w.npz", weights_of()._replace(**weights))
    with pytest.raises(NotationError) as caught:
        offer("trained:w.npz")
    assert caught.value.reason and caught.value.reason.key == key
