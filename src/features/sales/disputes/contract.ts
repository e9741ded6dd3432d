import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { MoneyAmount, RequestKey, shortText } from "../../../kernel/fields.ts";
import { disputeFilter } from "./dispute-filter.ts";
import { disputeReasons, disputeStates, disputeViews } from "./rules.ts";

const Cursor = z.string("empty").check(z.maxLength(100, "format"), z.regex(/^[\w-]+$/, "format"));
const Dispute = {
  id: z.string(),
  gateway: z.string(),
  order: z.nullable(z.string()),
  /** The number of what was topped up with it. */
  topUp: z.nullable(z.string()),
  state: z.enum(disputeStates),
  reason: z.enum(disputeReasons),
  amount: MoneyAmount,
  begunAt: z.string(),
  /** Until when the gateway takes an answer. */
  answerBy: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
};

export const GetDisputes = endpoint({
  path: "/staff/getDisputes",
  summary: "Payments that banks take back: the newest first, 50 at a time, or those alone that wait for an answer.",
  caller: "staff",
  right: "see_finance",
  input: z.object({
    view: z.optional(z.enum(disputeViews, "choose")),
    ...disputeFilter,
    after: z.optional(Cursor),
    before: z.optional(Cursor),
  }),
  output: z.object({
    disputes: z.array(z.object(Dispute)),
    newer: z.nullable(z.string()),
    older: z.nullable(z.string()),
    /** As many were looked through as are at once; the page behind goes on, or the one in front of it. */
    isCut: z.boolean(),
  }),
});

export const GetDispute = endpoint({
  path: "/staff/getDispute",
  summary: "One dispute: what the bank wants back and why, what has moved, and what was answered.",
  caller: "staff",
  right: "see_finance",
  input: z.object({ id: z.uuid("format") }),
  output: z.object({
    ...Dispute,
    reference: z.string(),
    /** Where it is answered, at the gateway. */
    page: z.string(),
    charged: MoneyAmount,
    /** What of the payment we have given back ourselves: the bank may not know of it. */
    refunded: z.nullable(MoneyAmount),
    /** That was topped up, and what is left on it: to be taken back, or the card blocked. */
    card: z.nullable(z.object({ iccid: z.string(), left: MoneyAmount })),
    moves: z.array(z.object({ kind: z.enum(["taken", "returned"]), at: z.string(), fee: z.nullable(MoneyAmount) })),
    answer: z.nullable(z.string()),
    answeredBy: z.nullable(z.string()),
  }),
  refusals: ["NOT_FOUND"],
});

export const AnswerDispute = endpoint({
  path: "/staff/answerDispute",
  summary: "Notes that a dispute was answered at the gateway, and with what; its work in the inbox is done.",
  caller: "staff",
  right: "settle_differences",
  limit: "write",
  input: z.object({
    requestKey: RequestKey,
    id: z.uuid("format"),
    answer: shortText(500).check(z.minLength(1, "empty")),
  }),
  output: z.object({}),
  refusals: ["NOT_FOUND", "CASE_CLOSED", "RIGHT_MISSING", "REQUEST_KEY_REUSED"],
});
