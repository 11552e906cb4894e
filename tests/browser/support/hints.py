"""Hints that come at once, because the best bot takes seconds."""

import json

from playwright.sync_api import WebSocketRoute


def give_hints(line: WebSocketRoute) -> None:
    """Answer hint requests immediately, instead of the server."""
    server = line.connect_to_server()

    def pass_on(message: str | bytes) -> None:
        question = json.loads(message)
        if question["type"] != "hint":
            return server.send(message)
        reason = {"rule": "", "key": "server-hint", "args": {"worlds": 60}}
        numbers = {"chance": 0.41, "doubt": 0.03, "points": 2.3}
        best, next_best = ({"action": f"send 2C 3C {one}", **numbers} for one in ("4C", "5C"))
        count = {"of": "some", "how": "bears", "times": 18, "worlds": 60}
        args = {"seat": 1, "cards": ["AC"], **count}
        advice = {
            "type": "advice",
            "id": question["id"],
            "suggestions": [best, next_best],
            "clear": False,
            "words": {"rule": "", "key": "rule-ruby-pass", "args": {}},
            "evidence": {"rule": "", "key": "counted-holds", "args": args},
            "reason": reason,
        }
        line.send(json.dumps(advice))

    line.on_message(pass_on)
