import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { draftsOf, dropDraft, keepDraft, type DraftOf, type Entries } from "./store.server.ts";

/** What somebody has typed and not sent; null: nothing. */
export async function ownDraft(db: DbOrTx, draft: DraftOf, staffId: string): Promise<Entries | null> {
  return (await draftsOf(db, draft)).find(({ staff_id }) => staff_id === staffId)?.entries ?? null;
}

/** Nothing typed is no draft. */
export async function putOwnDraft(
  db: DbOrTx,
  draft: DraftOf,
  { staffId, now }: { staffId: string; now: Date },
  entries: Entries | null,
): Promise<void> {
  const isEmpty = entries === null || Object.values(entries).every((typed) => typed.trim() === "");
  if (isEmpty) await dropDraft(db, draft, staffId);
  else await keepDraft(db, draft, { staffId, now }, { entries, version: null });
}
