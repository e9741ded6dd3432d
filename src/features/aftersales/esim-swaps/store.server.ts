import { sql, type Insertable, type Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { EsimSwapRow } from "../../../platform/database/tables.ts";
import { isSwapOver, swapStatesBefore, type SwapState } from "./rules.ts";

export type EsimSwap = Selectable<EsimSwapRow>;

export async function insertSwap(tx: DbOrTx, swap: Insertable<EsimSwapRow>): Promise<string> {
  return (await tx.insertInto("esim_swaps").values(swap).returning("id").executeTakeFirstOrThrow()).id;
}

export function swapById(db: DbOrTx, id: string): Promise<EsimSwap | undefined> {
  return db.selectFrom("esim_swaps").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The only way to change a swap's state; false when its state does not allow the transition. */
export async function moveSwap(
  tx: DbOrTx,
  id: string,
  state: SwapState,
  { failure = null, next, now }: { failure?: string | null; next?: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("esim_swaps")
    .set({ state, failure, ended_at: isSwapOver(state) ? now : null, ...(next && { new_iccid: next }) })
    .where("id", "=", id)
    .where("state", "in", [...swapStatesBefore(state)])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** One that is under way; the database lets no second one begin. */
export async function isBeingSwapped(db: DbOrTx, iccid: string): Promise<boolean> {
  const found = await db
    .selectFrom("esim_swaps")
    .select("id")
    .where("old_iccid", "=", iccid)
    .where("state", "in", ["moving", "ending", "ordering"])
    .executeTakeFirst();
  return found !== undefined;
}

/** How often the SIM in this place of an order was replaced since; those that were stopped replaced nothing. */
export async function swapsOfPlace(
  db: DbOrTx,
  { orderId, position }: { orderId: string; position: number },
  since: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom("esim_swaps")
    .select((all) => all.fn.countAll<string>().as("count"))
    .where("order_id", "=", orderId)
    .where("position", "=", position)
    .where("state", "<>", sql.lit("stopped"))
    .where("asked_at", ">", since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What became of a SIM and what it came from, the newest swap of each. */
export async function swapsAbout(
  db: DbOrTx,
  iccid: string,
): Promise<{ out: EsimSwap | undefined; into: EsimSwap | undefined }> {
  const found = await db
    .selectFrom("esim_swaps")
    .selectAll()
    .where((row) => row.or([row("old_iccid", "=", iccid), row("new_iccid", "=", iccid)]))
    .orderBy("asked_at", "desc")
    .orderBy("id")
    .execute();
  return {
    out: found.find(({ old_iccid }) => old_iccid === iccid),
    into: found.find(({ new_iccid, state }) => new_iccid === iccid && state === "done"),
  };
}
