import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { Email, shortText } from "../../../kernel/fields.ts";
import { NewPassword, TypedPassword } from "../../../kernel/password-fields.ts";
import { ticketMinutes } from "../sessions/rules.ts";
import { ProofCode, TypedPhone, sendRefusals, CodeSent } from "./contract.ts";

/** Proof of ownership, required to change credentials: `current`, or a `ticket`. */
export const shownAsOwner = { current: z.optional(TypedPassword), ticket: z.optional(shortText(100)) };

export const SendConfirmCode = endpoint({
  path: "/account/sendConfirmCode",
  summary: "Sends a code to the e-mail address of this account, to confirm that it is its owner who asks.",
  caller: "account",
  limit: "costly",
  input: z.object({}),
  output: CodeSent,
  refusals: sendRefusals,
});

export const ConfirmOwner = endpoint({
  path: "/account/confirmOwner",
  summary:
    "Confirms by the password, or where there is none by a code, that it is the owner who asks. " +
    `The ticket, for ${ticketMinutes} minutes and this session, is needed to change how one gets in.`,
  caller: "account",
  limit: "write",
  input: z.object({ current: z.optional(TypedPassword), code: z.optional(ProofCode) }),
  output: z.object({ ticket: z.string() }),
  refusals: ["CODE_WRONG", "TRIED_OFTEN"],
});

export const SendEmailCode = endpoint({
  path: "/account/sendEmailCode",
  summary: "Sends a code to the e-mail address that is to belong to this account.",
  caller: "account",
  limit: "costly",
  input: z.object({ email: Email }),
  output: CodeSent,
  refusals: sendRefusals,
});

export const SendPhoneCode = endpoint({
  path: "/account/sendPhoneCode",
  summary: "Sends a code by SMS to the phone that is to belong to this account.",
  caller: "account",
  limit: "costly",
  input: z.object({ phone: TypedPhone }),
  output: CodeSent,
  refusals: sendRefusals,
});

export const SendDeletionCode = endpoint({
  path: "/account/sendDeletionCode",
  summary: "Sends a code to the e-mail address of this account, needed to delete it.",
  caller: "account",
  limit: "costly",
  input: z.object({}),
  output: CodeSent,
  refusals: sendRefusals,
});

export const BindEmail = endpoint({
  path: "/account/bindEmail",
  summary:
    "Another e-mail address for this account, proven by a code, and by the password or a ticket. Ends every other session; orders made with the former address stay.",
  caller: "account",
  securityEvent: ["mailbox", "changed"],
  limit: "write",
  input: z.object({ email: Email, code: ProofCode, ...shownAsOwner }),
  output: z.object({ email: z.string() }),
  refusals: ["CODE_WRONG", "TRIED_OFTEN", "EMAIL_IN_USE", "CONFIRM_FIRST"],
});

export const BindPhone = endpoint({
  path: "/account/bindPhone",
  summary:
    "The phone number of this account, proven by a code, and by the password or a ticket. Ends every other session.",
  caller: "account",
  securityEvent: ["phone", "changed"],
  limit: "write",
  input: z.object({ phone: TypedPhone, code: ProofCode, ...shownAsOwner }),
  output: z.object({ phone: z.string() }),
  refusals: ["CODE_WRONG", "TRIED_OFTEN", "PHONE_IN_USE", "CONFIRM_FIRST"],
});

export const ChangePassword = endpoint({
  path: "/account/changePassword",
  summary: "A new password; ends every other session. The first one needs a ticket.",
  caller: "account",
  securityEvent: ["password", "changed"],
  limit: "write",
  input: z.object({ ...shownAsOwner, password: NewPassword, repeated: TypedPassword }),
  output: z.object({ otherSessionsEnded: z.int() }),
  refusals: ["TRIED_OFTEN", "CONFIRM_FIRST"],
});

export const GetDevices = endpoint({
  path: "/account/getDevices",
  summary: "Where this account is signed in, the latest seen first.",
  caller: "account",
  input: z.object({}),
  output: z.object({
    devices: z.array(
      z.object({
        id: z.string(),
        /** Such as `Chrome · Android`; empty where the browser does not say. */
        name: z.string(),
        /** Country of the sign-in, ISO 3166. */
        country: z.nullable(z.string()),
        /** The country's name; empty where it is unknown. */
        place: z.string(),
        signedInAt: z.string(),
        seenAt: z.string(),
        current: z.boolean(),
      }),
    ),
  }),
});

export const EndSessions = endpoint({
  path: "/account/endSessions",
  summary: "Signs one device out, or without `id` all others.",
  caller: "account",
  securityEvent: ["session", "ended"],
  limit: "write",
  input: z.object({ id: z.optional(z.uuid("format")) }),
  output: z.object({ ended: z.int() }),
});

export const DeleteAccount = endpoint({
  path: "/account/deleteAccount",
  summary:
    "Deletes the account and all that belongs to it alone. What the law wants kept of orders stays, tied to no account.",
  caller: "account",
  securityEvent: ["account", "deleted"],
  limit: "write",
  input: z.object({ code: ProofCode }),
  output: z.object({}),
  refusals: ["CODE_WRONG", "TRIED_OFTEN"],
});
