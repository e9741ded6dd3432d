import { isLanguage, type Language } from "../../kernel/language.ts";
import { ownPath } from "../../kernel/own-path.ts";
import { inLanguage, links } from "./links.ts";

/** Pages that redirect signed-in visitors. */
const doors = ["login", "register", "forgot-pass"];

/** Where to go after signing in: the previous page (`?back=`), in the current language; else the account. */
export function wayBack(wish: string | null, language: Language): string {
  const path = ownPath(wish) ?? "";
  const [, first, second = ""] = path.split(/[/?]/);
  return isLanguage(first) && second !== "" && !doors.includes(second)
    ? inLanguage(path, language)
    : links(language).account();
}
