import { readFileSync } from "node:fs";
import type pg from "pg";
import { es2plusSupplier } from "../adapters/supply/es2plus/es2plus-supplier.server.ts";
import type { EsimSupplier } from "../adapters/supply/esim-supplier.ts";
import { resellerSupplier } from "../adapters/supply/reseller/reseller-supplier.server.ts";
import { derivedSecret, type Config } from "../platform/config.server.ts";
import type { Log } from "../platform/log.server.ts";
import { startSandboxSupplier, type SandboxSupplierServer } from "../sandboxes/supply/supplier-server.server.ts";
import { sandboxSmdp } from "../sandboxes/supply/supplier.server.ts";

type SupplySide = { suppliers: EsimSupplier[]; phone?: SandboxSupplierServer; close: () => Promise<void> };

type Needs = { config: Config; pool: pg.Pool; log: Log; clock: () => Date; shopOrigin: string };

/** The configured suppliers besides our own pool; in a demo the sandbox stands in for them, on its own port. */
export async function openSupply(needs: Needs): Promise<SupplySide> {
  const real = [...realSuppliers(needs)];
  const missing = (["reseller", "es2plus"] as const).filter((name) => !real.some((supplier) => supplier.name === name));
  if (needs.config.SHOP_MODE === "production" || missing.length === 0)
    return { suppliers: real, close: async () => {} };
  const { config, pool, log, clock, shopOrigin } = needs;
  const keys = { key: "farwave", secret: derivedSecret(config, "sandbox reseller") };
  const notificationSecret = config.ES2PLUS_NOTIFICATION_SECRET ?? derivedSecret(config, "sandbox es2plus");
  const phone = await startSandboxSupplier({
    database: pool,
    ...(config.SUPPLIER_ORIGIN && { origin: config.SUPPLIER_ORIGIN }),
    // the highest ports have none after them
    port: config.SUPPLIER_PORT ?? (config.PORT > 65_533 ? config.PORT - 1 : config.PORT + 2),
    host: config.HOST,
    shopOrigin,
    keys,
    notificationSecret,
    failureRate: config.SANDBOX_SUPPLIER_FAILURE_RATE,
    now: clock,
    log,
  });
  const { origin } = phone;
  const played: EsimSupplier[] = [
    resellerSupplier({ origin, now: clock, ...keys, notifications: "signed" }),
    es2plusSupplier({
      origin,
      requester: "FARWAVE",
      smdpAddress: sandboxSmdp,
      secret: derivedSecret(config, "matching ids"),
      notificationSecret,
    }),
  ];
  return {
    suppliers: [...real, ...played.filter(({ name }) => (missing as string[]).includes(name))],
    phone,
    close: () => phone.close(),
  };
}

function* realSuppliers({ config, clock }: Needs): Iterable<EsimSupplier> {
  if (config.RESELLER_URL) {
    yield resellerSupplier({
      origin: config.RESELLER_URL,
      key: config.RESELLER_KEY!,
      secret: config.RESELLER_SECRET!,
      notifications: config.RESELLER_NOTIFICATIONS,
      now: clock,
    });
  }
  if (config.ES2PLUS_URL) {
    const pem = (file: string | undefined) => (file === undefined ? undefined : readFileSync(file, "utf8"));
    yield es2plusSupplier({
      origin: config.ES2PLUS_URL,
      requester: config.ES2PLUS_REQUESTER!,
      smdpAddress: config.ES2PLUS_SMDP_ADDRESS!,
      secret: derivedSecret(config, "matching ids"),
      notificationSecret: config.ES2PLUS_NOTIFICATION_SECRET!,
      tls: {
        cert: pem(config.ES2PLUS_CERTIFICATE),
        key: pem(config.ES2PLUS_CERTIFICATE_KEY),
        ca: pem(config.ES2PLUS_AUTHORITY),
      },
    });
  }
}
