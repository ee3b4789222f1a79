"""A push service for tests: it receives messages over HTTP, and decrypts them as a browser does."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from canasta.server.push.encryption import base64url, from_base64url

CURVE = ec.SECP256R1()


class Browser:
    """A browser with a push subscription."""

    def __init__(self, endpoint: str, private: int = 0, auth: bytes = b"sixteen bytes ok") -> None:
        self.endpoint = endpoint
        self._key = ec.derive_private_key(private, CURVE) if private else ec.generate_private_key(CURVE)
        self.auth = auth

    @property
    def public(self) -> bytes:
        return self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self) -> dict[str, Any]:
        """Return what ``PushSubscription.toJSON`` contains."""
        keys = {"p256dh": base64url(self.public), "auth": base64url(self.auth)}
        return {"endpoint": self.endpoint, "keys": keys}

    def decrypt(self, body: bytes) -> bytes:
        """Decrypt a message (RFC 8188, RFC 8291)."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, content = body[21 : 21 + length], body[21 + length :]
        assert len(content) <= size
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        info = b"WebPush: info\0" + self.public + sender
        secret = HKDF(SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        plain = AESGCM(key).decrypt(nonce, content, None)
        assert plain.endswith(b"\x02")
        return plain[:-1]


class PushService:
    """The received messages: paths, headers and bodies; and the answers to give, then 201."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.received: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: list[tuple[int, dict[str, str]]] = []

    def messages(self, browser: Browser) -> list[dict[str, Any]]:
        """Return the decrypted messages to a browser."""
        path = browser.endpoint.removeprefix(self.address)
        return [json.loads(browser.decrypt(body)) for to, _, body in self.received if to == path]


def check_vapid(header: str, origin: str) -> dict[str, Any]:
    """Check the signature of an ``Authorization`` header, and return its claims."""
    token, key = header.removeprefix("vapid ").replace("t=", "", 1).split(", k=")
    head, claims, signature = token.split(".")
    raw = from_base64url(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_base64url(key))
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    assert json.loads(from_base64url(head)) == {"typ": "JWT", "alg": "ES256"}
    found: dict[str, Any] = json.loads(from_base64url(claims))
    assert found["aud"] == origin
    return found


@contextmanager
def push_service() -> Iterator[PushService]:
    """Run a push service on this machine."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            service.received.append((self.path, dict(self.headers.items()), body))
            status, headers = service.answers.pop(0) if service.answers else (201, {})
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as listening:
        service = PushService(f"http://127.0.0.1:{listening.server_port}")
        thread = threading.Thread(target=listening.serve_forever, daemon=True)
        thread.start()
        yield service
        listening.shutdown()
        thread.join(10)
