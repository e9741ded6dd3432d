import { refuse } from "../../../kernel/refusal.ts";
import type { StaffCaller } from "../../../platform/context.server.ts";
import type { Db, DbOrTx } from "../../../platform/database/database.server.ts";
import { once } from "../actions/once.server.ts";
import { lockCase } from "./store.server.ts";

type Seen = { requestKey: string; id: string; version: number };
export type OpenCase = NonNullable<Awaited<ReturnType<typeof lockCase>>>;
type Context = { db: Db; now: Date; caller: StaffCaller };

/** Changes a case as somebody saw it: not one that a colleague has changed or closed meanwhile. */
export function changeSeenCase(
  path: string,
  wish: Seen,
  { db, now, caller }: Context,
  change: (tx: DbOrTx, found: OpenCase) => Promise<number>,
): Promise<{ id: string; version: number }> {
  return once(db, { path, wish }, { caller, now }, async (tx) => {
    const found = await lockCase(tx, wish.id);
    if (!found) return refuse("NOT_FOUND");
    if (found.closed_at) return refuse("CASE_CLOSED");
    if (found.version !== wish.version) return refuse("CASE_CHANGED");
    return { id: found.id, version: await change(tx, found) };
  });
}

/** How the audit trail names a case. */
export function aboutCase({
  id,
  kind,
  subject,
  order_id: orderId,
}: Pick<OpenCase, "id" | "kind" | "subject" | "order_id">) {
  return { on: { kind: "case" as const, id }, ...(orderId && { orderId }), kind, subject };
}
