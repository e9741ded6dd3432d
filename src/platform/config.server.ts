import { createHash } from "node:crypto";
import { resolve } from "node:path";
import type * as z from "zod";
import { chatContradictions } from "./chat-settings.server.ts";
import { walletPartsMissing } from "./esim-settings.server.ts";
import { identityPartsMissing } from "./identity-settings.server.ts";
import { keptSecret } from "./kept-secret.server.ts";
import { currenciesNotPayable, gatewaysOffered, stripeMinutes } from "./payment-offers.ts";
import { refusedInProduction } from "./production-settings.server.ts";
import { secret, Settings } from "./settings.server.ts";

export type Config = Omit<Settings, "APP_SECRET"> & {
  DEMO_SHOP: boolean;
  CONSOLE: boolean;
  appSecret: Buffer;
  dataFolder: string;
};

/** The name of the master key of documents that is derived from APP_SECRET. */
export const keyOfAppSecret = "app-secret";

/** Thrown with one sentence per wrong setting. */
export class ConfigError extends Error {}

/**
 * Reads and validates the settings; `environment` is process.env. Generates and stores a secret when none is set (never
 * in production).
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  );
  const result = Settings.safeParse(given);
  if (!result.success) throw new ConfigError([...new Set(result.error.issues.map(sentence))].join("\n"));
  const { APP_SECRET, ...settings } = result.data;
  const production = settings.SHOP_MODE === "production";
  const problems = [...(production ? refusedInProduction(result.data, given) : []), ...contradictions(settings)];
  if (problems.length > 0) throw new ConfigError([...new Set(problems)].join("\n"));
  const dataFolder = resolve(settings.DATA_DIR);
  return {
    ...settings,
    DEMO_SHOP: settings.DEMO_SHOP ?? !production,
    CONSOLE: settings.CONSOLE ?? !production,
    dataFolder,
    appSecret: Buffer.from(APP_SECRET ?? undamaged(keptSecret(dataFolder)), "hex"),
  };
}

/** Whether the state of our own pool's profiles is reported to us: by an SM-DP+, or in a demo by the pretend phone. */
export function isPoolReported({ SHOP_MODE, ES2PLUS_URL }: Pick<Config, "SHOP_MODE" | "ES2PLUS_URL">): boolean {
  return SHOP_MODE !== "production" || ES2PLUS_URL !== undefined;
}

function sentence(issue: z.core.$ZodIssue): string {
  const allowed = issue.code === "invalid_value" ? `one of ${issue.values.join(", ")}` : issue.message;
  return `${issue.path.join(".")}: ${allowed}`;
}

function* contradictions(settings: Omit<Settings, "APP_SECRET">) {
  if (settings.COUNTRY_HEADER && settings.TRUSTED_PROXIES === 0)
    yield "COUNTRY_HEADER: needs TRUSTED_PROXIES, or any visitor could write it";
  if (settings.DATABASE_SHOP_URL && !settings.DATABASE_URL) yield "DATABASE_URL: needed with DATABASE_SHOP_URL";
  if (settings.SANDBOX_PORT === settings.PORT) yield "SANDBOX_PORT: another port than PORT";
  if (settings.SMTP_PLAIN && !isThisMachine(settings.SMTP_URL))
    yield "SMTP_PLAIN: only with SMTP_URL=smtp://localhost or another loopback address";
  if (settings.SMTP_URL && new URL(settings.SMTP_URL).search)
    yield "SMTP_URL: without a query, which could take its encryption back";
  if (settings.SHOP_MODE === "demo" && settings.SUPPLIER_PORT === settings.PORT)
    yield "SUPPLIER_PORT: another port than PORT";
  yield* suppliersThatAreIncomplete(settings);
  if (settings.OBJECT_STORE === "s3")
    yield* bucketParts.filter((part) => !settings[part]).map((part) => `${part}: needed when OBJECT_STORE is s3`);
  if (new Set(settings.DOCUMENT_KEYS.map(({ name }) => name)).size < settings.DOCUMENT_KEYS.length)
    yield "DOCUMENT_KEYS: a name of its own for each key";
  if (settings.DOCUMENT_KEYS.some(({ name }) => name === keyOfAppSecret))
    yield `DOCUMENT_KEYS: not ${keyOfAppSecret}, which is the one that is derived from APP_SECRET`;
  yield* identityPartsMissing(settings);
  yield* walletPartsMissing(settings);
  yield* chatContradictions(settings);
  if (settings.SMS_PROVIDER === "twilio")
    yield* twilioParts.filter((part) => !settings[part]).map((part) => `${part}: needed when SMS_PROVIDER is twilio`);
  const kind = settings.SHOP_MODE === "production" ? "sk_live_" : "sk_test_";
  if (settings.STRIPE_SECRET_KEY && !settings.STRIPE_SECRET_KEY.startsWith(kind))
    yield `STRIPE_SECRET_KEY: begins with ${kind} when SHOP_MODE is ${settings.SHOP_MODE}`;
  const unpayable = currenciesNotPayable(settings);
  if (unpayable.length > 0) yield `PAYMENT_OFFERS: leaves no way to pay in ${unpayable.join(", ")}`;
  if (gatewaysOffered(settings).has("stripe")) {
    const said = settings.PAYMENT_GATEWAY === "stripe" ? "PAYMENT_GATEWAY is stripe" : "PAYMENT_OFFERS names stripe";
    if (!settings.STRIPE_SECRET_KEY) yield `STRIPE_SECRET_KEY: needed when ${said} (sk_…)`;
    if (!settings.STRIPE_WEBHOOK_SECRET) yield `STRIPE_WEBHOOK_SECRET: needed when ${said} (whsec_…)`;
    if (settings.PAYMENT_MINUTES < stripeMinutes) yield `PAYMENT_MINUTES: at least ${stripeMinutes} with stripe`;
  } else if (Boolean(settings.STRIPE_SECRET_KEY) !== Boolean(settings.STRIPE_WEBHOOK_SECRET))
    yield "STRIPE_WEBHOOK_SECRET: goes with STRIPE_SECRET_KEY";
}

function isThisMachine(url: string | undefined): boolean {
  return url !== undefined && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
}

const twilioParts = ["TWILIO_ACCOUNT_SID", "TWILIO_API_KEY", "TWILIO_API_SECRET", "TWILIO_FROM"] as const;
const bucketParts = ["S3_ENDPOINT", "S3_BUCKET", "S3_KEY_ID", "S3_KEY_SECRET"] as const;
const supplierParts = {
  RESELLER_URL: ["RESELLER_KEY", "RESELLER_SECRET"],
  ES2PLUS_URL: ["ES2PLUS_REQUESTER", "ES2PLUS_SMDP_ADDRESS", "ES2PLUS_NOTIFICATION_SECRET"],
} as const;

function* suppliersThatAreIncomplete(settings: Omit<Settings, "APP_SECRET">) {
  for (const [url, parts] of Object.entries(supplierParts) as [
    keyof typeof supplierParts,
    readonly (keyof typeof settings)[],
  ][]) {
    if (settings[url]) yield* parts.filter((part) => !settings[part]).map((part) => `${part}: needed with ${url}`);
    else
      yield* parts
        .filter((part) => settings[part])
        .map((part) => `${url}: needed with ${part}`)
        .slice(0, 1);
  }
  if (Boolean(settings.ES2PLUS_CERTIFICATE) !== Boolean(settings.ES2PLUS_CERTIFICATE_KEY))
    yield "ES2PLUS_CERTIFICATE: goes with ES2PLUS_CERTIFICATE_KEY";
}

function undamaged({ file, text }: ReturnType<typeof keptSecret>): string {
  if (text === undefined)
    throw new ConfigError(
      `APP_SECRET: ${file} is missing beside its database, which no other secret opens; put it back from a backup`,
    );
  if (secret.test(text)) return text;
  throw new ConfigError(
    `APP_SECRET: ${file} is damaged; put its 64 hexadecimal digits back from a backup, or delete it when nothing was sold yet`,
  );
}

/** Derives a separate secret for each use, so that no key does two jobs. */
export function derivedSecret(config: Config, use: string): string {
  return createHash("sha256").update(config.appSecret).update(use).digest("hex");
}
