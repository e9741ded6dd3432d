import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { giveUp } from "./give-up.server.ts";
import { forgetContact, lockRealNamesOf, type Person } from "./person-store.server.ts";

/**
 * Of whoever is erased, a form that waits is withdrawn, and its photographs leave with the next sweep. One that was decided
 * is kept as long as the law says (decision 109), tied to no account and mailbox.
 */
export async function forgetRealNamesOf(tx: DbOrTx, person: Person, now: Date): Promise<void> {
  for (const { id } of await lockRealNamesOf(tx, person)) if (!(await giveUp(tx, id, now))) await forgetContact(tx, id);
}
