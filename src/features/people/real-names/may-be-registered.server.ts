import { refuse } from "../../../kernel/refusal.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { mayHoldSims } from "./change-store.server.ts";
import { isUnderChangedDocument } from "./correction-store.server.ts";
import { lockDocuments, simsOfDocument } from "./document-store.server.ts";
import { regionRulesNow } from "./region-rules.server.ts";
import { requiredDocuments } from "./required-documents.ts";
import { openDetails } from "./sealed-details.server.ts";
import { simsOf, type RealName } from "./store.server.ts";

type Asking = Pick<Context, "config" | "objectKeys">;

/**
 * A changed document holds no SIM while it waits: another change may have been accepted, the registration before may have
 * ended, and its person may have registered others. Until the end of the transaction nothing of that comes about.
 */
export async function whyNotRegistered(
  tx: DbOrTx,
  realName: RealName,
  context: Asking,
): Promise<"SIM_NOT_FREE" | "SIMS_FULL" | null> {
  await lockDocuments(tx, [realName.document_mark, realName.original_mark]);
  if (!(await mayHoldSims(tx, realName)) || (await isUnderChangedDocument(tx, realName))) return "SIM_NOT_FREE";
  return (await isBeyondQuota(tx, realName, context)) ? "SIMS_FULL" : null;
}

export async function refuseWhatMayNotBe(tx: DbOrTx, realName: RealName, context: Asking): Promise<void> {
  const why = await whyNotRegistered(tx, realName, context);
  if (why) refuse(why);
}

/** Of a first registration, its SIMs were counted when it was sent, and are under its name since. */
async function isBeyondQuota(tx: DbOrTx, realName: RealName, { config, objectKeys }: Asking): Promise<boolean> {
  const { id, regions, original_mark: original, document_mark: mark, issuer_mark: issuer } = realName;
  const details = openDetails(objectKeys, realName);
  if (original === null || mark === null || details === null) return false;
  const others = await simsOfDocument(tx, { document_mark: mark, issuer_mark: issuer }, id);
  const rules = await regionRulesNow(tx, config);
  const { mostSimsOfPerson: most } = requiredDocuments(regions ?? [], rules, details.document.country);
  return others.length + (await simsOf(tx, id)).length > most;
}
