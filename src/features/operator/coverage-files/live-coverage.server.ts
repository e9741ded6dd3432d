import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { CarrierRecord } from "../../catalogue/coverage/carrier-rules.ts";
import type { NetworkRecord } from "../../catalogue/coverage/network-rules.ts";

/** All that is live, in the order of the files. */
export async function liveCoverage(db: DbOrTx) {
  const carriers = await db.selectFrom("carriers").selectAll().orderBy("iso2").orderBy("carrier").execute();
  const networks = await db
    .selectFrom("networks")
    .selectAll()
    .orderBy("network_set", "desc")
    .orderBy("iso2")
    .orderBy("rank")
    .orderBy("carrier")
    .execute();
  return { carriers: carriers as CarrierRecord[], networks: networks as NetworkRecord[] };
}
