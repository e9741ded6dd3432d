import { filled } from "./changed-words.ts";

/** What a message can say, as templates; `names` are those of its values, by their place. */
export type MessageTexts = { texts: string[]; names: string[] };

/** More texts than a person reads; a message that has them is made of something else than forms. */
const mostTexts = 16;
/** Those that languages and messages treat as exceptions. */
const special: readonly unknown[] = [1, 2, "", undefined, 0];
/** Any others: a message that says another text for one of these, or writes it differently, has more forms than these. */
const usual = [3, 4, 5, 7, 10, 11, 12, 21, 25, 30, 60, 100, 1000, 1440, 7300];

const openMark = "\u{E000}";
const closeMark = "\u{E001}";
const markOf = (at: number) => `${openMark}${at}${closeMark}`;
/** A number that no message says by itself. */
const numberOf = (at: number) => 7301 + 11 * at;

/**
 * What a message says, found by asking it: with values that can be recognised in what it answers, and with those that
 * messages treat as exceptions. Undefined: its texts cannot be told from outside.
 */
export function textsOf(message: unknown): MessageTexts | undefined {
  if (typeof message === "string") return { texts: [message], names: [] };
  if (typeof message !== "function") return undefined;
  const say = message as (...values: unknown[]) => unknown;
  const names = namesOf(say);
  if (names.length > 5) return undefined;
  const texts: string[] = [];
  for (const values of askedWith(names.length)) {
    for (const line of linesOf(say, values)) {
      if (texts.some((text) => filled(text, values) === line) || onlyShowsZero(texts, line, values)) continue;
      texts.push(templateOf(line, values));
      if (texts.length > mostTexts) return undefined;
    }
  }
  return texts.length > 0 && saysNothingElse(say, names.length, texts) ? { texts, names } : undefined;
}

/** First what is recognised, then each exception by itself, then two of them. */
function askedWith(count: number): unknown[][] {
  const places = Array.from({ length: count }, (_, at) => at);
  const all = places.reduce<unknown[][]>(
    (sets, at) => sets.flatMap((set) => [markOf(at), numberOf(at), ...special].map((value) => [...set, value])),
    [[]],
  );
  const odd = (values: readonly unknown[]) => values.filter((value) => special.includes(value)).length;
  const few = count > 3 ? all.filter((values) => odd(values) <= 2) : all;
  return few.toSorted((one, other) => odd(one) - odd(other));
}

/** What it says, line by line; nothing where the values are of a kind that it does not take. */
function linesOf(say: (...values: unknown[]) => unknown, values: readonly unknown[]): string[] {
  let said: unknown;
  try {
    said = say(...values);
  } catch {
    return [];
  }
  const lines = Array.isArray(said) ? (said as unknown[]) : [said];
  return lines.every((line) => typeof line === "string" && isWhole(line, values)) ? (lines as string[]) : [];
}

/** Nothing of a value came out broken or reckoned with. */
function isWhole(line: string, values: readonly unknown[]): boolean {
  if (/NaN|\[object|undefined|null/.test(line)) return false;
  const rest = values.reduce<string>(
    (text, value) => (typeof value === "string" && value !== "" ? text.replaceAll(value, "") : text),
    line,
  );
  return !rest.includes(openMark) && !rest.includes(closeMark);
}

function templateOf(line: string, values: readonly unknown[]): string {
  return values.reduce<string>(
    (text, value, at) =>
      value === markOf(at) || value === numberOf(at) ? text.replaceAll(String(value), `{${at}}`) : text,
    line,
  );
}

/** `${area && …}` with a number where a text belongs: no form of the message, but its zero. */
function onlyShowsZero(texts: readonly string[], line: string, values: readonly unknown[]): boolean {
  if (!values.includes(0)) return false;
  const empty = values.map((value) => (value === 0 ? "" : value));
  return texts.some((text) => line.replace("0", "") === filled(text, empty));
}

/** Also with numbers that nobody expects to be exceptions: of thousands with a comma, or of "a dozen". */
function saysNothingElse(say: (...values: unknown[]) => unknown, count: number, texts: readonly string[]): boolean {
  for (let at = 0; at < count; at++) {
    for (const number of usual) {
      const values = Array.from({ length: count }, (_, place) => (place === at ? number : markOf(place)));
      const said = linesOf(say, values);
      if (said.some((line) => !texts.some((text) => filled(text, values) === line))) return false;
    }
  }
  return true;
}

/** The names of its values as the source has them. */
function namesOf(say: (...values: never[]) => unknown): string[] {
  const [, list = ""] =
    /^(?:function\b[^(]*)?\(?([^)=]*(?:=[^>,)][^,)]*)?[^)=]*)\)?\s*(?:=>|\{)/.exec(say.toString()) ?? [];
  const names = list
    .split(",")
    .map((name) =>
      name
        .trim()
        .replace(/\s*=.*$/, "")
        .replace(/^_/, ""),
    )
    .filter(Boolean);
  return Array.from({ length: Math.max(say.length, names.length) }, (_, at) => names[at] ?? `value${at + 1}`);
}
