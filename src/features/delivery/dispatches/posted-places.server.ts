import { perCatalogueVersion } from "../../../platform/catalogue-version.server.ts";
import type { Context } from "../../../platform/context.server.ts";
import { atlasOf } from "../../catalogue/destinations/atlas.server.ts";
import { countryNames } from "../../catalogue/destinations/country-names.server.ts";
import { postageRecords } from "../../catalogue/postage/store.server.ts";

const servicesOf = perCatalogueVersion(postageRecords);

/** Where parcels go to, by name, and with whom: what a list of parcels can be asked for. */
export async function postedPlaces(context: Pick<Context, "db" | "catalogueVersion" | "visitor">) {
  const { language } = context.visitor;
  const [services, atlas] = await Promise.all([servicesOf(context), atlasOf(context)]);
  const nameOf = countryNames(atlas, language);
  const { compare } = new Intl.Collator(language);
  return {
    countries: services
      .map(({ iso2 }) => ({ iso2, name: nameOf(iso2) }))
      .toSorted((one, other) => compare(one.name, other.name)),
    carriers: [...new Set(services.map(({ carrier }) => carrier))].toSorted(),
  };
}
