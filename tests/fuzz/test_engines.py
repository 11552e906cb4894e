"""Programs that play as bots: whatever they write, only a `BotFault` may result."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import strategies as st

import clubsuit
from clubsuit.bots import make_bot
from clubsuit.bots.command.messages import action_in
from clubsuit.errors import BotFault
from clubsuit.game import View
from clubsuit.lab.lost_turns import Supported
from fuzz.support.hostile import lengths, result_of, texts, try_many, values

ECHO = """
import sys
sys.stdin.readline()
sys.stdout.buffer.write(bytes.fromhex(sys.argv[1]))
"""
"""A program that answers its first question with the bytes of its argument, and ends."""

LEGAL = {"id": 1, "action": "keep"}


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("engine") / "echo.py"
    path.write_text(ECHO)
    return path


def view() -> View:
    return clubsuit.load("clubs-whist").new(seed=7).view(2)


def answer_of(program: Path, data: bytes) -> Any:
    """Return the choice of a program that writes these bytes, or its `ClubsuitError`."""
    shown = view()
    bot = make_bot(f"cmd:{sys.executable} -S {program} {data.hex()}", shown.rules, 1)
    return result_of(lambda: bot.choose(shown))


lines = st.one_of(
    st.binary(max_size=300),
    values.map(lambda value: json.dumps(value, default=repr).encode()),
    st.fixed_dictionaries({}, optional={"id": values, "action": texts | values}).map(
        lambda answer: json.dumps(answer, default=repr).encode(errors="replace")
    ),
    texts.map(lambda text: json.dumps({**LEGAL, "action": text}).encode()),
)


@lengths(300, 20_000)
def test_any_line(examples: int) -> None:
    """Hole: a line of a program ends in an error, or is taken for an action."""

    def check(line: bytes) -> None:
        action = action_in(line, 1)
        if action is not None:
            read = json.loads(line)
            assert (read["id"], read["action"]) == (1, action) and isinstance(action, str)
            result_of(lambda: view().read(action))

    try_many(examples, check, lines)


@lengths(12, 1_500)
def test_any_answer(examples: int, program: Path) -> None:
    """Hole: bytes that a program writes end in another error, or are taken for an action."""

    def check(data: bytes, ended: bool) -> None:
        answer = answer_of(program, data + b"\n" * ended)
        if not isinstance(answer, BotFault):
            read = json.loads((data + b"\n").split(b"\n")[0])
            assert read["id"] == 1 and read["action"].lower() in ("keep", "swap")

    try_many(examples, check, lines, st.booleans())


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"", "command-ended"),
        (json.dumps(LEGAL).encode(), "command-ended"),  # without the end of the line
        (b"\n", "command-nonsense"),
        (b"{}\n", "command-nonsense"),
        (b'{"id": 1, "action": "keep"', "command-ended"),
        (b'{"id": true, "action": "keep"}\n', "command-nonsense"),
        (b'{"id": 1.0, "action": "keep"}\n', "command-nonsense"),
        (b'{"id": 2, "action": "keep"}\n', "command-nonsense"),
        (b'{"id": 1, "action": ["keep"]}\n', "command-nonsense"),
        (b'{"id": 1, "action": "play AC"}\n', "command-illegal"),
        (b'{"id": 1, "action": "\\ud800"}\n', "command-illegal"),
        (b'{"id": 1, "id": 9' + b"9" * 9_000 + b', "action": "keep"}\n', "command-nonsense"),
        (b"[" * 30_000 + b"\n", "command-nonsense"),
        (b"\xff\xfe\n", "command-nonsense"),
    ],
)
def test_an_answer_that_is_none(data: bytes, key: str, program: Path) -> None:
    """Hole: an answer is accepted that does not name the question and one legal action."""
    fault = answer_of(program, data)
    assert isinstance(fault, BotFault) and fault.reason and fault.reason.key == key


def test_a_second_answer_is_not_kept_for_the_next_question(tmp_path: Path) -> None:
    """Hole: a program that writes two lines answers the next question before it was asked."""
    program = tmp_path / "twice.py"
    program.write_text(
        "import sys, json\n"
        "for line in sys.stdin:\n"
        "    message = json.loads(line)\n"
        "    if message['type'] == 'choose':\n"
        "        answer = json.dumps({'id': message['id'], 'action': message['actions'][0]})\n"
        "        print(answer, answer, sep='\\n', flush=True)\n"
    )
    play = clubsuit.load("clubs-whist").new(seed=7)
    inner = make_bot(f"cmd:{sys.executable} {program}", play.game.rules, 1)
    bot = Supported(inner, play.game.rules)
    for _ in range(2):
        bot.choose(play.view(2))
    assert bot.lost.turns == 1 and '"id": 2' in (bot.lost.first or "")
    inner.close()  # type: ignore[attr-defined]
