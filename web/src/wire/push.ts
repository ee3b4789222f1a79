// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

/** A browser's ``PushSubscription``: notifications for this session are sent there. */
export interface NewPush {
  endpoint: string;
  keys: SubscriptionKeys;
}

/** The key for ``pushManager.subscribe``, and whether this session has a subscription. */
export interface PushInfo {
  key: string;
  on: boolean;
}

/** The keys of a ``PushSubscription``, as its JSON form names them. */
export interface SubscriptionKeys {
  p256dh: string;
  auth: string;
}
