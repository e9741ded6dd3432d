import { randomUUID } from "node:crypto";
import { fileSpeech } from "../../../i18n/file-problems.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { CheckCoverageFiles } from "./contract.ts";
import { lookThroughFiles } from "./look-through-files.server.ts";
import { keepUpload } from "./store.server.ts";

const mostProblems = 100;
const mostChanges = 200;

/** A dry run: nothing is published. Files without problems are kept for the deed that may follow. */
export const checkCoverageFiles = operation(CheckCoverageFiles, async (files, context) => {
  const { db, now, caller, visitor } = context;
  const { problems, changes, kept, basis } = await lookThroughFiles(db, files, fileSpeech(visitor.language));
  const upload = problems.length === 0 && changes.length > 0 ? randomUUID() : null;
  if (upload) await keepUpload(db, { id: upload, staffId: caller.staffId, files, at: now });
  return {
    upload,
    basis,
    added: changes.filter(({ before }) => before === null).length,
    changed: changes.filter(({ before, after }) => before !== null && after !== null).length,
    gone: changes.filter(({ after }) => after === null).length,
    kept,
    changes: changes.slice(0, mostChanges),
    problems: problems
      .slice(0, mostProblems)
      .map(({ file, line, field, text }) => ({ file, line: line ?? null, column: field ?? null, text })),
    allProblems: problems.length,
  };
});
