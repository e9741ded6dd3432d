import type { Insertable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { GoodwillCodeRow } from "../../../platform/database/tables.ts";

export async function putGoodwill(tx: DbOrTx, goodwill: Insertable<GoodwillCodeRow>): Promise<void> {
  await tx.insertInto("goodwill_codes").values(goodwill).execute();
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

/** In fen, by a member of staff. */
export async function goodwillSince(tx: DbOrTx, staffId: string, since: Date): Promise<number> {
  const { sum } = await tx
    .selectFrom("goodwill_codes")
    .select((all) => all.fn.sum<string | null>("cny_amount").as("sum"))
    .where("staff_id", "=", staffId)
    .where("at", ">", since)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}
