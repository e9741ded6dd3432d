import { sql, type Insertable, type Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { PrivacyRequestRow } from "../../../platform/database/tables.ts";
import { statesBefore, type PrivacyState } from "./rules.ts";

export type PrivacyRequest = Selectable<PrivacyRequestRow>;

/** Undefined: one of this kind is open for the mailbox. */
export async function putRequest(tx: DbOrTx, request: Insertable<PrivacyRequestRow>): Promise<string | undefined> {
  const made = await tx
    .insertInto("privacy_requests")
    .values(request)
    .onConflict((conflict) => conflict.columns(["email", "kind"]).where("ended_at", "is", null).doNothing())
    .returning("id")
    .executeTakeFirst();
  return made?.id;
}

/** Two colleagues act one after the other. */
export function lockRequest(tx: DbOrTx, id: string): Promise<PrivacyRequest | undefined> {
  return tx.selectFrom("privacy_requests").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
}

export function requestById(db: DbOrTx, id: string): Promise<PrivacyRequest | undefined> {
  return db.selectFrom("privacy_requests").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The only way to change its state; false when a colleague was faster. */
export async function moveRequest(
  tx: DbOrTx,
  id: string,
  state: PrivacyState,
  also: Partial<Pick<PrivacyRequest, "proposed_by" | "ended_by" | "ended_at">>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("privacy_requests")
    .set({ state, ...also })
    .where("id", "=", id)
    .where("state", "in", statesBefore(state))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const mostShown = 20;

/** The newest first. */
export function requestsOf(db: DbOrTx, email: string) {
  return db
    .selectFrom("privacy_requests")
    .innerJoin("staff as noted", "noted.id", "noted_by")
    .leftJoin("staff as proposed", "proposed.id", "proposed_by")
    .leftJoin("staff as ended", "ended.id", "ended_by")
    .selectAll("privacy_requests")
    .select(["noted.name as noted_name", "proposed.name as proposed_name", "ended.name as ended_name"])
    .where("privacy_requests.email", "=", email)
    .orderBy("noted_at", "desc")
    .orderBy("privacy_requests.id")
    .limit(mostShown)
    .execute();
}

export async function isColleaguesMailbox(db: DbOrTx, email: string): Promise<boolean> {
  return (await db.selectFrom("staff").select("id").where("email", "=", email).executeTakeFirst()) !== undefined;
}

/**
 * Of these orders those whose money, delivery or refund is not over, by their numbers: what is under way would be lost
 * with its links and its customer.
 */
export async function ordersUnderWay(db: DbOrTx, orderIds: readonly string[]): Promise<string[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await sql<{ number: string }>`
    select number from orders o where id = any (${[...orderIds]}::uuid[]) and (
      state not in ('delivered', 'refunded', 'cancelled')
      or exists (select from refund_requests r where r.order_id = o.id and r.state in ('asked', 'ending'))
      or exists (select from refunds r where r.order_id = o.id and r.state in ('asked', 'pending'))
      or exists (select from staff_refunds r where r.order_id = o.id and r.state in ('proposed', 'waiting'))
      or exists (select from plan_changes c where c.order_id = o.id and c.state not in ('done', 'cancelled'))
      or exists (select from esim_swaps s where s.order_id = o.id and s.state = 'moving'))
    order by placed_at desc`.execute(db);
  return rows.map(({ number }) => number);
}

type Beside = { notes: { order: string; at: string; text: string }[]; seenAtNetwork: Seen[] };
type Seen = { iccid: string; state: string; seenAt: string | null; seenIn: string | null; askedAt: string };

/** What colleagues wrote about the customer's orders, and where the network saw their SIMs when it was asked. */
export async function keptBeside(db: DbOrTx, orderNumbers: readonly string[]): Promise<Beside> {
  const { rows } = await sql<Beside>`
    with mine as (select id, number from orders where number = any (${[...orderNumbers]}))
    select
      coalesce((select jsonb_agg(to_jsonb(it)) from (select mine.number as "order", n.at, n.text
        from order_notes n join mine on mine.id = n.order_id order by n.at, n.id) as it), '[]') as notes,
      coalesce((select jsonb_agg(to_jsonb(it)) from (select s.iccid, s.state, s.seen_at as "seenAt", s.seen_in as "seenIn",
        s.asked_at as "askedAt" from sim_sightings s
        where s.iccid in (select d.iccid from data_plans d join mine on mine.id = d.order_id) order by s.iccid) as it), '[]')
        as "seenAtNetwork"`.execute(db);
  return rows[0]!;
}
