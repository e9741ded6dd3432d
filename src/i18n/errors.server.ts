import { shownLanguage, type Language } from "../kernel/language.ts";
import type { Problem } from "../kernel/field-problems.ts";
import type { RefusalCode } from "../kernel/refusal.ts";
import { words as en } from "./en/errors.ts";
import { words as zhCn } from "./zh-cn/errors.ts";
import { words as zhHk } from "./zh-hk/errors.ts";

const byLanguage: Partial<Record<Language, typeof en>> = { en, "zh-cn": zhCn, "zh-hk": zhHk };

/** The words for every "no" that leaves the server. */
export function errorWords(language: Language) {
  const words = byLanguage[shownLanguage(language)] ?? en;
  const nameOf = (path: string) => {
    const name = path.split(".").findLast((part) => !/^\d*$/.test(part)) ?? "";
    return (words.fields as Record<string, string>)[name] ?? name;
  };
  return {
    /** `minutes`: after so many the same may be tried again. */
    code: (code: RefusalCode, minutes?: unknown): string => words.codes[code] + (typeof minutes === "number" ? words.orLater(minutes) : ""),
    keptPage: words.keptPage,
    missedPage: words.missedPage,
    /** `field`: by its path in the contract; the words of some problems name it (spec 5). */
    problem: (problem: Problem, limit = 0, field = ""): string => (words.problems[problem] as (limit: number, field: string) => string)(limit, nameOf(field)),
  };
}
