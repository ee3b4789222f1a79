"""Encryption of push messages (RFC 8291, RFC 8188) and the server's identification (VAPID, RFC 8292)."""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final, NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

_CURVE: Final = ec.SECP256R1()
#: Bytes of a record; a message is a single one.
_RECORD: Final = 4096
#: Maximum bytes of a message: the record without its padding delimiter and tag.
LONGEST: Final = _RECORD - 17
#: Seconds for which a signed identification is valid; services accept a day.
_VALID: Final = 12 * 3600
#: Bytes of an uncompressed public key, and of a subscription's secret.
_POINT: Final = 65
_SECRET: Final = 16


class PushKeys(NamedTuple):
    """The keys of a browser's subscription: its public key and a secret."""

    public: bytes
    secret: bytes


def base64url(data: bytes) -> str:
    """Encode bytes without padding.

    >>> base64url(b"canasta?"), from_base64url("Y2FuYXN0YT8")
    ('Y2FuYXN0YT8', b'canasta?')
    """
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    """Decode bytes that may lack their padding; raise ``ValueError`` if they are malformed."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def read_keys(public: str, secret: str) -> PushKeys:
    """Read the keys of a subscription; raise ``ValueError`` if they cannot be used."""
    found = PushKeys(from_base64url(public), from_base64url(secret))
    if len(found.public) != _POINT or len(found.secret) != _SECRET:
        raise ValueError("keys of the wrong size")
    ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, found.public)
    return found


def new_private_key() -> bytes:
    """Create a private key for the server's identification."""
    return ec.generate_private_key(_CURVE).private_numbers().private_value.to_bytes(32, "big")


def public_key(private: bytes) -> bytes:
    """Return the public key of a private one, as browsers expect it."""
    return _point(_private(private))


def encrypt(message: bytes, keys: PushKeys, *, private: bytes = b"", salt: bytes = b"") -> bytes:
    """Encrypt a message for a subscription; the private key and the salt are new unless given."""
    if len(message) > LONGEST:
        raise ValueError(f"a message has at most {LONGEST} bytes")
    own = _private(private) if private else ec.generate_private_key(_CURVE)
    salt = salt or secrets.token_bytes(16)
    browser = ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, keys.public)
    info = b"WebPush: info\0" + keys.public + _point(own)
    shared = _derive(own.exchange(ec.ECDH(), browser), keys.secret, info, 32)
    key = _derive(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(shared, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + _RECORD.to_bytes(4, "big") + bytes([_POINT]) + _point(own)
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


def authorization(private: bytes, origin: str, contact: str, now: float) -> str:
    """Return the header that identifies this server to a push service.

    Args:
        private: The server's private key.
        origin: The origin of the push service.
        contact: An address of the operator; may be empty.
        now: The time of day, as Unix time.
    """
    claims: dict[str, object] = {"aud": origin, "exp": int(now) + _VALID}
    if contact:
        claims["sub"] = contact
    head = {"typ": "JWT", "alg": "ES256"}
    signed = ".".join(base64url(json.dumps(part).encode()) for part in (head, claims))
    one, other = decode_dss_signature(_private(private).sign(signed.encode(), ec.ECDSA(SHA256())))
    signature = one.to_bytes(32, "big") + other.to_bytes(32, "big")
    return f"vapid t={signed}.{base64url(signature)}, k={base64url(public_key(private))}"


def _private(private: bytes) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(private, "big"), _CURVE)


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
