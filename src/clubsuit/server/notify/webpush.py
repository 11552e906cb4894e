"""What a push message is made of: its text, encrypted for one browser (RFC 8291), and the signature
by which a push service knows the server (VAPID, RFC 8292).

The server's key follows from a secret of its database, so all its processes have the same.
"""

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

GOOD_FOR_S = 12 * 3600
"""How long a signature holds; services take a day at most."""

PADDED = 512
"""Bytes to which a text is filled up, so that its length tells the push service nothing."""

RECORD = 4096
"""Bytes of a record in the encoding; there is only one, and it is shorter."""

AUTH_BYTES = 16
_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256."""


def read_key(text: str) -> ec.EllipticCurvePublicKey:
    """A browser's public key, as it tells it. Raises ValueError."""
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(text))


def read_auth(text: str) -> bytes:
    """What a browser and the server know, and the push service does not. Raises ValueError."""
    auth = decoded(text)
    if len(auth) != AUTH_BYTES:
        raise ValueError(text)
    return auth


def encrypted(text: bytes, p256dh: str, auth: str) -> bytes:
    """The body of a push message that only the browser with these keys can read."""
    browser = read_key(p256dh)
    own = ec.generate_private_key(ec.SECP256R1())
    salt = secrets.token_bytes(16)
    about = b"WebPush: info\0" + _point(browser) + _point(own.public_key())
    shared = _derived(own.exchange(ec.ECDH(), browser), read_auth(auth), about, 32)
    key = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    point = _point(own.public_key())
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(point)]) + point
    return head + AESGCM(key).encrypt(nonce, (text + b"\2").ljust(PADDED, b"\0"), None)


def public_key(secret: bytes) -> str:
    """What a browser has to know of the server, to let it send."""
    return _encoded(_point(_own_key(secret).public_key()))


def authorization(secret: bytes, origin: str, contact: str, now: float) -> str:
    """The header by which a push service knows who sends.

    origin: the service's; contact: an address of ours; now: in seconds since 1970.
    """
    claims = {"aud": origin, "exp": int(now) + GOOD_FOR_S, "sub": contact}
    parts = {"typ": "JWT", "alg": "ES256"}, claims
    signed = ".".join(_encoded(json.dumps(part).encode()) for part in parts)
    pair = decode_dss_signature(_own_key(secret).sign(signed.encode(), ec.ECDSA(SHA256())))
    signature = b"".join(number.to_bytes(32, "big") for number in pair)
    return f"vapid t={signed}.{_encoded(signature)}, k={public_key(secret)}"


def decoded(text: str) -> bytes:
    """Bytes as browsers write them (base64url without padding). Raises ValueError."""
    return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))


def _encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _own_key(secret: bytes) -> ec.EllipticCurvePrivateKey:
    number = int.from_bytes(secret, "big") % (_ORDER - 1) + 1
    return ec.derive_private_key(number, ec.SECP256R1())


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, about).derive(secret)
