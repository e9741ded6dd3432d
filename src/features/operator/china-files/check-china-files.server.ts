import { randomUUID } from "node:crypto";
import { fileSpeech } from "../../../i18n/file-problems.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { shownFound } from "../file-uploads/looked-through.server.ts";
import { keepUpload } from "../file-uploads/store.server.ts";
import { CheckChinaFiles } from "./contract.ts";
import { lookThroughChina } from "./look-through-china.server.ts";

/** A dry run: nothing is published. Files without problems are kept for the deed that may follow. */
export const checkChinaFiles = operation(CheckChinaFiles, async (files, context) => {
  const { db, now, caller, visitor } = context;
  const found = await lookThroughChina(db, files, fileSpeech(visitor.language));
  const upload = found.problems.length === 0 && found.changes.length > 0 ? randomUUID() : null;
  if (upload) await keepUpload(db, "china_uploads", { id: upload, staffId: caller.staffId, files, at: now });
  return shownFound(found, upload);
});
