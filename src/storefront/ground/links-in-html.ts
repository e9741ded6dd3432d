import { isLanguage, type Language } from "../../kernel/language.ts";

const insideLink = /(<a\s[^>]*?href=")\/(?!\/)([^"]*)/g;

/**
 * Operators write links without a language (`/netCover`); pages show them under the visitor's, so that no hop is
 * needed.
 */
export function underLanguage(language: Language, html: string): string {
  return html.replace(insideLink, (link, before: string, path: string) => {
    const first = path.split(/[/?#]/, 1)[0];
    return isLanguage(first) ? link : `${before}/${language}/${path}`;
  });
}
