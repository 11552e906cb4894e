"""Going on on another device: a link that works once, for ten minutes; or one to be kept.

The new browser becomes the same person. A recovery link is kept by somebody for the day on which
their browser forgets them; a person has one, and a new one ends the old. The database keeps only
the hash of the link's code, and the person's token sealed by that code: nobody gets a seat from the
database alone. The code stands behind a # in the link, so that no server, log or referrer sees it,
and a messenger that looks the link up for a preview uses nothing up: that takes a button.
"""

import hashlib
import secrets
from datetime import UTC, datetime, timedelta

from clubsuit.server.storage.store import DeviceLinkRow, Store
from clubsuit.server.wire.schema import DeviceLink
from clubsuit.texts import refusal

GOOD_FOR = timedelta(minutes=10)

KEPT_FOR = timedelta(days=365)
"""How long a recovery link works after it was made, or used last: as long as a cookie."""


def make_link(store: Store, token: str, person: str | None = None) -> DeviceLink:
    """A code for who has this token.

    person: who keeps it as their recovery link; None: it works once, and soon.
    """
    code = secrets.token_urlsafe(32)
    now = datetime.now(UTC)
    expires = (now + (GOOD_FOR if person is None else KEPT_FOR)).isoformat(timespec="seconds")
    sealed = _sealed(token.encode(), code).hex()
    store.add_link(DeviceLinkRow(_name(code), sealed, expires, person), now.isoformat())
    return DeviceLink(code=code, expires=expires)


def use_link(store: Store, code: str) -> str:
    """The token behind a code, which is used up by that, or kept. Raises NotationError."""
    now = datetime.now(UTC)
    kept_until = (now + KEPT_FOR).isoformat(timespec="seconds")
    sealed = store.take_link(_name(code), now.isoformat(), kept_until)
    if sealed is None:
        raise refusal("server-device-code", minutes=GOOD_FOR.seconds // 60)
    return _sealed(bytes.fromhex(sealed), code).decode()


def _name(code: str) -> str:
    """Under what the link is stored."""
    return hashlib.sha256(code.encode()).hexdigest()


def _sealed(token: bytes, code: str) -> bytes:
    """The token, or what was sealed, with the key of this code: it is used for this token only."""
    key = hashlib.shake_256(b"clubsuit device " + code.encode()).digest(len(token))
    return bytes(a ^ b for a, b in zip(token, key, strict=True))
