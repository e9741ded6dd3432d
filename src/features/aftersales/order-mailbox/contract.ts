import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { Email, RequestKey, shortText } from "../../../kernel/fields.ts";
import { mailboxProofs } from "./rules.ts";

export const CorrectAddress = endpoint({
  path: "/staff/correctAddress",
  summary:
    "Changes the mailbox of an order. Every link made so far ends, the former mailbox is told, and the new one gets the order's link.",
  caller: "staff",
  right: "correct_addresses",
  isFresh: true,
  limit: "write",
  input: z.object({
    requestKey: RequestKey,
    number: shortText(40).check(z.minLength(1, "empty")),
    email: Email,
    provenBy: z.enum(mailboxProofs, "choose"),
    why: shortText(500).check(z.minLength(1, "empty")),
  }),
  output: z.object({}),
  refusals: [
    "ORDER_NOT_FOUND",
    "ORDER_CLOSED",
    "MAILBOX_KEPT",
    "ADDRESS_JUST_CORRECTED",
    "COLLEAGUE_SWAPS",
    "ADDRESSES_CORRECTED_OFTEN",
    "RIGHT_MISSING",
    "REQUEST_KEY_REUSED",
  ],
});
