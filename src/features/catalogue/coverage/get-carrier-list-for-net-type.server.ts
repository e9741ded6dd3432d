import { operation } from "../../../platform/operation.server.ts";
import { atlasOf, inOrder } from "../destinations/atlas.server.ts";
import { findDestination } from "../destinations/find-destination.ts";
import { nameIn } from "../destinations/names.ts";
import { GetCarrierListForNetType } from "./contract.ts";
import { findCoverage } from "./find-coverage.ts";
import { roamingOf } from "./roaming.server.ts";

/**
 * A country that is not sold, and a search that finds nothing, have no coverage: an empty list, which the page tells in
 * its own words.
 */
export const getCarrierListForNetType = operation(
  GetCarrierListForNetType,
  async ({ country, query, netType, lang }, context) => {
    const language = lang ?? context.visitor.language;
    const [atlas, roaming] = await Promise.all([atlasOf(context), roamingOf(context)]);
    const only = country ? findDestination(atlas, { country }) : undefined;
    if (country && !only) return { coverage: [] };
    const found = query ? findCoverage(query, { named: atlas.byName(), covered: roaming }) : undefined;
    const wanted = inOrder(atlas, language).filter((one) => (!only || one === only) && (!found || found.has(one.iso2)));
    const coverage = wanted.map(({ iso2, mcc, names }) => {
      const { networks = [], otherApns = [] } = roaming.get(iso2) ?? {};
      const mccInfo = networks.filter(({ generations }) => !netType || generations.includes(netType));
      return { country: iso2, mcc, name: nameIn(names, language), mccInfo, otherApns };
    });
    return { coverage: coverage.filter(({ mccInfo }) => mccInfo.length > 0) };
  },
);
