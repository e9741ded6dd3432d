import { operation } from "../../platform/operation.server.ts";
import { atlasOf, inOrder } from "../destinations/atlas.server.ts";
import { findDestination } from "../destinations/find-destination.ts";
import { nameIn } from "../destinations/names.ts";
import { GetCarrierListForNetType } from "./contract.ts";
import { networksToRoamOn } from "./store.server.ts";

/** A country that is not sold has no coverage: an empty list, which the page tells in its own words. */
export const getCarrierListForNetType = operation(GetCarrierListForNetType, async ({ country, netType, lang }, context) => {
  const language = lang ?? context.visitor.language;
  const atlas = await atlasOf(context);
  const only = country ? findDestination(atlas, { country }) : undefined;
  if (country && !only) return { coverage: [] };
  const networks = Map.groupBy(await networksToRoamOn(context.db, { iso2: only?.iso2, generation: netType }), ({ iso2 }) => iso2);
  const covered = inOrder(atlas, language).filter(({ iso2 }) => networks.has(iso2));
  return {
    coverage: covered.map(({ iso2, mcc, names }) => ({ country: iso2, mcc, name: nameIn(names, language), mccInfo: networks.get(iso2)! })),
  };
});
