import { sql, type Insertable, type Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { PriceChangeRow } from "../../../platform/database/tables.ts";
import type { Prices } from "./rules.ts";

type PriceChange = Selectable<PriceChangeRow>;

export async function insertPriceChange(
  tx: DbOrTx,
  {
    prices,
    former,
    ...change
  }: Omit<Insertable<PriceChangeRow>, "prices" | "former"> & { prices: Prices; former: Prices },
): Promise<void> {
  const written = { ...change, prices: JSON.stringify(prices), former: JSON.stringify(former) };
  await tx.insertInto("price_changes").values(written).execute();
}

/** What still has something to do, of these plans. */
export function comingOf(db: DbOrTx, codes: readonly string[]): Promise<PriceChange[]> {
  return db
    .selectFrom("price_changes")
    .selectAll()
    .where("due_at", "is not", null)
    .where("plan_code", "in", [...codes])
    .orderBy("due_at")
    .execute();
}

/** The next one whose moment has come, with whoever made it. The catalogue is locked. */
export async function nextDue(tx: DbOrTx, now: Date): Promise<(PriceChange & { email: string }) | undefined> {
  return tx
    .selectFrom("price_changes")
    .innerJoin("staff", "staff.id", "made_by")
    .selectAll("price_changes")
    .select("email")
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .orderBy("price_changes.id")
    .limit(1)
    .executeTakeFirst();
}

export function priceChangeById(tx: DbOrTx, id: string): Promise<PriceChange | undefined> {
  return tx.selectFrom("price_changes").selectAll().where("id", "=", id).executeTakeFirst();
}

const next = {
  waiting: ["running", "over", "cancelled", "dropped"],
  running: ["over", "cancelled"],
} as const satisfies Partial<Record<PriceChange["state"], readonly PriceChange["state"][]>>;

/** The one way in which a change moves on. `former`: the price that comes back. */
export async function movePriceChange(
  tx: DbOrTx,
  { id, state }: Pick<PriceChange, "id" | "state">,
  to: PriceChange["state"],
  former?: Prices,
): Promise<void> {
  const ways: readonly string[] = state in next ? next[state as keyof typeof next] : [];
  if (!ways.includes(to)) throw new Error(`a price change does not go from ${state} to ${to}`);
  const { numUpdatedRows } = await tx
    .updateTable("price_changes")
    .set({ state: to, ...(former && { former: JSON.stringify(former) }) })
    .where("id", "=", id)
    .where("state", "=", state)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error("a price change has moved meanwhile");
}

/** Those that wait were decided upon the price before; they knew that this one comes. */
export async function followPrice(tx: DbOrTx, code: string, before: Prices, now: Prices): Promise<void> {
  await sql`
    update price_changes set former = ${JSON.stringify(now)}::jsonb
    where plan_code = ${code} and state = 'waiting' and former = ${JSON.stringify(before)}::jsonb`.execute(tx);
}

export type ListedChange = PriceChange & { who: string };

const listed = (db: DbOrTx) =>
  db
    .selectFrom("price_changes")
    .innerJoin("staff", "staff.id", "made_by")
    .selectAll("price_changes")
    .select("staff.name as who");

export function comingChanges(db: DbOrTx, most: number): Promise<ListedChange[]> {
  return listed(db).where("due_at", "is not", null).orderBy("due_at").orderBy("price_changes.id").limit(most).execute();
}

export function overChanges(db: DbOrTx, most: number): Promise<ListedChange[]> {
  return listed(db)
    .where("due_at", "is", null)
    .orderBy("starts_at", "desc")
    .orderBy("price_changes.id")
    .limit(most)
    .execute();
}
