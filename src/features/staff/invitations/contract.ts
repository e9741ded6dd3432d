import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { shortText } from "../../../kernel/fields.ts";
import { AttemptId, NewPasskey, PasskeyOptions } from "../../../kernel/passkey.ts";
import { NewPassword } from "../../../kernel/password-fields.ts";
import { AppCode } from "../staff-keys/contract.ts";

const Token = z.string("empty").check(z.regex(/^[\w-]{43}$/, "format"));
const Name = shortText(80).check(z.minLength(1, "empty"));

export const GetInvitation = endpoint({
  path: "/staff/getInvitation",
  summary: "Whom a one-time link invites to the console, and the secret for their code app. Looking uses nothing up.",
  caller: "anyone",
  limit: "costly",
  input: z.object({ token: Token }),
  output: z.object({ email: z.string(), name: z.string(), secret: z.string(), address: z.string() }),
  refusals: ["NOT_FOUND"],
});

export const StartJoining = endpoint({
  path: "/staff/startJoining",
  summary: "Begins making a passkey for the console: the options for navigator.credentials.create.",
  caller: "anyone",
  limit: "costly",
  input: z.object({ token: Token }),
  output: z.object({ id: z.string(), options: PasskeyOptions }),
  refusals: ["NOT_FOUND"],
});

export const JoinByPasskey = endpoint({
  path: "/staff/joinByPasskey",
  summary: "Keeps the passkey that the browser has made, uses the link up and signs in.",
  caller: "anyone",
  securityEvent: ["sign_in", "succeeded"],
  limit: "costly",
  input: z.object({ token: Token, name: Name, id: AttemptId, credential: NewPasskey }),
  output: z.object({}),
  refusals: ["NOT_FOUND", "PASSKEY_REFUSED", "WAY_NOT_ALLOWED"],
});

export const JoinByPassword = endpoint({
  path: "/staff/joinByPassword",
  summary: "Keeps a password and a code app (RFC 6238), uses the link up and signs in.",
  caller: "anyone",
  securityEvent: ["sign_in", "succeeded"],
  limit: "costly",
  input: z.object({ token: Token, name: Name, password: NewPassword, code: AppCode }),
  output: z.object({}),
  refusals: ["NOT_FOUND", "CODE_WRONG", "TRIED_OFTEN", "WAY_NOT_ALLOWED"],
});
