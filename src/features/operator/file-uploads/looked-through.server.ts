import { createHash } from "node:crypto";
import type { Problem } from "../catalogue-import/problem.server.ts";
import { countsOf, type FileChange } from "./rules.ts";

const mostProblems = 100;
const mostChanges = 200;

/** `kept`: how many rows a file lacks that stay all the same; `basis`: of what would change, and from what. */
export type Found = { problems: Problem[]; changes: FileChange[]; kept: number; basis: string };

export const basisOf = (changes: readonly FileChange[]): string =>
  createHash("sha256").update(JSON.stringify(changes)).digest("hex").slice(0, 32);

/** As `LookedThrough` says it. */
export function shownFound({ problems, changes, kept, basis }: Found, upload: string | null) {
  return {
    upload,
    basis,
    ...countsOf(changes),
    kept,
    changes: changes.slice(0, mostChanges),
    problems: problems
      .slice(0, mostProblems)
      .map(({ file, line, field, text }) => ({ file, line: line ?? null, column: field ?? null, text })),
    allProblems: problems.length,
  };
}
