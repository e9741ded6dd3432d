import { sql } from "kysely";
import { wrong } from "../../../kernel/record-problem.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import type { StaffWay } from "../../../kernel/staff-ways.ts";
import type { StaffCaller } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { lockCaller } from "../actions/caller-store.server.ts";
import { getsIn } from "../actions/gets-in.server.ts";
import { signingIn, type SettingName } from "./rules.ts";
import { fits, type SettingValue } from "./setting-kinds.ts";
import { changedUntil } from "./store.server.ts";

export type SignInRules = { ways: readonly StaffWay[]; hours: number; idleMinutes: number; proofMinutes: number };

/** What holds for staff at this request. */
export async function signInRules(db: DbOrTx): Promise<SignInRules> {
  const changed = await changedUntil(db, "signing_in.%");
  const held = (name: keyof typeof signingIn) => {
    const value = changed.get(name);
    return fits(signingIn[name], value) ? value : signingIn[name].byDefault();
  };
  return {
    ways: String(held("signing_in.ways")).split(",") as StaffWay[],
    hours: Number(held("signing_in.hours")),
    idleMinutes: Number(held("signing_in.idle_minutes")),
    proofMinutes: Number(held("signing_in.proof_minutes")),
  };
}

/** For whoever decides about staff, too: a rule for signing in shuts people out. */
export async function lockForSignIn(tx: DbOrTx, name: SettingName, caller: StaffCaller): Promise<void> {
  if (!Object.hasOwn(signingIn, name)) return;
  await sql`select from staff order by id for no key update`.execute(tx);
  await lockCaller(tx, caller, "edit_staff");
}

/** Whoever takes a way away has come in by another, as has an administrator a key for: nobody locks everybody out. */
export async function keepsAWayIn(tx: DbOrTx, caller: StaffCaller, value: SettingValue | null): Promise<void> {
  if (value === null) return;
  const ways = String(value);
  const { rows } = await sql<{ is_open: boolean }>`
    select exists (select from staff where role = 'administrator' and ${getsIn("staff", ways)})
      and exists (select from staff_sessions
        where id = ${caller.sessionId} and way = any (string_to_array(${ways}, ','))) as is_open`.execute(tx);
  if (!rows[0]!.is_open) throw new Refusal("INVALID_INPUT", { fields: [wrong("value", "shuts_out")] });
}
