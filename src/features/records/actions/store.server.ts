import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import type { By } from "./by.server.ts";
import type { Action, ThingKind } from "./rules.ts";

/**
 * What the trail says of an action besides who and when. `on`: the thing it was done to, without it the order; `before`
 * and `after`: only what changed; `reason`: as typed. Personal data of customers in none of them but masked: a row of the
 * trail is never erased.
 */
type Details = {
  on?: { kind: ThingKind; id: string };
  orderId?: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  reason?: string;
} & Record<string, unknown>;

/** Records an action in the action's own transaction, so that neither exists without the other. */
export async function putAction(
  tx: DbOrTx,
  { who, staffId, network, now }: By,
  action: Action,
  { orderId, on = orderId === undefined ? undefined : { kind: "order", id: orderId }, ...more }: Details,
): Promise<string> {
  const { before, after, reason, ...details } = more;
  const { id } = await tx
    .insertInto("actions")
    .values({
      at: now,
      who,
      staff_id: staffId ?? null,
      network: network ?? null,
      action,
      order_id: orderId ?? null,
      on_kind: on?.kind ?? null,
      on_id: on?.id ?? null,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
      reason: reason ?? null,
      details: JSON.stringify(details),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The same, for whoever has no use for its id. */
export async function recordAction(tx: DbOrTx, by: By, action: Action, details: Details): Promise<void> {
  await putAction(tx, by, action, details);
}

/** For what the console and the desk both do: the desk has no log, so a job of the shop adds it to the security log. */
export async function noteAction(tx: DbOrTx, by: By, action: Action, details: Details): Promise<void> {
  if (by.staffId === undefined) await addJob(tx, "tell-deed", { deed: action });
  await recordAction(tx, by, action, details);
}

export function actionsOn(db: DbOrTx, orderId: string) {
  return db
    .selectFrom("actions")
    .select(["at", "who", "action", "details", "before", "after", "reason"])
    .where("order_id", "=", orderId)
    .orderBy("at")
    .execute();
}

/** How often a member of staff has done it since: the trail forgets nothing, neither by signing out nor by removing. */
export async function actionsSince(tx: DbOrTx, staffId: string, action: Action, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom("actions")
    .select((all) => all.fn.countAll<string>().as("count"))
    .where("staff_id", "=", staffId)
    .where("action", "=", action)
    .where("at", ">", since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether a member of staff, or without one anybody, has done it to this order since. */
export async function hasDoneTo(
  tx: DbOrTx,
  { orderId, staffId, action }: { orderId: string; staffId?: string; action: Action },
  since: Date,
): Promise<boolean> {
  const done = await tx
    .selectFrom("actions")
    .select("id")
    .where("order_id", "=", orderId)
    .where("at", ">", since)
    .where("action", "=", action)
    .$if(staffId !== undefined, (those) => those.where("staff_id", "=", staffId!))
    .limit(1)
    .executeTakeFirst();
  return done !== undefined;
}

/** Whether a member of staff has done it to this thing since. */
export async function hasSeen(
  tx: DbOrTx,
  { staffId, action, on }: { staffId: string; action: Action; on: { kind: ThingKind; id: string } },
  since: Date,
): Promise<boolean> {
  const seen = await tx
    .selectFrom("actions")
    .select("id")
    .where("on_kind", "=", on.kind)
    .where("on_id", "=", on.id)
    .where("at", ">", since)
    .where("staff_id", "=", staffId)
    .where("action", "=", action)
    .limit(1)
    .executeTakeFirst();
  return seen !== undefined;
}

/** Whether anybody has done anything to this thing since. */
export async function isTouchedSince(
  tx: DbOrTx,
  { kind, id }: { kind: ThingKind; id: string },
  since: Date,
): Promise<boolean> {
  const touched = await tx
    .selectFrom("actions")
    .select("id")
    .where("on_kind", "=", kind)
    .where("on_id", "=", id)
    .where("at", ">", since)
    .limit(1)
    .executeTakeFirst();
  return touched !== undefined;
}

/** What was done to a text, the newest first. */
export function actionsOnText(db: DbOrTx, text: string, most: number) {
  return db
    .selectFrom("actions")
    .select(["at", "who", "action", "before", "after"])
    .where(sql<boolean>`details ? 'text' and details ->> 'text' = ${text}`)
    .orderBy("at", "desc")
    .limit(most)
    .execute();
}

/** What was done to a thing, the newest first. */
export function actionsOnThing(db: DbOrTx, { kind, id }: { kind: ThingKind; id: string }, most: number) {
  return db
    .selectFrom("actions")
    .select(["id", "at", "who", "action", "before", "after", "details"])
    .where("on_kind", "=", kind)
    .where("on_id", "=", id)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
}

/** What was done to a plan, the newest first. */
export function actionsOnPlan(db: DbOrTx, code: string, most: number) {
  return db
    .selectFrom("actions")
    .select(["at", "who", "action", "before", "after"])
    .where(sql<boolean>`details ? 'plan' and details ->> 'plan' = ${code}`)
    .orderBy("at", "desc")
    .limit(most)
    .execute();
}
