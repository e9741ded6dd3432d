/** Files of the importer, by what they are called in a form and on a disk. */
export const catalogueFiles = ["destinations", "regions", "plans", "places", "postage", "devices"] as const;
export const promoFile = "promo-codes";
export const rateFile = "exchange-rates";
export type CatalogueFile = (typeof catalogueFiles)[number] | typeof promoFile | typeof rateFile;
export type CatalogueTexts = Partial<Record<CatalogueFile, string>>;

/** Bytes of one file: plans.csv of some thousand plans, and six of them in one form. */
export const largestCatalogueFile = 2_000_000;
