import type { DbOrTx } from "../../../platform/database/database.server.ts";

type UploadTable = "china_uploads" | "coverage_uploads";
type Upload = { id: string; staffId: string; files: object; at: Date };

/** In the place of what the same person had looked through before. */
export async function keepUpload(db: DbOrTx, table: UploadTable, { staffId, files, ...upload }: Upload): Promise<void> {
  const kept = { ...upload, files: JSON.stringify(files) };
  await db
    .insertInto(table)
    .values({ staff_id: staffId, ...kept })
    .onConflict((conflict) => conflict.column("staff_id").doUpdateSet(kept))
    .execute();
}

/** Undefined where it is somebody else's, or was dropped. `Files`: those that this table keeps. */
export async function lockedUpload<Files extends object>(
  tx: DbOrTx,
  table: UploadTable,
  id: string,
  staffId: string,
): Promise<{ files: Files; at: Date } | undefined> {
  const kept = await tx
    .selectFrom(table)
    .select(["files", "at"])
    .where("id", "=", id)
    .where("staff_id", "=", staffId)
    .forUpdate()
    .executeTakeFirst();
  return kept && { files: kept.files as Files, at: kept.at };
}

export async function dropUpload(tx: DbOrTx, table: UploadTable, staffId: string): Promise<void> {
  await tx.deleteFrom(table).where("staff_id", "=", staffId).execute();
}
