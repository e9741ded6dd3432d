import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { Consent, Email, shortText } from "../../../kernel/fields.ts";
import { NewPassword, TypedPassword } from "../../../kernel/password-fields.ts";
import { longCode, shortCode } from "../proof-codes/rules.ts";

/** The six digits of a code or the sixteen of a long one, however they are grouped. */
export const ProofCode = z.string("empty").check(
  z.overwrite((text) => text.normalize("NFKC").replace(/[\s-]/g, "")),
  z.minLength(1, "empty"),
  z.regex(/^(?:[0-9]{6}|[0-9]{16})$/, "code"),
);

/** A number as dialled in a country (ISO 3166), or complete with its country code; stored as E.164. */
export const TypedPhone = z.object({
  country: shortText(2).check(z.regex(/^[A-Z]{2}$/, "choose")),
  number: shortText(40).check(z.minLength(1, "empty")),
});

/**
 * The result of a sign-in: the token for the header `Token`; for a SIM's holder the marker `checked_iccid` (spec 3),
 * for an account a ticket (/account/confirmOwner).
 */
export const SignedIn = z.object({
  token: z.string(),
  checkedIccid: z.nullable(z.string()),
  created: z.boolean(),
  ticket: z.nullable(z.string()),
});

const StaySignedIn = z.optional(z.boolean());
const signInRefusals = ["SIGN_IN_FAILED", "TRIED_OFTEN"] as const;

/** `CODE_SENT_BEFORE`: no more for now; the newest message still works. */
export const sendRefusals = ["TRIED_OFTEN", "CODE_SENT_BEFORE"] as const;

/** Seconds until another code may be requested. */
export const CodeSent = z.object({ again: z.int() });

export const SendCode = endpoint({
  path: "/user/sendCode",
  summary:
    `Sends a code of ${shortCode.digits} digits to an e-mail address, to sign in or to register: for ${shortCode.minutes} minutes, and for the browser ` +
    `that asks, by its cookie. The link beside it has a code of ${longCode.digits} digits for any browser, for ${longCode.minutes / 60} hours.`,
  caller: "anyone",
  limit: "costly",
  input: z.object({ purpose: z.enum(["sign_in", "register"], "choose"), email: Email }),
  output: CodeSent,
  refusals: sendRefusals,
});

export const SendResetCode = endpoint({
  path: "/user/sendResetCode",
  summary:
    "Sends a code to the phone of an account by SMS, or to its e-mail address, to choose a new password. The answer is the same where there is no account.",
  caller: "anyone",
  limit: "costly",
  input: z.object({ phone: z.optional(TypedPhone), email: z.optional(Email) }),
  output: CodeSent,
  refusals: sendRefusals,
});

export const LoginByCode = endpoint({
  path: "/user/loginByCode",
  summary: "Signs in with the code that was sent to an e-mail address. An address without an account gets one.",
  caller: "anyone",
  securityEvent: ["sign_in", "succeeded"],
  limit: "write",
  input: z.object({ email: Email, code: ProofCode, staySignedIn: StaySignedIn, privacyPolicy: Consent }),
  output: SignedIn,
  refusals: ["CODE_WRONG", "TRIED_OFTEN"],
});

export const LoginByPassword = endpoint({
  path: "/user/loginByPassword",
  summary: "Signs in with a phone number or an e-mail address, and the password.",
  caller: "anyone",
  securityEvent: ["sign_in", "succeeded"],
  limit: "write",
  input: z.object({
    phone: z.optional(TypedPhone),
    email: z.optional(Email),
    password: TypedPassword,
    staySignedIn: StaySignedIn,
  }),
  output: SignedIn,
  refusals: signInRefusals,
});

export const LoginByICCID = endpoint({
  path: "/user/loginByICCID",
  summary:
    "Signs in with the number of a SIM that our network knows, to see this SIM alone, masked, and to change nothing. What is on it is shown with the e-mail address of the order that it came with, or of the traveller who was given it; here or by /account/proveSim.",
  caller: "anyone",
  securityEvent: ["sign_in", "succeeded"],
  limit: "write",
  input: z.object({
    iccid: shortText(40).check(z.minLength(1, "empty")),
    email: z.optional(Email),
    staySignedIn: StaySignedIn,
  }),
  output: SignedIn,
  refusals: [...signInRefusals, "SIM_TRIED_OFTEN", "NETWORK_UNAVAILABLE"],
});

export const Register = endpoint({
  path: "/user/register",
  summary:
    "Opens an account for an e-mail address that is proven by a code. Where there is one already, its owner has proven to be that and gets the new password; its passkeys are removed.",
  caller: "anyone",
  securityEvent: ["account", "opened"],
  limit: "write",
  input: z.object({ email: Email, code: ProofCode, password: NewPassword, privacyPolicy: Consent }),
  output: SignedIn,
  refusals: ["CODE_WRONG", "TRIED_OFTEN"],
});

/** An account and its new password, proven by a code. */
const NewStart = {
  phone: z.optional(TypedPhone),
  email: z.optional(Email),
  code: ProofCode,
  password: NewPassword,
  repeated: TypedPassword,
};

export const GetResetPasskeys = endpoint({
  path: "/user/getResetPasskeys",
  summary:
    "What /user/resetPassword with the same input would remove: the passkeys of the account. Changes nothing, and the code can be used still.",
  caller: "anyone",
  limit: "write",
  input: z.object(NewStart),
  output: z.object({ passkeys: z.array(z.object({ name: z.string(), addedAt: z.string() })) }),
  refusals: ["CODE_WRONG", "TRIED_OFTEN"],
});

export const ResetPassword = endpoint({
  path: "/user/resetPassword",
  summary:
    "A new password for the account of a phone number or an e-mail address, proven by a code. Ends every session of the account, and removes its passkeys unless they are to be kept.",
  caller: "anyone",
  securityEvent: ["password", "reset"],
  limit: "write",
  input: z.object({ ...NewStart, keepPasskeys: z.optional(z.boolean()) }),
  output: z.object({}),
  refusals: ["CODE_WRONG", "TRIED_OFTEN"],
});

export const Logout = endpoint({
  path: "/user/logout",
  summary: "Ends this session.",
  caller: "anyone",
  securityEvent: ["session", "ended"],
  input: z.object({}),
  output: z.object({}),
});

export const GetUserInfo = endpoint({
  path: "/user/getUserInfo",
  summary: "Who is signed in (spec 7). Of a SIM's holder nothing but the masked number.",
  caller: "holder",
  input: z.object({}),
  output: z.object({
    /** null: signed in with the number of a SIM. */
    email: z.nullable(z.string()),
    /** E.164. */
    phone: z.nullable(z.string()),
    hasPassword: z.boolean(),
    /** Masked. */
    checkedIccid: z.nullable(z.string()),
    /** Spec 4: an account counts as eSIM-capable. */
    esimCapable: z.boolean(),
    createdAt: z.nullable(z.string()),
    /** The version of the privacy policy to agree to again, after a material change. */
    agreeAgain: z.nullable(z.string()),
  }),
});

export const AgreeAgain = endpoint({
  path: "/user/agreeAgain",
  summary: "The consent of an account to the privacy policy as it is, after a material change of it.",
  caller: "account",
  limit: "write",
  input: z.object({ privacyPolicy: Consent }),
  output: z.object({}),
});
