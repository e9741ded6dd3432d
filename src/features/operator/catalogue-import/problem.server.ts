import type * as z from "zod";

/** One thing that is wrong in a shop's folder, for the operator who wrote it. */
export type Problem = { file: string; line?: number; field?: string; text: string };

/** What is wrong at a place that the reader knows. */
export type Fault = Pick<Problem, "field" | "text">;

/** `plans.csv:17 price_hkd: must be a whole number of cents above 0 (was "12.5")` */
export function problemLine({ file, line, field, text }: Problem): string {
  return `${file}${line === undefined ? "" : `:${line}`}${field === undefined ? "" : ` ${field}`}: ${text}`;
}

/** By file, then by line, so that a file can be mended from top to bottom. */
export function inReadingOrder(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((one, other) => compare(one.file, other.file) || (one.line ?? 0) - (other.line ?? 0));
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

const longestQuote = 60;

/** What the operator wrote, short enough for one line of a report. */
export function quoted(text: string): string {
  const line = text.replace(/\p{Cc}+/gu, " ");
  return `"${line.length > longestQuote ? `${line.slice(0, longestQuote)}…` : line}"`;
}

/** The first thing that is wrong with a text, and the text. */
export function sentence(error: z.ZodError, written: string): string {
  const { message } = error.issues[0]!;
  return written === "" ? message : `${message} (was ${quoted(written)})`;
}
