import * as z from "zod/mini";

/** WebAuthn level 3: what a browser's `toJSON()` of a credential gives; binary parts are base64url. */
export const Base64Url = z
  .string("empty")
  .check(z.minLength(1, "empty"), z.maxLength(8_000, "long"), z.regex(/^[\w-]+=*$/, "format"));
const credential = <Response extends z.ZodMiniType>(response: Response) =>
  z.object({ id: Base64Url, rawId: Base64Url, type: z.literal("public-key", "choose"), response });

/** Passed to `navigator.credentials` as is; nothing in it is secret. */
export const PasskeyOptions = z.looseObject({ challenge: z.string() });
/** Identifies an attempt, valid for five minutes and one use. */
export const AttemptId = z.uuid("format");

/** The passkey's response to a challenge. */
export const Assertion = credential(
  z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: z.optional(Base64Url),
  }),
);

/** A passkey that the browser has made. */
export const NewPasskey = credential(
  z.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: z.optional(
      z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/, "format"))).check(z.maxLength(10, "fewer")),
    ),
  }),
);
