import type { DocumentType } from "./document-number.ts";
import type { PhotoSlot, Region } from "./rules.ts";

/** A kind of passport that a region does not take, as far as the document itself tells. */
const passportClasses = ["hksar", "bno"] as const;
type PassportClass = (typeof passportClasses)[number];

/**
 * What a region's law and its operator ask for (domain notes 4.1, 4.2). Hong Kong: Cap. 106AI, from 16 years, ten cards
 * of one person at one operator. "Only BNO for Taiwan" of the specification is read so that Taiwan refuses BNO alone.
 */
type RegionRules = {
  documents: readonly DocumentType[];
  refusedPassports: readonly PassportClass[];
  leastAge: number;
  mostSimsOfPerson: number;
  /** Photographs beside the front. */
  secondPhoto: boolean;
};

export const regionRules: Readonly<Record<Region, RegionRules>> = {
  HK: {
    documents: [1, 2, 3, 4],
    refusedPassports: ["hksar", "bno"],
    leastAge: 16,
    mostSimsOfPerson: 10,
    secondPhoto: false,
  },
  TW: { documents: [1, 2, 3, 4], refusedPassports: ["bno"], leastAge: 16, mostSimsOfPerson: 10, secondPhoto: false },
};

/** Both regions together: whatever one of them asks for, holds. */
export function requiredDocuments(of: readonly Region[], rules = regionRules): RegionRules {
  const each = of.map((region) => rules[region]);
  return {
    documents: each.map(({ documents }) => documents).reduce((all, one) => all.filter((type) => one.includes(type))),
    refusedPassports: passportClasses.filter((kind) => each.some(({ refusedPassports: no }) => no.includes(kind))),
    leastAge: Math.max(...each.map(({ leastAge }) => leastAge)),
    mostSimsOfPerson: Math.min(...each.map(({ mostSimsOfPerson: most }) => most)),
    secondPhoto: each.some(({ secondPhoto }) => secondPhoto),
  };
}

export const slotsOf = ({ secondPhoto }: RegionRules): PhotoSlot[] => (secondPhoto ? ["front", "second"] : ["front"]);

/**
 * The class that a passport says itself: BNO by its nationality, Hong Kong's by the place that its holder names. A
 * number with K or H suggests Hong Kong's (`suggestedClass`), which a person is asked about.
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
