import { offeredCurrencies, type Currency } from "./currency.ts";
import { offeredLanguages, type Language } from "./language.ts";

/** What visitors may choose among: a setting of the operator. */
export type Offer = { languages: readonly Language[]; currencies: readonly Currency[] };

export const offerHere = (): Offer => ({ languages: offeredLanguages(), currencies: offeredCurrencies() });

/** `zh-cn,en`: some of these, each once, and at least one; in their own order. Undefined: it is not that. */
export function someOf<One extends string>(all: readonly One[], said: string): One[] | undefined {
  const named = said.split(",");
  const found = all.filter((one) => named.includes(one));
  return found.length > 0 && found.length === named.length ? found : undefined;
}
