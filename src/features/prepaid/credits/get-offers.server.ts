import { dayMs } from "../../../kernel/duration.ts";
import { money } from "../../../kernel/money.ts";
import { gigabytesFor, prepaidCurrency, prepaidTariffs, validityDays } from "../../../kernel/prepaid-tariff.ts";
import { operation } from "../../../platform/operation.server.ts";
import { offersOf } from "../../sales/top-ups/offers-of.server.ts";
import { bonusOn } from "../../sales/top-ups/offers.ts";
import { GetTopUpOffers } from "./contract.ts";

export const getTopUpOffers = operation(GetTopUpOffers, async ({ tariff }, { db, config, now }) => {
  const offers = await offersOf(db, config, tariff);
  return {
    amounts: offers.amounts.map(({ amount, bonusPercent }) => {
      const bonus = bonusOn(amount, offers);
      return {
        amount: money(amount, prepaidCurrency),
        bonusPercent,
        bonus: money(bonus, prepaidCurrency),
        gigabytes: gigabytesFor(amount + bonus, tariff),
      };
    }),
    own: offers.own,
    pricePerGb: money(prepaidTariffs[tariff].pricePerGb, prepaidCurrency),
    validityDays,
    validUntil: new Date(now.getTime() + validityDays * dayMs).toISOString(),
  };
});
