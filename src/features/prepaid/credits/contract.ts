import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { Email, MinorUnits, MoneyAmount, RequestKey, shortText } from "../../../kernel/fields.ts";
import { paymentMethods } from "../../../kernel/payment-method.ts";
import { prepaidTariffNames } from "../../../kernel/prepaid-tariff.ts";
import { Conversion } from "../../sales/payments/contract.ts";

const Tariff = z.enum(prepaidTariffNames, "choose");
const Iccid = shortText(40).check(z.minLength(1, "empty"));
/** A top-up by its number and the key of its private link. */
const TopUpKey = z.object({ number: shortText(20), key: shortText(64) });

export const GetTopUpOffers = endpoint({
  path: "/prepaid/getOffers",
  summary: "What can be paid onto prepaid cards of a tariff, with the bonus and the data that each amount buys.",
  caller: "anyone",
  input: z.object({ tariff: Tariff }),
  output: z.object({
    amounts: z.array(
      z.object({
        amount: MoneyAmount,
        bonusPercent: z.int(),
        bonus: MoneyAmount,
        /** Bought by amount and bonus, rounded down to a tenth. */
        gigabytes: z.number(),
      }),
    ),
    /** Any amount in between can be paid instead, in minor units. */
    own: z.nullable(z.object({ least: MinorUnits, most: MinorUnits })),
    pricePerGb: MoneyAmount,
    validityDays: z.int(),
    /** Until when a card is valid that is topped up now. */
    validUntil: z.string(),
  }),
});

/**
 * Field problems beside INVALID_INPUT: those of typed numbers, `iccid.no_top_up` (unknown, blocked and ended alike),
 * `iccid.not_prepaid` (a travel SIM), `iccid.other_card` (a card of another tariff).
 */
export const GetPrepaidCard = endpoint({
  path: "/prepaid/getCard",
  summary:
    "A prepaid card by its number: until when it is valid and between which amounts its balance lies; to whom it is proven to belong, as for /prepaid/getStatement, the balance itself. 30 different numbers an hour.",
  caller: "perhaps_holder",
  limit: "write",
  input: z.object({ iccid: Iccid, tariff: Tariff, pass: z.optional(shortText(64)) }),
  output: z.object({
    iccid: z.string(),
    /** `lapsed`: a top-up wakes it up. */
    state: z.enum(["active", "lapsed"]),
    /** Minor units of HKD: from, and below; null: no end. */
    band: z.object({ from: z.int(), below: z.nullable(z.int()) }),
    balance: z.nullable(MoneyAmount),
    gigabytes: z.nullable(z.number()),
    validUntil: z.nullable(z.string()),
    asOf: z.string(),
  }),
  refusals: ["NETWORK_UNAVAILABLE", "TRIED_OFTEN"],
});

export const StartTopUp = endpoint({
  path: "/prepaid/startTopUp",
  summary:
    "Begins to pay a top-up of anybody's prepaid card and answers the gateway's page. Repeating it with the same requestKey answers the same page; `again` names an unpaid one of the same card and amount, which is paid then and told to this e-mail and phone. The balance is never refunded or moved.",
  caller: "perhaps_account",
  limit: "costly",
  input: z.object({
    requestKey: RequestKey,
    tariff: Tariff,
    iccid: Iccid,
    amount: MinorUnits,
    method: z.enum(paymentMethods, "choose"),
    email: Email,
    phone: z.optional(z.string().check(z.regex(/^\+[1-9]\d{6,14}$/, "phone"))),
    /** By which the page said what a wallet charges. */
    rate: z.optional(z.string().check(z.regex(/^(?=.*[1-9])\d{1,6}(\.\d{1,10})?$/, "format"))),
    again: z.optional(TopUpKey),
    /** From a page inside an app: whoever pays comes back to one without the shop's frame. */
    inApp: z.optional(z.boolean("choose")),
  }),
  output: z.object({
    number: z.string(),
    key: z.string(),
    payPage: z.string(),
    charged: MoneyAmount,
    conversion: z.nullable(Conversion),
  }),
  refusals: [
    "NETWORK_UNAVAILABLE",
    "TRIED_OFTEN",
    "REQUEST_KEY_REUSED",
    "METHOD_NOT_OFFERED",
    "RATE_CHANGED",
    "GATEWAY_UNAVAILABLE",
    "ORDER_ALREADY_PAID",
  ],
});

export const TopUpStatus = z.object({
  number: z.string(),
  /** `failed`: this try brought no money. `crediting`: paid, and the network has not said yes so far. */
  outcome: z.enum(["paying", "failed", "crediting", "credited", "returned"]),
  tariff: Tariff,
  masked: z.string(),
  /** The whole number, for whoever has the key: to try again, and on the receipt. */
  iccid: z.string(),
  amount: MoneyAmount,
  bonus: MoneyAmount,
  method: z.nullable(z.enum(paymentMethods)),
  charged: z.nullable(MoneyAmount),
  rate: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  askedAt: z.string(),
  endedAt: z.nullable(z.string()),
  validUntil: z.nullable(z.string()),
});
export type TopUpStatus = z.output<typeof TopUpStatus>;

export const GetTopUp = endpoint({
  path: "/prepaid/getTopUp",
  summary: "How far a top-up is, for whoever has its private link.",
  caller: "anyone",
  input: TopUpKey,
  output: TopUpStatus,
  refusals: ["NOT_FOUND"],
});
