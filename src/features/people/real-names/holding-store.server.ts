import { sql } from "kysely";
import { minuteMs } from "../../../kernel/duration.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { all } from "../../../platform/database/facets.server.ts";
import { askedOfQueue } from "./queue-facets.server.ts";
import type { QueueFilter } from "./queue-filter.ts";
import { departureOf } from "./review-store.server.ts";
import { minutesOfLook, type QueueOrder } from "./rules.ts";
import type { RealName } from "./store.server.ts";

type Looking = { staffId: string; now: Date };

/** A colleague looks at it: it is neither opened nor decided beside them. */
export function refuseWhereColleagueLooks(realName: RealName, { staffId, now }: Looking): void {
  const { held_by: by, held_until: until } = realName;
  if (by !== null && by !== staffId && until! > now) refuse("COLLEAGUE_LOOKS");
}

/** The reason that the caller gave, for as long as they hold it. */
export function reasonOfLook(realName: RealName, { staffId, now }: Looking): string | undefined {
  const { held_by: by, held_until: until, held_for: reason } = realName;
  return by === staffId && until! > now ? reason! : undefined;
}

const nothing = { held_by: null, held_until: null, held_for: null };

export async function hold(tx: DbOrTx, id: string, { staffId, now }: Looking, reason: string): Promise<Date> {
  const until = new Date(now.getTime() + minutesOfLook * minuteMs);
  await letGo(tx, staffId, id);
  await tx
    .updateTable("real_names")
    .set({ held_by: staffId, held_until: until, held_for: reason, looked_at: sql`coalesce(looked_at, ${now})` })
    .where("id", "=", id)
    .execute();
  return until;
}

/** What was looked at is decided; its reason is kept for the seconds in which that is taken back. */
export async function endLook(tx: DbOrTx, id: string, now: Date): Promise<void> {
  await tx.updateTable("real_names").set({ held_until: now }).where("id", "=", id).execute();
}

/** A reviewer holds one at a time. */
async function letGo(tx: DbOrTx, staffId: string, but: string): Promise<void> {
  await tx.updateTable("real_names").set(nothing).where("held_by", "=", staffId).where("id", "<>", but).execute();
}

type Order = { first: QueueOrder; filter: QueueFilter; today: string };

/**
 * The one of a filter that waits longest, or whose person leaves first, but what a colleague looks at; what the caller holds already
 * comes only where there is no other, and what they have proposed not at all. Two who ask at once get two.
 */
export async function lockNext(
  tx: DbOrTx,
  { staffId, now }: Looking,
  { first, filter, today }: Order,
): Promise<string | undefined> {
  const free = sql`state = 'received' and proposed_by is distinct from ${staffId} and ${all(askedOfQueue(filter))}`;
  const { rows } = await sql<{ id: string }>`
    select id from real_names name where ${free} and (held_until is null or held_until <= ${now})
    order by ${first === "leaves" ? sql`${departureOf(today)} nulls last,` : sql``} received_at, id limit 1 for update skip locked`.execute(
    tx,
  );
  if (rows[0]) return rows[0].id;
  const own = await sql<{ id: string }>`
    select id from real_names where ${free} and held_by = ${staffId} order by received_at limit 1 for no key update`.execute(
    tx,
  );
  return own.rows[0]?.id;
}
