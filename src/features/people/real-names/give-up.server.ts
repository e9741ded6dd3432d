import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { dropFormHandOver } from "./form-hand-over-store.server.ts";
import { forgetContact } from "./person-store.server.ts";
import { leavePhotos } from "./photos-store.server.ts";
import { moveRealName, releaseSims } from "./store.server.ts";

/** Ends a form that nobody has decided, and keeps nothing of it. False where it was decided, or is over. */
export async function giveUp(tx: DbOrTx, id: string, now: Date): Promise<boolean> {
  const marks = { document_mark: null, issuer_mark: null, original_mark: null };
  const nothing = { details: null, ...marks, forgotten_at: now, forget_at: now };
  if (!(await moveRealName(tx, id, "withdrawn", nothing))) return false;
  await releaseSims(tx, id);
  await leavePhotos(tx, id);
  await forgetContact(tx, id);
  await dropFormHandOver(tx, id);
  return true;
}
