/** What the shop knows about entering China, as the page and its check read it. Days are of China's calendar. */

export const confidences = ["high", "medium", "low"] as const;
/** `high`: official wording read; `medium`: two sources agree; `low`: inferred, and no ground for a yes or a no. */
type Confidence = (typeof confidences)[number];
/** `source`: the code of one. */
export type Sourced = { source: string; asOf: string; confidence: Confidence };

export const figures = [
  "transit-hours",
  "transit-countries",
  "transit-provinces",
  "transit-ports",
  "document-months",
  "exemption-passports",
  "metro-cities",
  "metro-lines",
  "metro-km",
  "cash-rmb",
  "cash-foreign",
  "cash-foreign-bank",
  "wallet-single",
  "wallet-year",
  "wallet-free",
  "wallet-fee",
  "register-hours",
  "register-fine",
] as const;
export type FigureName = (typeof figures)[number];
/** One position of a figure; `value` is a decimal number as it was written. */
type Position = Sourced & { figure: FigureName; value: string; confirmedOn: string | null };

export const rules = [
  "clock",
  "third",
  "third-taiwan",
  "ticket",
  "across",
  "exit",
  "exit-guangdong",
  "purpose",
  "validity",
  "ordinary",
  "arrival-card",
  "register-hotel",
  "register-online",
  "hotel-refusal",
  "exchange",
  "cards",
] as const;
export type RuleName = (typeof rules)[number];
type Rule = Sourced & { rule: RuleName };

export const portKinds = ["air", "sea", "road", "rail"] as const;
export type Port = Sourced & {
  code: string;
  kind: (typeof portKinds)[number];
  province: string;
  /** One may leave by it wherever one has come in. */
  leaving: boolean;
  validFrom: string;
};

/** `part`: what is left of a province of which some cities are open; `none`: not open at all. */
export const areaScopes = ["whole", "part", "city", "none"] as const;
export type Area = Sourced & { code: string; scope: (typeof areaScopes)[number] };

/** `hainan`: without a visa to that province alone. */
export const schemes = ["transit", "unilateral", "mutual", "hainan"] as const;
type Scheme = (typeof schemes)[number];
/** Days of one visit, then the most in a span: `30-90in180`. */
export const stays = ["30", "30-90in180", "30-90inyear", "60", "90", "90in180"] as const;
export type Stay = (typeof stays)[number];
export type Passport = Sourced & {
  scheme: Scheme;
  iso2: string;
  validFrom: string | null;
  /** `null`: no end is known, which is not for ever. */
  validUntil: string | null;
  stay: Stay | null;
  isDoubtful: boolean;
};

export const appPurposes = ["pay", "entry", "train", "taxi", "map"] as const;
export const cardBrands = ["visa", "mastercard", "jcb", "diners", "discover", "unionpay"] as const;

export type TransitFacts = {
  /** Of each figure the newest position first. */
  figures: readonly Position[];
  rules: readonly Rule[];
  ports: readonly Port[];
  areas: readonly Area[];
  passports: readonly Passport[];
};

export function newest(facts: Pick<TransitFacts, "figures">, name: FigureName): Position | undefined {
  return facts.figures.find(({ figure }) => figure === name);
}
