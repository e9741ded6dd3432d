import { sql, type Insertable } from "kysely";
import { staffWays } from "../../../kernel/staff-ways.ts";
import type { StaffCaller } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { StaffSessionRow } from "../../../platform/database/tables.ts";
import { placeOf, whichOf, type Asking, type KnownPlace } from "../../../platform/places.server.ts";
import { rightsOfMember, rolesOf } from "../../records/actions/rights-of-role.server.ts";
import type { SignInRules } from "../../records/settings/sign-in-rules.server.ts";

/** In place of the one that the browser had. */
export async function putStaffSession(
  tx: DbOrTx,
  former: Buffer | undefined,
  session: Insertable<StaffSessionRow>,
): Promise<void> {
  if (former) await tx.deleteFrom("staff_sessions").where("token_hash", "=", former).execute();
  await tx.insertInto("staff_sessions").values(session).execute();
}

/** With whose it is and what they may: a right that is taken away is gone with the next request. */
export function liveStaffSession(db: DbOrTx, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom("staff_sessions")
    .innerJoin("staff", "staff.id", "staff_id")
    .select([
      "staff_sessions.id",
      "staff_id",
      "staff_sessions.created_at",
      "seen_at",
      "way",
      "proven_at",
      "email",
      "staff.name",
      "staff.role",
      sql<StaffCaller["roles"]>`(select jsonb_agg(jsonb_build_object('role', r.name, 'title', r.title)
        order by r.name <> staff.role, r.title is not null, r.name) from staff_roles r
        where r.name in (${rolesOf("staff")}))`.as("roles"),
      "staff.letter_keys as letterKeys",
      rightsOfMember("staff").as("rights"),
    ])
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

export async function noteStaffSeen(db: DbOrTx, id: string, now: Date, end: Date): Promise<void> {
  await db.updateTable("staff_sessions").set({ seen_at: now, expires_at: end }).where("id", "=", id).execute();
}

/** False when it has ended meanwhile. */
export async function renewStaffSession(tx: DbOrTx, id: string, tokenHash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("staff_sessions")
    .set({ token_hash: tokenHash, proven_at: now })
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function endStaffSession(tx: DbOrTx, id: string): Promise<void> {
  await tx.deleteFrom("staff_sessions").where("id", "=", id).execute();
}

/** As `isLive` has it (rules.ts). */
const liveAt = ({ ways, hours, idleMinutes }: SignInRules, now: Date) => sql<boolean>`
  expires_at > ${now} and created_at > ${now}::timestamptz - ${hours} * interval '1 hour'
  and seen_at > ${now}::timestamptz - ${idleMinutes} * interval '1 minute'
  and case when way is null then ${ways.length === staffWays.length} else way = any(${ways}) end`;

/** A member's, or everybody's, the one used last first. */
export function liveSessionsOf(db: DbOrTx, staffId: string | undefined, rules: SignInRules, now: Date) {
  return db
    .selectFrom("staff_sessions")
    .select(["id", "staff_id", "device", "network", "created_at", "seen_at"])
    .$if(staffId !== undefined, (some) => some.where("staff_id", "=", staffId!))
    .where(liveAt(rules, now))
    .orderBy("seen_at", "desc")
    .orderBy("id")
    .execute();
}

/** Of all of staff. */
export async function countLiveSessions(db: DbOrTx, rules: SignInRules, now: Date): Promise<number> {
  const { live } = await db
    .selectFrom("staff_sessions")
    .select(sql<number>`count(*)::int`.as("live"))
    .where(liveAt(rules, now))
    .executeTakeFirstOrThrow();
  return live;
}

/** Undefined when it is none of theirs, or has ended meanwhile. */
export function endStaffSessionOf(tx: DbOrTx, staffId: string, id: string) {
  return tx
    .deleteFrom("staff_sessions")
    .where("id", "=", id)
    .where("staff_id", "=", staffId)
    .returning("device")
    .executeTakeFirst();
}

/** Whoever sets up anew how to get in has lost what opened before. */
export async function endStaffSessionsOf(tx: DbOrTx, staffId: string): Promise<void> {
  await tx.deleteFrom("staff_sessions").where("staff_id", "=", staffId).execute();
}

/** Whether or not there is such a member, one statement. */
export async function knownPlaceOfStaff(email: string, context: Asking & { db: DbOrTx }): Promise<KnownPlace> {
  const { browser, network } = placeOf(context);
  const found = await context.db
    .selectFrom("staff_places")
    .innerJoin("staff", "staff.id", "staff_id")
    .select("who")
    .where("email", "=", email)
    .where("who", "in", [browser ?? network, network])
    .execute();
  return whichOf(found, browser);
}

export async function noteStaffPlaces(tx: DbOrTx, staffId: string, places: string[], now: Date): Promise<void> {
  await tx
    .insertInto("staff_places")
    .values(places.map((who) => ({ staff_id: staffId, who, seen_at: now })))
    .onConflict((conflict) => conflict.columns(["staff_id", "who"]).doUpdateSet({ seen_at: now }))
    .execute();
}

/** Whoever sets up anew may have lost the device to a thief. */
export async function forgetStaffPlaces(tx: DbOrTx, staffId: string): Promise<void> {
  await tx.deleteFrom("staff_places").where("staff_id", "=", staffId).execute();
}
