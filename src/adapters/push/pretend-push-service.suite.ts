import { createDecipheriv, createPublicKey, hkdfSync, verify, type ECDH } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { listening } from "../payment/payment-gateway-world.suite.ts";
import type { PushMessage } from "./push-sender.ts";

type Heard = { headers: IncomingMessage["headers"]; path: string; body: Buffer };
const rightHeaders: Record<string, RegExp> = {
  "content-encoding": /^aes128gcm$/,
  "content-type": /^application\/octet-stream$/,
  ttl: /^\d+$/,
  urgency: /^(very-low|low|normal|high)$/,
  topic: /^[\w-]{1,32}$/,
};

/**
 * Stands in for a browser maker's push service (RFC 8030): takes what is right, at …/gone nobody listens, …/unavailable
 * is out of order.
 */
export async function pretendPushService() {
  const heard: Heard[] = [];
  let instead: ((response: ServerResponse) => void) | undefined;
  const server = await listening((request, response) => void answer(request, response));
  return {
    origin: `http://127.0.0.1:${server.port}`,
    heard,
    close: () => server.close(),
    says: (how: typeof instead) => void (instead = how),
  };

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = request.url!;
    const body = Buffer.concat((await request.toArray()) as Buffer[]);
    if (instead) return instead(response);
    if (path.endsWith("/gone")) return response.writeHead(410).end();
    if (path.endsWith("/unavailable")) return response.writeHead(503).end();
    const wrong =
      request.method !== "POST" ||
      body.length > 4_096 ||
      Object.entries(rightHeaders).some(([name, right]) => !right.test(String(request.headers[name])));
    if (wrong) return response.writeHead(400).end();
    heard.push({ headers: request.headers, path, body });
    return response.writeHead(201).end();
  }
}

/**
 * What the browser reads (RFC 8188 and 8291, with node:crypto alone): salt, record size, the sender's key, one record.
 */
export function decrypted(body: Buffer, { keys, auth }: { keys: ECDH; auth: Buffer }): PushMessage {
  const [salt, idLength] = [body.subarray(0, 16), body[20]!];
  const theirs = body.subarray(21, 21 + idLength);
  const secret = keys.computeSecret(theirs);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), theirs]);
  const material = Buffer.from(hkdfSync("sha256", secret, auth, info, 32));
  const derived = (name: string, length: number) =>
    Buffer.from(hkdfSync("sha256", material, salt, `Content-Encoding: ${name}\0`, length));
  const record = body.subarray(21 + idLength);
  const cipher = createDecipheriv("aes-128-gcm", derived("aes128gcm", 16), derived("nonce", 12));
  cipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString("utf8")) as PushMessage;
}

/** What the sender says of itself (RFC 8292), when its signature is right. */
export function vapidClaims(
  { headers }: Heard,
  publicKey: string,
): { aud: string; exp: number; sub: string } | undefined {
  const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? "") ?? [];
  const [head, claims, signature] = token?.split(".") ?? [];
  const point = Buffer.from(publicKey, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const signer = { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" as const };
  const right =
    key === publicKey &&
    verify("sha256", Buffer.from(`${head}.${claims}`), signer, Buffer.from(signature!, "base64url"));
  return right ? JSON.parse(Buffer.from(claims!, "base64url").toString()) : undefined;
}
