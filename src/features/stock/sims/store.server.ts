import { sql } from "kysely";
import { hourMs } from "../../../kernel/duration.ts";
import { spellingsOf } from "../../../kernel/iccid.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";

/** Orders that count as an account's own: the account's, or a guest's with its mailbox. None for a SIM's holder. */
export const ownBy = (accountId: string | null) => sql<boolean>`coalesce(
  o.account_id = ${accountId}::uuid
    or (o.account_id is null and lower(o.email) = (select email from accounts where id = ${accountId}::uuid)), false)`;

/** Those of our stock that nobody has bought: nobody holds them, whatever the network knows of them. */
export async function unsoldAmong(db: DbOrTx, iccids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ iccid: string }>`
    select iccid from esim_profiles where iccid = any (${[...iccids]}::text[]) and state in ('available', 'held', 'reserved')
    union all select iccid from sim_cards where iccid = any (${[...iccids]}::text[]) and state in ('available', 'held')`.execute(
    db,
  );
  return rows.map(({ iccid }) => iccid);
}

/** The numbers among these that an account has paid for, or a guest with its mailbox. */
export async function simsBought(db: DbOrTx, accountId: string, iccids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ iccid: string }>`
    select distinct data.iccid from data_plans data join orders o on o.id = data.order_id
    where data.iccid = any (${[...iccids]}::text[]) and o.paid_at is not null and ${ownBy(accountId)}`.execute(db);
  return rows.map(({ iccid }) => iccid);
}

export async function hasMailbox(db: DbOrTx, accountId: string, email: string): Promise<boolean> {
  const { rows } = await sql`select from accounts where id = ${accountId} and lower(email) = lower(${email})`.execute(
    db,
  );
  return rows.length > 0;
}

/**
 * Whether a SIM came with the order `o`, of which `data` is a package: as an eSIM or a card, paid, and not returned. A
 * plan for somebody's existing SIM proves nothing about its owner.
 */
export const cameWith = sql<boolean>`(o.paid_at is not null
  and (o.way = 'esim' or (o.way = 'physical' and data.state <> 'cancelled')))`;

/** The order that a SIM came with, if this is its e-mail address, or that of the traveller who was given the SIM. */
export async function orderProving(db: DbOrTx, iccid: string, email: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select o.id from data_plans data join orders o on o.id = data.order_id left
      join order_travellers traveller on traveller.order_id = o.id and traveller.position = data.position
    where data.iccid = any (${spellingsOf(iccid)}::text[]) and ${cameWith}
      and lower(${email}) in (lower(o.email), lower(traveller.email))
    order by o.placed_at desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/**
 * How many of these were not queried within the hour. Concurrent requests are serialised, so the later one counts what
 * the first did not.
 */
export async function newlyAsked(tx: DbOrTx, numbers: readonly string[], now: Date): Promise<number> {
  const { rows } = await sql`
    insert into attempts as kept (what, who, begun_at, ends_at, tries)
    select 'SIM number', who, ${now}::timestamptz, ${new Date(now.getTime() + hourMs)}::timestamptz, 1
      from unnest(${[...numbers]}::text[]) who order by who
    on conflict (what, who) do update set begun_at = excluded.begun_at, ends_at = excluded.ends_at
      where kept.ends_at <= excluded.begun_at
    returning who`.execute(tx);
  return rows.length;
}
