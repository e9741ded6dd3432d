import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import type { By } from "../../records/actions/by.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { consentPolicy } from "./policy-name.ts";
import type { TextWish } from "./staff-contract.ts";
import { putPage } from "./staff-store.server.ts";
import { markMaterial } from "./store.server.ts";
import type { Weighed } from "./weigh-text.server.ts";

type PutAs = {
  action: "text_published" | "text_began";
  wish: Pick<TextWish, "isMaterial">;
  /** Whoever wrote it, where `by` has read it as the second person. */
  proposedBy?: string;
};

/** All its languages, and what differs in the trail. The catalogue is locked. */
export async function putText(
  tx: DbOrTx,
  { text: { kind, name, facts }, pages, differences }: Weighed,
  by: By,
  { action, wish, proposedBy }: PutAs,
): Promise<void> {
  for (const page of pages) await putPage(tx, page);
  const version = facts["version"];
  const isMaterial = wish.isMaterial === true && kind === "policy" && name === consentPolicy;
  if (isMaterial && version) {
    await markMaterial(tx, version);
    await addJob(tx, "tell-of-policy", { version }, { priority: 5 });
  }
  await recordAction(tx, by, action, {
    on: { kind: "text", id: `${kind} ${name}` },
    text: `${kind} ${name}`,
    ...(isMaterial && { isMaterial }),
    ...(proposedBy !== undefined && { proposedBy }),
    before: Object.fromEntries(differences.map(({ field, before }) => [field, before])),
    after: Object.fromEntries(differences.map(({ field, after }) => [field, after])),
  });
}
