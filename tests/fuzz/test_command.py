"""All commands with invalid arguments: bad files, numbers of any length, names of any kind."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import strategies as st

import clubsuit
from cli.conftest import Command
from clubsuit.lab.bench import Bench
from clubsuit.lab.peers import PEERS, PeerBench
from fuzz.support.hostile import lengths, texts, try_many

COMMANDS = ["play", "games", "rules", "simulate", "check", "verify", "bench", "", "fly"]
FLAGS = [
    "--json",
    "--resume",
    "--force",
    "--no-browser",
    "--peers",
    "--version",
    "-h",
    "--",
    "--fly",
]
NUMBERS = ["1", "2", "0", "-1", "٢", "1e3", "0x1", "", " 1", "9" * 40, "-" + "9" * 40, "9" * 5000]
NAMED = {
    "--games": st.sampled_from([n for n in NUMBERS if n != "9" * 40]),  # that is a valid number
    "--seed": st.sampled_from(NUMBERS),
    "--workers": st.sampled_from(["1", "-1", "257", "9" * 40, "x"]),
    "--port": st.sampled_from([*NUMBERS, "65536"]),
    "--runs": st.sampled_from(["1", "0", "x"]),
    "--bots": st.sampled_from(["random", "rule,random", ",", "rule,,", "random,random,random"]),
    "--option": st.sampled_from(["target=1", "target=--5", "target=", "=", "lead=exchanger", "x"]),
    "--records": st.sampled_from(["new.jsonl", "old.jsonl", "folder.jsonl", "no/new.jsonl", ""]),
    "--data": st.just("folder.jsonl"),
}
FREE = {"--bots", "--option", "--seed", "--port"}
"""Options that can be tested with any text: no text makes the command write a file or run
longer."""

FILES = ["good.json", "old.jsonl", "junk.json", "empty.jsonl", "folder.jsonl", "none.json", "", "-"]


def typed(text: str) -> str:
    """Return a text as a shell can pass it: without NUL, and with surrogates as invalid UTF-8."""
    whole = text.replace("\0", "").encode("utf-8", "surrogatepass")
    return whole.decode("utf-8", "surrogateescape")


odd = texts.map(typed)
option = st.sampled_from(sorted(NAMED)).flatmap(
    lambda name: st.tuples(st.just(name), NAMED[name] | odd if name in FREE else NAMED[name])
)
word = st.one_of(
    st.sampled_from([*clubsuit.game_ids(), *FILES]).map(lambda word: (word,)),
    st.sampled_from(FLAGS).map(lambda word: (word,)),
    option,
    odd.map(lambda word: (word,)),
)
lines = st.tuples(st.sampled_from(COMMANDS), st.lists(word, max_size=5)).map(
    lambda drawn: [drawn[0], *(part for group in drawn[1] for part in group)]
)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Folder with all kinds of files; the server and the benchmark are replaced by stubs."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("clubsuit.server.run.serve", lambda *_, **how: None)
    monkeypatch.setattr("clubsuit.cli.run_bench", lambda **how: Bench({}, {}))
    monkeypatch.setattr("clubsuit.cli.run_peers", lambda **how: PeerBench(PEERS))
    good = clubsuit.load("clubs-whist", target=1).new(seed=1).record().to_json()
    (tmp_path / "good.json").write_text(good)
    (tmp_path / "old.jsonl").write_text(good + "\n\n{}\n")
    (tmp_path / "junk.json").write_bytes(b'{"format": "\xff')
    (tmp_path / "empty.jsonl").write_text("")
    (tmp_path / "folder.jsonl").mkdir()
    return tmp_path


@lengths(100, 1_000)
def test_words_of_any_kind(examples: int, command: Command, folder: Path) -> None:
    """Hole: a command ends with a traceback, or prints invalid JSON with `--json`."""
    old = (folder / "old.jsonl").read_bytes()

    def check(words: list[str]) -> None:
        ran = command(*words)
        assert ran.code in (0, 1, 2), ran
        assert "Traceback" not in ran.err
        assert "\x1b" not in ran.out + ran.err
        if ran.code == 2:
            assert ran.err
        if "--json" in words and ran.out and not {"-h", "--version", "rules"} & set(words):
            read: Any = json.loads(ran.out)
            assert isinstance(read, dict)
        if "--force" in words:
            (folder / "old.jsonl").write_bytes(old)
        assert (folder / "old.jsonl").read_bytes() == old
        (folder / "new.jsonl").unlink(missing_ok=True)

    try_many(examples, check, lines)
