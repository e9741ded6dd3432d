import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { SignedIn } from "../accounts/contract.ts";
import { shownAsOwner } from "../accounts/owner-contract.ts";

/** WebAuthn level 3: what a browser's `toJSON()` of a credential gives; binary parts are base64url. */
const Base64Url = z
  .string("empty")
  .check(z.minLength(1, "empty"), z.maxLength(8_000, "long"), z.regex(/^[\w-]+=*$/, "format"));
const credential = <Response extends z.ZodMiniType>(response: Response) =>
  z.object({ id: Base64Url, rawId: Base64Url, type: z.literal("public-key", "choose"), response });

/** Passed to `navigator.credentials` as is; nothing in it is secret. */
const Options = z.looseObject({ challenge: z.string() });
/** Identifies an attempt, valid for five minutes and one use. */
const AttemptId = z.uuid("format");

export const StartPasskeySignIn = endpoint({
  path: "/passkey/startSignIn",
  summary: "Begins signing in with a passkey: the options for navigator.credentials.get.",
  caller: "anyone",
  limit: "costly",
  input: z.object({}),
  output: z.object({ id: z.string(), options: Options }),
});

/** The passkey's response to a challenge. */
const Assertion = credential(
  z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: z.optional(Base64Url),
  }),
);

export const FinishPasskeySignIn = endpoint({
  path: "/passkey/finishSignIn",
  summary: "Signs in with what the browser's passkey has answered.",
  caller: "anyone",
  deed: ["sign_in", "succeeded"],
  limit: "costly",
  input: z.object({
    id: AttemptId,
    credential: Assertion,
    staySignedIn: z.optional(z.boolean()),
  }),
  output: SignedIn,
  refusals: ["SIGN_IN_FAILED"],
});

export const ConfirmOwnerByPasskey = endpoint({
  path: "/passkey/confirmOwner",
  summary:
    "Confirms by a passkey of the account, after /passkey/startSignIn, that it is the owner who asks: a ticket as by /account/confirmOwner.",
  caller: "account",
  limit: "costly",
  input: z.object({ id: AttemptId, credential: Assertion }),
  output: z.object({ ticket: z.string() }),
  refusals: ["PASSKEY_REFUSED"],
});

export const StartAddingPasskey = endpoint({
  path: "/passkey/startAdding",
  summary:
    "Begins adding a passkey to the account, by the password or a ticket: the options for navigator.credentials.create.",
  caller: "account",
  limit: "costly",
  input: z.object(shownAsOwner),
  output: z.object({ id: z.string(), options: Options }),
  refusals: ["PASSKEYS_FULL", "TRIED_OFTEN", "CONFIRM_FIRST"],
});

export const FinishAddingPasskey = endpoint({
  path: "/passkey/finishAdding",
  summary: "Keeps the passkey that the browser has made.",
  caller: "account",
  deed: ["passkey", "added"],
  limit: "costly",
  input: z.object({
    id: AttemptId,
    credential: credential(
      z.object({
        clientDataJSON: Base64Url,
        attestationObject: Base64Url,
        transports: z.optional(
          z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/, "format"))).check(z.maxLength(10, "fewer")),
        ),
      }),
    ),
  }),
  output: z.object({ name: z.string() }),
  refusals: ["PASSKEY_REFUSED", "PASSKEYS_FULL"],
});

export const GetPasskeys = endpoint({
  path: "/passkey/getPasskeys",
  summary: "The passkeys of the account.",
  caller: "account",
  input: z.object({}),
  output: z.object({
    passkeys: z.array(
      z.object({ id: z.string(), name: z.string(), addedAt: z.string(), usedAt: z.nullable(z.string()) }),
    ),
  }),
});

export const RemovePasskey = endpoint({
  path: "/passkey/removePasskey",
  summary: "Removes a passkey: it opens nothing here any more.",
  caller: "account",
  deed: ["passkey", "removed"],
  limit: "write",
  input: z.object({ id: Base64Url }),
  output: z.object({}),
  refusals: ["NOT_FOUND"],
});
