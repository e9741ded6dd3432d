import { sql, type Selectable } from "kysely";
import { staffRoles } from "../../../kernel/staff-right.ts";
import { staffWays } from "../../../kernel/staff-ways.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { StaffRow } from "../../../platform/database/tables.ts";
import { getsIn } from "../../records/actions/gets-in.server.ts";
import { rolesOf } from "../../records/actions/rights-of-role.server.ts";
import { awaitedSinceOfDue } from "./rules.ts";

type Member = Selectable<StaffRow>;

export function memberById(db: DbOrTx, id: string): Promise<Member | undefined> {
  return db.selectFrom("staff").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function keepLetterKeys(db: DbOrTx, id: string, letterKeys: boolean): Promise<void> {
  await db.updateTable("staff").set({ letter_keys: letterKeys }).where("id", "=", id).execute();
}

export function memberByEmail(db: DbOrTx, email: string): Promise<Member | undefined> {
  return db.selectFrom("staff").selectAll().where("email", "=", email).executeTakeFirst();
}

/** The id, whether or not there was such a member; one who was keeps their roles unless others are named. */
export async function putMember(
  tx: DbOrTx,
  { email, name, roles, now }: { email: string; name: string; roles?: readonly string[] | undefined; now: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto("staff")
    .values({ email, name, role: roles?.[0] ?? "administrator", created_at: now })
    .onConflict((conflict) => conflict.column("email").doUpdateSet({ email }))
    .returning("id")
    .executeTakeFirstOrThrow();
  if (roles) await setRoles(tx, id, roles);
  return id;
}

/** What they are called, in the order of the matrix. */
export async function rolesOfMember(db: DbOrTx, id: string): Promise<{ role: string; title: string | null }[]> {
  const { rows } = await sql<{ role: string; title: string | null }>`
    select r.name as role, r.title from staff_roles r
    where r.name in (select held.role from staff, lateral (${rolesOf("staff")}) held where staff.id = ${id})
    order by r.title is not null, array_position(${staffRoles}, r.name), lower(r.title)`.execute(db);
  return rows;
}

/**
 * Locked, always in the same order: of two who take the role from each other at the same moment the second one waits,
 * and finds one administrator less. `gets_in`: has joined, rather than been invited only.
 */
export async function lockAdministrators(tx: DbOrTx): Promise<{ id: string; gets_in: boolean }[]> {
  await sql`select from staff order by id for no key update`.execute(tx);
  // only now: a statement that has waited for a row still sees everything else as it was before
  return tx
    .selectFrom("staff")
    .select(["id", getsIn("staff").as("gets_in")])
    .where("role", "=", "administrator")
    .execute();
}

export async function lockMember(tx: DbOrTx, id: string): Promise<void> {
  await tx.selectFrom("staff").select("id").where("id", "=", id).forNoKeyUpdate().execute();
}

/** With the name they give themselves, and neither password nor code app any more. */
export async function beginAnew(tx: DbOrTx, id: string, name: string): Promise<void> {
  await tx
    .updateTable("staff")
    .set({ name, ...noPassword, ...notAwaited })
    .where("id", "=", id)
    .execute();
}

export async function keepPassword(
  tx: DbOrTx,
  id: string,
  { hash, totpSecret, totpStep }: { hash: string; totpSecret: Buffer; totpStep: number },
): Promise<void> {
  await tx
    .updateTable("staff")
    .set({ password_hash: hash, totp_secret: totpSecret, totp_step: String(totpStep) })
    .where("id", "=", id)
    .execute();
}

/** False when this code, or a later one, has been used meanwhile, or it is of another app now. */
export async function useCode(
  tx: DbOrTx,
  { id, totp_secret }: Pick<Member, "id" | "totp_secret">,
  step: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("staff")
    .set({ totp_step: String(step) })
    .where("id", "=", id)
    .where("totp_secret", "=", totp_secret)
    .where("totp_step", "<", String(step))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** In place of those they had. First the one in `staff`: another one there takes the further roles (decision 181). */
export async function setRoles(tx: DbOrTx, id: string, [role, ...further]: readonly string[]): Promise<void> {
  await tx.updateTable("staff").set({ role: role! }).where("id", "=", id).execute();
  await tx.deleteFrom("staff_further_roles").where("staff_id", "=", id).execute();
  if (further.length > 0)
    await tx
      .insertInto("staff_further_roles")
      .values(further.map((one) => ({ staff_id: id, role: one })))
      .execute();
}

/** Nor are they awaited any more. */
export async function takePassword(tx: DbOrTx, id: string): Promise<void> {
  await tx
    .updateTable("staff")
    .set({ ...noPassword, ...notAwaited })
    .where("id", "=", id)
    .execute();
}

const noPassword = { password_hash: null, totp_secret: null, totp_step: null } as const;
const notAwaited = { awaited_since: null, reminded_at: null } as const;

/** By no way at all, also one that is not allowed at present. */
export const hasNoKey = (staff: string) => sql<boolean>`not ${getsIn(staff, staffWays.join())}`;

/**
 * From the first invitation on, whatever follows until the account is due; from then on anew, whether or not it was closed
 * meanwhile. Whoever has a key of before is not awaited.
 */
export async function awaitMember(tx: DbOrTx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable("staff")
    .set({ awaited_since: now, reminded_at: null })
    .where("id", "=", id)
    .where((is) => is.or([is("awaited_since", "is", null), is("awaited_since", "<=", awaitedSinceOfDue(now))]))
    .where(hasNoKey("staff"))
    .execute();
}

export async function awaitNoMore(tx: DbOrTx, id: string): Promise<void> {
  await tx.updateTable("staff").set(notAwaited).where("id", "=", id).execute();
}

type Awaited = { id: string; email: string; awaited_since: Date; reminded_at: Date | null };

/** Those who were invited and have not come, or one of them. */
export async function awaitedMembers(db: DbOrTx, id?: string): Promise<Awaited[]> {
  const rows = await db
    .selectFrom("staff")
    .select(["id", "email", "awaited_since", "reminded_at"])
    .$narrowType<{ awaited_since: Date }>()
    .where("awaited_since", "is not", null)
    .where(hasNoKey("staff"))
    .$if(id !== undefined, (some) => some.where("id", "=", id!))
    .orderBy("awaited_since")
    .orderBy("id")
    .execute();
  return rows;
}

export async function noteReminded(tx: DbOrTx, id: string, now: Date): Promise<void> {
  await tx.updateTable("staff").set({ reminded_at: now }).where("id", "=", id).execute();
}
