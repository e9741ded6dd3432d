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
  return {
    /** `minutes`: after so many the same may be tried again. */
    code: (code: RefusalCode, minutes?: unknown): string => words.codes[code] + (typeof minutes === "number" ? words.orLater(minutes) : ""),
    keptPage: words.keptPage,
    missedPage: words.missedPage,
    problem: (problem: Problem, limit = 0): string => words.problems[problem](limit),
  };
}
