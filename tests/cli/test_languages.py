"""The language of the command: the option `--lang`, then the user's environment, then English."""

import os
import subprocess
import sys

import pytest

from clubsuit.__main__ import language_of
from clubsuit.texts import say, speaking
from support.processes import PATIENCE_S


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        (["--lang", "fr"], {"LANG": "de_DE.UTF-8"}, "fr"),
        (["--lang=nl", "games"], {}, "nl"),
        (["games"], {"LANG": "de_AT.UTF-8"}, "de"),
        (["games"], {"LANG": "de_DE", "LC_ALL": "C"}, "en"),
        (["games"], {"LANG": "", "LC_MESSAGES": "nl_BE"}, "nl"),
        (["games"], {"LANG": "it_IT"}, "en"),
        (["--lang"], {}, "en"),
    ],
)
def test_the_language_of_the_user(
    arguments: list[str], environment: dict[str, str], language: str
) -> None:
    """Hole: a variable that POSIX ranks lower counts more; an unknown language is an error."""
    assert language_of(arguments, environment) == language


def test_help_and_refusals_are_translated() -> None:
    """Hole: texts that are made when the command is loaded stay in English."""
    environment = {**os.environ, "LC_ALL": "de_DE.UTF-8", "COLUMNS": "200"}
    command = [sys.executable, "-m", "clubsuit", "rules"]

    def run(*words: str) -> str:
        ran = subprocess.run(
            [*command, *words], capture_output=True, text=True, env=environment, timeout=PATIENCE_S
        )
        return ran.stdout + ran.stderr

    with speaking("de"):
        assert say("cli-help-rules") in run("--help")
        assert say("game-unknown", game="whist", known="").split('"')[0] in run("whist")
    english = [sys.executable, "-m", "clubsuit", "--lang", "xx", "games"]
    ran = subprocess.run(english, capture_output=True, text=True, timeout=PATIENCE_S)
    assert (ran.returncode, ran.stderr) == (
        2,
        'clubsuit: there is no language "xx"; known: en, de, fr, nl\n',
    )
