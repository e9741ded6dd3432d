import type { DocumentType } from "./document-number.ts";
import type { PhotoSlot, Region } from "./rules.ts";

/** A kind of passport that a region does not take, as far as the document itself tells. */
export const passportClasses = ["hksar", "bno"] as const;
type PassportClass = (typeof passportClasses)[number];

/** What whoever registers with a kind of document declares (spec 5). */
type Clause = "noHongKongId" | "noOther";

/** What a region's law and its operator ask for (domain notes 4.1, 4.2). */
type RegionRules = {
  documents: readonly DocumentType[];
  refusedPassports: readonly PassportClass[];
  leastAge: number;
  /** What holds instead for documents of a state, by its code as documents have it. */
  ofState: Readonly<Record<string, { leastAge?: number | undefined; documents?: readonly DocumentType[] | undefined }>>;
  mostSimsOfPerson: number;
  /** Photographs beside the front. */
  secondPhoto: boolean;
  clauses: Readonly<Record<DocumentType, readonly Clause[]>>;
};
export type RulesOfRegions = Readonly<Record<Region, RegionRules>>;

const declared: RegionRules["clauses"] = {
  1: ["noHongKongId", "noOther"],
  2: ["noHongKongId", "noOther"],
  3: ["noOther"],
  4: ["noHongKongId", "noOther"],
};

/**
 * As the shop comes; what the operator reads otherwise is a setting (region-rules.server.ts). Hong Kong: Cap. 106AI, from 16
 * years, ten cards of one person at one operator. "Only BNO for Taiwan" of the specification is read so that Taiwan refuses BNO
 * alone.
 */
export const regionRules: RulesOfRegions = {
  HK: {
    documents: [1, 2, 3, 4],
    refusedPassports: ["hksar", "bno"],
    leastAge: 16,
    ofState: {},
    mostSimsOfPerson: 10,
    secondPhoto: false,
    clauses: declared,
  },
  TW: {
    documents: [1, 2, 3, 4],
    refusedPassports: ["bno"],
    leastAge: 16,
    ofState: {},
    mostSimsOfPerson: 10,
    secondPhoto: false,
    clauses: declared,
  },
};

/** Both regions together: whatever one of them asks for, holds. `state`: of the document, once it is known. */
export function requiredDocuments(of: readonly Region[], rules: RulesOfRegions, state = "") {
  const each = of.map((region) => ({ ...rules[region], ...known(rules[region].ofState[state]) }));
  return {
    documents: each.map(({ documents }) => documents).reduce((all, one) => all.filter((type) => one.includes(type))),
    // whatever a setting or a browser says: row R3
    refusedPassports: passportClasses.filter(
      (kind) => kind === "bno" || each.some(({ refusedPassports: no }) => no.includes(kind)),
    ),
    leastAge: Math.max(...each.map(({ leastAge }) => leastAge)),
    mostSimsOfPerson: Math.min(...each.map(({ mostSimsOfPerson: most }) => most)),
    secondPhoto: each.some(({ secondPhoto }) => secondPhoto),
  };
}

function known({ leastAge, documents }: RegionRules["ofState"][string] = {}): Partial<RegionRules> {
  return { ...(leastAge !== undefined && { leastAge }), ...(documents && { documents }) };
}

const allClauses: readonly Clause[] = ["noHongKongId", "noOther"];

export const clausesOf = (of: readonly Region[], type: DocumentType): Clause[] =>
  allClauses.filter((clause) => of.some((region) => regionRules[region].clauses[type].includes(clause)));

/** `16, JPN 18`: an age, and those of single states. */
export function agesIn(said: string): Pick<RegionRules, "leastAge" | "ofState"> {
  const [age, ...states] = said.split(/, ?/);
  return {
    leastAge: Number(age),
    ofState: Object.fromEntries(states.map((one) => [one.slice(0, 3), { leastAge: Number(one.slice(4)) }] as const)),
  };
}

export const slotsOf = ({ secondPhoto }: Pick<RegionRules, "secondPhoto">): PhotoSlot[] =>
  secondPhoto ? ["front", "second"] : ["front"];

/**
 * The class that a passport says itself: BNO by its nationality, Hong Kong's by the place that its holder names. Both are of
 * CHN, and a number with K or H suggests Hong Kong's (`suggestedClass`), which a person is asked about.
 */
export function passportClassOf({ country }: { country: string }): PassportClass | undefined {
  if (country === "HKG") return "hksar";
  return country === "GBN" ? "bno" : undefined;
}

export function suggestedClass({ country, number }: { country: string; number: string }): PassportClass | undefined {
  return country === "CHN" && /^[KH]\d{8}$/.test(number) ? "hksar" : undefined;
}

/** Full years on a day; born today so many years ago counts. Both as `2026-11-24`. */
export function ageOn(birth: string, today: string): number {
  const [year, day] = [birth, today].map((date) => [Number(date.slice(0, 4)), date.slice(5)] as const) as [
    readonly [number, string],
    readonly [number, string],
  ];
  return day[0] - year[0] - (day[1] < year[1] ? 1 : 0);
}

/** Who is born on 29 February comes of age on 1 March of other years (Cap. 1, s. 71 counts whole days). */
export function birthdayAt(birth: string, age: number): string {
  const date = `${Number(birth.slice(0, 4)) + age}${birth.slice(4)}`;
  return new Date(`${date}T00:00:00Z`).toISOString().startsWith(date) ? date : `${date.slice(0, 4)}-03-01`;
}
