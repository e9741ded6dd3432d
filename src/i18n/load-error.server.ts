import type { Language } from "../kernel/language.ts";
import { words as errors } from "./en/errors.ts";
import { words as menus } from "./en/menus.ts";
import { words as shell } from "./en/shell.ts";
import { inEveryLanguage } from "./in-every-language.server.ts";

const [errorsIn, shellIn, menusIn] = await Promise.all([
  inEveryLanguage("errors", errors),
  inEveryLanguage("shell", shell),
  inEveryLanguage("menus", menus),
]);

/** The words of the page of load errors, which the server writes by itself. */
export function loadErrorWords(language: Language) {
  const { loadError } = errorsIn(language);
  const { titled, error } = shellIn(language);
  return {
    ...loadError,
    tab: titled(loadError.title),
    retry: error.retry,
    home: error.home,
    status: menusIn(language).footer.status,
  };
}
