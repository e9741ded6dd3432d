import { money } from "../../kernel/money.ts";
import { operation } from "../../platform/operation.server.ts";
import { GetConversion } from "./contract.ts";
import { charge, chargedIn, sourceIn } from "./rules.ts";
import { rateFor } from "./store.server.ts";

/** Shown before paying, so that nobody learns the CNY amount from the bank (requirements O7). */
export const getConversion = operation(GetConversion, async ({ amount, currency, method }, { db, now, visitor }) => {
  const rate = await rateFor(db, currency, chargedIn(method, currency), now);
  if (!rate) return { conversion: null };
  const charged = charge(money(amount, currency), method, rate);
  return { conversion: { charged, rate: rate.rate, source: sourceIn(visitor.language, rate), validFrom: rate.validFrom.toISOString() } };
});
