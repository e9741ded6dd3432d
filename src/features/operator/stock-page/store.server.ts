import type { Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { StockUploadRow } from "../../../platform/database/tables.ts";

type Upload = Selectable<StockUploadRow>;

/** In the place of what the same person had looked through before. */
export async function keepUpload(db: DbOrTx, upload: Upload): Promise<void> {
  await db
    .insertInto("stock_uploads")
    .values(upload)
    .onConflict((conflict) => conflict.column("staff_id").doUpdateSet(upload))
    .execute();
}

export function lockedUpload(tx: DbOrTx, id: string, staffId: string): Promise<Upload | undefined> {
  return tx
    .selectFrom("stock_uploads")
    .selectAll()
    .where("id", "=", id)
    .where("staff_id", "=", staffId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function dropUpload(tx: DbOrTx, id: string): Promise<void> {
  await tx.deleteFrom("stock_uploads").where("id", "=", id).execute();
}
