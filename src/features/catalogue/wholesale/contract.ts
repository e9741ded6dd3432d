import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { CurrencyWish, MoneyAmount, RequestKey, shortText } from "../../../kernel/fields.ts";
import { mostInSandbox } from "./rules.ts";

export const GetWholesaleTiers = endpoint({
  path: "/product/getWholesaleTiers",
  summary:
    "From how many pieces a month a plan costs how much less than in the shop; null where the operator tells it on request alone.",
  caller: "everybody",
  kept: [],
  input: z.object({}),
  output: z.object({ tiers: z.array(z.object({ from: z.int(), percentOff: z.nullable(z.int()) })) }),
});

export const OrderInSandbox = endpoint({
  path: "/sandbox/order",
  summary:
    "Orders eSIMs in the partners' sandbox: the shop's own plans at the wholesale price of the first step, answered with test profiles that no network knows. Nothing is kept or charged, and the same request gets the same order; its key with another wish is refused for ten minutes. Ten orders a minute for a network.",
  caller: "anyone",
  limit: "write",
  input: z.object({
    requestKey: RequestKey,
    plan: shortText(80).check(z.minLength(1, "empty")),
    quantity: z.int("number").check(z.gte(1, "range"), z.lte(mostInSandbox, "range")),
    /** Of a day pass; without them the fewest that it has. */
    days: z.optional(z.int("number").check(z.gte(1, "range"), z.lte(366, "range"))),
    currency: CurrencyWish,
  }),
  output: z.object({
    order: z.string(),
    isTest: z.literal(true),
    state: z.literal("delivered"),
    plan: z.string(),
    quantity: z.int(),
    days: z.int(),
    /** Of one piece with all its days at the first step; null where it is told on request alone. */
    price: z.nullable(MoneyAmount),
    total: z.nullable(MoneyAmount),
    profiles: z.array(z.object({ iccid: z.string(), activationCode: z.string() })),
  }),
  refusals: ["PLAN_NOT_ON_SALE", "DAYS_NOT_OFFERED", "REQUEST_KEY_REUSED", "TRIED_OFTEN"],
});
