import type { Imported } from "./import-shop.server.ts";
import { problemLine } from "./problem.server.ts";
import type { Change } from "./write-shop.server.ts";

const mostProblems = 200;

/** Says what an import found or did, line by line, in plain English for the operator. */
export function printReport(imported: Imported, print: (line: string) => void): void {
  if ("problems" in imported) {
    const { problems } = imported;
    for (const problem of problems.slice(0, mostProblems)) print(problemLine(problem));
    if (problems.length > mostProblems) print(`… and ${problems.length - mostProblems} more`);
    print(`${problems.length === 1 ? "1 problem" : `${problems.length} problems`}; nothing was changed.`);
    return;
  }
  const changed = Object.entries(imported.changes).filter(([, change]) => writes(change) > 0 || change.kept);
  for (const [table, change] of changed) print(`${table.replaceAll("_", " ")}: ${spoken(table, change)}`);
  if (!changed.some(([, change]) => writes(change) > 0)) {
    print("The shop is already as the files say; nothing was changed.");
  }
}

function writes({ added, changed, removed }: Change): number {
  return added + changed + removed;
}

function spoken(table: string, { added, changed, removed, kept = 0 }: Change): string {
  const parts = [
    added > 0 && `${added} added`,
    changed > 0 && `${changed} changed`,
    removed > 0 && `${removed} ${table === "plans" ? "taken off sale" : "removed"}`,
    kept > 0 && `${kept} kept although gone from the file, because others refer to them`,
  ];
  return parts.filter(Boolean).join(", ");
}
