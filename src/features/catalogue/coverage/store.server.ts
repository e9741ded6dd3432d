import type { Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { NetworkRow } from "../../../platform/database/tables.ts";

/** Who can be used in these countries, whatever the agreement. */
export async function carriersOf(db: DbOrTx, countries: readonly string[]): Promise<string[]> {
  if (countries.length === 0) return [];
  const rows = await db
    .selectFrom("networks")
    .select("carrier")
    .distinct()
    .where("iso2", "in", [...countries])
    .execute();
  return rows.map(({ carrier }) => carrier);
}

/** Of every agreement and destination, the best networks first. */
export function allNetworks(db: DbOrTx): Promise<Selectable<NetworkRow>[]> {
  return db
    .selectFrom("networks")
    .selectAll()
    .orderBy("iso2")
    .orderBy("network_set")
    .orderBy("rank")
    .orderBy("carrier")
    .execute();
}
