import { isLanguage, type Language } from "../../kernel/language.ts";
import { ownPath } from "../../kernel/own-path.ts";
import { inLanguage, links } from "./links.ts";

/** Pages that lead on by themselves once somebody is signed in. */
const doors = ["login", "register", "forgot-pass"];

/**
 * Where to go after signing in: the page that one came from (`?back=`), in the language that one reads now; else the
 * account.
 */
export function wayBack(wish: string | null, language: Language): string {
  const path = ownPath(wish) ?? "";
  const [, first, second = ""] = path.split(/[/?]/);
  return isLanguage(first) && second !== "" && !doors.includes(second)
    ? inLanguage(path, language)
    : links(language).account();
}
