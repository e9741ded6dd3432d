import type { Selectable } from "kysely";
import { perCatalogueVersion } from "../../../platform/catalogue-version.server.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import type { NetworkRow } from "../../../platform/database/tables.ts";
import { searchable, type Searchable } from "./find-coverage.ts";
import { allNetworks } from "./store.server.ts";

/**
 * The set whose networks are told to those who have not chosen a plan: the agreement that most plans stand on.
 * A plan's own networks, where they differ, are told with the plan (plans/get-plan-detail).
 */
const widestSet = "worldwide";

export type Roaming = Searchable & { networks: Selectable<NetworkRow>[]; otherApns: string[] };

/** What can be used in each destination, read once for each state of the catalogue; the best networks first. */
export const roamingOf = perCatalogueVersion(async (db: Db): Promise<ReadonlyMap<string, Roaming>> => {
  const everywhere = Map.groupBy(await allNetworks(db), ({ iso2 }) => iso2);
  const countries = [...everywhere].map(([iso2, rows]) => [iso2, roamingIn(rows)] as const);
  return new Map(countries.filter(([, { networks }]) => networks.length > 0));
});

function roamingIn(rows: Selectable<NetworkRow>[]): Roaming {
  const networks = rows.filter(({ network_set }) => network_set === widestSet);
  const known = new Set(networks.map(({ apn }) => apn));
  const otherApns = [...new Set(rows.map(({ apn }) => apn))].filter((apn) => !known.has(apn)).sort();
  return { networks, otherApns, ...searchable(networks, otherApns) };
}
