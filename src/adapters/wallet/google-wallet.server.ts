import { createPrivateKey, sign, type KeyObject } from "node:crypto";
import { languageFacts } from "../../kernel/language.ts";
import type { Wallet, WalletPass } from "./wallet.ts";

/** `keyFile`: the JSON of a service account, as Google Cloud gives it; `issuer`: of the Google Pay & Wallet Console. */
type Account = { issuer: string; keyFile: string; shopOrigin: string };

/**
 * Google Wallet's generic pass, in a signed JWT behind its "save" address
 * (developers.google.com/wallet/generic/use-cases/jwt). Class and object travel along, so that nothing is registered before.
 */
export function googleWallet({ issuer, keyFile, shopOrigin }: Account): Wallet {
  const { email, key } = serviceAccount(keyFile);
  return {
    name: "google",
    made(pass, now) {
      const classId = `${issuer}.esim`;
      const claims = {
        iss: email,
        aud: "google",
        typ: "savetowallet",
        iat: Math.floor(now.getTime() / 1000),
        origins: [shopOrigin],
        payload: {
          genericClasses: [{ id: classId }],
          genericObjects: [objectOf(pass, { issuer, classId, shopOrigin })],
        },
      };
      return new URL(`https://pay.google.com/gp/v/save/${jwt(claims, key)}`);
    },
  };
}

function objectOf(
  pass: WalletPass,
  { issuer, classId, shopOrigin }: { issuer: string; classId: string; shopOrigin: string },
) {
  const said = (value: string) => ({ defaultValue: { language: languageFacts[pass.language].html, value } });
  return {
    id: `${issuer}.${pass.id}`,
    classId,
    state: "ACTIVE",
    cardTitle: said(pass.name),
    header: said(pass.title),
    hexBackgroundColor: "#0a1f44",
    logo: { sourceUri: { uri: `${shopOrigin}/art/apple-touch-icon.png` } },
    textModulesData: pass.facts.map(({ name, value }) => ({ header: name, body: value })),
    linksModuleData: { uris: [{ uri: pass.page.address, description: pass.page.label }] },
    validTimeInterval: { end: { date: pass.ends.toISOString() } },
  };
}

/** RFC 7515, RS256. */
function jwt(claims: object, key: KeyObject): string {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString("base64url");
  const signed = `${part({ alg: "RS256", typ: "JWT" })}.${part(claims)}`;
  return `${signed}.${sign("RSA-SHA256", Buffer.from(signed), key).toString("base64url")}`;
}

/** Throws where it is not what Google gives; its message holds nothing of the key. */
function serviceAccount(keyFile: string): { email: string; key: KeyObject } {
  const { client_email: email, private_key: pem } = parsed(keyFile);
  if (typeof email !== "string" || typeof pem !== "string") throw new TypeError("no service account's key");
  const key = privateKey(pem);
  if (key?.asymmetricKeyType !== "rsa") throw new TypeError("its private_key is no RSA key");
  return { email, key };
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw new TypeError("no JSON");
  }
}

function privateKey(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem);
  } catch {
    return undefined;
  }
}
