import type { DbOrTx } from "../../../platform/database/database.server.ts";

/** One for each right that opens files of the catalogue. */
export type CatalogueUploads = "catalogue_uploads" | "promo_uploads" | "rate_uploads";
type UploadTable = CatalogueUploads | "china_uploads" | "coverage_uploads";
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

/** Undefined where it is somebody else's, or was dropped. */
export function lockedUpload(tx: DbOrTx, table: UploadTable, id: string, staffId: string) {
  return tx
    .selectFrom(table)
    .select(["files", "at"])
    .where("id", "=", id)
    .where("staff_id", "=", staffId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function dropUpload(tx: DbOrTx, table: UploadTable, staffId: string): Promise<void> {
  await tx.deleteFrom(table).where("staff_id", "=", staffId).execute();
}
