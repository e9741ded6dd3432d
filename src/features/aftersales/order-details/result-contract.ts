import * as z from "zod/mini";
import { walletNames } from "../../../adapters/wallet/wallet.ts";
import { endpoint } from "../../../kernel/endpoint.ts";
import { CalendarDay, MoneyAmount } from "../../../kernel/fields.ts";
import { paymentMethods } from "../../../kernel/payment-method.ts";
import { identityRules, planKinds, reinstallRules, startRules } from "../../../kernel/plan-terms.ts";
import { PlaceNotice } from "../../catalogue/content/place-notice.ts";
import { PurchaseWays } from "../../catalogue/plans/contract.ts";
import { EsimToInstall, OrderKey } from "../../sales/orders/contract.ts";
import { failureReasons } from "../../sales/payments/rules.ts";

/**
 * Spec 4, payment outcomes. `waiting_for_payment`: no open attempt; `failure`: the last attempt failed; both offer to
 * pay.
 */
export const OrderOutcome = z.enum([
  "waiting_for_payment",
  "processing",
  "success",
  "failure",
  "refunding",
  "refunded",
  "closed",
]);
export type OrderOutcome = z.output<typeof OrderOutcome>;

/** A card's parcel: the address as lines of text, and the promised dates. */
export const Parcel = z.object({
  state: z.enum(["waiting", "sent", "arrived", "returned", "cancelled"]),
  carrier: z.string(),
  trackingNumber: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
  arrivedAt: z.nullable(z.string()),
  promisedFrom: z.string(),
  promisedBy: z.string(),
  country: z.string(),
  address: z.array(z.string()),
  contactPerson: z.string(),
  phone: z.string(),
  iccids: z.array(z.string()),
});

export const RenewedSim = z.object({
  position: z.int(),
  iccid: z.string(),
  state: z.enum(["waiting", "applied", "failed"]),
  appliedAt: z.nullable(z.string()),
});

export const GetOrderResult = endpoint({
  path: "/order/getOrderResult",
  summary: "How an order stands; once delivered, the eSIMs to install. Needs the key that /order/create gave.",
  caller: "anyone",
  input: OrderKey,
  output: z.object({
    orderNumber: z.string(),
    outcome: OrderOutcome,
    /** `paying`: the payment is not settled; `delivering`: paid, the eSIM is being prepared. */
    processing: z.nullable(z.enum(["paying", "delivering"])),
    failure: z.nullable(z.enum(failureReasons)),
    /** While it is being paid: why the latest try on the payment page was refused. */
    refused: z.nullable(z.enum(failureReasons)),
    placedAt: z.string(),
    email: z.string(),
    planCode: z.string(),
    kind: z.enum(planKinds),
    area: z.string(),
    areaName: z.string(),
    /** Of a success: what the operator says to whoever travels there. */
    notices: z.array(PlaceNotice),
    allowanceMb: z.int(),
    days: z.int(),
    quantity: z.int(),
    way: PurchaseWays,
    startRule: z.enum(startRules),
    identity: z.enum(identityRules),
    reinstall: z.enum(reinstallRules),
    departsOn: z.nullable(CalendarDay),
    unitPrice: MoneyAmount,
    postage: MoneyAmount,
    /** The promo code's discount; zero without one. */
    discount: MoneyAmount,
    promoCode: z.nullable(z.string()),
    total: MoneyAmount,
    method: z.nullable(z.enum(paymentMethods)),
    /** `esim`, once delivered. */
    esims: z.array(EsimToInstall),
    /** `physical`, from the moment it was ordered. */
    parcel: z.nullable(Parcel),
    /** `renewal`, from the moment it was ordered. */
    renewals: z.array(RenewedSim),
    /** Of which phones' wallets /files/wallet/ makes a pass of an eSIM. */
    wallets: z.array(z.enum(walletNames)),
  }),
  refusals: ["ORDER_NOT_FOUND"],
});
