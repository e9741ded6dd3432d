import { sql, type Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { StaffRow } from "../../../platform/database/tables.ts";

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

/** The id, whether or not there was such a member; one who was keeps their role unless another one is named. */
export async function putMember(
  tx: DbOrTx,
  { email, name, role, now }: { email: string; name: string; role?: string | undefined; now: Date },
): Promise<{ id: string; role: string }> {
  return tx
    .insertInto("staff")
    .values({ email, name, role: role ?? "administrator", created_at: now })
    .onConflict((conflict) => conflict.column("email").doUpdateSet(role ? { role } : { email }))
    .returning(["id", "role"])
    .executeTakeFirstOrThrow();
}

/**
 * Locked, always in the same order: of two who take the role from each other at the same moment the second one waits,
 * and finds one administrator less. `gets_in`: has joined, rather than been invited only.
 */
export function lockAdministrators(tx: DbOrTx): Promise<{ id: string; gets_in: boolean }[]> {
  return tx
    .selectFrom("staff")
    .select((staff) => [
      "id",
      sql<boolean>`password_hash is not null or exists (select from staff_passkeys where staff_id = ${staff.ref("staff.id")})`.as(
        "gets_in",
      ),
    ])
    .where("role", "=", "administrator")
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
}

/** With the name they give themselves, and neither password nor code app any more. */
export async function beginAnew(tx: DbOrTx, id: string, name: string): Promise<void> {
  await tx
    .updateTable("staff")
    .set({ name, password_hash: null, totp_secret: null, totp_step: null })
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

export async function setRole(tx: DbOrTx, id: string, role: string): Promise<void> {
  await tx.updateTable("staff").set({ role }).where("id", "=", id).execute();
}

export async function takePassword(tx: DbOrTx, id: string): Promise<void> {
  await tx
    .updateTable("staff")
    .set({ password_hash: null, totp_secret: null, totp_step: null })
    .where("id", "=", id)
    .execute();
}
