import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { BulkTables } from "./store.server.ts";

/** Where things are written down with the version that was seen, and which of its columns names them. */
export type SeenTables = BulkTables & { thing: "case_id" | "enquiry_id" };
export type Seen = { id: string; version: number };

export async function putSeen(tx: DbOrTx, tables: SeenTables, bulkId: string, seen: readonly Seen[]): Promise<void> {
  await sql`insert into ${sql.table(tables.things)} (bulk_action_id, place, ${sql.ref(tables.thing)}, version)
    select ${bulkId}, place, id, version
    from unnest(${seen.map(({ id }) => id)}::uuid[], ${seen.map(({ version }) => version)}::int[])
      with ordinality as seen (id, version, place)`.execute(tx);
}

type Next = Seen & { place: number };

export async function nextSeen(db: DbOrTx, tables: SeenTables, bulkId: string, most: number): Promise<Next[]> {
  const { rows } = await sql<Next>`
    select place, ${sql.ref(tables.thing)} as id, version from ${sql.table(tables.things)}
    where bulk_action_id = ${bulkId} and outcome is null order by place limit ${most}`.execute(db);
  return rows;
}

type Refused = { place: number; id: string; outcome: string };
type Behind = { id: string; after: number };

export async function refusedSeen(
  db: DbOrTx,
  tables: SeenTables,
  { id: bulkId, after }: Behind,
  most: number,
): Promise<Refused[]> {
  const { rows } = await sql<Refused>`
    select place, ${sql.ref(tables.thing)} as id, outcome from ${sql.table(tables.things)}
    where bulk_action_id = ${bulkId} and place > ${after} and outcome <> 'done' order by place limit ${most}`.execute(
    db,
  );
  return rows;
}
