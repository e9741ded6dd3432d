import type { Currency } from "./currency.ts";
import type { Language } from "./language.ts";

/** What visitors may choose among: a setting of the operator. */
export type Offer = { languages: readonly Language[]; currencies: readonly Currency[] };

let read: () => Offer | undefined = () => undefined;

/** Languages and currencies are asked for where nobody can wait: a server says which offer the request under way has. */
export function readOfferBy(reader: () => Offer | undefined): void {
  read = reader;
}

/** Undefined in a browser, whose page says it, and where nobody is served: in jobs, commands and the console. */
export const offerHere = (): Offer | undefined => read();

/** `zh-cn,en`: some of these, each once, and at least one; in their own order. Undefined: it is not that. */
export function someOf<One extends string>(all: readonly One[], said: string): One[] | undefined {
  const named = said.split(",");
  const found = all.filter((one) => named.includes(one));
  return found.length > 0 && found.length === named.length ? found : undefined;
}
