"""Push subscriptions of a browser."""

from __future__ import annotations

from typing import Annotated

import msgspec

from canasta.wire.base import Wire
from canasta.wire.people import ClientRequest

_Key = Annotated[str, msgspec.Meta(max_length=100, pattern="^[A-Za-z0-9_=-]+$")]


class SubscriptionKeys(Wire):
    """The keys of a ``PushSubscription``, as its JSON form names them."""

    p256dh: _Key
    auth: _Key


class NewPush(ClientRequest):
    """A browser's ``PushSubscription``: notifications for this session are sent there."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    keys: SubscriptionKeys


class PushInfo(Wire):
    """The key for ``pushManager.subscribe``, and whether this session has a subscription."""

    key: str
    on: bool
