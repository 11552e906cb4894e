"""The command `clubsuit study`."""

import contextlib
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from cli.conftest import Command
from clubsuit.lab.study import StudyResult, run
from clubsuit.lab.study.dealing import Dealt, Job, play_deal
from support.processes import PATIENCE_S, patiently

WORDS = (
    *("study", "clubs-whist", "--vary", "lead=exchanger,left-of-exchanger"),
    *("--option", "ranks=4", "--bots", "rule,random", "--deals", "3"),
)


def test_study(command: Command, tmp_path: Path) -> None:
    """Holes: the JSON is not the result; the table has values of another variant; the command in
    the result is another study."""
    ran = command(*WORDS, "--json")
    assert ran.code == 0
    assert ran.err.startswith("About 0:00:0")
    result = StudyResult.from_json(ran.out)
    assert result.plan.command.split()[1:] == [
        *("study", "clubs-whist", "--vary", "lead=exchanger,left-of-exchanger"),
        *("--option", "ranks=4", "--bots", "rule,random", "--deals", "3", "--seed", "1"),
        *("--metric", "lead-advantage"),
    ]
    again = command(*result.plan.command.split()[1:], "--json")
    assert json.loads(again.out) == json.loads(ran.out)
    table = command(*WORDS).out
    value = result.of("hand-margin", variant=1, bot="random")
    assert value is not None
    assert f"{value.value:z.3f}" in table
    assert "lead=left-of-exchanger compared with lead=exchanger" in table
    assert "The order of the variants by lead-advantage is not clear" in table
    chosen = result.of("option-chosen", "swap", bot="random")
    assert chosen is not None
    assert "option-chosen:swap" in table
    assert f"{chosen.value:.3f}" in table


def test_bots_that_err(command: Command) -> None:
    """Hole: a reader takes the errors of `casual` for an effect of the rule."""
    few = ("--option", "ranks=4", "--deals", "2", "--no-luck")
    note = "casual decides partly by chance; the intervals allow for that."
    assert note in command("study", "clubs-whist", "--bots", "rule,casual", *few).out
    assert "by chance;" not in command("study", "clubs-whist", "--bots", "rule,random", *few).out


def test_interrupted(command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: Ctrl-C loses the finished deals, or does not say how to continue."""
    file, left = tmp_path / "study.jsonl", [3]

    def stop(job: Job, number: int) -> Dealt:
        left[0] -= 1
        if left[0] < 0:
            raise KeyboardInterrupt
        return play_deal(job, number)

    monkeypatch.setattr(run, "play_deal", stop)
    ran = command(*WORDS, "--resume", str(file), "--json")
    assert ran.code == 130
    assert f"1 of 3 deals are in {file}" in ran.err
    assert json.loads(ran.out)["ended"] == "interrupted"
    monkeypatch.setattr(run, "play_deal", play_deal)
    whole = command(*WORDS, "--resume", str(file), "--json")
    assert whole.out == command(*WORDS, "--json").out


def test_parts_of_a_study(command: Command, tmp_path: Path) -> None:
    """Holes: a block of deals is played by two parts or by none; joined parts have another result
    than one run; an interrupted part, a part of another study, or a file that is none is joined."""
    files = [tmp_path / f"part-{number}.jsonl" for number in (1, 2)]
    for number, file in enumerate(files, 1):
        part = ("--shard", f"{number}/2", "--resume", str(file))
        ran = command(*WORDS, *part)
        assert ran.code == 0
        assert f"Part {number}/2: {number} deals are in {file}." in ran.out
    html = tmp_path / "page.html"
    parts = list(map(str, reversed(files)))
    joined = command("join", *parts, "--json", "--html", str(html))
    assert joined.out == command(*WORDS, "--json").out
    assert "lead-advantage" in command("join", *parts).out
    assert json.dumps(json.loads(joined.out)["plan"]["seed"]) == "1"
    assert "</html>" in html.read_text("utf-8")
    resumed = command(*WORDS, "--shard", "2/2", "--resume", parts[0], "--json")
    assert json.loads(resumed.out) == {"shard": "2/2", "deals": 2, "file": parts[0]}

    def refusal(*words: str) -> str:
        ran = command(*words)
        assert ran.code == 2
        return ran.err

    assert "part 2/2 is missing" in refusal("join", parts[1])
    assert "is there twice" in refusal("join", parts[0], parts[0])
    assert "holds another study" in refusal(*WORDS, "--shard", "1/2", "--resume", parts[0])
    lines = files[1].read_bytes().splitlines(keepends=True)
    files[1].write_bytes(b"".join(lines[:-1]))
    assert "part 2/2" in refusal("join", *parts)
    files[1].write_bytes(lines[0] + lines[1].replace(b"deals", b"deal"))
    assert "damaged at line 2" in refusal("join", *parts)
    other = (*WORDS, "--seed", "2", "--shard", "2/2", "--resume", str(tmp_path / "other.jsonl"))
    command(*other)
    assert "another run" in refusal("join", parts[1], other[-1])
    files[1].write_bytes(lines[0].replace(b"2/2", b"3/2"))
    assert "is not the result of one part" in refusal("join", parts[0])
    files[1].write_bytes(b"{}")
    assert "is not the result of one part" in refusal("join", parts[1], parts[0])


@pytest.mark.long
def test_ctrl_c_with_two_workers(interruptible: None, command: Command, tmp_path: Path) -> None:
    """Hole: Ctrl-C, which a shell sends to all processes, leaves no result, or a traceback."""
    file, pipe = tmp_path / "study.jsonl", subprocess.PIPE
    many = [*WORDS[:-1], "400", "--json"]
    line = [sys.executable, "-m", "clubsuit", *many, "--workers", "2", "--resume", str(file)]
    process = subprocess.Popen(line, stdout=pipe, stderr=pipe, text=True, start_new_session=True)
    try:
        for _ in patiently(2 * PATIENCE_S, pause=0.1):
            if file.exists() and file.read_bytes().count(b"\n") > 3:
                break
            assert process.poll() is None, process.communicate()
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE_S)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 130
    assert "The same command continues." in err.splitlines()[-1]
    assert 0 < json.loads(out)["deals"] < 400
    whole = command(*many, "--resume", str(file))
    assert whole.out == command(*many).out


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["--vary", "target"], '"target" varies nothing'),
        (["--vary", "target=7", "--vary", "target=8"], '"target" is varied twice'),
        (["--bots", "rule"], "at least two different kinds of bots"),
        (["--vary", "swap=1,2"], "swap"),
        (["--set", "PER_TRICK"], '"PER_TRICK" sets nothing'),
        (["--set", "ruby-dame:DAME_POINTS=5"], "--set changes ruby-dame, but the game is"),
        (["--set", "DAME_POINTS=5,6"], "DAME_POINTS"),
        (["--metric", "fun"], 'no metric "fun"'),
        (["--metric", "close-finish"], "add --whole-games"),
        (["--vary", "LAST_TRICK_POINTS=0,2"], "use --set LAST_TRICK_POINTS="),
        (["--set", "lead=exchanger"], "use --vary lead="),
        (["--shard", "1/2"], "--shard needs --resume"),
        (["--shard", "1/2", "--resume", "a", "--precision", "1"], "cannot be played in parts"),
        (["--shard", "1/201", "--resume", "a", "--deals", "400"], "only 200 blocks of deals"),
        (["--shard", "1/2", "--resume", "a", "--html", "b"], "has no page and no tables"),
        (["--vary", "target=0,7"], "CW-10"),
    ],
)
def test_what_is_refused(command: Command, words: list[str], part: str) -> None:
    """Hole: a mistake ends in a traceback, or after an hour of play."""
    bots = [] if "--bots" in words else ["--bots", "rule,random"]
    ran = command("study", "clubs-whist", *words, *bots)
    assert (ran.code, ran.out) == (2, "")
    assert part in ran.err
    assert ran.err.count("\n") == 1
