import { sql, type RawBuilder } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { RealName } from "./store.server.ts";

const isOpen = sql<boolean>`open.state in ('received', 'again', 'registered')`;

/**
 * Of SIMs called `sim` in registrations called `name`: another number is to take its place, so that the two count as one.
 * Under its name it is until the network has the other.
 */
export const isBeingReplaced = sql<boolean>`exists (select from real_names open
  where open.corrects = name.id and open.corrects_iccid = sim.iccid and ${isOpen})`;

export type Correction = { id: string; number: string; iccid: string; isWaiting: boolean };

/** Those that are to put another number in the place of SIMs of this registration; `isWaiting`: the wrong number is in it still. */
export async function openCorrections(db: DbOrTx, { id }: Pick<RealName, "id">): Promise<Correction[]> {
  const { rows } = await sql<Correction>`
    select open.id, open.number, open.corrects_iccid as iccid,
      open.state <> 'registered' or exists (select from real_name_sims wrong
        where wrong.real_name_id = open.corrects and wrong.iccid = open.corrects_iccid and wrong.holds) as "isWaiting"
    from real_names open
    where open.corrects = ${id} and ${isOpen}`.execute(db);
  return rows;
}

/** With the registrations that it is about, in one order: whoever decides about one waits for whoever ends the other. */
export async function lockBoth(tx: DbOrTx, ids: readonly string[]): Promise<RealName[]> {
  return tx
    .selectFrom("real_names")
    .selectAll()
    .where("id", "in", [...ids])
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
}

/** With the one that it corrects, too: in the same order, so that what is decided about it waits for another correction. */
export async function lockWithCorrections(tx: DbOrTx, id: string): Promise<void> {
  await sql`select from real_names open where id = ${id} or id = (select corrects from real_names where id = ${id})
      or (corrects = ${id} and ${isOpen})
    order by id for no key update`.execute(tx);
}

/** Its person has sent another one in its place meanwhile. */
export async function isOvertaken(tx: DbOrTx, { id, corrects, corrects_iccid: wrong }: RealName): Promise<boolean> {
  if (corrects === null) return false;
  return (await openCorrections(tx, { id: corrects })).some((one) => one.iccid === wrong && one.id !== id);
}

/** What was agreed to before holds for the same document on the same terms, since the day on which it was given. */
export async function copyConsents(tx: DbOrTx, { from, to }: Record<"from" | "to", string>): Promise<void> {
  await sql`
    insert into real_name_consents (real_name_id, kind, version, said, given_at)
      select ${to}, kind, version, said, given_at from real_name_consents where real_name_id = ${from}`.execute(tx);
}

/** The registration before has gone over to a changed document meanwhile, with the wrong number. */
export async function isUnderChangedDocument(tx: DbOrTx, correction: RealName): Promise<boolean> {
  const { corrects, corrects_iccid: iccid, document_mark: mark } = correction;
  if (corrects === null) return false;
  const { rows } = await sql`
    select from real_name_sims sim join real_names name on name.id = sim.real_name_id
    where sim.iccid = ${iccid} and sim.holds and name.id <> ${corrects} and name.original_mark = ${mark} limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Ids of those that are to put another number in the place of a SIM. */
export const correctionsOfSim = (iccid: string): RawBuilder<unknown> => sql`
  select open.id from real_name_sims sim join real_names open on open.corrects = sim.real_name_id
  where sim.iccid = ${iccid} and open.corrects_iccid = sim.iccid and ${isOpen}`;

type Carried = Record<"from" | "to", string> & { under: readonly string[] };

/** Another SIM carries on for the wrong one `under` these registrations: it is that which is replaced. */
export async function moveCorrected(tx: DbOrTx, { from, to, under }: Carried): Promise<void> {
  await sql`update real_names open set corrects_iccid = ${to}
    where corrects = any (${[...under]}::uuid[]) and corrects_iccid = ${from} and ${isOpen}`.execute(tx);
}
