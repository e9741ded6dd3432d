import { perCatalogueVersion } from "../../../platform/catalogue-version.server.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import { allNetworks } from "./store.server.ts";

/** Of each country, the carriers of each network set; the best first. */
export type CarriersBySet = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

export const carriersBySet = perCatalogueVersion(async (db: Db): Promise<CarriersBySet> => {
  const countries = Map.groupBy(await allNetworks(db), ({ iso2 }) => iso2);
  return new Map(
    [...countries].map(([iso2, rows]) => {
      const sets = Map.groupBy(rows, ({ network_set: set }) => set);
      return [iso2, new Map([...sets].map(([set, of]) => [set, of.map(({ carrier }) => carrier)]))] as const;
    }),
  );
});
