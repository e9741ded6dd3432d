import { ECDH } from "node:crypto";
import { isPushSubscription } from "./is-push-subscription.ts";
import type { PushSubscription } from "./push-sender.ts";

/** Whether a message can be encrypted for it at all: a point that is not on the curve did not come from a browser. */
export function canReceive(subscription: PushSubscription): boolean {
  if (!isPushSubscription(subscription)) return false;
  try {
    return Boolean(ECDH.convertKey(subscription.p256dh, "prime256v1", "base64url"));
  } catch {
    return false;
  }
}
