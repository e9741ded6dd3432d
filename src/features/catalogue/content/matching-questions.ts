import { textInHtml } from "./text-in-html.ts";

type Written = { Q: string; A: string };
/** A question with its texts as they are searched. */
export type Searchable<One extends Written> = { one: One; question: string; all: string };

export function searchable<One extends Written>(one: One): Searchable<One> {
  const question = plain(one.Q);
  return { one, question, all: `${question} ${plain(textInHtml(one.A))}` };
}

/** Below this share of what was asked for, an answer is about something else. */
const closeEnough = 0.6;
const mostNearMisses = 8;

/**
 * The questions whose text holds every word of the query: those that ask it before those whose answer mentions it.
 * Where no text holds them all, as when somebody types a whole sentence, those that hold most of it.
 */
export function matchingQuestions<One extends Written>(query: string, texts: readonly Searchable<One>[]): One[] {
  const words = plain(query).split(" ").filter(Boolean);
  if (words.length === 0) return [];
  const says = (text: string) => words.every((word) => text.includes(word));
  const asking = texts.filter(({ question }) => says(question));
  const mentioning = texts.filter(({ question, all }) => !says(question) && says(all));
  const exact = [...asking, ...mentioning];
  return (exact.length > 0 ? exact : nearMisses(words, texts)).map(({ one }) => one);
}

/** What every question says, so that it tells none from another. */
const said = new Set(
  "a an the i my me we our you your it its is are was be do does did can could may will would should have has had how what when where which who why to of for in on at by with from and or if not no there this that any 怎么 怎麼 怎样 怎樣 什么 甚麼 如何 可以 我的 请问 請問 有没 有沒 没有 沒有 多少 为什 為甚 能不 不能".split(
    " ",
  ),
);

function nearMisses<One extends Written>(
  words: readonly string[],
  texts: readonly Searchable<One>[],
): Searchable<One>[] {
  const parts = words.flatMap(partsOf).filter((part) => !said.has(part));
  if (parts.length < 2) return [];
  const share = (text: string) => parts.filter((part) => text.includes(part)).length / parts.length;
  const ranked = texts
    .map((text) => ({ text, held: share(text.all), asked: share(text.question) }))
    .filter(({ held }) => held >= closeEnough);
  return ranked
    .toSorted((one, other) => other.held + other.asked - one.held - one.asked)
    .slice(0, mostNearMisses)
    .map(({ text }) => text);
}

/** Chinese has no spaces: 怎么安装 is looked for as 怎么, 么安, 安装. */
function partsOf(word: string): string[] {
  return word
    .match(/\p{Script=Han}+|[^\p{Script=Han}]+/gu)!
    .flatMap((run) => (/\p{Script=Han}{2}/u.test(run) ? pairsOf(Array.from(run)) : [run]));
}

function pairsOf(signs: readonly string[]): string[] {
  return signs.slice(1).map((sign, place) => `${signs[place]}${sign}`);
}

/** Full-width letters, accents, capitals and punctuation make no difference to who is looking for something. */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[\s?!,.;:，。？！、；：“”"「」（）()]+/g, " ")
    .trim();
}
