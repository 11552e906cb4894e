"""Links with which another browser becomes the same person.

A device link works once, within ten minutes. A recovery link is for a browser that has lost its
cookie; it can be used again, and a new one replaces the old one. The database stores only a hash of
the link's code, and the token encrypted with that code, so the database alone gives access to no
seat. The code follows a # in the link, so that it does not reach servers, logs or referrers. The
page sends it only when its button is pressed, so that link previews do not use it up.
"""

import hashlib
import secrets
from datetime import UTC, datetime, timedelta

from clubsuit.server.storage.rows import DeviceLinkRow
from clubsuit.server.storage.store import Store
from clubsuit.server.wire.schema import DeviceLink
from clubsuit.texts import refusal

GOOD_FOR = timedelta(minutes=10)
"""Time for which a device link works."""

KEPT_FOR = timedelta(days=365)
"""Time for which a recovery link works after it was made or last used; as long as a cookie."""


def make_link(store: Store, token: str, person: str | None = None) -> DeviceLink:
    """Return a new link to the person with this token.

    person: the owner of a recovery link; None makes a device link.
    """
    code = secrets.token_urlsafe(32)
    now = datetime.now(UTC)
    expires = (now + (GOOD_FOR if person is None else KEPT_FOR)).isoformat(timespec="seconds")
    sealed = _sealed(token.encode(), code).hex()
    store.add_link(DeviceLinkRow(_name(code), sealed, expires, person), now.isoformat())
    return DeviceLink(code=code, expires=expires)


def use_link(store: Store, code: str) -> str:
    """Return the token behind a code. This uses up a device link.

    Raises NotationError if the code is invalid or expired.
    """
    now = datetime.now(UTC)
    kept_until = (now + KEPT_FOR).isoformat(timespec="seconds")
    sealed = store.take_link(_name(code), now.isoformat(), kept_until)
    if sealed is None:
        raise refusal("server-device-code", minutes=GOOD_FOR.seconds // 60)
    return _sealed(bytes.fromhex(sealed), code).decode()


def _name(code: str) -> str:
    """Return the name under which the link with this code is stored."""
    return hashlib.sha256(code.encode()).hexdigest()


def _sealed(token: bytes, code: str) -> bytes:
    """Encrypt a token with a key derived from the code, or decrypt it again.

    A key encrypts only one token, because each code is new.
    """
    key = hashlib.shake_256(b"clubsuit device " + code.encode()).digest(len(token))
    return bytes(a ^ b for a, b in zip(token, key, strict=True))
