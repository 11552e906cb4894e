"""The message with a seat's view as JSON text, and its changes since the previous message."""

from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Self

from clubsuit.server.wire.serialize import to_json

GROWING = ("log", "scores")
"""Fields of a view to which entries are added at the end."""

DIGITS = 16
"""Number of hexadecimal digits of a message's SHA-256 that are sent."""


class ViewText:
    """A `schema.ViewMessage` as JSON text.

    A table keeps the text of each field instead of its value. The garbage collector need not look
    into dictionaries of strings, so it stops the server for a shorter time.
    """

    def __init__(self, about: Mapping[str, str], view: Mapping[str, str], text: str) -> None:
        self.about = about
        """The text of each field except `view`."""
        self.view = view
        """The text of each field of the view."""
        self.text = text
        """The text of the message."""

    @classmethod
    def of(cls, message: Mapping[str, Any]) -> Self:
        """Return the text of a message."""
        view = _texts(message["view"])
        fields = {
            name: _object(view) if name == "view" else to_json(value)
            for name, value in message.items()
        }
        text = _object(fields)
        del fields["view"]
        return cls(fields, view, text)

    def changes(self, before: "ViewText") -> str:
        """Return the `schema.Changes` for a client that has the message `before`."""
        about = {name: text for name, text in self.about.items() if text != before.about[name]}
        view = {name: text for name, text in self.view.items() if text != before.view.get(name)}
        added = {}
        for name in GROWING:
            more = name in view and _added(before.view[name], view[name])
            if more:
                added[name] = more
                del view[name]
        digest = sha256(self.text.encode()).hexdigest()[:DIGITS]
        new = {"about": _object(about), "view": _object(view), "added": _object(added)}
        return _object(
            {
                "type": to_json("changes"),
                "after": before.about["ply"],
                **new,
                "digest": to_json(digest),
            }
        )


def _texts(values: Mapping[str, Any]) -> dict[str, str]:
    return {name: to_json(value) for name, value in values.items()}


def _object(fields: Mapping[str, str]) -> str:
    """Return the JSON object with these fields, whose names need no escapes."""
    return "{" + ",".join(f'"{name}":{text}' for name, text in fields.items()) + "}"


def _added(before: str, now: str) -> str | None:
    """Return the entries that `now` has after the entries of `before`, as a JSON array.

    Return None if no entries follow, or if an entry of `before` has changed.
    """
    kept = before[:-1]
    if not now.startswith(kept):
        return None
    if kept == "[":
        return now
    return "[" + now[len(kept) + 1 :] if now[len(kept)] == "," else None
