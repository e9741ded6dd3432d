import { hourMs } from "../../../kernel/duration.ts";

/** Bytes of one file: four times what all networks of the world come to. */
export const largestFile = 500_000;

/** How long a dry run may be built upon. */
export const isTooOld = (at: Date, now: Date): boolean => now.getTime() - at.getTime() > hourMs;

export type FileChange = { file: string; what: string; before: string | null; after: string | null };

/** One side of a comparison: of each file its rows by their names, as text. */
type FileRows = Partial<Record<string, ReadonlyMap<string, string>>>;

/** What files add, change and take away; one that is not there says nothing. By name. */
export function changesBetween(live: FileRows, wanted: FileRows): FileChange[] {
  return Object.entries(wanted).flatMap(([file, after]) => {
    if (!after) return [];
    const before = live[file] ?? new Map<string, string>();
    const names = [...new Set([...before.keys(), ...after.keys()])].toSorted();
    return names.flatMap((what) => {
      const [was, is] = [before.get(what) ?? null, after.get(what) ?? null];
      return was === is ? [] : [{ file, what, before: was, after: is }];
    });
  });
}

export const countsOf = (changes: readonly FileChange[]) => ({
  added: changes.filter(({ before }) => before === null).length,
  changed: changes.filter(({ before, after }) => before !== null && after !== null).length,
  gone: changes.filter(({ after }) => after === null).length,
});
