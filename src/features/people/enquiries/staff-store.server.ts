import { sql, type RawBuilder } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";

/** Those that wait, no more than `most` of them, as part of a statement. */
export const countEnquiries = (most: number): RawBuilder<number> => sql<number>`
  (select count(*)::int from (select from enquiries where state in ('received', 'looking') limit ${sql.lit(most)}) waiting)`;

export async function colleagues(db: DbOrTx): Promise<{ id: string; name: string }[]> {
  return db.selectFrom("staff").select(["id", "name"]).orderBy("name").orderBy("id").execute();
}

/** Its state stays, and whoever saw it before sees it anew. */
export async function giveEnquiry(tx: DbOrTx, id: string, to: string | null): Promise<void> {
  await tx
    .updateTable("enquiries")
    .set({ owner_id: to, version: sql<number>`version + 1` })
    .where("id", "=", id)
    .execute();
}
