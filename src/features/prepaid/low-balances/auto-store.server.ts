import { sql, type Insertable, type Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { PrepaidAutoTopUpRow } from "../../../platform/database/tables.ts";
import { mostSeen } from "../../sales/saved-cards/rules.ts";
import type { StopReason } from "./rules.ts";

export type AutoTopUp = Selectable<PrepaidAutoTopUpRow>;
type Terms = Omit<Insertable<PrepaidAutoTopUpRow>, "id" | "stopped" | "on_since" | "changed_at" | "seen">;
type Whose = { accountId: string; iccid: string };

export function autoTopUpOf(db: DbOrTx, { accountId, iccid }: Whose): Promise<AutoTopUp | undefined> {
  return db
    .selectFrom("prepaid_auto_top_ups")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("iccid", "=", iccid)
    .executeTakeFirst();
}

/** Those that would act at this balance, the oldest agreement first. */
export function actingAt(
  db: DbOrTx,
  { iccid, balance }: { iccid: string; balance: number },
): Promise<Pick<AutoTopUp, "id" | "account_id">[]> {
  return db
    .selectFrom("prepaid_auto_top_ups")
    .select(["id", "account_id"])
    .where("iccid", "=", iccid)
    .where("on_since", "is not", null)
    .where("below", ">", balance)
    .orderBy("on_since")
    .orderBy("id")
    .execute();
}

/** Of these cards, those of which somebody wants to know when they run low. */
export async function watchedAmong(db: DbOrTx, iccids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ iccid: string }>`
    select iccid from prepaid_alerts where iccid = any (${[...iccids]}::text[])
    union select iccid from prepaid_auto_top_ups where iccid = any (${[...iccids]}::text[]) and on_since is not null
    order by iccid`.execute(db);
  return rows.map(({ iccid }) => iccid);
}

/** Locks the account against deletion, then the agreement: in this order, like everybody who needs both. */
export async function lockAutoTopUp(
  tx: DbOrTx,
  { id, account_id }: Pick<AutoTopUp, "id" | "account_id">,
): Promise<{ auto: AutoTopUp; email: string } | undefined> {
  const account = await tx
    .selectFrom("accounts")
    .select("email")
    .where("id", "=", account_id)
    .forKeyShare()
    .executeTakeFirst();
  const auto =
    account &&
    (await tx.selectFrom("prepaid_auto_top_ups").selectAll().where("id", "=", id).forUpdate().executeTakeFirst());
  return auto && { auto, email: account.email };
}

/** False: this very wish (`hash`) was seen before, and nothing changes. */
export async function turnOn(tx: DbOrTx, terms: Terms, hash: Buffer, now: Date): Promise<boolean> {
  const on = { ...terms, on_since: now, stopped: null, changed_at: now };
  const made = await tx
    .insertInto("prepaid_auto_top_ups")
    .values({ ...on, seen: sql`array[${hash}::bytea]` })
    .onConflict((conflict) =>
      conflict
        .columns(["account_id", "iccid"])
        .doUpdateSet({ ...on, seen: sql`(array[${hash}::bytea] || prepaid_auto_top_ups.seen)[1:${sql.lit(mostSeen)}]` })
        .where(sql<boolean>`${hash}::bytea <> all (prepaid_auto_top_ups.seen)`),
    )
    .returning("id")
    .executeTakeFirst();
  if (!made) return false;
  const { id } = made;
  // another cap may allow what the former one did not
  await tx.deleteFrom("prepaid_auto_charges").where("auto_top_up_id", "=", id).where("state", "=", "capped").execute();
  return true;
}

/** False when it was off. */
export async function turnOff(tx: DbOrTx, id: string, stopped: StopReason | null, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("prepaid_auto_top_ups")
    .set({ on_since: null, stopped, changed_at: now })
    .where("id", "=", id)
    .where("on_since", "is not", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** `until`: what was agreed to later stays. */
export async function turnOffByOwner(db: DbOrTx, { accountId, iccid }: Whose, now: Date, until?: Date): Promise<void> {
  await db
    .updateTable("prepaid_auto_top_ups")
    .set({ on_since: null, stopped: null, changed_at: now })
    .where("account_id", "=", accountId)
    .where("iccid", "=", iccid)
    .where("on_since", "is not", null)
    .$if(until !== undefined, (query) => query.where("on_since", "<=", until!))
    .execute();
}

/** The payment card was removed by its owner. */
export async function turnOffByCard(tx: DbOrTx, cardId: string, now: Date): Promise<void> {
  await tx
    .updateTable("prepaid_auto_top_ups")
    .set({ on_since: null, stopped: null, changed_at: now })
    .where("card_id", "=", cardId)
    .where("on_since", "is not", null)
    .execute();
}
