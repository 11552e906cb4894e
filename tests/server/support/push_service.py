"""A push service for tests, and browsers that decrypt its messages.

Written from RFC 8188, 8291 and 8292 alone; the server's part is `clubsuit.server.notify.webpush`.
"""

import json
import ssl
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from queue import Queue
from secrets import token_bytes, token_urlsafe
from typing import Any, NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives import hashes, hmac
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)
from cryptography.x509.oid import NameOID

from support.processes import PATIENCE_S

CURVE = ec.SECP256R1()
HOST = "127.0.0.1"


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def mac(key: bytes, data: bytes) -> bytes:
    digest = hmac.HMAC(key, hashes.SHA256())
    digest.update(data)
    return digest.finalize()


class Device:
    """A browser that has subscribed at a push service."""

    def __init__(self, endpoint: str = "", private: str = "", auth: str = "") -> None:
        """Create a browser with new keys, or with the given keys of a published example."""
        number = int.from_bytes(decoded(private), "big")
        self.key = (
            ec.derive_private_key(number, CURVE) if private else ec.generate_private_key(CURVE)
        )
        self.auth = decoded(auth) or token_bytes(16)
        self.endpoint = endpoint

    @property
    def point(self) -> bytes:
        """The public key."""
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def subscription(self) -> dict[str, str]:
        """The subscription that the page sends to the server."""
        keys = {"p256dh": encoded(self.point), "auth": encoded(self.auth)}
        return {"endpoint": self.endpoint, **keys}

    @property
    def name(self) -> str:
        """The name of the subscription in the server's database."""
        return sha256(self.endpoint.encode()).hexdigest()

    def read(self, body: bytes) -> bytes:
        """Return the decrypted text of a message."""
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert int.from_bytes(body[16:20], "big") >= len(sealed)  # the message is a single record
        other = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        secret = mac(self.auth, self.key.exchange(ec.ECDH(), other))
        secret = mac(secret, b"WebPush: info\0" + self.point + sender + b"\1")
        secret = mac(salt, secret)
        key = mac(secret, b"Content-Encoding: aes128gcm\0\1")[:16]
        nonce = mac(secret, b"Content-Encoding: nonce\0\1")[:12]
        text, mark, rest = AESGCM(key).decrypt(nonce, sealed, None).rpartition(b"\2")
        assert mark and not rest.strip(b"\0")
        return text


def claims_of(authorization: str, key: str) -> dict[str, Any]:
    """Return the claims that a server has signed with this key.

    Raises InvalidSignature if the signature is of another key.
    """
    scheme, _, parts = authorization.partition(" ")
    given = dict(part.split("=", 1) for part in parts.split(", "))
    assert (scheme, given["k"]) == ("vapid", key)
    signed, _, signature = given["t"].rpartition(".")
    r, s = (
        int.from_bytes(half, "big") for half in (decoded(signature)[:32], decoded(signature)[32:])
    )
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(key))
    public.verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(hashes.SHA256()))
    head, claims = (json.loads(decoded(part)) for part in signed.split("."))
    assert head["alg"] == "ES256"
    assert isinstance(claims, dict)
    return claims


class Message(NamedTuple):
    """A request that the push service received."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """A push service on a port of this machine, which accepts all messages over TLS."""

    def __init__(self, folder: Path) -> None:
        self.status = 201
        """The status code of answers."""
        self.hangs = threading.Event()
        """If set, the service does not answer."""
        self.received: Queue[Message] = Queue()
        """All received requests, answered or not."""
        self.redirect_to = ""
        self._resume = threading.Event()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.received.put(Message(self.path, dict(self.headers), body))
                if service.hangs.is_set():
                    service._resume.wait(PATIENCE_S)
                self.send_response(service.status)
                if service.redirect_to:
                    self.send_header("Location", service.redirect_to)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Log nothing."""

        class Quiet(ThreadingHTTPServer):
            def handle_error(self, *_: object) -> None:
                """Ignore clients that have disconnected."""

        self._server = Quiet((HOST, 0), Handler)
        self.certificate = folder / "certificate.pem"
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(_certificate(self.certificate))
        self._server.socket = context.wrap_socket(self._server.socket, server_side=True)
        self.name = f"{HOST}:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,))
        self._thread.start()

    def device(self) -> Device:
        """Return a new browser of this service."""
        return Device(f"https://{self.name}/send/{token_urlsafe(16)}")

    def next(self) -> Message:
        """Return the next request; wait for it if necessary."""
        return self.received.get(timeout=PATIENCE_S)

    @property
    def unread(self) -> int:
        """Number of received requests that the test has not read yet."""
        return self.received.qsize()

    def reset(self) -> None:
        """Restore the initial state for another test."""
        self.status, self.redirect_to = 201, ""
        self.hangs.clear()
        self._resume.set()
        self._resume = threading.Event()
        while self.unread:
            self.received.get()

    def close(self) -> None:
        """Stop the service."""
        self._resume.set()
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


def _certificate(path: Path) -> Path:
    """Write a self-signed certificate for this machine and its key to a file; return the file."""
    key = ec.generate_private_key(CURVE)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HOST)])
    now = datetime.now(UTC)
    uses = dict.fromkeys(
        ("content_commitment", "key_encipherment", "data_encipherment", "key_agreement"), False
    )
    usage = x509.KeyUsage(
        digital_signature=True,
        key_cert_sign=True,
        crl_sign=False,
        encipher_only=False,
        decipher_only=False,
        **uses,
    )
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address(HOST))]), False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), True)
        .add_extension(usage, True)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), False)
        .add_extension(x509.AuthorityKeyIdentifier.from_issuer_public_key(key.public_key()), False)
        .sign(key, hashes.SHA256())
    )
    kept = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    path.write_bytes(kept + made.public_bytes(Encoding.PEM))
    return path


@contextmanager
def push_service(folder: Path) -> Iterator[PushService]:
    """Run a push service during this block."""
    service = PushService(folder)
    try:
        yield service
    finally:
        service.close()
