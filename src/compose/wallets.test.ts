import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
// read beforehand: its library leaves a VIPSHOME in the environment
import "sharp";
import { afterAll, expect, test } from "vitest";
import { applePassType, appleTeam, pretendApple } from "../adapters/wallet/pretend-apple.suite.ts";
import { ConfigError, readConfig } from "../platform/config.server.ts";
import { openWallets } from "./wallets.server.ts";

const folder = mkdtempSync(join(tmpdir(), "farwave-wallets-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, content: string | Buffer) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const key = file(
  "key.json",
  JSON.stringify({ client_email: "a@b.example", private_key: privateKey.export({ type: "pkcs8", format: "pem" }) }),
);
const now = new Date("2026-11-21T08:00:00Z");
const opened = async (environment: Record<string, string>) =>
  openWallets(
    readConfig({ APP_SECRET: "0123456789abcdef".repeat(4), ...environment }),
    "https://shop.example.com",
    now,
  );
const issuer = { WALLET_GOOGLE_ISSUER: "3388000000022222222" };

/** Settings with the files of a certificate. */
function appleOf(name: string, { files }: ReturnType<typeof pretendApple>) {
  return {
    WALLET_APPLE_PASS_TYPE: applePassType,
    WALLET_APPLE_TEAM: appleTeam,
    WALLET_APPLE_CERTIFICATE: file(`${name}-certificate.pem`, files.certificate),
    WALLET_APPLE_KEY: file(`${name}-key.pem`, files.key),
    WALLET_APPLE_WWDR: file(`${name}-wwdr.cer`, files.wwdr),
  };
}
const apple = appleOf("right", pretendApple());
const other = appleOf("other", pretendApple());
const [encrypted, elliptic] = [
  generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({
    type: "pkcs8",
    format: "pem",
    cipher: "aes-256-cbc",
    passphrase: "hunter2",
  }),
  generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ type: "pkcs8", format: "pem" }),
].map(String);

test("a wallet is offered where its keys are set, and by no copy of a shop", async () => {
  const names = async (environment: Record<string, string>) => (await opened(environment)).map(({ name }) => name);
  const google = { ...issuer, WALLET_GOOGLE_KEY: key };
  expect(await names({})).toEqual([]);
  expect(await names(google)).toEqual(["google"]);
  expect(await names(apple)).toEqual(["apple"]);
  expect(await names({ ...google, ...apple })).toEqual(["apple", "google"]);
  expect(await names({ ...google, ...apple, COPY_OF_SHOP: "1" })).toEqual([]);
});

const refusal = async (environment: Record<string, string>) =>
  opened(environment).then(
    () => "opened",
    (error: unknown) => (error instanceof ConfigError ? error.message : error),
  );

test.each([
  [{ WALLET_GOOGLE_KEY: key }, "WALLET_GOOGLE_KEY: goes with WALLET_GOOGLE_ISSUER"],
  [issuer, "WALLET_GOOGLE_KEY: goes with WALLET_GOOGLE_ISSUER"],
  [{ ...issuer, WALLET_GOOGLE_KEY: join(folder, "nowhere.json") }, "cannot be read"],
  [{ ...issuer, WALLET_GOOGLE_KEY: file("pem.json", "-----BEGIN") }, "no JSON"],
  [{ ...issuer, WALLET_GOOGLE_KEY: file("other.json", "{}") }, "no service account's key"],
])("%j stops the start, and says why", async (environment, why) => {
  expect(await refusal(environment as Record<string, string>)).toContain(why);
});

test.each(Object.keys(apple) as (keyof typeof apple)[])("%s alone, or missing alone, stops the start", async (part) => {
  const { [part]: only, ...rest } = apple;
  const [first, ...others] = Object.keys(rest);
  expect(await refusal({ [part]: only })).toBe(
    [first, ...others].map((missing) => `${missing}: needed with ${part}`).join("\n"),
  );
  expect(await refusal(rest)).toBe(`${part}: needed with ${first}`);
});

test.each([
  ["no such file", { WALLET_APPLE_CERTIFICATE: join(folder, "nowhere.pem") }, /CERTIFICATE: \S+: cannot be read$/],
  ["a key instead", { WALLET_APPLE_CERTIFICATE: apple.WALLET_APPLE_KEY }, /CERTIFICATE: \S+: no certificate$/],
  ["a text as intermediate", { WALLET_APPLE_WWDR: file("text.cer", "G4") }, /WWDR: \S+: no certificate$/],
  ["a certificate instead", { WALLET_APPLE_KEY: apple.WALLET_APPLE_CERTIFICATE }, /KEY: \S+: no private key in PEM/],
  ["a password", { WALLET_APPLE_KEY: file("locked.pem", encrypted!) }, /KEY: \S+: no private key in PEM without a/],
  ["another's key", { WALLET_APPLE_KEY: other.WALLET_APPLE_KEY }, /KEY: is not the key of WALLET_APPLE_CERTIFICATE$/],
  ["no RSA key", { WALLET_APPLE_KEY: file("ec.pem", elliptic!) }, /KEY: is not the key of WALLET_APPLE_CERTIFICATE$/],
  ["an intermediate that did not issue it", { WALLET_APPLE_WWDR: other.WALLET_APPLE_WWDR }, /WWDR: has not issued/],
  ["another pass type", { WALLET_APPLE_PASS_TYPE: "pass.example" }, /PASS_TYPE: is not that of/],
  ["another team", { WALLET_APPLE_TEAM: "A1B2C3D4E6" }, /TEAM: is not that of/],
  ["expired", appleOf("late", pretendApple({ to: "2026-11-21T08:00:00Z" })), /CERTIFICATE: expired on 2026-11-21$/],
  ["not valid yet", appleOf("early", pretendApple({ from: "2026-11-22" })), /CERTIFICATE: valid from 2026-11-22 only$/],
])("Apple's: %s stops the start with one sentence, which has nothing of the key", async (_, wrong, sentence) => {
  const said = await refusal({ ...apple, ...wrong });
  expect(said).toMatch(sentence);
  expect(said).toMatch(/^WALLET_APPLE_[^\n]+$/);
  expect(said).not.toMatch(/BEGIN|hunter2|asn1|OSSL/i);
});
