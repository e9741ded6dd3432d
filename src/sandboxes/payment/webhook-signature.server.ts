import { createHmac, timingSafeEqual } from "node:crypto";

export const signatureHeader = "farwave-sandbox-signature";

/** An older signature is refused, so that a recorded webhook cannot be played again later. */
const toleranceSeconds = 300;

/** `t=<unix>,v1=<hex HMAC-SHA256(secret, t + "." + rawBody)>` */
export function signWebhook(secret: string, body: string | Buffer, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${mac(secret, String(seconds), body)}`;
}

/** Answers why a signature is not to be trusted, or nothing when it is. */
export function distrust(secret: string, body: Buffer, header: string | undefined, now: Date): string | undefined {
  const [, seconds, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? "") ?? [];
  if (!seconds || !given) return `no readable ${signatureHeader}`;
  if (!timingSafeEqual(Buffer.from(given, "hex"), Buffer.from(mac(secret, seconds, body), "hex")))
    return "wrong signature";
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > toleranceSeconds) return "signature too old";
  return undefined;
}

function mac(secret: string, seconds: string, body: string | Buffer): string {
  return createHmac("sha256", secret).update(`${seconds}.`).update(body).digest("hex");
}
