import * as z from "zod/mini";
import { currencies } from "../../../kernel/currency.ts";
import { languages } from "../../../kernel/language.ts";

/**
 * Parses a non-empty cell. Where it is no valid number, date … it stays text, and the field's rule reports the problem.
 */
export type ReadCell = (cell: string) => unknown;

/**
 * A column of a file, by the field of the record that it fills: `prices.HKD.amount`. `write`: of what is kept the cell that
 * reads as it, where that is more than its words.
 */
export type Column = { name: string; field: string; read: ReadCell; write?: (kept: unknown) => string };

export const asWritten: ReadCell = (cell) => cell;

export const asWhole: ReadCell = (cell) => (/^(0|[1-9]\d{0,9})$/.test(cell) ? Number(cell) : cell);

export const asDegrees: ReadCell = (cell) => (/^-?\d{1,3}(\.\d{1,6})?$/.test(cell) ? Number(cell) : cell);

export const asYesOrNo: ReadCell = (cell) => (cell === "yes" ? true : cell === "no" ? false : cell);

/** Values separated by spaces. */
export const asList: ReadCell = (cell) => cell.split(/ +/);

const momentText = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);
/** A date alone means its first moment in UTC. */
export const asMoment: ReadCell = (cell) =>
  z.safeParse(momentText, cell).success ? new Date(cell).toISOString() : cell;

/** Columns with the names of their fields. */
export function columns<Field extends string>(reads: Record<Field, ReadCell>): Column[] {
  return Object.entries<ReadCell>(reads).map(([name, read]) => ({ name, field: name, read }));
}

/** A column for each currency of the shop: `price_hkd`. */
export function currencyColumns(prefix: string, field: (currency: string) => string): Column[] {
  return currencies.map((currency) => ({
    name: `${prefix}_${currency.toLowerCase()}`,
    field: field(currency),
    read: asWhole,
  }));
}

/** A column for each language. */
export function nameColumns(field: string, of: readonly string[] = languages): Column[] {
  return of.map((language) => ({ name: language, field: `${field}.${language}`, read: asWritten }));
}

/** A language without a name of its own is left out of the row. */
export function withoutEmpty(names: Record<string, string | null>): Record<string, string> {
  const filled = Object.entries(names).flatMap(([language, name]) => (name === null ? [] : [[language, name]]));
  return Object.fromEntries(filled);
}
