import type { Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { dropFormHandOver } from "./form-hand-over-store.server.ts";
import { forgetContact } from "./person-store.server.ts";
import { leavePhotos } from "./photos-store.server.ts";
import { sealContact } from "./sealed-contact.server.ts";
import { moveRealName, noReason, releaseSims, type RealName } from "./store.server.ts";

/** Ends a form that nobody has decided, and keeps nothing of it. False where it was decided, or is over. */
export async function giveUp(tx: DbOrTx, id: string, now: Date): Promise<boolean> {
  const marks = { document_mark: null, issuer_mark: null, original_mark: null };
  const nothing = {
    details: null,
    ...marks,
    ...noReason,
    proposal_words: null,
    forgotten_at: now,
    forget_at: now,
  };
  if (!(await moveRealName(tx, id, "withdrawn", nothing))) return false;
  await releaseSims(tx, id);
  await leavePhotos(tx, id);
  await forgetContact(tx, id);
  await dropFormHandOver(tx, id);
  return true;
}

/** The same, and its person is told, whose contact it forgets. */
export async function takeBack(
  tx: DbOrTx,
  realName: RealName,
  { now, vault }: Pick<Context, "now" | "vault">,
): Promise<boolean> {
  const { id, version } = realName;
  if (!(await giveUp(tx, id, now))) return false;
  const contact = sealContact(vault, realName);
  await addJob(tx, "tell-real-name", { id, state: "withdrawn", version: version + 1, ...contact });
  return true;
}
