/**
 * Where a browser wants to be told, as its PushSubscription says (keys in base64url); is-push-subscription.ts says
 * which are taken.
 */
export type PushSubscription = { endpoint: string; p256dh: string; auth: string };

/**
 * What the service worker shows. `url`: the path that a click opens; a message takes the place of an earlier one with
 * its `tag`. All in at most 3,072 bytes as JSON.
 */
export type PushMessage = { title: string; body: string; url: string; tag: string };

export type PushWish = {
  subscription: PushSubscription;
  message: PushMessage;
  /** For how long the push service keeps it for a device that is off; 0 to 2,419,200 (28 days). */
  ttlSeconds: number;
  /** RFC 8030 5.3: `high` wakes a phone with a low battery, `very-low` waits for power and Wi-Fi. */
  urgency: "very-low" | "low" | "normal" | "high";
};

/**
 * The push service could not be reached or did not take the message: it may be tried again, and then may come twice, as
 * one with the same tag.
 */
export class PushUnavailable extends Error {}

/** Tells browsers something while the shop's page is closed (RFC 8030, 8291, 8292). */
export interface PushSender {
  readonly name: "sandbox" | "web-push";
  /**
   * Base64url: what the browser's `pushManager.subscribe` needs as applicationServerKey. The same for as long as
   * APP_SECRET is.
   */
  readonly publicKey: string;
  /**
   * `gone`: nobody listens there any more, or nobody ever could; the subscription must be deleted. Throws
   * `PushUnavailable`.
   */
  sendPush(wish: PushWish): Promise<"sent" | "gone">;
}
