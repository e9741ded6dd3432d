import * as z from "zod";

/** What leads from the shop's eSIMs elsewhere: into a phone's wallet, and to the operator's own eSIM service. */
export const esimSettings = {
  /** Google Wallet: the issuer's number in its console, and the JSON file of the service account that signs passes. */
  WALLET_GOOGLE_ISSUER: z
    .string()
    .regex(/^\d{5,30}$/, "the issuer's number, digits alone")
    .optional(),
  WALLET_GOOGLE_KEY: z.string().optional(),
  /** Apple Wallet: the identifier of its passes and the team as Apple's developer pages show them, and files of what signs them. */
  WALLET_APPLE_PASS_TYPE: z
    .string()
    .regex(/^pass\.[A-Za-z0-9.-]{1,200}$/, "the identifier of the pass type, pass.…")
    .optional(),
  WALLET_APPLE_TEAM: z
    .string()
    .regex(/^[A-Z0-9]{10}$/, "the team's ten letters and digits")
    .optional(),
  WALLET_APPLE_CERTIFICATE: z.string().optional(),
  WALLET_APPLE_KEY: z.string().optional(),
  /** Apple's intermediate certificate (Worldwide Developer Relations) that issued ours. */
  WALLET_APPLE_WWDR: z.string().optional(),
  /** What the operator's eSIM service shows to learn who comes in (row H6); without it nobody is told of. */
  ESIM_SERVICE_SECRET: z.string().min(16, "at least 16 characters").optional(),
};

const appleParts = [
  "WALLET_APPLE_PASS_TYPE",
  "WALLET_APPLE_TEAM",
  "WALLET_APPLE_CERTIFICATE",
  "WALLET_APPLE_KEY",
  "WALLET_APPLE_WWDR",
] as const;
type WalletParts = { [name in "WALLET_GOOGLE_ISSUER" | "WALLET_GOOGLE_KEY" | (typeof appleParts)[number]]?: string };

export function* walletPartsMissing(settings: WalletParts) {
  if (Boolean(settings.WALLET_GOOGLE_ISSUER) !== Boolean(settings.WALLET_GOOGLE_KEY))
    yield "WALLET_GOOGLE_KEY: goes with WALLET_GOOGLE_ISSUER";
  const given = appleParts.find((part) => settings[part]);
  if (given) yield* appleParts.filter((part) => !settings[part]).map((part) => `${part}: needed with ${given}`);
}
