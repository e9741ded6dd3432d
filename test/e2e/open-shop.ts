import { chmodSync, rmSync } from "node:fs";
import { startFarwave } from "../../src/compose/shop.server.ts";
import { shopFolder, shopPort } from "./setting.ts";

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
  ...limits,
});
const leave = () =>
  void stop().then(() => {
    rmSync(shopFolder, { recursive: true, force: true });
    process.exit(0);
  });
process.once("SIGTERM", leave);
process.once("SIGINT", leave);
