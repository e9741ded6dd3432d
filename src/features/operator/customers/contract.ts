import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { LanguageCode, MoneyAmount, shortText } from "../../../kernel/fields.ts";
import { orderStates } from "../../../kernel/order-state.ts";
import { planKinds } from "../../../kernel/plan-terms.ts";
import { swapStates } from "../../aftersales/esim-swaps/rules.ts";
import { blockStates } from "../../aftersales/sim-blocks/rules.ts";
import { realNameStates } from "../../people/real-names/rules.ts";
import { customerForms } from "./rules.ts";

const Instant = z.string();
const Word = z.nullable(z.string());
const Cursor = z.string("empty").check(z.maxLength(100, "format"), z.regex(/^[\w-]+$/, "format"));

/** How a customer is addressed: by one of their orders, or by the account. Neither is personal data. */
export const Customer = z
  .string("empty")
  .check(z.refine((id) => Object.values(customerForms).some((form) => form.test(id)), "format"));

export const Iccid = z.string("empty").check(z.regex(/^\d{19,20}$/, "iccid"));

const Plan = z.object({
  area: z.string(),
  iso2: Word,
  kind: z.enum(planKinds),
  allowanceMb: z.number(),
  days: z.int(),
});

export const FindCustomers = endpoint({
  path: "/staff/findCustomers",
  summary:
    "The customers and SIMs that a whole e-mail address, phone number, order number or ICCID belongs to, or the end of a number; five at most by an end, and so often in an hour.",
  caller: "staff",
  right: "see_customers",
  input: z.object({ sought: shortText(320) }),
  output: z.object({
    /** Whether it has the form of something that can be found. */
    isKnownForm: z.boolean(),
    /** The caller has searched by ends too often in this hour; whole numbers are found. */
    isPartSpent: z.boolean(),
    customers: z.array(
      z.object({
        customer: z.string(),
        email: z.string(),
        account: z.boolean(),
        orders: z.int(),
        moreOrders: z.boolean(),
      }),
    ),
    sims: z.array(z.string()),
  }),
});

export const GetCustomer = endpoint({
  path: "/staff/getCustomer",
  summary: "All orders and SIMs of a mailbox and its account, masked; 20 orders at a time, newest first.",
  caller: "staff",
  right: "see_customers",
  refusals: ["NOT_FOUND"],
  input: z.object({ customer: Customer, after: z.optional(Cursor), before: z.optional(Cursor) }),
  output: z.object({
    /** Until when the caller sees the mailbox and the phone unmasked; null: masked. */
    revealedUntil: z.nullable(Instant),
    email: z.string(),
    language: LanguageCode,
    account: z.nullable(
      z.object({
        id: z.string(),
        since: Instant,
        phone: Word,
        hasPassword: z.boolean(),
        passkeys: z.int(),
        sessions: z.int(),
        seenAt: z.nullable(Instant),
        pushes: z.int(),
        /** What the account wants to be told; null: no choice was made. */
        alerts: z.nullable(z.array(z.string())),
        cards: z.array(z.object({ brand: Word, lastFour: Word })),
      }),
    ),
    /** Of the newest 1,000 orders. */
    counts: z.object({
      orders: z.int(),
      more: z.boolean(),
      paid: z.int(),
      /** Orders of which money went back. */
      refunded: z.int(),
      cases: z.int(),
      sums: z.array(z.object({ paid: MoneyAmount, back: MoneyAmount })),
    }),
    sims: z.array(z.object({ iccid: z.string(), number: z.string(), state: z.string(), plan: Plan })),
    autoTopUps: z.array(z.object({ iccid: z.string(), isOn: z.boolean(), stopped: Word })),
    orders: z.array(
      z.object({
        number: z.string(),
        placedAt: Instant,
        state: z.enum(orderStates),
        plan: Plan,
        quantity: z.int(),
        total: MoneyAmount,
      }),
    ),
    newer: Word,
    older: Word,
  }),
});

export const GetSim = endpoint({
  path: "/staff/getSim",
  summary: "The life of a SIM: its profile or card, the plans on it with what was used by day, renewals and events.",
  caller: "staff",
  right: "see_customers",
  refusals: ["NOT_FOUND"],
  input: z.object({ iccid: Iccid }),
  output: z.object({
    iccid: z.string(),
    /** The id by which the audit trail has it. */
    inTrail: z.string(),
    /** What the network said when staff asked it last; null: never asked. */
    network: z.nullable(z.object({ state: z.string(), seenAt: z.nullable(Instant), seenIn: Word, askedAt: Instant })),
    /** Whether it can be blocked: it came with an order, and our network carries it. */
    isOurs: z.boolean(),
    block: z.nullable(z.object({ state: z.enum(blockStates), cause: z.string(), version: z.int(), at: Instant })),
    /** Another eSIM in its place: under way, done, or why it was stopped; and the one whose place it took. */
    swap: z.nullable(z.object({ state: z.enum(swapStates), at: Instant, to: Word, failure: Word })),
    replaces: Word,
    /** In its place in an order: it can be replaced. */
    canBeReplaced: z.boolean(),
    profile: z.nullable(z.object({ state: z.string(), at: z.nullable(Instant), device: Word, supplier: z.string() })),
    isCard: z.boolean(),
    /** The registration that holds it, otherwise the last one that it was sent in with. */
    realName: z.nullable(
      z.object({
        number: z.string(),
        state: z.enum(realNameStates),
        decidedAt: z.nullable(Instant),
        /** When what was sent in is deleted; null: not known yet. */
        keptUntil: z.nullable(Instant),
      }),
    ),
    /** A plan on it was sold under a real name. */
    needsRealName: z.boolean(),
    /** The newest first. */
    plans: z.array(
      z.object({
        number: z.string(),
        code: z.string(),
        plan: Plan,
        state: z.string(),
        usedMb: z.int(),
        usedTodayMb: z.int(),
        useBy: Instant,
        begunAt: z.nullable(Instant),
        endsAt: z.nullable(Instant),
        asOf: z.nullable(Instant),
        isSlow: z.boolean(),
      }),
    ),
    /** Megabytes by day, of all its plans together; the last 30 days on which something was used. */
    days: z.array(z.object({ day: z.string(), usedMb: z.int() })),
    renewals: z.array(z.object({ number: z.string(), state: z.string(), at: z.nullable(Instant) })),
    autoTopUps: z.array(
      z.object({ account: z.string(), plan: z.string(), days: z.int(), isOn: z.boolean(), stopped: Word }),
    ),
    holders: z.array(z.object({ account: z.string(), email: z.string() })),
    events: z.array(z.object({ at: Instant, kind: z.string(), supplier: z.string() })),
  }),
});
