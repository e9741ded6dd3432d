import { html, type Markup } from "../../../kernel/html.ts";
import { fullyOffered, languageFacts, type Language } from "../../../kernel/language.ts";

type Frame = {
  language: Language;
  /** The page's own address without its language, and the same with what else stands in its query: `sim=8985…`. */
  path: string;
  query?: string;
  title: string;
  words: { sandbox: string; nothingReal: string };
  /** Style sheets beside phone.css. */
  styles?: readonly string[];
  /** The page asks for itself again after so many seconds. */
  again?: number | false;
  body: Markup;
};

/** The head and the band that every page of the sandbox's outside world shares. */
export function pageFrame({ language, path, query, title, words, styles = [], again = false, body }: Frame): string {
  const other = fullyOffered.filter((one) => one !== language);
  return html`<!doctype html>
<html lang="${languageFacts[language].html}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
${again !== false && html`<meta http-equiv="refresh" content="${again}">`}
<title>${title} · ${words.sandbox}</title>
${["/phone.css", ...styles].map((style) => html`<link rel="stylesheet" href="${style}">`)}
<link rel="icon" href="/phone.svg" type="image/svg+xml">
</head>
<body>
<header><p><strong>${words.sandbox}</strong> <span>${words.nothingReal}</span></p>
<nav>${other.map((one) => html`<a href="${path}?LT=${languageFacts[one].lt}${query && `&${query}`}" lang="${languageFacts[one].html}" hreflang="${languageFacts[one].html}">${languageFacts[one].label}</a>`)}</nav></header>
${body}
</body>
</html>`.text;
}

export const grouped = (iccid: string) => iccid.replace(/(\d{4})(?=\d)/g, "$1 ");
