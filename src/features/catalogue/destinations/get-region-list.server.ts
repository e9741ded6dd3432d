import { operation } from "../../../platform/operation.server.ts";
import { atlasOf, inOrder } from "./atlas.server.ts";
import { GetRegionList } from "./contract.ts";
import { fromPrice, lowestPrices } from "./country-entry.ts";
import { nameIn } from "./names.ts";

export const getRegionList = operation(GetRegionList, async ({ lang, currency }, context) => {
  const language = lang ?? context.visitor.language;
  const atlas = await atlasOf(context);
  const destinations = inOrder(atlas, language);
  return {
    regions: [...atlas.regions.values()].map(({ slug, kind, names, countries, from }) => ({
      slug,
      kind,
      name: nameIn(names, language),
      countryList: destinations
        .filter(({ iso2 }) => countries.includes(iso2))
        .map((one) => ({ country: one.iso2, name: nameIn(one.names, language) })),
      from: fromPrice(from, currency),
      prices: lowestPrices(from, currency),
    })),
  };
});
