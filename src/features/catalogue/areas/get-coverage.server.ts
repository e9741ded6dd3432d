import { operation } from "../../../platform/operation.server.ts";
import { newest } from "../coverage/generations.ts";
import { allNetworks } from "../coverage/store.server.ts";
import { atlasOf, inOrder } from "../destinations/atlas.server.ts";
import { nameIn } from "../destinations/names.ts";
import { plain } from "../destinations/spelling.ts";
import { GetCoverage } from "./coverage-contract.ts";
import { plansByArea } from "./store.server.ts";

export const getCoverage = operation(GetCoverage, async ({ search = "" }, context) => {
  const { language } = context.visitor;
  const [atlas, networks, plans] = await Promise.all([
    atlasOf(context),
    allNetworks(context.db),
    plansByArea(context.db),
  ]);
  const of = Map.groupBy(networks, ({ iso2 }) => iso2);
  const wanted = plain(search);
  const countries = inOrder(atlas, language).map(({ iso2, names }) => {
    const here = of.get(iso2) ?? [];
    const sets = [...Map.groupBy(here, ({ network_set }) => network_set)];
    const country = {
      code: iso2,
      name: nameIn(names, language),
      carriers: [...new Set(here.map(({ carrier }) => carrier))],
      sets: sets.map(([set, rows]) => ({ set, networks: rows.length })),
      newest: newest(here),
      apns: [...new Set(here.map(({ apn }) => apn))],
      plans: plans.get(iso2) ?? 0,
    };
    const { carriers, apns } = country;
    return { country, found: [...Object.values(names), ...carriers, ...apns, ...country.sets.map(({ set }) => set)] };
  });
  return {
    countries: countries.flatMap(({ country, found }) =>
      wanted === "" || country.code.toLowerCase() === wanted || found.some((one) => plain(one).includes(wanted))
        ? [country]
        : [],
    ),
  };
});
