import { createHash } from "node:crypto";
import webPush from "web-push";
import { post, usualPatienceMs } from "../post.server.ts";
import { canReceive } from "./can-receive.server.ts";
import { pushPayload } from "./push-payload.ts";
import { PushUnavailable, type PushSender } from "./push-sender.ts";
import type { VapidKeys } from "./vapid-keys.server.ts";

type WebPushAccess = {
  keys: VapidKeys;
  /** Where a push service reaches us when we do something wrong: an e-mail address. */
  contact: string;
  /** For a server that stands in for all push services. */
  standIn?: string;
  patienceMs?: number;
};

/**
 * Encrypts for the one browser and hands to its push service. Endpoints that are no known push service are never called
 * (is-push-subscription.ts). Errors name the host alone: whoever knows the rest of an endpoint could try to send there.
 */
export function webPushSender({
  keys: { publicKey, privateKey },
  contact,
  standIn,
  patienceMs = usualPatienceMs,
}: WebPushAccess): PushSender {
  return {
    name: "web-push",
    publicKey,
    async sendPush({ subscription, message, ttlSeconds, urgency }) {
      const payload = pushPayload(message);
      if (!canReceive(subscription)) return "gone";
      const endpoint = new URL(subscription.endpoint);
      const { cipherText } = webPush.encrypt(subscription.p256dh, subscription.auth, payload, "aes128gcm");
      const { Authorization } = webPush.getVapidHeaders(
        endpoint.origin,
        `mailto:${contact}`,
        publicKey,
        privateKey,
        "aes128gcm",
      );
      const status = await handedOver(endpoint, cipherText, {
        authorization: Authorization,
        "content-type": "application/octet-stream",
        "content-encoding": "aes128gcm",
        ttl: String(ttlSeconds),
        urgency,
        topic: topicOf(message.tag),
      });
      if (status === 404 || status === 410) return "gone";
      if (status < 200 || status > 299) throw new PushUnavailable(`${endpoint.host} answered HTTP ${status}`);
      return "sent";
    },
  };

  async function handedOver(endpoint: URL, body: Buffer, headers: Record<string, string>): Promise<number> {
    const url = standIn ? new URL(endpoint.pathname + endpoint.search, standIn) : endpoint;
    try {
      return (await post(url, body, headers, { patienceMs })).status;
    } catch (error) {
      throw new PushUnavailable(`${endpoint.host}: ${(error as Error).message}`, { cause: error });
    }
  }
}

/**
 * 32 characters of base64url at most (RFC 8030 5.4): a message that still waits for its device is replaced by the next
 * of its tag.
 */
function topicOf(tag: string): string {
  return createHash("sha256").update(tag).digest("base64url").slice(0, 32);
}
