import * as z from "zod/mini";
import { gatewayNames, payoutLineKinds } from "../../../adapters/payment/payment-gateway.ts";
import { endpoint } from "../../../kernel/endpoint.ts";

const Cursor = z.string("empty").check(z.maxLength(100, "format"), z.regex(/^[\w-]+$/, "format"));
const place = { after: z.optional(Cursor), before: z.optional(Cursor) };
const beside = { newer: z.nullable(z.string()), older: z.nullable(z.string()) };
/** Of a bank account, whose currency need not be one of the shop's. */
const Sum = z.object({ amount: z.int(), currency: z.string() });
const Payout = {
  id: z.string(),
  gateway: z.string(),
  /** The gateway's own. */
  reference: z.string(),
  state: z.enum(["on_its_way", "paid", "failed"]),
  amount: Sum,
  createdAt: z.string(),
  arrivesAt: z.string(),
};

export const GetPayouts = endpoint({
  path: "/staff/getPayouts",
  summary: "What payment gateways have sent to the bank: the newest first, 50 at a time.",
  caller: "staff",
  right: "see_finance",
  input: z.object({ gateway: z.optional(z.enum(gatewayNames, "choose")), ...place }),
  output: z.object({
    payouts: z.array(
      z.object({
        ...Payout,
        /** How many of its lines are not in our books, or otherwise, and wait for somebody. */
        differences: z.int(),
      }),
    ),
    /** All that may be asked for. */
    gateways: z.array(z.enum(gatewayNames)),
    ...beside,
  }),
});

export const GetPayout = endpoint({
  path: "/staff/getPayout",
  summary: "One payout: what it is made of, and its lines, each with the order that it belongs to, 50 at a time.",
  caller: "staff",
  right: "see_finance",
  input: z.object({ id: z.uuid("format"), ...place }),
  output: z.object({
    ...Payout,
    /** By kind, in its currency: `amount` before `fee`. Together they are the payout. */
    sums: z.array(z.object({ kind: z.enum(payoutLineKinds), lines: z.int(), amount: z.int(), fee: z.int() })),
    lines: z.array(
      z.object({
        reference: z.string(),
        kind: z.enum(payoutLineKinds),
        at: z.string(),
        order: z.nullable(z.string()),
        amount: z.int(),
        fee: z.int(),
        /** What our books have of it, in the currency that was charged. */
        booked: z.nullable(Sum),
        verdict: z.enum(["right", "unknown", "other_amount"]),
        /** Its open difference. */
        difference: z.nullable(z.string()),
      }),
    ),
    ...beside,
  }),
  refusals: ["NOT_FOUND"],
});
