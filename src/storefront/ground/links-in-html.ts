import { isLanguage, type Language } from "../../kernel/language.ts";

const insideLink = /(<a\s[^>]*?href=")\/(?!\/)([^"]*)/g;

/** Operators write links without a language (`/netCover`); pages add the visitor's, to save a redirect. */
export function underLanguage(language: Language, html: string): string {
  return html.replace(insideLink, (link, before: string, path: string) => {
    const first = path.split(/[/?#]/, 1)[0];
    return isLanguage(first) ? link : `${before}/${language}/${path}`;
  });
}
