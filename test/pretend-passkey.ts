import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const hash = (data: string | Buffer) => createHash("sha256").update(data).digest();
const base64url = (data: Buffer | string) => Buffer.from(data).toString("base64url");

/** CBOR (RFC 8949), as far as an attestation needs it: small numbers, texts, bytes and maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, size: number) =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  if (typeof value === "number") return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([name, inner]) => [cbor(name), cbor(inner as never)]),
  ]);
}

type Options = { challenge: string };

/**
 * A phone that makes and uses one passkey (WebAuthn level 3, ES256, no attestation); `origin` is the site that it
 * believes to be on.
 */
export function pretendPasskey(
  origin: string,
  { counter = 0, verifies = true }: { counter?: number; verifies?: boolean } = {},
) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x, y } = publicKey.export({ format: "jwk" }) as { x: string; y: string };
  const id = randomBytes(16);
  let used = counter;
  const clientData = (type: string, { challenge }: Options) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (attested: Buffer = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(used);
    // user present, user verified, attested data included
    const flags = 0x01 | (verifies ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0);
    return Buffer.concat([hash(new URL(origin).hostname), Buffer.from([flags]), count, attested]);
  };
  const credential = (response: object) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: "public-key" as const,
    response,
  });
  return {
    create(options: Options) {
      const key = cbor(
        new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, "base64url")],
          [-3, Buffer.from(y, "base64url")],
        ]),
      );
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestation = cbor(
        new Map<string, unknown>([
          ["fmt", "none"],
          ["attStmt", new Map()],
          ["authData", authenticatorData(attested)],
        ]),
      );
      return credential({
        clientDataJSON: base64url(clientData("webauthn.create", options)),
        attestationObject: base64url(attestation),
        transports: ["internal"],
      });
    },
    get(options: Options) {
      used += counter === 0 ? 0 : 1;
      const [data, said] = [authenticatorData(), clientData("webauthn.get", options)];
      const signature = sign("sha256", Buffer.concat([data, hash(said)]), privateKey);
      return credential({
        clientDataJSON: base64url(said),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      });
    },
    rewind: () => void (used = 0),
    /** The same passkey for a browser's virtual authenticator (`WebAuthn.addCredential`), which goes on using it. */
    kept: (user: { id: string }) => ({
      credentialId: id.toString("base64"),
      isResidentCredential: true,
      rpId: new URL(origin).hostname,
      privateKey: privateKey.export({ format: "der", type: "pkcs8" }).toString("base64"),
      userHandle: Buffer.from(user.id, "base64url").toString("base64"),
      signCount: used,
    }),
  };
}
