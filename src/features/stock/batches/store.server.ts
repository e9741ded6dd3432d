import { sql, type Insertable, type Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { StockBatchRow } from "../../../platform/database/tables.ts";
import type { Pool } from "../pools/rules.ts";

type Batch = Selectable<StockBatchRow>;
export type BatchOfPool = Batch & { is_touched: boolean; has_free: boolean };

/** Each state of a batch's pieces is one step along an index. */
const pieceIn: Record<Pool, (states: string) => ReturnType<typeof sql<boolean>>> = {
  esims: (states) => sql<boolean>`exists (
    select from esim_profiles where batch_id = batch.id and state = any (${states}::text[]))`,
  cards: (states) => sql<boolean>`exists (
    select from sim_cards where batch_id = batch.id and state = any (${states}::text[]))`,
};

/** The newest first; their pieces are looked at behind the limit. */
export async function batchesOf(db: DbOrTx, pool: Pool, after: string | null, most: number): Promise<BatchOfPool[]> {
  const { rows } = await sql<BatchOfPool>`
    select batch.*, ${pieceIn[pool]("{held,allotted,retired}")} as is_touched,
      ${pieceIn[pool]("{available}")} as has_free
    from (
      select * from stock_batches where pool = ${pool} and (${after}::bigint is null or id < ${after}::bigint)
      order by id desc limit ${most}
    ) as batch order by id desc`.execute(db);
  return rows;
}

export async function insertBatch(tx: DbOrTx, batch: Insertable<StockBatchRow>): Promise<string> {
  return (await tx.insertInto("stock_batches").values(batch).returning("id").executeTakeFirstOrThrow()).id;
}

/** Undefined: there is none, or it is retired already. */
export function closeBatch(tx: DbOrTx, id: string, now: Date): Promise<Batch | undefined> {
  return tx
    .updateTable("stock_batches")
    .set({ retired_at: now })
    .where("id", "=", id)
    .where("retired_at", "is", null)
    .returningAll()
    .executeTakeFirst();
}
