import type { KeptLink } from "../../../features/catalogue/link-lists/rules.ts";
import { fullyOffered } from "../../../kernel/language.ts";

export type Entries = Record<string, string>;

const known = new RegExp(`^(?:reason|(?:place|key|shown|address|${fullyOffered.join("|")})\\.\\d{1,2})$`);

/** What a form of a list sends, without its buttons. */
export const typedIn = (sent: Entries): Entries =>
  Object.fromEntries(Object.entries(sent).filter(([name]) => known.test(name)));

export const entriesOfLinks = (links: readonly KeptLink[]): Entries =>
  Object.fromEntries(
    links.flatMap(({ isShown, key, address, labels }, at) => [
      [`place.${at}`, String(at + 1)],
      ...(isShown ? [[`shown.${at}`, "1"]] : []),
      ...(key === undefined ? [[`address.${at}`, address ?? ""]] : [[`key.${at}`, key]]),
      ...(key === undefined ? fullyOffered.map((language) => [`${language}.${at}`, labels?.[language] ?? ""]) : []),
    ]),
  );

/** The rows of a form, each with the place that its fields are named by. */
export function rowsIn(entries: Entries): number[] {
  const rows = Object.keys(entries).flatMap((name) => /^(?:key|address)\.(\d+)$/.exec(name)?.[1] ?? []);
  return rows.map(Number).toSorted((one, other) => one - other);
}

/**
 * What was typed as the call takes it, in the order of the places; the rules of the lists judge it. An own link without a
 * word is none. `rows`: which row of the form each came from.
 */
export function wishIn(entries: Entries): { links: KeptLink[]; rows: number[] } {
  const rows = rowsIn(entries)
    .filter((at) => entries[`key.${at}`] !== undefined || isTyped(entries, at))
    .toSorted((one, other) => placeOf(entries, one) - placeOf(entries, other));
  return {
    rows,
    links: rows.map((at) => {
      const [key, isShown] = [entries[`key.${at}`], entries[`shown.${at}`] !== undefined];
      if (key !== undefined) return { key, isShown };
      const labels = Object.fromEntries(fullyOffered.map((one) => [one, entries[`${one}.${at}`] ?? ""]));
      return { isShown, address: entries[`address.${at}`] ?? "", labels };
    }),
  };
}

const isTyped = (entries: Entries, at: number): boolean =>
  ["address", ...fullyOffered].some((name) => (entries[`${name}.${at}`] ?? "").trim() !== "");

/** What is no number stands at the end. */
const placeOf = (entries: Entries, at: number): number =>
  Number.parseFloat(entries[`place.${at}`] ?? "") || Number.MAX_SAFE_INTEGER;

/** A field of the call as its form calls it. */
export const fieldInForm = (field: string, rows: readonly number[]): string =>
  field.replace(
    /^links\.(\d+)\.(?:labels\.)?([\w-]+)$/,
    (_whole, at: string, what: string) => `${what}.${rows[Number(at)]}`,
  );
