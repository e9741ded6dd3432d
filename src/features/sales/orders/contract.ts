import * as z from "zod/mini";
import { profileStates } from "../../../adapters/supply/profile-state.ts";
import { endpoint } from "../../../kernel/endpoint.ts";
import {
  CalendarDay,
  Consent,
  CurrencyWish,
  Email,
  FirstFour,
  MinorUnits,
  MoneyAmount,
  mostAtOnce,
  RequestKey,
  shortText,
} from "../../../kernel/fields.ts";
import { CheckedDevice } from "../../catalogue/devices/contract.ts";
import { PurchaseWays } from "../../catalogue/plans/contract.ts";
import { ShippingAddress } from "../../catalogue/postage/contract.ts";
import { PromoCode } from "../promos/contract.ts";

export const OrderKey = z.object({ orderNumber: shortText(20), key: shortText(40) });

export { mostAtOnce };

/** Requirements O3. Spec 3: 1 passport, 2 Hong Kong and Macao pass, 3 Hong Kong ID, 4 Macau ID. */
export const BuyerDocument = z.object({ type: z.literal([1, 2, 3, 4], "choose"), firstFour: FirstFour });

/** The recipient of one of the order's eSIMs; with an e-mail address they get their own e-mail and link. */
export const Traveller = z.object({
  position: z.int("number").check(z.gte(1, "range"), z.lte(mostAtOnce, "range")),
  name: shortText(60).check(z.minLength(1, "empty")),
  email: z.optional(Email),
});

/** A checkbox that may stay unticked. */
const OptionalConsent = z.optional(z.object({ given: z.boolean(), version: shortText(40) }));

/**
 * Spec 2, "Order". `expectedTotal` is what the page showed: if the price has changed, the order is refused with the new
 * one (requirements O6).
 */
export const CreateOrder = endpoint({
  path: "/order/create",
  summary:
    "Writes an order down, for whoever is signed in or for a guest. Repeating it with the same requestKey answers the same order.",
  caller: "perhaps_account",
  limit: "write",
  input: z.object({
    requestKey: RequestKey,
    planCode: shortText(80),
    way: PurchaseWays,
    days: z.optional(z.int("number").check(z.gte(1, "range"), z.lte(365, "range"))),
    quantity: z.int("number").check(z.gte(1, "range"), z.lte(mostAtOnce, "range")),
    currency: CurrencyWish,
    expectedTotal: MinorUnits,
    email: Email,
    /** The day of departure. Required for a card, which must arrive by then. */
    departsOn: z.optional(CalendarDay),
    /** `physical` only, and required there. */
    shipping: z.optional(ShippingAddress),
    /** `renewal` only: `quantity` ICCIDs, as people type them. */
    iccids: z.optional(z.array(shortText(40)).check(z.minLength(1, "empty"), z.maxLength(mostAtOnce, "fewer"))),
    /** Where the plan's destination requires it. */
    document: z.optional(BuyerDocument),
    /** `esim` only; the eSIMs without a traveller are the buyer's own. */
    travellers: z.optional(z.array(Traveller).check(z.maxLength(mostAtOnce, "fewer"))),
    promoCode: z.optional(PromoCode),
    privacyPolicy: Consent,
    dataTransfer: Consent,
    accountByEmail: OptionalConsent,
    /**
     * Consent to start the plan within the withdrawal period (domain notes 7; features/aftersales/refund-requests reads
     * it).
     */
    beginNow: OptionalConsent,
    orderSource: z.optional(shortText(80)),
    orderSubSource: z.optional(shortText(80)),
    /** The buyer's device check (requirements B3). */
    device: z.optional(CheckedDevice),
  }),
  output: z.object({ orderNumber: z.string(), key: z.string(), total: MoneyAmount }),
  refusals: [
    "PLAN_NOT_ON_SALE",
    "PLAN_NOT_SOLD_HERE",
    "CURRENCY_NOT_OFFERED",
    "WAY_NOT_OFFERED",
    "DAYS_NOT_OFFERED",
    "PRICE_CHANGED",
    "REQUEST_KEY_REUSED",
    "PROMO_INVALID",
    "NOT_POSTED_THERE",
    "TOO_LATE_BY_POST",
    "SIM_NOT_ACCEPTED",
    "NETWORK_UNAVAILABLE",
  ],
});

export const EsimToInstall = z.object({
  position: z.int(),
  iccid: z.string(),
  smdpAddress: z.string(),
  matchingId: z.string(),
  /** `LPA:1$…$…`, what the QR code holds. */
  activationCode: z.string(),
  appleLink: z.string(),
  androidLink: z.string(),
  /** Entered after the code, where the supplier requires one. */
  confirmationCode: z.nullable(z.string()),
  /** The state that the supplier reported, and when it changed; `unknown` without a report. */
  profileState: z.enum(profileStates),
  profileStateAt: z.nullable(z.string()),
  device: z.nullable(z.string()),
  traveller: z.nullable(z.string()),
  /** Identifies this eSIM in its own link. */
  installId: z.string(),
  installKey: z.string(),
});
export type EsimToInstall = z.output<typeof EsimToInstall>;
