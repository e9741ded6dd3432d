import { serverEnvironment, serverFile, serverFlags } from "../launch/server-flags.mjs";
import { openChild, startChild, type Child } from "./child.ts";
import { freePorts } from "./free-ports.ts";

export type OpenShop = Child & { origin: string };

// one visitor asks for more here than any address may in a minute
const unlimited = "1000000000";

/** The real shop, as `npm start` opens it, in a process of its own. */
export async function openShop(dataFolder: string, chosen: Record<string, string> = {}): Promise<OpenShop> {
  const settings = { ...(await settingsOn(dataFolder)), ...chosen };
  const origin = settings.SHOP_ORIGIN;
  const shop = startChild(serverFile, { ...settings, ...serverEnvironment }, serverFlags);
  await untilReady(`${origin}/readyz`, shop);
  return { ...shop, origin };
}

/** Another program that opens the shop inside itself, started as the shop is. */
export async function openShopIn(file: string, dataFolder: string): Promise<Child> {
  return openChild(file, { ...(await settingsOn(dataFolder)), ...serverEnvironment }, serverFlags);
}

async function settingsOn(dataFolder: string) {
  const [port, sandboxPort, supplierPort] = await freePorts(3);
  return {
    DATA_DIR: dataFolder,
    HOST: "127.0.0.1",
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    SUPPLIER_PORT: String(supplierPort),
    SHOP_ORIGIN: `http://127.0.0.1:${port}`,
    LOG_LEVEL: "warn",
    // each buyer has an address of their own (processes/buyers.ts)
    TRUSTED_PROXIES: "1",
    READ_CALLS_PER_MINUTE: unlimited,
    WRITE_CALLS_PER_MINUTE: unlimited,
    COSTLY_CALLS_PER_MINUTE: unlimited,
    COMPUTE_CALLS_PER_MINUTE: unlimited,
    GUESSES_PER_MINUTE: unlimited,
    HELD_ORDERS: "1000000",
    HELD_PIECES: "1000000",
  };
}

async function untilReady(url: string, shop: Child): Promise<void> {
  for (;;) {
    const answer = await Promise.race([fetch(url).catch(() => undefined), shop.untimelyEnd]);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
