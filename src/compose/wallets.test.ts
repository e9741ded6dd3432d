import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ConfigError, readConfig } from "../platform/config.server.ts";
import { openWallets } from "./wallets.server.ts";

const folder = mkdtempSync(join(tmpdir(), "farwave-wallets-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const key = file(
  "key.json",
  JSON.stringify({ client_email: "a@b.example", private_key: privateKey.export({ type: "pkcs8", format: "pem" }) }),
);
const opened = (environment: Record<string, string>) =>
  openWallets(readConfig({ APP_SECRET: "0123456789abcdef".repeat(4), ...environment }), "https://shop.example.com");
const issuer = { WALLET_GOOGLE_ISSUER: "3388000000022222222" };

test("a wallet is offered where its keys are set, and by no copy of a shop", () => {
  expect(opened({})).toEqual([]);
  expect(opened({ ...issuer, WALLET_GOOGLE_KEY: key }).map(({ name }) => name)).toEqual(["google"]);
  expect(opened({ ...issuer, WALLET_GOOGLE_KEY: key, COPY_OF_SHOP: "1" })).toEqual([]);
});

test.each([
  [{ WALLET_GOOGLE_KEY: key }, "WALLET_GOOGLE_KEY: goes with WALLET_GOOGLE_ISSUER"],
  [issuer, "WALLET_GOOGLE_KEY: goes with WALLET_GOOGLE_ISSUER"],
  [{ ...issuer, WALLET_GOOGLE_KEY: join(folder, "nowhere.json") }, "cannot be read"],
  [{ ...issuer, WALLET_GOOGLE_KEY: file("pem.json", "-----BEGIN") }, "no JSON"],
  [{ ...issuer, WALLET_GOOGLE_KEY: file("other.json", "{}") }, "no service account's key"],
])("%j stops the start, and says why", (environment, why) => {
  expect(() => opened(environment as Record<string, string>)).toThrow(ConfigError);
  expect(() => opened(environment as Record<string, string>)).toThrow(why);
});
