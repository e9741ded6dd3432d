import { shownLanguage, type Language } from "../kernel/language.ts";
import { words as enErrors } from "./en/errors.ts";
import { words as en } from "./en/shell.ts";
import { words as zhCnErrors } from "./zh-cn/errors.ts";
import { words as zhCn } from "./zh-cn/shell.ts";
import { words as zhHkErrors } from "./zh-hk/errors.ts";
import { words as zhHk } from "./zh-hk/shell.ts";

const english = { shell: en, errors: enErrors };
const byLanguage: Partial<Record<Language, typeof english>> = { en: english, "zh-cn": { shell: zhCn, errors: zhCnErrors }, "zh-hk": { shell: zhHk, errors: zhHkErrors } };

/** The words of the page of load errors, which the server writes by itself. */
export function loadErrorWords(language: Language) {
  const { shell, errors } = byLanguage[shownLanguage(language)] ?? english;
  const { retry, home } = shell.error;
  return { ...errors.loadError, tab: shell.titled(errors.loadError.title), retry, home };
}
