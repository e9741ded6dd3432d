import * as z from "zod";

/** What leads from the shop's eSIMs elsewhere: into a phone's wallet, and to the operator's own eSIM service. */
export const esimSettings = {
  /** Google Wallet: the issuer's number in its console, and the JSON file of the service account that signs passes. */
  WALLET_GOOGLE_ISSUER: z
    .string()
    .regex(/^\d{5,30}$/, "the issuer's number, digits alone")
    .optional(),
  WALLET_GOOGLE_KEY: z.string().optional(),
  /** What the operator's eSIM service shows to learn who comes in (row H6); without it nobody is told of. */
  ESIM_SERVICE_SECRET: z.string().min(16, "at least 16 characters").optional(),
};
