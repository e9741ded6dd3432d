import type { Db } from "../../../platform/database/database.server.ts";
import { noteAction, type By } from "../actions/store.server.ts";
import { endCase, openCaseLike } from "./store.server.ts";

type Closed = { closed: true; kind: string; subject: string } | { closed: false };

/** Closes the open case with this id prefix; `note` is what was found and done. */
export function closeCase(db: Db, { id, note }: { id: string; note: string }, by: By): Promise<Closed> {
  return db.transaction().execute(async (tx) => {
    const found = await openCaseLike(tx, id);
    if (!found || !(await endCase(tx, found.id, note, by.now))) return { closed: false };
    const { kind, subject, order_id } = found;
    await noteAction(tx, by, "case_closed", { ...(order_id && { orderId: order_id }), kind, subject, note });
    return { closed: true, kind, subject };
  });
}
