import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { Consent, CurrencyWish, MinorUnits, MoneyAmount, RequestKey, shortText } from "../../../kernel/fields.ts";
import { planKinds } from "../../../kernel/plan-terms.ts";
import { SavedCard } from "../../sales/saved-cards/contract.ts";
import { stopReasons } from "./rules.ts";

const Iccid = shortText(40);

export const SaveCard = endpoint({
  path: "/account/saveCard",
  summary:
    "Opens a page of the payment service on which a card is given; it leads back to the packages of this SIM. Nothing is charged. Repeating it answers the same page.",
  caller: "account",
  limit: "costly",
  input: z.object({ requestKey: RequestKey, iccid: Iccid }),
  output: z.object({ savePage: z.string() }),
  refusals: [
    "NOT_FOUND",
    "CARDS_FULL",
    "REQUEST_KEY_REUSED",
    "TRIED_OFTEN",
    "METHOD_NOT_OFFERED",
    "GATEWAY_UNAVAILABLE",
  ],
});

export const ForgetCard = endpoint({
  path: "/account/forgetCard",
  summary:
    "The payment service keeps the card no longer, and every automatic top-up by it is off. The answer is the same where there is none.",
  caller: "account",
  limit: "write",
  input: z.object({ id: z.uuid("format") }),
  output: z.object({}),
});

/** What would be bought: the plan of the newest package that can be renewed. `price`: of one package, today. */
export const Offer = z.object({
  planCode: z.string(),
  days: z.int(),
  kind: z.enum(planKinds),
  areaName: z.string(),
  allowanceMb: z.int(),
  price: MoneyAmount,
  /** How many hours before the end of a package the next one is bought, if it is not used up earlier. */
  hoursBefore: z.int(),
});

export const GetAutoTopUp = endpoint({
  path: "/account/getAutoTopUp",
  summary:
    "Whether another package is bought by itself when the one on this SIM runs low, at which price and up to how much a month.",
  caller: "account",
  input: z.object({ iccid: Iccid }),
  output: z.object({
    on: z.boolean(),
    /** Null where nothing could be bought automatically. */
    offer: z.nullable(Offer),
    /** The latest agreement; null where it was never on. */
    agreed: z.nullable(
      z.object({
        planCode: z.string(),
        days: z.int(),
        areaName: z.string(),
        unitPrice: MoneyAmount,
        monthlyCap: MoneyAmount,
        card: z.nullable(SavedCard),
      }),
    ),
    /** In the current calendar month in Hong Kong, including pending charges. */
    spent: z.nullable(MoneyAmount),
    /** The cap prevented a purchase for the current package. */
    capReached: z.boolean(),
    stopped: z.nullable(z.enum(stopReasons)),
  }),
  refusals: ["NOT_FOUND"],
});

export const SetAutoTopUp = endpoint({
  path: "/account/setAutoTopUp",
  summary:
    "Turns automatic top-up on for a SIM of one's own, or on other terms. A price above `expectedPrice` is never charged, nor more than `monthlyCap` in a calendar month. A repeat changes nothing again.",
  caller: "account",
  limit: "write",
  input: z.object({
    requestKey: RequestKey,
    iccid: Iccid,
    planCode: shortText(80),
    days: z.int("number").check(z.gte(1, "range"), z.lte(365, "range")),
    currency: CurrencyWish,
    expectedPrice: MinorUnits,
    monthlyCap: MinorUnits,
    cardId: z.uuid("choose"),
    privacyPolicy: Consent,
    dataTransfer: Consent,
    /** Consent to start packages within the withdrawal period. */
    beginNow: Consent,
  }),
  output: z.object({}),
  refusals: ["NOT_FOUND", "PLAN_NOT_ON_SALE", "PLAN_NOT_SOLD_HERE", "PRICE_CHANGED"],
});

export const StopAutoTopUp = endpoint({
  path: "/account/stopAutoTopUp",
  summary: "Turns automatic top-up off. What is already ordered is delivered. The answer is the same where it was off.",
  caller: "account",
  limit: "write",
  input: z.object({ iccid: Iccid }),
  output: z.object({}),
  refusals: ["NOT_FOUND"],
});
