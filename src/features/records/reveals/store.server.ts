import { sql } from "kysely";
import { may } from "../../../kernel/staff-right.ts";
import type { StaffCaller } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { RevealKind } from "./rules.ts";

type Thing = { kind: RevealKind; thing: string };

export async function putReveal(tx: DbOrTx, reveal: Thing & { session_id: string; ends_at: Date }): Promise<void> {
  await tx
    .insertInto("reveals")
    .values(reveal)
    .onConflict((conflict) =>
      conflict.columns(["session_id", "kind", "thing"]).doUpdateSet({ ends_at: reveal.ends_at }),
    )
    .execute();
}

export async function removeReveal(db: DbOrTx, sessionId: string, { kind, thing }: Thing): Promise<void> {
  await db
    .deleteFrom("reveals")
    .where("session_id", "=", sessionId)
    .where("kind", "=", kind)
    .where("thing", "=", thing)
    .execute();
}

/** Until when the caller sees it whole; a right that is taken away ends it with the next request. */
export async function revealedUntil(
  db: DbOrTx,
  caller: StaffCaller,
  { kind, thing }: Thing,
  now: Date,
): Promise<Date | undefined> {
  if (!may(caller, "reveal_personal_data")) return undefined;
  const found = await db
    .selectFrom("reveals")
    .select("ends_at")
    .where("session_id", "=", caller.sessionId)
    .where("kind", "=", kind)
    .where("thing", "=", thing)
    .where("ends_at", ">", now)
    .executeTakeFirst();
  return found?.ends_at;
}

/** By a customer's order or account. */
export async function isThere(db: DbOrTx, { kind, thing }: Thing): Promise<{ orderId: string | null } | undefined> {
  const order = await db.selectFrom("orders").select("id").where("number", "=", thing).executeTakeFirst();
  if (order) return { orderId: order.id };
  if (kind === "order") return undefined;
  const { rows } = await sql`select from accounts where id::text = ${thing}`.execute(db);
  return rows.length > 0 ? { orderId: null } : undefined;
}
