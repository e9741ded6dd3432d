import { concepts } from "./concepts.ts";
import { folded } from "./folded-signs.ts";

/** What every question says, so that it tells none from another. */
const said = new Set(
  "a an the i i'm im my me we our you your it its it's is are was be been being am do does did don't can can't could may will would should have has had how what what's when where which who why whose to of for in on at by with from and or but if not no so as there this that these those any some get got go use used using one want need then than about after since still yet please hi hello thing things esim esims sim sims phone mobile data plan plans shop farwave sell sells buy 怎么 怎样 什么 甚么 如何 可以 我的 请问 有没 没有 多少 为什 能不 不能 吗 呢 啊 嘅 咗 唔 系 喺 啲 咩 冇 卖 买 显示 提示 screen says say says show shows possible".split(
    " ",
  ),
);

/** Endings that make no difference: `installing`, `installed`, `installs`. */
function stem(word: string): string {
  if (word.length > 5 && word.endsWith("ing")) return word.slice(0, -3);
  if (word.length > 4 && word.endsWith("ed")) return word.slice(0, -2);
  return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

/** The longest question that is read; what is beyond says no more. */
export const longestQuestion = 400;

/**
 * The terms of a text, with how often each stands in it: words without their endings, pairs of Chinese characters, and the
 * meanings (§) that it touches.
 */
export function termsOf(text: string, most = longestQuestion): Map<string, number> {
  // so that "no signal" does not hold "signal"
  const plain = folded(text.slice(0, most))
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/(?:没有|没|冇|无|收不到|收唔到)(?:信号|讯号)/g, "无号")
    .replaceAll(/信号都没有|信号全无|讯号都冇/g, "无号");
  const spaced = ` ${plain.replaceAll(/[^\p{L}\p{N}'-]+/gu, " ").trim()} `;
  const terms = new Map<string, number>();
  const add = (term: string) => void terms.set(term, (terms.get(term) ?? 0) + 1);
  for (const [run] of plain.matchAll(/\p{Script=Han}+|[a-z0-9][a-z0-9'*#-]*/gu)) {
    if (!/\p{Script=Han}/u.test(run)) {
      // a single digit is the number of a list
      if (!said.has(run) && !/^\d$/.test(run)) add(stem(run));
      continue;
    }
    const signs = Array.from(run);
    for (let place = 0; place + 1 < signs.length; place++) {
      const pair = signs[place]! + signs[place + 1]!;
      if (!said.has(pair) && !said.has(signs[place]!) && !said.has(signs[place + 1]!)) add(pair);
    }
  }
  for (const { name, phrases } of concepts)
    if (
      phrases.some(({ text: phrase, isLatin }) => (isLatin ? spaced.includes(` ${phrase} `) : plain.includes(phrase)))
    )
      add(name);
  return terms;
}

export const isMeaning = (term: string): boolean => term.startsWith("§");
export const isPair = (term: string): boolean => /^\p{Script=Han}/u.test(term);
