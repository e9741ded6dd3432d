import type { CountryEntry } from "../../../features/catalogue/destinations/contract.ts";
import type { PlanCard } from "../../../features/catalogue/plans/contract.ts";
import { dataAmount } from "../../../features/catalogue/plans/rules.ts";
import type { Language } from "../../../kernel/language.ts";
import { formatMoney } from "../../../kernel/money.ts";
import type { Areas } from "../../ground/visit/words.ts";

type HomeWords = Areas["home-parts"];

/** A price never stands without what it buys: a day, or so much data. */
export function dayPrice(from: CountryEntry["from"], words: HomeWords, language: Language): string {
  if (!from) return "";
  const price = formatMoney(from.price, language);
  return from.per === "day" ? words.places.perDay(price) : words.places.package(price, amountText(from.allowanceMb));
}

function amountText(megabytes: number): string {
  const { figure, unit } = dataAmount(megabytes);
  return `${figure} ${unit}`;
}

export const passDays = 7;

/** The boarding pass in the hero: the first pass for the most popular place, with its true facts. */
export function passFacts(
  { allowanceMb, networks, hotspot }: PlanCard,
  pass: HomeWords["pass"],
  search: Areas["homepage"]["search"],
) {
  const carriers = new Set(networks.map(({ carrier }) => carrier)).size;
  return {
    data: pass.perDay(amountText(allowanceMb)),
    days: search.day(passDays),
    facts: [
      { name: pass.network, value: pass.carriers(carriers) },
      ...(hotspot === "no" ? [] : [{ name: pass.hotspot, value: pass.included }]),
      { name: pass.starts, value: pass.onLanding },
    ],
  };
}
