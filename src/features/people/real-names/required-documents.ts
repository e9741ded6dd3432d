import { passportLaw, realNameLaw, type PassportClass, type RegionLaw } from "../../../kernel/real-name-law.ts";
import type { DocumentType } from "./document-number.ts";
import type { PhotoSlot, Purpose, Region } from "./rules.ts";

export const passportClasses = Object.keys(passportLaw) as [PassportClass, ...PassportClass[]];

export type RulesOfRegions = Readonly<Record<Region, RegionLaw>>;
/** As the shop comes; what the operator reads otherwise is a setting (region-rules.server.ts). */
export const regionRules: RulesOfRegions = realNameLaw;

/** Both regions together: whatever one of them asks for, holds. `state`: of the document, once it is known. */
export function requiredDocuments(of: readonly Region[], rules: RulesOfRegions, state = "") {
  const each = of.map((region) => ofState(rules[region], state));
  return {
    documents: each.map(({ documents }) => documents).reduce((all, one) => all.filter((type) => one.includes(type))),
    refusedPassports: passportClasses.filter(
      (kind) => passportLaw[kind].always || each.some(({ refusedPassports: no }) => no.includes(kind)),
    ),
    leastAge: Math.max(...each.map(({ leastAge }) => leastAge)),
    mostSimsOfPerson: Math.min(...each.map(({ mostSimsOfPerson: most }) => most)),
    secondPhoto: each.some(({ secondPhoto }) => secondPhoto),
  };
}

const ofState = (rules: RegionLaw, state: string): RegionLaw => ({ ...rules, ...rules.ofState[state] });

type Declaring = { type: DocumentType; purpose: Purpose; country?: string | undefined };

/** What whoever registers with a document declares, each once. */
export function clausesOf(of: readonly Region[], { type, purpose, country = "" }: Declaring, rules: RulesOfRegions) {
  const all = of.flatMap((region) => ofState(rules[region], country).declarations);
  const declared = all.filter(({ documents, purposes }) => documents.includes(type) && purposes.includes(purpose));
  return [...new Set(declared.map(({ clause }) => clause))];
}

/** `16, JPN 18`: an age, and those of single states. */
export function agesIn(typed: string): Ages {
  const [age, ...states] = typed.split(/, ?/);
  return {
    leastAge: Number(age),
    ofStates: Object.fromEntries(states.map((one) => [one.slice(0, 3), Number(one.slice(4))] as const)),
  };
}

type Ages = { leastAge: number; ofStates: Readonly<Record<string, number>> };
type Read = Ages & Pick<RegionLaw, "refusedPassports" | "mostSimsOfPerson" | "secondPhoto">;

/** A region's rules where the operator reads its law otherwise: all its ages, and nothing else that is particular to a state. */
export function readOtherwise(rules: RegionLaw, { ofStates, ...read }: Read): RegionLaw {
  const states = [...new Set([...Object.keys(rules.ofState), ...Object.keys(ofStates)])];
  const each = states.map((state) => {
    const { leastAge: _before, ...other } = rules.ofState[state] ?? {};
    return [state, { ...other, ...(ofStates[state] && { leastAge: ofStates[state] }) }] as const;
  });
  return { ...rules, ...read, ofState: Object.fromEntries(each) };
}

export const slotsOf = ({ secondPhoto }: Pick<RegionLaw, "secondPhoto">): PhotoSlot[] =>
  secondPhoto ? ["front", "second"] : ["front"];

type Passport = { type: DocumentType | undefined; country: string };

/** The class that a document says itself. */
export const passportClassOf = ({ type, country }: Passport): PassportClass | undefined =>
  passportClasses.find((kind) => passportLaw[kind].document === type && passportLaw[kind].state === country);

/** The one that its number suggests. */
export const suggestedClass = ({ type, country, number }: Passport & { number: string }): PassportClass | undefined =>
  passportClasses.find((kind) => {
    const { document, perhaps } = passportLaw[kind];
    return document === type && perhaps?.state === country && perhaps.number.test(number);
  });

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
