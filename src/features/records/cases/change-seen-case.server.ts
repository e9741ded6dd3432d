import { refuse } from "../../../kernel/refusal.ts";
import type { StaffCaller } from "../../../platform/context.server.ts";
import type { Db, DbOrTx } from "../../../platform/database/database.server.ts";
import { lockCaller } from "../actions/caller-store.server.ts";
import { once } from "../actions/once.server.ts";
import { lockCase, lockOrderOfCase } from "./store.server.ts";

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
    await lockCaller(tx, caller, "work_cases");
    await lockOrderOfCase(tx, wish.id);
    const seen = asSeen(await lockCase(tx, wish.id), wish.version);
    if ("because" in seen) return refuse(seen.because);
    return { id: wish.id, version: await change(tx, seen.found) };
  });
}

type Unseen = "NOT_FOUND" | "CASE_CLOSED" | "CASE_CHANGED";

/** What is locked, if it is open and still as it was seen. */
export function asSeen(found: OpenCase | undefined, version: number): { found: OpenCase } | { because: Unseen } {
  if (!found) return { because: "NOT_FOUND" };
  if (found.closed_at) return { because: "CASE_CLOSED" };
  return found.version === version ? { found } : { because: "CASE_CHANGED" };
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
