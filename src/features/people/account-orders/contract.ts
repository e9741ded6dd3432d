import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { MoneyAmount, shortText } from "../../../kernel/fields.ts";
import { orderStates } from "../../../kernel/order-state.ts";
import { paymentMethods } from "../../../kernel/payment-method.ts";
import { planKinds } from "../../../kernel/plan-terms.ts";
import { PurchaseWays } from "../../catalogue/plans/contract.ts";

/** Spec 3, order: what the list shows, and the details of each (requirements A5). */
export const MyOrder = z.object({
  orderNumber: z.string(),
  /** Opens the order's own pages and its receipt. */
  key: z.string(),
  placedAt: z.string(),
  state: z.enum(orderStates),
  /** There is no open attempt, and the last one failed. */
  paymentFailed: z.boolean(),
  kind: z.enum(planKinds),
  area: z.string(),
  areaName: z.string(),
  allowanceMb: z.int(),
  speedAfterKbps: z.int(),
  days: z.int(),
  way: PurchaseWays,
  unitPrice: MoneyAmount,
  quantity: z.int(),
  total: MoneyAmount,
  /** Unmasked, by position; empty before they are allotted. */
  iccids: z.array(z.string()),
  /** `web`, or another sales channel; `source`: who referred the buyer, if known (requirements L9). */
  channel: z.string(),
  source: z.nullable(z.string()),
  method: z.nullable(z.enum(paymentMethods)),
  email: z.string(),
  /** A card's address, line by line in its country's format. */
  shipping: z.nullable(
    z.object({ country: z.string(), address: z.array(z.string()), contactPerson: z.string(), phone: z.string() }),
  ),
  physicalSim: z.boolean(),
  can: z.object({ pay: z.boolean(), install: z.boolean(), receipt: z.boolean() }),
});
export type MyOrder = z.output<typeof MyOrder>;

export const GetMyOrders = endpoint({
  path: "/account/getMyOrders",
  summary:
    "The orders of this account, the newest first: made while signed in, and made as a guest with the same e-mail address.",
  caller: "account",
  input: z.object({
    /** `next` of the previous page. */
    after: z.optional(shortText(120)),
  }),
  output: z.object({ orders: z.array(MyOrder), next: z.nullable(z.string()) }),
});
