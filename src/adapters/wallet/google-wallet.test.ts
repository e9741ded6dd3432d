import { createPublicKey, generateKeyPairSync, verify } from "node:crypto";
import { expect, test } from "vitest";
import { googleWallet } from "./google-wallet.server.ts";
import { longPass as pass } from "./long-pass.suite.ts";
import type { WalletPass } from "./wallet.ts";

const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const pem = privateKey.export({ type: "pkcs8", format: "pem" });
const email = "passes@farwave-wallet.iam.gserviceaccount.com";
const keyFile = JSON.stringify({ type: "service_account", client_email: email, private_key: pem });
const account = { issuer: "3388000000022222222", keyFile, shopOrigin: "https://shop.example.com" };
const now = new Date("2026-11-21T08:00:00.400Z");

const addressOf = (kept: WalletPass) => googleWallet(account).made(kept, now) as URL;
const partsOf = (address: URL) => address.pathname.replace("/gp/v/save/", "").split(".") as [string, string, string];
const read = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString()) as Record<string, unknown>;

test("the address is Google's with a JWT as its reference says, signed by the service account (RS256)", () => {
  const address = addressOf(pass);
  expect(address.href).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w-]+\.[\w-]+\.[\w-]+$/);
  const [header, claims, signature] = partsOf(address);
  expect(read(header)).toEqual({ alg: "RS256", typ: "JWT" });
  expect(read(claims)).toMatchObject({
    iss: email,
    aud: "google",
    typ: "savetowallet",
    iat: 1_795_248_000,
    origins: ["https://shop.example.com"],
  });
  const signed = Buffer.from(`${header}.${claims}`);
  expect(
    verify(
      "RSA-SHA256",
      signed,
      createPublicKey(publicKey.export({ type: "spki", format: "pem" })),
      Buffer.from(signature, "base64url"),
    ),
  ).toBe(true);
  expect(
    verify("RSA-SHA256", Buffer.from(`${header}.${claims}x`), publicKey, Buffer.from(signature, "base64url")),
  ).toBe(false);
});

test("its object is a generic pass of a class that travels along: ids of the issuer, texts with their language, an end", () => {
  const { payload } = read(partsOf(addressOf(pass))[1]) as {
    payload: { genericClasses: object[]; genericObjects: object[] };
  };
  const said = (value: string) => ({ defaultValue: { language: "zh-HK", value } });
  expect(payload).toEqual({
    genericClasses: [{ id: "3388000000022222222.esim" }],
    genericObjects: [
      {
        id: "3388000000022222222.0123456789abcdef01234567",
        classId: "3388000000022222222.esim",
        state: "ACTIVE",
        cardTitle: said("Farwave eSIM"),
        header: said(pass.title),
        hexBackgroundColor: "#0a1f44",
        logo: { sourceUri: { uri: "https://shop.example.com/art/apple-touch-icon.png" } },
        textModulesData: pass.facts.map(({ name, value }) => ({ header: name, body: value })),
        linksModuleData: { uris: [{ uri: pass.page.address, description: pass.page.label }] },
        validTimeInterval: { end: { date: "2027-06-19T08:00:00.000Z" } },
      },
    ],
  });
});

test("the longest is no longer than 1,800 characters, which Google names as safe", () => {
  expect(addressOf(pass).href.length).toBeLessThanOrEqual(1800);
});

test.each([
  ["no JSON", "-----BEGIN PRIVATE KEY-----"],
  ["no service account's key", "{}"],
  ["no service account's key", JSON.stringify({ client_email: email })],
  ["its private_key is no RSA key", JSON.stringify({ client_email: email, private_key: "hunter2" })],
  [
    "its private_key is no RSA key",
    JSON.stringify({
      client_email: email,
      private_key: generateKeyPairSync("ed25519").privateKey.export({ type: "pkcs8", format: "pem" }),
    }),
  ],
])("%s: the shop does not start with it, and says nothing of it", (why, file) => {
  expect(() => googleWallet({ ...account, keyFile: file })).toThrow(new TypeError(why));
});
