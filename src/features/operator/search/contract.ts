import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { MoneyAmount, shortText } from "../../../kernel/fields.ts";
import { orderStates } from "../../../kernel/order-state.ts";
import { planKinds } from "../../../kernel/plan-terms.ts";
import { dispatchStates } from "../../delivery/dispatches/rules.ts";
import { searchForms } from "./rules.ts";

const Plan = z.object({
  area: z.string(),
  iso2: z.nullable(z.string()),
  kind: z.enum(planKinds),
  allowanceMb: z.number(),
  days: z.int(),
});

export const Search = endpoint({
  path: "/staff/search",
  summary:
    "What an order number, e-mail address, phone number, ICCID or its end, tracking number, plan code or amount belongs to; what the role may not see is left out.",
  caller: "staff",
  right: "own_session",
  input: z.object({
    q: shortText(320),
    /** For a list rather than a glance: all the orders of what was found, as many as a page shows. */
    isWide: z.optional(z.boolean()),
  }),
  output: z.object({
    /** The caller has searched by ends too often in this hour; whole numbers are found. */
    isPartSpent: z.boolean(),
    /** What was typed may be any of these. */
    readsAs: z.array(z.enum(searchForms)),
    orders: z.array(
      z.object({
        number: z.string(),
        state: z.enum(orderStates),
        way: z.enum(["esim", "physical", "renewal"]),
        plan: Plan,
        quantity: z.int(),
        total: MoneyAmount,
      }),
    ),
    sims: z.array(z.object({ iccid: z.string(), orderNumber: z.nullable(z.string()) })),
    customers: z.array(z.object({ customer: z.string(), email: z.string(), orders: z.int(), moreOrders: z.boolean() })),
    parcels: z.array(z.object({ orderNumber: z.string(), state: z.enum(dispatchStates), trackingNumber: z.string() })),
    plans: z.array(z.object({ code: z.string(), plan: Plan })),
  }),
  refusals: ["TRIED_OFTEN"],
});
