"""The examples in docs/protocol*.md fit the schema, and the client in protocol.md plays a hand."""

import re
from functools import partial
from typing import Any

import httpx
import pytest
from websockets.sync import client

from clubsuit.server.wire import schema
from clubsuit.texts import has
from server.support.connections import ANSWER_WITHIN_S
from server.support.servers import Server
from support.project import ROOT

TEXT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
PAGES = [path.read_text(encoding="utf-8") for path in sorted((ROOT / "docs").glob("protocol*.md"))]
EXAMPLES: list[tuple[str, str]] = re.findall(r"```json (\w+)\n(.*?)```", "\n".join(PAGES), re.S)


@pytest.mark.parametrize(("model", "text"), EXAMPLES)
def test_examples(model: str, text: str) -> None:
    """Hole: an example in the docs was not updated when the schema changed."""
    example: Any = getattr(schema, model).model_validate_json(text, strict=True)
    for name in ("message", "reason"):
        message = getattr(example, name, None)
        assert message is None or isinstance(message, str) or has(message.key)


def test_every_message_has_an_example() -> None:
    """Hole: a message has no example, so contributors have to look for it in the code."""
    messages = {"Act", "Next", "Match", "Why", "Matches", "Refused", "Commitment", "OwnString"}
    messages |= {
        "Choose",
        "ClaimRest",
        "Hint",
        "Advice",
        "Warming",
        "Gathering",
        "Sit",
        "LeaveSeat",
        "StillHere",
        "Substitute",
        "ShowHand",
        "HotSeat",
        "Start",
        "OwnPromise",
        "Propose",
        "Vote",
        "Say",
        "Chat",
        "Changes",
        "Resync",
        "StepRead",
        "Spectators",
        "Introduce",
        "Absent",
        "Clocks",
        "Coached",
        "Remark",
        "RemarkRead",
        "ViewShown",
        "Ping",
        "Pong",
        "Done",
    }
    assert {"NewTable", "NewFace", "NewReport", "Problem", "TryFrom", "Credentials", *messages} == {
        model for model, _ in EXAMPLES
    }


def test_the_client(
    server: Server, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hole: the client in the docs does not run."""
    how: dict[str, Any] = {"open_timeout": ANSWER_WITHIN_S, "ping_interval": None, "proxy": None}
    monkeypatch.setattr(client, "connect", partial(client.connect, **how))
    how = {"timeout": ANSWER_WITHIN_S, "trust_env": False}
    monkeypatch.setattr(httpx, "Client", partial(httpx.Client, **how))
    (code,) = re.findall(r"```python\n(.*?)```", TEXT, re.S)
    exec(code.replace("127.0.0.1:2582", f"127.0.0.1:{server.port}"), {})
    assert sum(eval(capsys.readouterr().out)) >= 62
