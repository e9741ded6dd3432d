import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { LanguageCode, RequestKey, shortText } from "../../../kernel/fields.ts";
import { mailKinds } from "./rules.ts";

export const GetMailPreview = endpoint({
  path: "/staff/getMailPreview",
  summary:
    "An e-mail of an order as it would be drawn now: without codes, keys and QR pictures, and masked unless the order is revealed.",
  caller: "staff",
  right: "send_mails",
  input: z.object({ number: shortText(40), id: z.uuid("format") }),
  output: z.object({
    number: z.string(),
    kind: z.enum(mailKinds),
    state: z.enum(["queued", "sent"]),
    at: z.string(),
    position: z.nullable(z.int()),
    to: z.string(),
    language: LanguageCode,
    revealedUntil: z.nullable(z.string()),
    /** Null: today it would say nothing, and would not be sent. */
    letter: z.nullable(z.object({ subject: z.string(), text: z.string(), html: z.string() })),
  }),
  refusals: ["NOT_FOUND"],
});

export const SendMailAgain = endpoint({
  path: "/staff/sendMailAgain",
  summary:
    "Sends an e-mail of an order to its buyer again. It leaves after ten seconds; until then it can be taken back.",
  caller: "staff",
  right: "send_mails",
  limit: "write",
  input: z.object({ requestKey: RequestKey, id: z.uuid("format") }),
  output: z.object({ id: z.string(), heldUntil: z.string() }),
  refusals: ["NOT_FOUND", "MAIL_NOT_AGAIN", "MAILED_OFTEN", "RIGHT_MISSING", "REQUEST_KEY_REUSED"],
});

export const TakeMailBack = endpoint({
  path: "/staff/takeMailBack",
  summary: "Takes an e-mail back that was to be sent again and has not left yet, a colleague's too.",
  caller: "staff",
  right: "send_mails",
  limit: "write",
  input: z.object({ requestKey: RequestKey, id: z.uuid("format") }),
  output: z.object({}),
  refusals: ["NOT_FOUND", "MAIL_NOT_AGAIN", "RIGHT_MISSING", "REQUEST_KEY_REUSED"],
});
