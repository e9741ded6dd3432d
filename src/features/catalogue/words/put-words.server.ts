import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { By } from "../../records/actions/by.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { insertWordChanges } from "./store.server.ts";
import type { Weighed } from "./weigh-words.server.ts";

type PutAs = {
  action: "words_published" | "text_began" | "text_ended";
  reason: string;
  /** The member of staff whose words they are. */
  writtenBy: string;
  /** Their mailbox, where `by` has read them as the second person. */
  proposedBy?: string;
};

/** What is said from now on, and what differs in the trail. The catalogue is locked. */
export async function putWords(
  tx: DbOrTx,
  { message: { area, path, version }, kept, differences }: Weighed,
  by: By,
  { action, reason, writtenBy, proposedBy }: PutAs,
): Promise<void> {
  await insertWordChanges(
    tx,
    kept.map(({ language, said, original }) => ({
      area,
      path,
      lang: language,
      version: version + 1,
      said: said && JSON.stringify(said),
      original,
      reason,
      changed_by: writtenBy,
      changed_at: by.now,
    })),
  );
  await recordAction(tx, by, action, {
    on: { kind: "words", id: `${area}.${path}` },
    before: Object.fromEntries(differences.map(({ field, before }) => [field, before])),
    after: Object.fromEntries(differences.map(({ field, after }) => [field, after])),
    reason,
    ...(proposedBy !== undefined && { proposedBy }),
  });
}
