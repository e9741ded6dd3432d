/** Files of the importer, by what they are called in a form. */
export const coverageFiles = ["carriers", "networks"] as const;
export type CoverageFile = (typeof coverageFiles)[number];
export type CoverageTexts = Partial<Record<CoverageFile, string>>;
