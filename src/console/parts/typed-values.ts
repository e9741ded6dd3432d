import { operatorZone } from "../../kernel/operator-zone.ts";
import { isDate, instantOf } from "../../kernel/zoned-time.ts";

/** What was typed is read, not judged: where it is no number it stays text, and the rule of its field says what is wrong. */
type Read = (typed: string) => unknown;

export const asText: Read = (typed) => typed;

export const asWhole: Read = (typed) => (/^(0|[1-9]\d{0,9})$/.test(typed) ? Number(typed) : typed);

/** Values with spaces or commas between them. */
export const asList: Read = (typed) => typed.split(/[\s,]+/).filter(Boolean);

/** `12`, `12.3`, `12,30` and `1,299.00` are minor units; what could mean two amounts (`1,299`) is not guessed. */
export function asAmount(typed: string): number | string {
  const written = typed.replace(/[\s\u00a0\u202f]/g, "");
  const [, whole, cents = ""] =
    /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(written) ??
    /^(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/.exec(written) ??
    /^(\d{1,3}(?:\.\d{3})+),(\d{1,2})$/.exec(written) ??
    [];
  return whole === undefined ? typed : Number(whole.replace(/[.,]/g, "")) * 100 + Number(cents.padEnd(2, "0"));
}

/** `1290` → `12.90`, as a field shows it. */
export const amountText = (minor: number): string => (minor / 100).toFixed(2);

/** `2026-12-01T00:00` of a field is by the operator's clocks; what is no moment stays text, `null` is empty. */
export function momentIn(typed: string, zone: string = operatorZone): string | null {
  if (typed.trim() === "") return null;
  const [, date = "", time = ""] = /^(\d{4}-\d\d-\d\d)[T ]((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(typed.trim()) ?? [];
  return isDate(date) ? new Date(instantOf(date, time, zone)).toISOString() : typed;
}
