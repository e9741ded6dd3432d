import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { ClockThere, MoneyAmount } from "../../../kernel/fields.ts";
import { orderStates } from "../../../kernel/order-state.ts";
import { paymentMethods } from "../../../kernel/payment-method.ts";
import { planKinds } from "../../../kernel/plan-terms.ts";
import { PlaceNotice } from "../../catalogue/content/place-notice.ts";
import { PurchaseWays } from "../../catalogue/plans/contract.ts";
import { OrderKey } from "../../sales/orders/contract.ts";

/** What happened to an order, and when; `sum` and `text` where there is something to say. */
export const TimelineStep = z.object({
  kind: z.enum([
    "placed",
    "paid",
    "delivered",
    "parcel_sent",
    "parcel_arrived",
    "parcel_returned",
    "renewed",
    "refund_asked",
    "refund_granted",
    "refund_rejected",
    "refund_sent",
    "withdrawal_unconfirmed",
    "withdrawal_asked",
    "withdrawal_late",
    "taking_back",
    "plan_change_paying",
    "plan_change_offered",
    "plan_change_making",
    "plan_change_review",
    "plan_changed",
    "plan_change_lapsed",
    "plan_change_begun",
    "plan_change_stopped",
    "closed",
  ]),
  at: z.string(),
  /** Not finished yet: the last step of something in progress. */
  open: z.boolean(),
  sum: z.nullable(MoneyAmount),
  method: z.nullable(z.enum(paymentMethods)),
  /** Free text: a tracking number, the reason of a refusal. */
  text: z.nullable(z.string()),
});
export type TimelineStep = z.output<typeof TimelineStep>;

/** What was charged; in another currency than the order's, with the exchange rate (requirements O7). */
export const PaymentMade = z.object({
  method: z.enum(paymentMethods),
  purpose: z.enum(["order", "difference"]),
  sold: MoneyAmount,
  charged: MoneyAmount,
  rate: z.nullable(z.object({ rate: z.string(), source: z.string(), validFrom: z.string() })),
  at: z.string(),
});

export const GetOrderDetail = endpoint({
  path: "/order/getOrderDetail",
  summary:
    "An order as its buyer follows it: what happened when, what was bought and charged, and what can be done now.",
  caller: "anyone",
  input: OrderKey,
  output: z.object({
    orderNumber: z.string(),
    state: z.enum(orderStates),
    /** Trouble that touches it now. */
    notices: z.array(PlaceNotice),
    way: PurchaseWays,
    email: z.string(),
    planCode: z.string(),
    kind: z.enum(planKinds),
    area: z.string(),
    areaName: z.string(),
    clock: ClockThere,
    allowanceMb: z.int(),
    speedAfterKbps: z.int(),
    days: z.int(),
    quantity: z.int(),
    unitPrice: MoneyAmount,
    postage: MoneyAmount,
    discount: MoneyAmount,
    total: MoneyAmount,
    /** Refunds, completed or pending, in the charged currency. */
    givenBack: z.array(MoneyAmount),
    payments: z.array(PaymentMade),
    sims: z.array(
      z.object({
        position: z.int(),
        iccid: z.nullable(z.string()),
        traveller: z.nullable(z.string()),
        useBy: z.nullable(z.string()),
      }),
    ),
    timeline: z.array(TimelineStep),
    /** The version of the privacy policy that was agreed to, where its text is kept. */
    agreedTo: z.nullable(z.string()),
    /** A posted card: the page builds the tracking link from the carrier's name and number. */
    parcel: z.nullable(z.object({ carrier: z.string(), trackingNumber: z.string() })),
    /** What the page currently offers. */
    can: z.object({
      install: z.boolean(),
      pay: z.boolean(),
      refund: z.boolean(),
      change: z.boolean(),
      withdraw: z.boolean(),
      receipt: z.boolean(),
    }),
  }),
  refusals: ["ORDER_NOT_FOUND"],
});
