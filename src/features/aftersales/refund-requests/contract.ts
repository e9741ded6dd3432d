import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { CalendarDay, Email, MoneyAmount, RequestKey, shortText } from "../../../kernel/fields.ts";
import { paymentMethods } from "../../../kernel/payment-method.ts";
import { PurchaseWays } from "../../catalogue/plans/contract.ts";
import { mostAtOnce, OrderKey } from "../../sales/orders/contract.ts";
import { refundReasons } from "./rules.ts";

const Position = z.int("number").check(z.gte(1, "range"), z.lte(mostAtOnce, "range"));

export const RefundReason = z.enum(refundReasons, "choose");
export const RefundDecision = z.enum(["at_once", "review", "no"]);
export const RefundWhy = z.enum([
  "unused",
  "not_sent",
  "installed",
  "begun",
  "switched_on",
  "was_on_phone",
  "not_known",
  "not_answered",
  "rule_none",
  "parcel_sent",
  "parcel_back",
  "loaded",
  "not_paid",
  "being_made",
  "already_back",
  "already_asked",
  "used_up",
  "too_late",
]);

/** Whether one SIM can be refunded, why, and how much. */
export const RefundTerm = z.object({
  position: z.int(),
  /** All but the last five digits hidden. */
  iccid: z.nullable(z.string()),
  traveller: z.nullable(z.string()),
  answer: RefundDecision,
  why: RefundWhy,
  back: MoneyAmount,
  until: z.nullable(z.string()),
});
export type RefundTerm = z.output<typeof RefundTerm>;

/** Requirements A6 and B7, pain 6 of the market notes: all terms are shown before the request. */
export const GetRefundTerms = endpoint({
  path: "/order/getRefundTerms",
  summary:
    "For each SIM of an order: whether it may be given back, why, how much, until when, and to which method of payment.",
  caller: "anyone",
  input: OrderKey,
  output: z.object({
    way: PurchaseWays,
    sims: z.array(RefundTerm),
    /** The total refund; postage only for a whole parcel that was not sent. */
    total: MoneyAmount,
    /** The payment methods used, each once, the largest amount first. */
    methods: z.array(z.enum(paymentMethods)),
    /** Cards of one parcel are refunded together or reviewed. */
    together: z.boolean(),
    /** `lastDay` to declare it, `2026-12-07`; null until a card has arrived. */
    withdrawal: z.nullable(z.object({ lastDay: z.nullable(CalendarDay), open: z.boolean() })),
  }),
  refusals: ["ORDER_NOT_FOUND"],
});

export const AskRefund = endpoint({
  path: "/order/askRefund",
  summary:
    "Asks for money back for some of an order's SIMs. At once where nothing was used; else a person looks at it.",
  caller: "anyone",
  securityEvent: ["refund", "asked"],
  limit: "write",
  input: z.extend(OrderKey, {
    requestKey: RequestKey,
    positions: z.array(Position).check(z.minLength(1, "choose"), z.maxLength(mostAtOnce, "fewer")),
    reason: RefundReason,
    note: z.optional(shortText(1000)),
  }),
  output: z.object({ decision: z.enum(["at_once", "review"]), back: MoneyAmount }),
  refusals: ["ORDER_NOT_FOUND", "REFUND_NOT_POSSIBLE", "REQUEST_KEY_REUSED"],
});

/**
 * The withdrawal function of Directive (EU) 2023/2673: name, contract and contact, no login. Without the order's key
 * the answer is the same whether or not the order exists; the result is e-mailed to the order's own address, where it
 * is confirmed.
 */
export const Withdraw = endpoint({
  path: "/order/withdraw",
  summary:
    "Declares the withdrawal from a contract. The receipt goes to the order's e-mail address with a link that confirms it; with the order's key, or signed in as its owner, it is confirmed already.",
  caller: "perhaps_account",
  limit: "costly",
  input: z.object({
    requestKey: RequestKey,
    orderNumber: shortText(20).check(z.minLength(1, "empty")),
    email: Email,
    name: shortText(80).check(z.minLength(1, "empty")),
    key: z.optional(shortText(40)),
  }),
  output: z.object({
    orderNumber: z.string(),
    name: z.string(),
    email: z.string(),
    receivedAt: z.string(),
    confirmed: z.boolean(),
  }),
});

const WithdrawalLink = z.object({ id: z.uuid("format"), key: shortText(40) });
const Declared = z.object({
  orderNumber: z.string(),
  name: z.string(),
  email: z.string(),
  receivedAt: z.string(),
  confirmedAt: z.nullable(z.string()),
});

export const GetWithdrawal = endpoint({
  path: "/order/getWithdrawal",
  summary: "A declared withdrawal, by the link in the buyer's mailbox. Looking at it confirms nothing.",
  caller: "anyone",
  input: WithdrawalLink,
  output: Declared,
  refusals: ["ORDER_NOT_FOUND"],
});

export const ConfirmWithdrawal = endpoint({
  path: "/order/confirmWithdrawal",
  summary: "Confirms a declared withdrawal by the link in the buyer's mailbox. It counts from when it was declared.",
  caller: "anyone",
  limit: "write",
  input: WithdrawalLink,
  output: Declared,
  refusals: ["ORDER_NOT_FOUND"],
});
