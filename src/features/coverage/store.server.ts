import { sql, type Selectable } from "kysely";
import type { DbOrTx } from "../../platform/database/database.server.ts";
import type { NetworkRow } from "../../platform/database/tables.ts";

/**
 * The set whose networks are told to those who have not chosen a plan: the agreement that most plans stand on.
 * A plan's own networks, where they differ, are told with the plan (plans/get-plan-detail).
 */
const widestSet = "worldwide";

/** The best networks first; `iso2` and `generation` narrow the list where given. */
export function networksToRoamOn(db: DbOrTx, { iso2, generation }: { iso2?: string; generation?: string }): Promise<Selectable<NetworkRow>[]> {
  return db
    .selectFrom("networks")
    .selectAll()
    .where("network_set", "=", widestSet)
    .$if(iso2 !== undefined, (query) => query.where("iso2", "=", iso2!))
    .$if(generation !== undefined, (query) => query.where(sql<boolean>`generations @> array[${generation}::text]`))
    .orderBy("rank")
    .orderBy("carrier")
    .execute();
}
