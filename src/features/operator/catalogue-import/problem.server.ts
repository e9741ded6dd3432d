import { importerSpeech, type FileSpeech } from "../../../i18n/file-problems.server.ts";
import {
  problemText,
  type Fault as RecordFault,
  type RecordProblem,
  type RecordProblems,
} from "../../../kernel/record-problem.ts";
import type { Column } from "./csv-columns.server.ts";

/** One thing that is wrong in a shop's folder, for the operator who wrote it. */
export type Problem = { file: string; line?: number; field?: string; text: string };

/** What is wrong at a place that the reader knows. */
export type Fault = Pick<Problem, "field" | "text">;

/** `plans.csv:17 price_hkd: must be a whole number of cents above 0 (was "12.5")` */
export function problemLine({ file, line, field, text }: Problem): string {
  return `${file}${line === undefined ? "" : `:${line}`}${field === undefined ? "" : ` ${field}`}: ${text}`;
}

/** By file, then by line, so that a file can be fixed from top to bottom. */
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

/** Problems whose sentence names what was written. */
const namesIt: ReadonlySet<keyof RecordProblems> = new Set<keyof RecordProblems>([
  "no_destination",
  "no_region",
  "no_carrier",
  "no_plan",
  "no_network",
  "plan_without_network",
  "slug_taken",
]);

/**
 * A record's problem under the column that its field comes from, with what was written there, unless the sentence names
 * that already.
 */
export function placed(
  problem: RecordProblem,
  columns: readonly Column[],
  written: ReadonlyMap<string, string>,
  speech: FileSpeech = importerSpeech,
): Fault {
  const nameOf = (path: string) => columns.find(({ field }) => field === path)?.name ?? path;
  const field = nameOf(problem.field);
  const text = faultText(problem, nameOf, speech);
  const was = written.get(field) ?? "";
  return { field, text: was === "" || namesIt.has(problem.problem) ? text : speech.file.was(text, quoted(was)) };
}

/** Amounts are cents, as in the files. */
export function faultText(
  fault: RecordFault,
  field: (path: string) => string = String,
  { record }: FileSpeech = importerSpeech,
): string {
  return problemText(fault, { words: record, field, amount: (minor) => `${minor} cents` });
}
