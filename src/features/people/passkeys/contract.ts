import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { Assertion, AttemptId, Base64Url, NewPasskey, PasskeyOptions } from "../../../kernel/passkey.ts";
import { SignedIn } from "../accounts/contract.ts";
import { shownAsOwner } from "../accounts/owner-contract.ts";

export const StartPasskeySignIn = endpoint({
  path: "/passkey/startSignIn",
  summary: "Begins signing in with a passkey: the options for navigator.credentials.get.",
  caller: "anyone",
  limit: "costly",
  input: z.object({}),
  output: z.object({ id: z.string(), options: PasskeyOptions }),
});

export const FinishPasskeySignIn = endpoint({
  path: "/passkey/finishSignIn",
  summary: "Signs in with what the browser's passkey has answered.",
  caller: "anyone",
  securityEvent: ["sign_in", "succeeded"],
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
  output: z.object({ id: z.string(), options: PasskeyOptions }),
  refusals: ["PASSKEYS_FULL", "TRIED_OFTEN", "CONFIRM_FIRST"],
});

export const FinishAddingPasskey = endpoint({
  path: "/passkey/finishAdding",
  summary: "Keeps the passkey that the browser has made.",
  caller: "account",
  securityEvent: ["passkey", "added"],
  limit: "costly",
  input: z.object({
    id: AttemptId,
    credential: NewPasskey,
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
  securityEvent: ["passkey", "removed"],
  limit: "write",
  input: z.object({ id: Base64Url }),
  output: z.object({}),
  refusals: ["NOT_FOUND"],
});
