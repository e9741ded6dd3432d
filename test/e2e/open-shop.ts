import { generateKeyPairSync } from "node:crypto";
import { chmodSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { applePassType, appleTeam, pretendApple } from "../../src/adapters/wallet/pretend-apple.suite.ts";
import { shopFolder, shopPort } from "./setting.ts";

// the bundle, which is what is sold
const { startFarwave } = (await import(
  new URL("../../dist/server/shop/shop.server.js", import.meta.url).href
)) as typeof import("../../src/compose/shop.server.ts");

/** The built shop, as `npm start` opens it, in a folder that goes with it. */
chmodSync(shopFolder, 0o755);
const limits = {
  READ_CALLS_PER_MINUTE: "100000",
  CLICKS_PER_MINUTE: "100000",
  WRITE_CALLS_PER_MINUTE: "100000",
  COSTLY_CALLS_PER_MINUTE: "100000",
  COMPUTE_CALLS_PER_MINUTE: "100000",
  GUESSES_PER_MINUTE: "100000",
  NETWORK_TRIES: "1000",
  HELD_ORDERS: "100000",
  HELD_PIECES: "100000",
};
/** A service account that Google does not know: its passes can be read, and kept nowhere. */
const walletKey = join(shopFolder, "wallet.json");
const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
writeFileSync(
  walletKey,
  JSON.stringify({
    client_email: "passes@farwave.example",
    private_key: privateKey.export({ type: "pkcs8", format: "pem" }),
  }),
);
/** Nor does an iPhone know this authority. */
const apple = pretendApple();
const appleFile = (name: string, content: string | Buffer) => {
  writeFileSync(join(shopFolder, name), content);
  return join(shopFolder, name);
};
const { stop } = await startFarwave({
  HOST: "127.0.0.1",
  PORT: String(shopPort),
  DATA_DIR: shopFolder,
  LOG_LEVEL: "warn",
  SANDBOX_PENDING_SECONDS: "2",
  DELIVERY_RETRY_SECONDS: "2,2",
  // a journey on a busy machine is about what the network says, not about how fast
  NETWORK_PATIENCE_MS: "20000",
  // a journey says where it comes from, as a proxy in front would
  TRUSTED_PROXIES: "1",
  COUNTRY_HEADER: "x-country",
  WALLET_GOOGLE_ISSUER: "3388000000022222222",
  WALLET_GOOGLE_KEY: walletKey,
  WALLET_APPLE_PASS_TYPE: applePassType,
  WALLET_APPLE_TEAM: appleTeam,
  WALLET_APPLE_CERTIFICATE: appleFile("apple-certificate.pem", apple.files.certificate),
  WALLET_APPLE_KEY: appleFile("apple-key.pem", apple.files.key),
  WALLET_APPLE_WWDR: appleFile("apple-wwdr.cer", apple.files.wwdr),
  ...limits,
  ...(process.env.E2E_SETTINGS && (JSON.parse(process.env.E2E_SETTINGS) as Record<string, string>)),
});
const leave = () =>
  void stop().then(() => {
    rmSync(shopFolder, { recursive: true, force: true });
    process.exit(0);
  });
process.once("SIGTERM", leave);
process.once("SIGINT", leave);
