import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { isAccepted } from "./document-store.server.ts";
import { lockRealName, moveRealName, simsOf, type RealName } from "./store.server.ts";

/** Those that are registered with the document of this mark. */
export async function registeredWith(tx: DbOrTx, mark: Buffer, iccids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ iccid: string }>`
    select sim.iccid from real_name_sims sim join real_names name on name.id = sim.real_name_id
    where sim.holds and sim.iccid = any (${[...iccids]}::text[]) and name.state = 'registered'
      and name.document_mark = ${mark}`.execute(tx);
  return rows.map(({ iccid }) => iccid);
}

export async function isAnyHeld(tx: DbOrTx, iccids: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from real_name_sims where holds and iccid = any (${[...iccids]}::text[]) limit 1`.execute(tx);
  return rows.length > 0;
}

/**
 * With the registrations that it takes SIMs over from, or corrects, and its own corrections, in one order, so that two wait
 * for each other.
 */
export async function lockWithThoseBefore(tx: DbOrTx, id: string): Promise<RealName> {
  await sql`select from real_names where id = ${id} or id = (select corrects from real_names where id = ${id}) or corrects = ${id}
      or state = 'registered' and document_mark = (select original_mark from real_names where id = ${id})
    order by id for no key update`.execute(tx);
  return lockRealName(tx, id);
}

/**
 * Whether all its SIMs may be under its name, by now: it holds them, or the document before does, and no other change to
 * them was accepted. Behind the lock of the documents.
 */
export async function mayHoldSims(tx: DbOrTx, { id, original_mark: mark }: RealName): Promise<boolean> {
  const wanted = (await simsOf(tx, id)).filter(({ holds, left_at: leftAt }) => !holds && leftAt === null);
  if (wanted.length === 0) return true;
  if (mark === null) return false;
  const iccids = wanted.map(({ iccid }) => iccid);
  const there = await registeredWith(tx, mark, iccids);
  return there.length === iccids.length && !(await isPromised(tx, id, iccids));
}

async function isPromised(tx: DbOrTx, but: string, iccids: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from real_name_sims sim join real_names name on name.id = sim.real_name_id
    where sim.iccid = any (${[...iccids]}::text[]) and name.id <> ${but} and ${isAccepted} limit 1`.execute(tx);
  return rows.length > 0;
}

/** A registration, and those of its SIMs that went to a changed document. */
type Lost = { id: string; iccids: string[] };

/** The SIMs of a changed document: from the registration before, which ends with its last one. Idempotent. */
export async function takeOver(
  tx: DbOrTx,
  { id, original_mark: mark }: RealName,
  { now, forgetAt }: { now: Date; forgetAt: Date },
): Promise<Lost[]> {
  if (mark === null) return [];
  const { rows: lost } = await sql<Lost>`
    with gone as (
      update real_name_sims before set holds = false from real_names name, real_name_sims own
      where name.id = before.real_name_id and name.document_mark = ${mark} and name.state = 'registered' and before.holds
        and own.real_name_id = ${id} and own.iccid = before.iccid and own.left_at is null and name.id <> ${id}
      returning name.id, before.iccid)
    select id, array_agg(iccid order by iccid) as iccids from gone group by id order by id`.execute(tx);
  await tx
    .updateTable("real_name_sims")
    .set({ holds: true })
    .where("real_name_id", "=", id)
    .where("left_at", "is", null)
    .execute();
  for (const one of lost) await endOrGoOn(tx, one, { now, forgetAt });
  return lost;
}

async function endOrGoOn(tx: DbOrTx, { id, iccids }: Lost, { now, forgetAt }: { now: Date; forgetAt: Date }) {
  if ((await simsOf(tx, id)).every(({ holds }) => !holds))
    return moveRealName(tx, id, "deregistered", { forget_at: forgetAt });
  await tx
    .updateTable("real_name_sims")
    .set({ left_at: now })
    .where("real_name_id", "=", id)
    .where("iccid", "in", iccids)
    .execute();
  return tx
    .updateTable("real_names")
    .set({ version: sql<number>`version + ${iccids.length}::int` })
    .where("id", "=", id)
    .execute();
}
