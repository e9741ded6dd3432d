/** Files of the importer, by what they are called in a form. */
export const coverageFiles = ["carriers", "networks"] as const;
export type CoverageFile = (typeof coverageFiles)[number];
export type CoverageTexts = Partial<Record<CoverageFile, string>>;

/** Bytes of one file: four times what all networks of the world come to. */
export const largestCoverageFile = 500_000;

export type CoverageChange = { file: CoverageFile; what: string; before: string | null; after: string | null };

/** One side of a comparison: each row by its name, as text. */
export type CoverageRows = Record<CoverageFile, ReadonlyMap<string, string>>;

/** What a file adds, changes and takes away; a file that is not there says nothing. By name. */
export function changesBetween(live: CoverageRows, wanted: Partial<CoverageRows>): CoverageChange[] {
  return coverageFiles.flatMap((file) => {
    const after = wanted[file];
    if (!after) return [];
    const names = [...new Set([...live[file].keys(), ...after.keys()])].toSorted();
    return names.flatMap((what) => {
      const [was, is] = [live[file].get(what) ?? null, after.get(what) ?? null];
      return was === is ? [] : [{ file, what, before: was, after: is }];
    });
  });
}
