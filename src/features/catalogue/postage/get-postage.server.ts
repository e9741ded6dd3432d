import { money } from "../../../kernel/money.ts";
import { operation } from "../../../platform/operation.server.ts";
import { collators } from "../destinations/letters.server.ts";
import { nameIn } from "../destinations/names.ts";
import { GetPostage } from "./contract.ts";
import { arrival } from "./rules.ts";
import { postalServices } from "./store.server.ts";

/** In the order of the countries' names, as the language sorts them. */
export const getPostage = operation(GetPostage, async ({ currency, lang, country }, { db, visitor, now }) => {
  const language = lang ?? visitor.language;
  const services = await postalServices(db, currency, country);
  const postage = services.map(({ iso2, names, carrier, amount, time_zone, days_min, days_max }) => ({
    country: iso2,
    countryName: nameIn(names, language),
    carrier,
    fee: money(amount, currency),
    ...arrival(now, time_zone, { daysMin: days_min, daysMax: days_max }),
  }));
  return { postage: postage.toSorted((one, other) => collators[language].compare(one.countryName, other.countryName)) };
});
