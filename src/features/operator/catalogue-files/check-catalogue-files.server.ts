import { randomUUID } from "node:crypto";
import { fileSpeech } from "../../../i18n/file-problems.server.ts";
import { lockCatalogue } from "../../../platform/catalogue-lock.server.ts";
import type { Context, StaffCaller } from "../../../platform/context.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { shownFound } from "../file-uploads/looked-through.server.ts";
import { dropUpload, keepUpload, type CatalogueUploads } from "../file-uploads/store.server.ts";
import {
  CheckCatalogueFiles,
  CheckPromoFile,
  CheckRateFile,
  DropCatalogueFiles,
  DropPromoFile,
  DropRateFile,
} from "./contract.ts";
import { importFiles } from "./import-files.server.ts";
import type { CatalogueTexts } from "./rules.ts";

export const checkCatalogueFiles = operation(CheckCatalogueFiles, (texts, context) =>
  looked("catalogue_uploads", texts, context),
);

export const checkPromoFile = operation(CheckPromoFile, (texts, context) => looked("promo_uploads", texts, context));

export const checkRateFile = operation(CheckRateFile, (texts, context) => looked("rate_uploads", texts, context));

export const dropCatalogueFiles = operation(DropCatalogueFiles, async (_wish, { db, caller }) => {
  await dropUpload(db, "catalogue_uploads", caller.staffId);
  return {};
});

export const dropPromoFile = operation(DropPromoFile, async (_wish, { db, caller }) => {
  await dropUpload(db, "promo_uploads", caller.staffId);
  return {};
});

export const dropRateFile = operation(DropRateFile, async (_wish, { db, caller }) => {
  await dropUpload(db, "rate_uploads", caller.staffId);
  return {};
});

/** A dry run: nothing is published. Files without problems are kept for the deed that may follow. */
async function looked(table: CatalogueUploads, texts: CatalogueTexts, context: Context & { caller: StaffCaller }) {
  const found = await takenBack(texts, context);
  const { db, now, caller } = context;
  const upload = found.problems.length === 0 && found.changes.length > 0 ? randomUUID() : null;
  if (upload) await keepUpload(db, table, { id: upload, staffId: caller.staffId, files: texts, at: now });
  return { ...shownFound(found, upload), proposed: found.waiting.length };
}

async function takenBack(texts: CatalogueTexts, context: Context) {
  await context.catalogueVersion.current();
  const tx = await context.db.startTransaction().execute();
  try {
    await lockCatalogue(tx);
    return await importFiles(tx, texts, context, fileSpeech(context.visitor.language));
  } finally {
    await tx.rollback().execute();
  }
}
