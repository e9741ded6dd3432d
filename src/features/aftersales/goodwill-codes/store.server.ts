import { sql, type Insertable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { GoodwillCodeRow } from "../../../platform/database/tables.ts";

export async function putGoodwill(tx: DbOrTx, goodwill: Insertable<GoodwillCodeRow>): Promise<void> {
  await tx.insertInto("goodwill_codes").values(goodwill).execute();
}

export async function dropGoodwill(tx: DbOrTx, code: string): Promise<void> {
  await tx.deleteFrom("goodwill_codes").where("code", "=", code).execute();
}

/** In the order's currency, whoever gave it. */
export async function givenFor(tx: DbOrTx, orderId: string): Promise<number> {
  const { sum } = await tx
    .selectFrom("goodwill_codes")
    .select((all) => all.fn.sum<string | null>("amount").as("sum"))
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

/** In fen, by a member of staff: codes, and differences of changes that were not called off. */
export async function goodwillSince(db: DbOrTx, staffId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(cny), 0)::float8 as sum from (
      select cny_amount as cny from goodwill_codes where staff_id = ${staffId} and at > ${since}
      union all
      select waived_cny from plan_changes
      where staff_id = ${staffId} and asked_at > ${since} and waived_amount > 0 and state <> 'cancelled') as given`.execute(
    db,
  );
  return rows[0]!.sum;
}
