import { randomUUID } from "node:crypto";
import { fileSpeech } from "../../../i18n/file-problems.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { CheckStockFile } from "./contract.ts";
import { lookThrough } from "./stock-file.server.ts";
import { keepUpload } from "./store.server.ts";

const mostShown = 100;

/** A dry run: nothing comes into stock. A file without problems is kept, sealed, for the deed that may follow. */
export const checkStockFile = operation(CheckStockFile, async ({ pool, file, content }, context) => {
  const { db, vault, now, caller, config, visitor } = context;
  const { problems, known, fresh } = await lookThrough(db, {
    pool,
    content,
    speech: fileSpeech(visitor.language),
    config,
  });
  const isGood = problems.length === 0 && fresh.length > 0;
  const upload = isGood ? randomUUID() : null;
  if (upload)
    await keepUpload(db, {
      id: upload,
      staff_id: caller.staffId,
      pool,
      file,
      content_sealed: vault.seal(content),
      at: now,
    });
  return {
    pool,
    file,
    upload,
    fresh: problems.length === 0 ? fresh.length : 0,
    known: known.slice(0, mostShown),
    allKnown: known.length,
    problems: problems
      .slice(0, mostShown)
      .map(({ line, field, text }) => ({ line: line ?? null, column: field ?? null, text })),
    allProblems: problems.length,
  };
});
