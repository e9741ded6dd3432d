import { fileSpeech } from "../../../i18n/file-problems.server.ts";
import { hourMs } from "../../../kernel/duration.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { lockCatalogue } from "../../../platform/catalogue-lock.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import type { Vault } from "../../../platform/vault.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { insertBatch } from "../../stock/batches/store.server.ts";
import { addProfiles, addSimCards } from "../catalogue-import/add-stock.server.ts";
import { AddStockFile } from "./contract.ts";
import { thingOf } from "./rules.ts";
import { lookThrough, type LookedThrough } from "./stock-file.server.ts";
import { dropUpload, lockedUpload } from "./store.server.ts";

/** How long a dry run may be built upon. */
const goodForMs = hourMs;

/**
 * What the dry run showed becomes one batch: all of it, or nothing where stock has changed meanwhile. It is read again
 * behind the importer's lock, so that of two files with the same numbers one is added.
 */
export const addStockFile = operation(AddStockFile, (wish, context) => {
  const { db, vault, now, caller, config, visitor } = context;
  return once(db, { path: AddStockFile.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "edit_stock");
    const kept = await lockedUpload(tx, wish.upload, caller.staffId);
    if (!kept || now.getTime() - kept.at.getTime() > goodForMs) return refuse("NOT_FOUND");
    await lockCatalogue(tx);
    const { pool, file } = kept;
    const content = vault.open(kept.content_sealed);
    const found = await lookThrough(tx, { pool, content, speech: fileSpeech(visitor.language), config });
    if (found.problems.length > 0 || found.fresh.length !== wish.fresh) return refuse("RECORD_CHANGED");
    const pieces = found.fresh.length;
    const batch = await insertBatch(tx, { pool, file, pieces, added_at: now, added_by: caller.staffId });
    await addFound(tx, found, vault, batch);
    await dropUpload(tx, wish.upload);
    await recordAction(tx, byCaller(context), "stock_added", { on: thingOf(pool, batch), file, added: pieces });
    return { pool, batch, pieces };
  });
});

function addFound(tx: DbOrTx, found: LookedThrough, vault: Vault, batch: string) {
  return found.pool === "esims" ? addProfiles(tx, found.fresh, vault, batch) : addSimCards(tx, found.fresh, batch);
}
