import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { largestTotal, MoneyAmount, RequestKey, shortText } from "../../../kernel/fields.ts";
import { paymentMethods } from "../../../kernel/payment-method.ts";
import { reaches, refundKinds } from "./rules.ts";

const Amount = z.int("number").check(z.gte(1, "range"), z.lte(largestTotal, "range"));
const Position = z.int("number").check(z.gte(1, "range"), z.lte(10_000, "range"));
const Answer = shortText(500).check(z.minLength(1, "empty"));
const Wished = z.object({
  number: shortText(40),
  kind: z.enum(refundKinds, "choose"),
  /** The buyer's request that this grants. */
  requestId: z.optional(z.uuid("format")),
  /** `sims`: whose. */
  positions: z.optional(z.array(Position).check(z.maxLength(500, "fewer"))),
  /** In minor units of the order's currency; not said: what these cost, or all that is left. */
  amount: z.optional(Amount),
});

export const GetRefundPreview = endpoint({
  path: "/staff/getRefundPreview",
  summary:
    "What a refund would book, to which payments the money would go, and which SIMs would go off. Changes nothing.",
  caller: "staff",
  right: "give_refunds",
  input: Wished,
  output: z.object({
    amount: MoneyAmount,
    /** What can be given back at most. */
    most: MoneyAmount,
    positions: z.array(z.int()),
    /** Whether the caller may give it back alone, only with a colleague who confirms it, or not at all. */
    reach: z.enum(reaches),
    books: z.array(z.object({ account: z.string(), sum: MoneyAmount })),
    goesTo: z.array(z.object({ method: z.enum(paymentMethods), sum: MoneyAmount })),
  }),
  refusals: ["ORDER_NOT_FOUND", "REFUND_NOT_POSSIBLE"],
});

export const GetRefundLetter = endpoint({
  path: "/staff/getRefundLetter",
  summary:
    "The e-mail that a buyer will get once the money of a refund has gone, one for each payment it goes back to. Without keys, and masked unless the order is revealed.",
  caller: "staff",
  right: "give_refunds",
  input: z.extend(Wished, {
    /** Of which of the payments in `goesTo`; the first, unless said. */
    part: z.optional(z.int("number").check(z.gte(0, "range"), z.lte(100, "range"))),
  }),
  output: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
  refusals: ["ORDER_NOT_FOUND", "REFUND_NOT_POSSIBLE"],
});

export const GiveRefund = endpoint({
  path: "/staff/giveRefund",
  summary:
    "Decides a refund, carried out half a minute later unless taken back. Above the caller's limit a colleague must confirm it first.",
  caller: "staff",
  right: "give_refunds",
  limit: "write",
  input: z.extend(Wished, { requestKey: RequestKey, amount: Amount, answer: Answer }),
  /** `dueAt` is null for a proposal. */
  output: z.object({ id: z.string(), dueAt: z.nullable(z.string()) }),
  refusals: [
    "ORDER_NOT_FOUND",
    "REFUND_NOT_POSSIBLE",
    "BEYOND_LIMIT",
    "CONFIRM_FIRST",
    "RIGHT_MISSING",
    "REQUEST_KEY_REUSED",
  ],
});

export const ConfirmRefund = endpoint({
  path: "/staff/confirmRefund",
  summary: "Confirms what a colleague has proposed, never what one has proposed oneself.",
  caller: "staff",
  right: "give_refunds",
  isFresh: true,
  limit: "write",
  input: z.object({ requestKey: RequestKey, id: z.uuid("format") }),
  output: z.object({ dueAt: z.string() }),
  refusals: ["NOT_FOUND", "OWN_PROPOSAL", "REFUND_NOT_POSSIBLE", "RIGHT_MISSING", "REQUEST_KEY_REUSED"],
});

export const UndoRefund = endpoint({
  path: "/staff/undoRefund",
  summary: "Takes a decided refund back while it waits. Whoever may give refunds may take back a colleague's.",
  caller: "staff",
  right: "give_refunds",
  limit: "write",
  input: z.object({ id: z.uuid("format") }),
  output: z.object({}),
  refusals: ["NOT_FOUND", "REFUND_NOT_POSSIBLE", "RIGHT_MISSING"],
});

export const RetryRefund = endpoint({
  path: "/staff/retryRefund",
  summary: "Sends a refund that the gateway refused once more, for the same sum of the same payment.",
  caller: "staff",
  right: "give_refunds",
  limit: "write",
  input: z.object({
    requestKey: RequestKey,
    id: z.uuid("format"),
    /** Said by whoever sends it although its case was closed by hand. */
    notPaidElsewhere: z.optional(z.boolean()),
  }),
  output: z.object({}),
  refusals: [
    "NOT_FOUND",
    "REFUND_NOT_POSSIBLE",
    "BEYOND_LIMIT",
    "CONFIRM_FIRST",
    "RIGHT_MISSING",
    "REQUEST_KEY_REUSED",
  ],
});

export const RejectRefund = endpoint({
  path: "/staff/rejectRefund",
  summary: "Rejects a buyer's request for money back; the buyer gets the reason by e-mail.",
  caller: "staff",
  right: "give_refunds",
  limit: "write",
  input: z.object({ requestKey: RequestKey, requestId: z.uuid("format"), answer: Answer }),
  output: z.object({}),
  refusals: ["NOT_FOUND", "REFUND_NOT_POSSIBLE", "RIGHT_MISSING", "REQUEST_KEY_REUSED"],
});

export const UndoRejection = endpoint({
  path: "/staff/undoRejection",
  summary:
    "Takes a rejection of a buyer's request back with the letter that says so, within its ten seconds: the request waits again.",
  caller: "staff",
  right: "give_refunds",
  limit: "write",
  /** `id`: of the letter. */
  input: z.object({ requestKey: RequestKey, id: z.uuid("format") }),
  output: z.object({}),
  refusals: ["NOT_FOUND", "MAIL_NOT_AGAIN", "BUYER_ACTED", "RIGHT_MISSING", "REQUEST_KEY_REUSED"],
});
