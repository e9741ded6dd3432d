import { money } from "../../kernel/money.ts";
import { operation } from "../../platform/operation.server.ts";
import { GetConversion } from "./contract.ts";
import { charge, chargedIn } from "./rules.ts";
import { rateAt } from "./store.server.ts";

/** Shown before paying, so that nobody learns the CNY amount from the bank (requirements O7). */
export const getConversion = operation(GetConversion, async ({ amount, currency, method }, { db, now }) => {
  const into = chargedIn(method, currency);
  const rate = into === currency ? undefined : await rateAt(db, currency, into, now);
  if (!rate) return { conversion: null };
  const charged = charge(money(amount, currency), method, rate);
  return { conversion: { charged, rate: rate.rate, source: rate.source, validFrom: rate.validFrom.toISOString() } };
});
