import type { Problem } from "../kernel/field-problems.ts";
import type { Language } from "../kernel/language.ts";
import type { RefusalCode } from "../kernel/refusal.ts";
import { words as english } from "./en/errors.ts";
import { inEveryLanguage } from "./in-every-language.server.ts";

const errorsIn = await inEveryLanguage("errors", english);

/** The words for every "no" that leaves the server. */
export function errorWords(language: Language) {
  const words = errorsIn(language);
  const nameOf = (path: string) => {
    const name = path.split(".").findLast((part) => !/^\d*$/.test(part)) ?? "";
    return (words.fields as Record<string, string>)[name] ?? name;
  };
  return {
    /** `minutes`: after so many the same may be tried again. */
    code: (code: RefusalCode, minutes?: unknown): string =>
      words.codes[code] + (typeof minutes === "number" ? words.orLater(minutes) : ""),
    keptPage: words.keptPage,
    missedPage: words.missedPage,
    /** `field`: by its path in the contract; the words of some problems name it (spec 5). */
    problem: (problem: Problem, limit = 0, field = ""): string =>
      (words.problems[problem] as (limit: number, field: string) => string)(limit, nameOf(field)),
  };
}
