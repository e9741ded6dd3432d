/** Files of the importer, by what they are called in a form and on a disk. */
export const catalogueFiles = ["destinations", "regions", "plans"] as const;
export const promoFile = "promo-codes";
export type CatalogueFile = (typeof catalogueFiles)[number] | typeof promoFile;
export type CatalogueTexts = Partial<Record<CatalogueFile, string>>;

/** Bytes of one file: plans.csv of some thousand plans, and three of them in one form. */
export const largestCatalogueFile = 2_000_000;
