import { createHash } from "node:crypto";
import webPush from "web-push";
import { post, usualPatienceMs } from "../post.server.ts";
import { canReceive } from "./can-receive.server.ts";
import { pushPayload } from "./push-payload.ts";
import { PushUnavailable, type PushSender } from "./push-sender.ts";
import type { VapidKeys } from "./vapid-keys.server.ts";

type WebPushAccess = {
  keys: VapidKeys;
  /** The e-mail address where push services can contact us. */
  contact: string;
  /** For a test double of all push services. */
  standIn?: string;
  patienceMs?: number;
};

/**
 * Encrypts for one browser and sends to its push service. Endpoints of unknown services are never called
 * (is-push-subscription.ts). Errors contain the host alone: the rest of an endpoint is a secret.
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
 * At most 32 characters of base64url (RFC 8030 5.4): a message still queued for a device is replaced by the next with
 * its tag.
 */
function topicOf(tag: string): string {
  return createHash("sha256").update(tag).digest("base64url").slice(0, 32);
}
