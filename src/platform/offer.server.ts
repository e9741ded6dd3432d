import { AsyncLocalStorage } from "node:async_hooks";
import { readCurrenciesBy } from "../kernel/currency.ts";
import { readLanguagesBy } from "../kernel/language.ts";
import type { Offer } from "../kernel/offer.ts";
import { atOneVersion, type CatalogueVersion } from "./catalogue-version.server.ts";

/** What the shop offers at the moment. */
export type OfferOfShop = {
  /** By the catalogue's version, which each change moves. */
  at(catalogueVersion: string): Promise<Offer>;
  /** The newest that this process has read: asks nothing. */
  known(): Offer;
};
type Asking = { offer: OfferOfShop; catalogueVersion: CatalogueVersion };

const here = new AsyncLocalStorage<Offer>();
readLanguagesBy(() => here.getStore()?.languages);
readCurrenciesBy(() => here.getStore()?.currencies);

/** Whoever is served meanwhile is offered this and no more. */
export const withOffer = <Made>(offer: Offer, make: () => Made): Made => here.run(offer, make);

/**
 * The offer of the moment; while the database is away, the last one. Fails where the version is known and its offer
 * cannot be read: what is made of another would be kept as of this version.
 */
export async function offerOf({ offer, catalogueVersion }: Asking): Promise<Offer> {
  const version = await catalogueVersion.current().catch(() => undefined);
  return version === undefined ? offer.known() : offer.at(version);
}

/** Asks for the version once, for the offer and for whatever is shown. One whose offer cannot be read counts as unread. */
export async function atOneOffer<Shop extends Asking>(shop: Shop): Promise<{ shop: Shop; offer: Offer }> {
  const one = atOneVersion(shop);
  try {
    return { shop: one, offer: await offerOf(one) };
  } catch (error) {
    const current = () => Promise.reject<string>(error);
    return { shop: { ...shop, catalogueVersion: { current } }, offer: shop.offer.known() };
  }
}
