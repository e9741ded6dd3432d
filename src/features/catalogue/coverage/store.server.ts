import type { Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { NetworkRow } from "../../../platform/database/tables.ts";

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
