/** A browser's PushSubscription (keys in base64url); is-push-subscription.ts validates it. */
export type PushSubscription = { endpoint: string; p256dh: string; auth: string };

/**
 * What the service worker shows. `url`: the path that a click opens; a message replaces an earlier one with the same
 * `tag`. At most 3,072 bytes as JSON.
 */
export type PushMessage = { title: string; body: string; url: string; tag: string };

export type PushWish = {
  subscription: PushSubscription;
  message: PushMessage;
  /** How long the push service stores it for a device that is off; 0 to 2,419,200 (28 days). */
  ttlSeconds: number;
  /** RFC 8030 5.3: `high` wakes a phone with a low battery, `very-low` waits for power and Wi-Fi. */
  urgency: "very-low" | "low" | "normal" | "high";
};

/**
 * The push service was unreachable or did not accept the message: a retry may deliver it twice, shown once because of
 * the tag.
 */
export class PushUnavailable extends Error {}

/** Sends messages to browsers while the shop's page is closed (RFC 8030, 8291, 8292). */
export interface PushSender {
  readonly name: "sandbox" | "web-push";
  /** The applicationServerKey for `pushManager.subscribe`, base64url. Constant for a given APP_SECRET. */
  readonly publicKey: string;
  /** `gone`: unsubscribed or invalid; the subscription must be deleted. Throws `PushUnavailable`. */
  sendPush(wish: PushWish): Promise<"sent" | "gone">;
}
