import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { CarrierRecord } from "../../catalogue/coverage/carrier-rules.ts";
import type { NetworkRecord } from "../../catalogue/coverage/network-rules.ts";
import type { CoverageTexts } from "./rules.ts";

type Upload = { id: string; staffId: string; files: CoverageTexts; at: Date };

/** In the place of what the same person had looked through before. */
export async function keepUpload(db: DbOrTx, { staffId, files, ...upload }: Upload): Promise<void> {
  const kept = { ...upload, files: JSON.stringify(files) };
  await db
    .insertInto("coverage_uploads")
    .values({ staff_id: staffId, ...kept })
    .onConflict((conflict) => conflict.column("staff_id").doUpdateSet(kept))
    .execute();
}

export function lockedUpload(tx: DbOrTx, id: string, staffId: string) {
  return tx
    .selectFrom("coverage_uploads")
    .select(["files", "at"])
    .where("id", "=", id)
    .where("staff_id", "=", staffId)
    .forUpdate()
    .executeTakeFirst();
}

export async function dropUpload(tx: DbOrTx, staffId: string): Promise<void> {
  await tx.deleteFrom("coverage_uploads").where("staff_id", "=", staffId).execute();
}

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
