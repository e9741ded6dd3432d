import * as z from "zod";

const address = z.url({ protocol: /^https?$/, error: "an address such as https://identity.example.com" });

/**
 * The digital identity that fills in real-name registrations (row R5). Its provider sends browsers back to /identity/back;
 * iAM Smart also calls /webhooks/identity.
 */
export const identitySettings = {
  /** `iamsmart`: Hong Kong's iAM Smart, with the four below. `openid`: any OpenID Connect provider. `none`: no such button. */
  IDENTITY_PROVIDER: z.enum(["none", "iamsmart", "openid"]).default("none"),
  /** The gateway, as the Digital Policy Office names it at registration. */
  IAMSMART_URL: address.optional(),
  IAMSMART_CLIENT: z.string().max(100).optional(),
  IAMSMART_SECRET: z.string().min(16, "at least 16 characters").optional(),
  /** A PEM file with our RSA key, whose certificate the office has. */
  IAMSMART_KEY: z.string().optional(),
  /** The scheme of addresses that open its app on a phone; that of the gateway for trials is hk.gov.iamsmart.testapp. */
  IAMSMART_APP: z
    .string()
    .regex(/^[a-z][a-z0-9.+-]{2,60}$/, "a scheme such as hk.gov.iamsmart")
    .default("hk.gov.iamsmart"),
  OPENID_ISSUER: address.optional(),
  OPENID_CLIENT: z.string().max(200).optional(),
  /** Without it the client is a public one, which PKCE protects. */
  OPENID_SECRET: z.string().min(16, "at least 16 characters").optional(),
  /** What the button calls it. */
  OPENID_TITLE: z.string().max(40).default("digital identity"),
  OPENID_SCOPE: z.string().max(200).default("openid profile"),
  /** The claims with number, English name, Chinese name and birth, in this order. */
  OPENID_CLAIMS: z
    .string()
    .regex(/^[\w.:/-]+(,[\w.:/-]+){3}$/, "four names of claims, such as id_no,en_name,zh_name,birthdate")
    .transform((text) => text.split(",") as [string, string, string, string])
    .default(["id_no", "en_name", "zh_name", "birthdate"]),
};

const parts = {
  none: [],
  iamsmart: ["IAMSMART_URL", "IAMSMART_CLIENT", "IAMSMART_SECRET", "IAMSMART_KEY"],
  openid: ["OPENID_ISSUER", "OPENID_CLIENT"],
} as const;

type Given = { IDENTITY_PROVIDER: keyof typeof parts } & {
  [name in (typeof parts)["iamsmart" | "openid"][number]]?: string | undefined;
};

/** One sentence for each setting that the chosen provider needs and that is missing. */
export function identityPartsMissing(settings: Given): string[] {
  const { IDENTITY_PROVIDER: provider } = settings;
  return parts[provider]
    .filter((part) => !settings[part])
    .map((part) => `${part}: needed when IDENTITY_PROVIDER is ${provider}`);
}
