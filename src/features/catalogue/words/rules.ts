import { filled, type ChangedMessage } from "../../../i18n/changed-words.ts";
import { wrong, type RecordProblem } from "../../../kernel/record-problem.ts";

/** What everything is translated from. */
export const originalOfWords = "zh-cn";
/** Longer than any text of a page. */
export const longestText = 2000;

/** `behind`: the original says something else than when this was written. */
export const wordStates = ["current", "behind", "missing"] as const;
export type WordState = (typeof wordStates)[number];

/** What is said in place of each text of the shop's files; one that a file no longer has is out of use. */
export function saidNow(compiled: readonly string[], said: ChangedMessage | null, hasValues: boolean): string[] {
  if (!said) return [...compiled];
  if (!hasValues) return [said[0]?.[1] ?? compiled[0] ?? ""];
  return compiled.map((text) => said.find(([was]) => was === text)?.[1] ?? text);
}

/** Texts as they are kept: those that differ from the files; null where none does. */
export function pairsOf(compiled: readonly string[], texts: readonly string[]): ChangedMessage | null {
  const pairs = compiled.flatMap((was, at) => (texts[at] === was ? [] : [[was, texts[at]!] as const]));
  return pairs.length > 0 ? pairs : null;
}

/** Whether a new version of the shop has other texts than this change was made for. */
export const isOfOtherFiles = (compiled: readonly string[], said: ChangedMessage | null): boolean =>
  said?.some(([was]) => !compiled.includes(was)) ?? false;

/** `{0}` by the name of its value, for people; and back. */
export const withNames = (text: string, names: readonly string[]): string =>
  text.replace(/\{(\d)\}/g, (place, at: string) =>
    names[Number(at)] === undefined ? place : `{${names[Number(at)]}}`,
  );
export const withPlaces = (text: string, names: readonly string[]): string =>
  text.replace(/\{([A-Za-z_]\w*)\}/g, (place, name: string) =>
    names.includes(name) ? `{${names.indexOf(name)}}` : place,
  );

/** Pieces of sentences keep the blanks at their ends, which join them to the next piece. */
export function withEndsOf(compiled: string, typed: string): string {
  if (typed.trim() === "") return compiled.trim() === "" ? compiled : "";
  const [, before = ""] = /^(\s*)/.exec(compiled)!;
  const [after = ""] = /\s*$/.exec(compiled)!;
  return compiled.trim() === "" ? typed.trim() : before + typed.trim() + after;
}

/** Values, addresses and mailboxes, which another text has too. */
function carriedOver(text: string): string[] {
  return [...new Set(text.match(/\{[A-Za-z_]\w*\}|https?:\/\/[^\s，。）)]*[^\s，。）),.;:]|[\w.+-]+@[\w.-]+\.\w+/g))];
}

/** What is wrong with a text in place of another; both with the names of their values. */
export function problemsOfText(field: string, compiled: string, text: string): RecordProblem[] {
  if (text === compiled) return [];
  if (text === "") return [wrong(field, "empty")];
  if (text.length > longestText) return [wrong(field, "long", longestText)];
  if (/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u.test(text)) return [wrong(field, "one_line")];
  const lost = carriedOver(compiled).find((part) => !carriedOver(text).includes(part));
  if (lost !== undefined) return [wrong(field, "lost_of_original", lost)];
  const unknown = (text.match(/\{[^{}]*\}/g) ?? []).find((part) => !compiled.includes(part));
  return unknown === undefined ? [] : [wrong(field, "value_unknown", unknown)];
}

/** What a text message says at its longest: the code, and a day in minutes. */
const inTextMessage = ["402817", 1440];

/** Carriers and phones want the code first, the shop's name, and one message. */
export function problemsOfTextMessage(
  field: string,
  template: string,
  isOneSegment: (text: string) => boolean,
): RecordProblem[] {
  const text = filled(template, inTextMessage);
  if (!/^402817\b/.test(text)) return [wrong(field, "code_first")];
  if (!text.includes("Farwave")) return [wrong(field, "lost_of_original", "Farwave")];
  return isOneSegment(text) ? [] : [wrong(field, "text_message_long")];
}
