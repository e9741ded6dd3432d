import type { DbOrTx } from "../../platform/database/database.server.ts";

/** One open case for each kind and subject: what is found again every night does not pile up. */
export type NewCase = { kind: string; subject: string; orderId?: string; details: Record<string, unknown> };

export async function openCase(db: DbOrTx, { kind, subject, orderId, details }: NewCase, now: Date): Promise<void> {
  await db
    .insertInto("cases")
    .values({ kind, subject, order_id: orderId ?? null, details: JSON.stringify(details), opened_at: now })
    .onConflict((conflict) => conflict.columns(["kind", "subject"]).where("closed_at", "is", null).doNothing())
    .execute();
}
