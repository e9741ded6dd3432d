import { AsyncLocalStorage } from "node:async_hooks";
import { readCurrenciesBy } from "../kernel/currency.ts";
import { readLanguagesBy } from "../kernel/language.ts";
import type { Offer } from "../kernel/offer.ts";
import type { CatalogueVersion } from "./catalogue-version.server.ts";

/** What the shop offers at the moment. */
export type OfferOfShop = {
  /** By the catalogue's version, which each change moves. */
  at(catalogueVersion: string): Promise<Offer>;
  /** What this process has read last: asks nothing. */
  known(): Offer;
};
type Asking = { offer: OfferOfShop; catalogueVersion: CatalogueVersion };

const here = new AsyncLocalStorage<Offer>();
readLanguagesBy(() => here.getStore()?.languages);
readCurrenciesBy(() => here.getStore()?.currencies);

/** Whoever is served meanwhile is offered this and no more. */
export const withOffer = <Made>(offer: Offer, make: () => Made): Made => here.run(offer, make);

/** The offer of the moment; while the database is away, the last one. */
export async function offerOf({ offer, catalogueVersion }: Asking): Promise<Offer> {
  try {
    return await offer.at(await catalogueVersion.current());
  } catch {
    return offer.known();
  }
}
