import { isAsRead } from "../../../features/people/real-names/compare-reading.ts";
import { ReadPhoto } from "../../../features/people/real-names/contract.ts";
import { readFields, type ReadDocument } from "../../../kernel/read-document.ts";
import type { Entries } from "../../parts/forms/entries.ts";
import { typeIn } from "./answers.ts";

export type DetailName = (typeof readFields)[number];

/**
 * proved: stands as check digits prove it. confirm: was read, and needs the eyes of its holder. asked: was proved, and
 * something else was typed. typed: was not read.
 */
type Place = "proved" | "confirm" | "asked" | "typed";

const { document: Reading } = ReadPhoto.output.shape;

/** What was read of the photograph before, as it goes along with the answers. */
export function readingIn({ read = "null" }: Entries): ReadDocument | null {
  try {
    return Reading.safeParse(JSON.parse(read)).data ?? null;
  } catch {
    return null;
  }
}

/** Of the photograph that was sent last, and of the document that was chosen; null where it is being read, or could not be. */
export function shownReading(entries: Entries): ReadDocument | null {
  const reading = entries.reading ? null : readingIn(entries);
  return reading?.type === typeIn(entries) ? reading : null;
}

export function cardFor(name: DetailName, entries: Entries, { fields }: ReadDocument): Place {
  const field = fields[name];
  if (!field) return name === "englishName" || name === "country" ? "confirm" : "typed";
  if (name === "chineseName" && entries.noChineseName === "on") return "typed";
  // a digit that nobody is sure of may by chance fit its check digit
  if (!field.isProved || field.doubtful.length > 0) return "confirm";
  const typed = typedIn(entries, name);
  if (isAsRead(name, typed, field)) return "proved";
  return typed === "" && entries.noExpiry !== "on" ? "typed" : "asked";
}

/** As it will be sent: who ticks that it does not expire has said something, too. */
export const typedIn = (entries: Entries, name: DetailName): string =>
  name === "expiry" && entries.noExpiry === "on" ? "" : (entries[`document.${name}`] ?? "");

/** What is chosen between two values is said of these two. */
export const ownOf = (entries: Entries, name: DetailName): string => `own ${typedIn(entries, name)}`;

export const unsettledIn = (entries: Entries): DetailName[] => {
  const reading = shownReading(entries);
  if (reading === null) return [];
  return readFields.filter(
    (name) => cardFor(name, entries, reading) === "asked" && entries[`keep.${name}`] !== ownOf(entries, name),
  );
};

/** Ticked for what stands there: another photograph, or another tab, may have put something else in its place. */
export const isConfirmed = (entries: Entries): boolean =>
  shownReading(entries) === null || (entries.confirmed === "on" && entries.confirmedOf === confirmedOf(entries));

/** What stands between the form and its next step, by its control: the one tick, and each choice between two values. */
export const leftToConfirm = (entries: Entries): string[] => [
  ...(isConfirmed(entries) ? [] : ["confirmed"]),
  ...unsettledIn(entries).map((name) => `keep.${name}`),
];

/** What was decided on this page, before it is looked at: the document's value taken, and what the tick was given for. */
export function withDecisions(entries: Entries): Entries {
  const reading = shownReading(entries);
  const taken = readFields.filter((name) => entries[`keep.${name}`] === "document" && reading?.fields[name]);
  const decided: Record<string, string> = {
    ...entries,
    ...Object.fromEntries(taken.map((name) => [`document.${name}`, reading!.fields[name]!.text])),
  };
  for (const name of taken) delete decided[`keep.${name}`];
  if (taken.includes("expiry")) delete decided["noExpiry"];
  return decided["confirmed"] === "on" ? { ...decided, confirmedOf: confirmedOf(decided) } : decided;
}

/** The tick falls with what it was given for. */
export function withoutStaleTick(entries: Entries): Entries {
  if (entries.confirmedOf === confirmedOf(entries)) return entries;
  const { confirmed: _, confirmedOf: __, ...others } = entries;
  return others;
}

function confirmedOf(entries: Entries): string {
  const reading = shownReading(entries);
  const shown = reading ? readFields.filter((name) => cardFor(name, entries, reading) === "confirm") : [];
  // a form sends no line's end as it stands
  return shown.map((name) => `${name} ${typedIn(entries, name)}`).join(" · ");
}
