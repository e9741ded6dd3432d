import { refuse } from "../../../kernel/refusal.ts";
import { addDays, dateAt } from "../../../kernel/zoned-time.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { By } from "../actions/by.server.ts";
import { noteAction, recordAction } from "../actions/store.server.ts";
import { aboutCase, type OpenCase } from "./change-seen-case.server.ts";
import { mostDaysSnoozed } from "./rules.ts";
import { changeCase, isColleague } from "./store.server.ts";

/** Null puts it back. */
export async function mustBeColleague(tx: DbOrTx, to: string | null): Promise<void> {
  if (to !== null && !(await isColleague(tx, to))) refuse("INVALID_INPUT", { field: "to", problem: "choose" });
}

export async function assign(tx: DbOrTx, found: OpenCase, to: string | null, by: By): Promise<number> {
  await recordAction(tx, by, "case_assigned", { ...aboutCase(found), from: found.owner_id, to });
  return changeCase(tx, found.id, { owner_id: to, given_at: by.now });
}

export function mustBeAhead(until: string, now: Date): void {
  const today = dateAt(now.getTime(), "UTC");
  if (until <= today || until > addDays(today, mostDaysSnoozed))
    refuse("INVALID_INPUT", { field: "until", problem: "range" });
}

export async function snooze(tx: DbOrTx, found: OpenCase, until: string | null, by: By): Promise<number> {
  await recordAction(tx, by, "case_snoozed", { ...aboutCase(found), until });
  return changeCase(tx, found.id, { snoozed_until: until === null ? null : new Date(`${until}T00:00:00Z`) });
}

export async function endCase(tx: DbOrTx, found: OpenCase, note: string, by: By): Promise<number> {
  await noteAction(tx, by, "case_closed", { ...aboutCase(found), note });
  return changeCase(tx, found.id, { closed_at: by.now, closing_note: note });
}
