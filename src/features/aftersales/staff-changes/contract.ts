import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { MoneyAmount, RequestKey, shortText } from "../../../kernel/fields.ts";
import { paymentMethods } from "../../../kernel/payment-method.ts";
import { planKinds } from "../../../kernel/plan-terms.ts";
import { WhyNoChange } from "../plan-changes/contract.ts";
import { bearers, changeDecisions } from "./rules.ts";

const OrderNumber = shortText(40).check(z.minLength(1, "empty"));
const Days = z.int("number").check(z.gte(1, "range"), z.lte(365, "range"));
const Why = shortText(500).check(z.minLength(1, "empty"));
/** The change that waits for its payment, as the page showed it; empty: none. */
const Seen = z.union([z.literal(""), z.uuid("format")]);

const Plan = z.object({
  code: z.string(),
  kind: z.enum(planKinds),
  area: z.string(),
  allowanceMb: z.int(),
  speedAfterKbps: z.int(),
  days: z.int(),
  /** Of the whole order; negative: it goes back. */
  difference: MoneyAmount,
});

const Books = z.array(z.object({ account: z.string(), sum: MoneyAmount }));

export const GetChangePreview = endpoint({
  path: "/staff/getChangePreview",
  summary:
    "To which plans an order could be changed now, and what a chosen one would change, cost and book. Asks the network first; changes nothing.",
  caller: "staff",
  right: "change_plans",
  limit: "costly",
  input: z.object({ number: OrderNumber, days: z.optional(Days), planCode: z.optional(shortText(80)) }),
  output: z.object({
    why: z.nullable(WhyNoChange),
    plans: z.array(Plan),
    /** Waits for the buyer's payment; another change takes its place. */
    open: z.nullable(z.object({ code: z.string(), days: z.int(), difference: MoneyAmount })),
    seen: Seen,
    /** Of the chosen plan; null where none was chosen, or it is not among them. */
    chosen: z.nullable(
      z.object({
        plan: Plan,
        /** Booked once the buyer has paid, or once the difference goes back. */
        books: Books,
        goesTo: z.array(z.object({ method: z.enum(paymentMethods), sum: MoneyAmount })),
        /** Booked instead where the difference is waived; null where there is none, or the caller may not. */
        waived: z.nullable(z.object({ books: Books, isWithin: z.boolean() })),
      }),
    ),
  }),
  refusals: ["ORDER_NOT_FOUND"],
});

export const ChangePlanByStaff = endpoint({
  path: "/staff/changePlan",
  summary:
    "Changes an order's plan for its buyer, before it begins. A difference to pay is asked of the buyer by e-mail, or waived as goodwill; one in the buyer's favour goes back. What the buyer need not pay for is made half a minute later, unless taken back. The network has the last word on whether the plan has begun.",
  caller: "staff",
  right: "change_plans",
  limit: "costly",
  input: z.object({
    requestKey: RequestKey,
    number: OrderNumber,
    planCode: shortText(80),
    days: Days,
    /** As the page showed it, signed. */
    expectedDifference: z.int("number").check(z.gte(-2_000_000_000, "range"), z.lte(2_000_000_000, "range")),
    seen: Seen,
    bearer: z.enum(bearers, "choose"),
    why: Why,
  }),
  output: z.object({ state: z.enum(["making", "asked"]) }),
  refusals: [
    "ORDER_NOT_FOUND",
    "CASE_CHANGED",
    "CHANGE_NOT_POSSIBLE",
    "PLAN_NOT_ON_SALE",
    "DAYS_NOT_OFFERED",
    "PRICE_CHANGED",
    "BEYOND_LIMIT",
    "CONFIRM_FIRST",
    "RIGHT_MISSING",
    "REQUEST_KEY_REUSED",
  ],
});

export const UndoChange = endpoint({
  path: "/staff/undoChange",
  summary:
    "Takes a change of plan back that staff made, or the stopping of one, in its half minute: the network has not been asked, no money went back. One that the buyer is to pay for is taken back with its letter.",
  caller: "staff",
  right: "change_plans",
  limit: "write",
  input: z.object({ requestKey: RequestKey, id: z.uuid("format") }),
  output: z.object({}),
  refusals: ["NOT_FOUND", "CASE_CHANGED", "RIGHT_MISSING", "REQUEST_KEY_REUSED"],
});

export const DecideChange = endpoint({
  path: "/staff/decideChange",
  summary:
    "Decides about a change of which the network told nothing: asks it once more, or half a minute later, unless that was taken back, stops it and gives back what was paid for it.",
  caller: "staff",
  right: "change_plans",
  limit: "write",
  input: z.object({ requestKey: RequestKey, number: OrderNumber, decision: z.enum(changeDecisions, "choose") }),
  output: z.object({}),
  refusals: ["ORDER_NOT_FOUND", "CASE_CHANGED", "RIGHT_MISSING", "REQUEST_KEY_REUSED"],
});

export const TakeOfferBack = endpoint({
  path: "/staff/takeOfferBack",
  summary:
    "Takes the offer of another plan back with the letter that makes it, within its ten seconds, unless the buyer is paying for it.",
  caller: "staff",
  right: "change_plans",
  limit: "write",
  /** `id`: of the letter. */
  input: z.object({ requestKey: RequestKey, id: z.uuid("format") }),
  output: z.object({}),
  refusals: ["NOT_FOUND", "MAIL_NOT_AGAIN", "BUYER_ACTED", "RIGHT_MISSING", "REQUEST_KEY_REUSED"],
});
