"""A software security key for tests: it stores ES256 keys and signs what a browser would sign."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import struct
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def b64(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


def unb64(content: str) -> bytes:
    return base64.urlsafe_b64decode(content + "=" * (-len(content) % 4))


@dataclass
class Key:
    """One passkey on the device."""

    private: ec.EllipticCurvePrivateKey
    site: str
    user: bytes
    id: bytes = field(default_factory=lambda: os.urandom(16))
    count: int = 0


class Authenticator:
    """A device with a browser on a page of some origin."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.keys: list[Key] = []

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """Do ``navigator.credentials.create`` with ``toJSON``; no attestation."""
        assert any(each["alg"] == -7 for each in options["pubKeyCredParams"])
        assert not {each["id"] for each in options.get("excludeCredentials", [])} & {
            b64(key.id) for key in self.keys
        }
        key = Key(ec.generate_private_key(ec.SECP256R1()), options["rp"]["id"], unb64(options["user"]["id"]))
        self.keys.append(key)
        point = key.private.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        data = self._data(key, PRESENT | VERIFIED | ATTESTED)
        data += bytes(16) + struct.pack(">H", len(key.id)) + key.id + cbor2.dumps(cose)
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options["challenge"])
        return {
            "id": b64(key.id),
            "rawId": b64(key.id),
            "type": "public-key",
            "authenticatorAttachment": "platform",
            "clientExtensionResults": {},
            "response": {
                "clientDataJSON": b64(client),
                "attestationObject": b64(attestation),
                "transports": ["internal"],
            },
        }

    def get(self, options: dict[str, Any], *, forged: bool = False) -> dict[str, Any]:
        """Do ``navigator.credentials.get`` with ``toJSON``; ``forged``: signed with another key."""
        key = next(each for each in self.keys if each.site == options["rpId"])
        key.count += 1
        data = self._data(key, PRESENT | VERIFIED)
        client = self._client("webauthn.get", options["challenge"])
        private = ec.generate_private_key(ec.SECP256R1()) if forged else key.private
        signature = private.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return {
            "id": b64(key.id),
            "rawId": b64(key.id),
            "type": "public-key",
            "clientExtensionResults": {},
            "response": {
                "clientDataJSON": b64(client),
                "authenticatorData": b64(data),
                "signature": b64(signature),
                "userHandle": b64(key.user),
            },
        }

    def _data(self, key: Key, flags: int) -> bytes:
        return hashlib.sha256(key.site.encode()).digest() + bytes([flags]) + struct.pack(">I", key.count)

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()
