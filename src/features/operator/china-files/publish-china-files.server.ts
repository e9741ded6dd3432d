import { fileSpeech } from "../../../i18n/file-problems.server.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { lockCatalogue } from "../../../platform/catalogue-lock.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { recordChinaChange } from "../../catalogue/china/record-china-change.server.ts";
import { byCaller, type By } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { countsOf, isTooOld } from "../file-uploads/rules.ts";
import { dropUpload, lockedUpload } from "../file-uploads/store.server.ts";
import { PublishChinaFiles, type ChinaTexts } from "./contract.ts";
import { lookThroughChina, type ChangedFact } from "./look-through-china.server.ts";

/**
 * What the dry run showed is published as an import would: all of it, or nothing where somebody has changed what is live
 * meanwhile. It is read again behind the importer's lock; each fact has its own entry, from which it is turned back.
 */
export const publishChinaFiles = operation(PublishChinaFiles, (wish, context) => {
  const { db, vault, now, caller, visitor } = context;
  return once(db, { path: PublishChinaFiles.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "edit_catalogue");
    const kept = await lockedUpload(tx, "china_uploads", wish.upload, caller.staffId);
    if (!kept || isTooOld(kept.at, now)) return refuse("NOT_FOUND");
    await lockCatalogue(tx);
    const found = await lookThroughChina(tx, kept.files as ChinaTexts, fileSpeech(visitor.language));
    if (found.problems.length > 0 || found.basis !== wish.basis) return refuse("RECORD_CHANGED");
    // it knows every kind of file: read when somebody publishes, not at every start
    const { writeShop } = await import("../catalogue-import/write-shop.server.ts");
    await writeShop(tx, found.shop, found.known, { vault, now });
    await recordAll(tx, found.facts, byCaller(context));
    await dropUpload(tx, "china_uploads", caller.staffId);
    return countsOf(found.changes);
  });
});

async function recordAll(tx: DbOrTx, facts: readonly ChangedFact[], by: By): Promise<void> {
  for (const fact of facts) await recordChinaChange(tx, by, fact);
}
