"""Encrypt push messages for one browser (RFC 8291), and sign them for push services.

Push services recognise the server by its signature (VAPID, RFC 8292). The server's key is derived
from a secret in its database, so all its processes have the same key.
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
"""Seconds for which a signature is valid; push services accept at most a day."""

PADDED = 512
"""Length in bytes to which texts are padded, to hide their length from the push service."""

RECORD = 4096
"""Record size of the encoding, in bytes; a message has a single, shorter record."""

AUTH_BYTES = 16
_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Order of the curve P-256."""


def read_key(text: str) -> ec.EllipticCurvePublicKey:
    """Decode the public key of a browser. Raises ValueError."""
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(text))


def read_auth(text: str) -> bytes:
    """Decode the secret that a browser shares with the server, but not with its push service.

    Raises ValueError.
    """
    auth = decoded(text)
    if len(auth) != AUTH_BYTES:
        raise ValueError(text)
    return auth


def encrypted(text: bytes, p256dh: str, auth: str) -> bytes:
    """Return the body of a push message that only the browser with these keys can decrypt."""
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
    """Return the VAPID public key of the server."""
    return _encoded(_point(_own_key(secret).public_key()))


def authorization(secret: bytes, origin: str, contact: str, now: float) -> str:
    """Return the Authorization header by which a push service recognises the server.

    origin: origin of the push service. contact: URL of this server. now: seconds since 1970.
    """
    claims = {"aud": origin, "exp": int(now) + GOOD_FOR_S, "sub": contact}
    parts = {"typ": "JWT", "alg": "ES256"}, claims
    signed = ".".join(_encoded(json.dumps(part).encode()) for part in parts)
    pair = decode_dss_signature(_own_key(secret).sign(signed.encode(), ec.ECDSA(SHA256())))
    signature = b"".join(number.to_bytes(32, "big") for number in pair)
    return f"vapid t={signed}.{_encoded(signature)}, k={public_key(secret)}"


def decoded(text: str) -> bytes:
    """Decode base64url without padding, as browsers write it. Raises ValueError."""
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
