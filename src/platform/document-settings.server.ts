import * as z from "zod";

const daysSaid = "days, from 1 to 30";

/** Where sealed photographs and documents lie, and what opens them. */
export const documentSettings = {
  /**
   * Master keys of photographs and documents, `name:64 hexadecimal digits` between commas: the first seals what is new,
   * the others open what they sealed (`npm run documents -- rewrap` takes that to the first). Default: one that is
   * derived from APP_SECRET.
   */
  DOCUMENT_KEYS: z
    .string()
    .regex(
      /^[a-z0-9-]{1,20}:[0-9a-f]{64}(,[a-z0-9-]{1,20}:[0-9a-f]{64})*$/i,
      "such as 2026:64 hexadecimal digits,2025:…",
    )
    .transform((text) =>
      text.split(",").map((one) => ({ name: one.split(":")[0]!, key: Buffer.from(one.split(":")[1]!, "hex") })),
    )
    .default([]),
  /** Days for which documents are kept after a registration was refused, at most as the privacy policy promises (7). */
  DOCUMENT_DAYS: z.coerce.number(daysSaid).int(daysSaid).min(1, daysSaid).max(30, daysSaid).default(30),
  /** Where sealed photographs are kept: the folder `objects` in DATA_DIR, or a bucket of S3 with the five below. */
  OBJECT_STORE: z.enum(["folder", "s3"]).default("folder"),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: "such as https://s3.example.com" }).optional(),
  S3_REGION: z.string().max(40).default("us-east-1"),
  S3_BUCKET: z.string().max(63).optional(),
  S3_KEY_ID: z.string().max(128).optional(),
  S3_KEY_SECRET: z.string().min(16, "at least 16 characters").optional(),
};
