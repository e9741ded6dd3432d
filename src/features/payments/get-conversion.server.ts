import { money } from "../../kernel/money.ts";
import { operation } from "../../platform/operation.server.ts";
import { GetConversion } from "./contract.ts";
import { charge, chargedIn } from "./rules.ts";
import { rateFor } from "./store.server.ts";

/** Shown before paying, so that nobody learns the CNY amount from the bank (requirements O7). */
export const getConversion = operation(GetConversion, async ({ amount, currency, method }, { db, now }) => {
  const rate = await rateFor(db, currency, chargedIn(method, currency), now);
  if (!rate) return { conversion: null };
  const charged = charge(money(amount, currency), method, rate);
  return { conversion: { charged, rate: rate.rate, source: rate.source, validFrom: rate.validFrom.toISOString() } };
});
