import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { Consent, MinorUnits, MoneyAmount, RequestKey, shortText } from "../../../kernel/fields.ts";
import { prepaidTariffNames } from "../../../kernel/prepaid-tariff.ts";
import { SavedCard } from "../../sales/saved-cards/contract.ts";
import { leastBelow, mostBelow, mostMonthlyCap, stopReasons } from "./rules.ts";

const Iccid = shortText(40).check(z.minLength(1, "empty"));
/** In minor units of HKD. */
const Below = MinorUnits.check(z.gte(leastBelow, "range"), z.lte(mostBelow, "range"));

export const GetLowBalance = endpoint({
  path: "/prepaid/getLowBalance",
  summary:
    "What happens when the balance of a prepaid card of the caller's runs low: whether they are told, and whether it is topped up by itself.",
  caller: "account",
  input: z.object({ iccid: Iccid }),
  output: z.object({
    iccid: z.string(),
    tariff: z.enum(prepaidTariffNames),
    balance: MoneyAmount,
    /** Null: nobody is told. */
    alert: z.nullable(z.object({ below: MoneyAmount, byText: z.boolean() })),
    email: z.string(),
    /** Of the account; null: no text message can be had. */
    phone: z.nullable(z.string()),
    autoTopUp: z.object({
      on: z.boolean(),
      /** The latest agreement; null: it was never on. `card`: null once it was removed. */
      agreed: z.nullable(
        z.object({ below: MoneyAmount, amount: MoneyAmount, monthlyCap: MoneyAmount, card: z.nullable(SavedCard) }),
      ),
      /** In this calendar month in Hong Kong, with what is on its way. */
      spent: MoneyAmount,
      /** The cap has kept it from topping up this month. */
      capReached: z.boolean(),
      stopped: z.nullable(z.enum(stopReasons)),
    }),
    /** What can be agreed to. */
    amounts: z.array(MoneyAmount),
    consentVersion: z.string(),
  }),
  refusals: ["NOT_FOUND"],
});

export const SetLowBalanceAlert = endpoint({
  path: "/prepaid/setAlert",
  summary:
    "Has the caller told when the balance of a prepaid card of theirs falls below an amount: once, and again only after a top-up has lifted it. `below` null: no more.",
  caller: "account",
  limit: "write",
  input: z.object({ iccid: Iccid, below: z.nullable(Below), byText: z.boolean("choose") }),
  output: z.object({}),
  refusals: ["NOT_FOUND"],
});

export const SetPrepaidAutoTopUp = endpoint({
  path: "/prepaid/setAutoTopUp",
  summary:
    "Agrees to a top-up by a saved payment card whenever the balance is below an amount, at once where it is, never beyond `monthlyCap` in a calendar month of Hong Kong. A repeat changes nothing again.",
  caller: "account",
  limit: "write",
  input: z.object({
    requestKey: RequestKey,
    iccid: Iccid,
    below: Below,
    amount: MinorUnits,
    monthlyCap: MinorUnits.check(z.lte(mostMonthlyCap, "range")),
    cardId: z.uuid("choose"),
    consent: Consent,
  }),
  output: z.object({}),
  refusals: ["NOT_FOUND"],
});

export const StopPrepaidAutoTopUp = endpoint({
  path: "/prepaid/stopAutoTopUp",
  summary:
    "Turns it off. A top-up that is being charged by then goes on. The answer is the same where it was off, also of a card that is not the caller's.",
  caller: "account",
  limit: "write",
  input: z.object({ iccid: Iccid }),
  output: z.object({}),
});

export const SavePaymentCard = endpoint({
  path: "/prepaid/saveCard",
  summary:
    "Opens a page of the payment service on which a payment card is given; it leads back to this prepaid card. Nothing is charged. Repeating it answers the same page.",
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
