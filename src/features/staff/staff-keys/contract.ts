import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { Email } from "../../../kernel/fields.ts";
import { Assertion, AttemptId, PasskeyOptions } from "../../../kernel/passkey.ts";
import { TypedPassword } from "../../../kernel/password-fields.ts";
import { staffWays } from "../../../kernel/staff-ways.ts";

/** Six digits of a code app; typed in two groups or one. */
export const AppCode = z.string("empty").check(
  z.overwrite((typed) => typed.normalize("NFKC").replace(/[\s-]/g, "")),
  z.minLength(1, "empty"),
  z.regex(/^\d{6}$/, "app_code"),
);

export const GetWaysIn = endpoint({
  path: "/staff/getWaysIn",
  summary: "By which ways staff may sign in, set up how to, and show that it is them.",
  caller: "anyone",
  input: z.object({}),
  output: z.object({ ways: z.array(z.enum(staffWays)) }),
});

export const StartStaffSignIn = endpoint({
  path: "/staff/startSignIn",
  summary: "Begins signing in to the console with a passkey: the options for navigator.credentials.get.",
  caller: "anyone",
  limit: "costly",
  input: z.object({}),
  output: z.object({ id: z.string(), options: PasskeyOptions }),
});

export const StaffSignInByPasskey = endpoint({
  path: "/staff/signInByPasskey",
  summary: "Signs in to the console with what the browser's passkey has answered.",
  caller: "anyone",
  securityEvent: ["sign_in", "succeeded"],
  limit: "costly",
  input: z.object({ id: AttemptId, credential: Assertion }),
  output: z.object({}),
  refusals: ["SIGN_IN_FAILED", "WAY_NOT_ALLOWED"],
});

export const StaffSignInByPassword = endpoint({
  path: "/staff/signInByPassword",
  summary: "Signs in to the console with a password and the code of an app (RFC 6238).",
  caller: "anyone",
  securityEvent: ["sign_in", "succeeded"],
  limit: "costly",
  input: z.object({
    email: Email,
    password: TypedPassword,
    code: AppCode,
  }),
  output: z.object({}),
  refusals: ["SIGN_IN_FAILED", "TRIED_OFTEN", "WAY_NOT_ALLOWED"],
});
