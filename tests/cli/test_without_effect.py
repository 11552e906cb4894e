"""Options that have no effect in a command, which refuses them."""

from pathlib import Path

import pytest

import clubsuit
from cli.conftest import Command


@pytest.fixture
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Work in a folder with a record and another folder."""
    monkeypatch.chdir(tmp_path)
    record = clubsuit.load("clubs-whist", target=1).new(seed=1).record().to_json()
    Path("game.jsonl").write_text(record + "\n")
    Path("folder").mkdir()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("exploit random clubs-whist --seed 3", "--seed has no effect without --deals"),
        ("exploit random clubs-whist --workers 2", "--workers has no effect without --deals"),
        (
            "exploit random clubs-whist --exploiter rule",
            "--exploiter has no effect without --deals",
        ),
        (
            "exploit random clubs-whist --deals 4 --iterations 9",
            "--iterations has no effect with --deals",
        ),
        ("exploit random climbing-clubs --iterations 9", "--iterations has no effect without cfr+"),
        (
            "simulate clubs-whist --executor ray --workers 1",
            "--workers has no effect with --executor",
        ),
        ("check game.jsonl --executor ray --workers 2", "--workers has no effect with --executor"),
        ("verify game.jsonl --executor ray --workers 2", "--workers has no effect with --executor"),
        ("review game.jsonl --executor ray --workers 2", "--workers has no effect with --executor"),
        (
            "arena clubs-whist --bots rule,random --executor ray --workers 2",
            "--workers has no effect with --executor",
        ),
        (
            "study clubs-whist --bots rule,random --executor ray --workers 2",
            "--workers has no effect with --executor",
        ),
        (
            "puzzles clubs-whist --out p.jsonl --executor ray --workers 2",
            "--workers has no effect with --executor",
        ),
        ("review game.jsonl --json --top 3", "--top has no effect with --json"),
        (
            "arena clubs-whist --bots rule,search:64 --time 5",
            "--time has no effect: it is for bots that search",
        ),
        ("puzzles clubs-whist --out p.jsonl --seat 1", "--seat has no effect without --records"),
        (
            "puzzles clubs-whist --out p.jsonl --records game.jsonl --option target=7",
            "--option has no effect with --records",
        ),
        ("join folder --records all.jsonl", "--records has no effect on the folders of matches"),
        ("join game.jsonl --html all.html", "--html has no effect on the results of simulations"),
        ("bench --device cuda --runs 1", "--runs is only for --device cpu"),
        ("admin person a1b2c3 --delete --remove-name", "--remove-name has no effect with --delete"),
        ("admin tables --data folder --database sqlite:///x", "give only one of them"),
        ("backup all.zip --data folder --database sqlite:///x", "give only one of them"),
    ],
)
def test_options_without_effect(command: Command, places: None, words: str, message: str) -> None:
    """Bug: these options were ignored, so the results seemed to be those of another command."""
    ran = command(*words.split())
    assert (ran.code, ran.out) == (2, "")
    assert message in ran.err
    assert ran.err.count("\n") == 1


def test_a_folder_beside_the_database_of_the_environment(
    command: Command, places: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bug: with CLUBSUIT_DATABASE set, `backup --data FOLDER` wrote a backup of the database."""
    monkeypatch.setenv("CLUBSUIT_DATABASE", "postgresql://club:SECRET@db/club")
    for words in ("backup all.zip --data folder", "serve --data folder"):
        ran = command(*words.split())
        assert ran.code == 2
        assert "give only one of them" in ran.err
