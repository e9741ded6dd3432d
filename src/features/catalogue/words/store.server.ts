import type { Insertable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { WordChangeRow } from "../../../platform/database/tables.ts";

/** The newest of each message in each language, of one message or of all; `until`: as they were at that version. */
export function holdingChanges(db: DbOrTx, message?: { area: string; path: string }, until?: number) {
  return db
    .selectFrom("word_changes")
    .distinctOn(["area", "path", "lang"])
    .select(["area", "path", "lang", "version", "said", "original"])
    .$if(message !== undefined, (query) => query.where("area", "=", message!.area).where("path", "=", message!.path))
    .$if(until !== undefined, (query) => query.where("version", "<=", until!))
    .orderBy("area")
    .orderBy("path")
    .orderBy("lang")
    .orderBy("version", "desc")
    .execute();
}
export type HoldingChange = Awaited<ReturnType<typeof holdingChanges>>[number];

/** The newest first. */
export function changesOfMessage(db: DbOrTx, { area, path }: { area: string; path: string }, most: number) {
  return db
    .selectFrom("word_changes")
    .innerJoin("staff", "staff.id", "changed_by")
    .select(["version", "lang", "said", "reason", "changed_at", "staff.name as who"])
    .where("area", "=", area)
    .where("path", "=", path)
    .orderBy("version", "desc")
    .orderBy("lang")
    .limit(most)
    .execute();
}

/** In the transaction that holds the lock of the catalogue, so that no other change has this version. */
export async function insertWordChanges(
  tx: DbOrTx,
  changes: readonly Omit<Insertable<WordChangeRow>, "id">[],
): Promise<void> {
  await tx
    .insertInto("word_changes")
    .values([...changes])
    .execute();
}
