import { escapeHtml } from "../../kernel/html.ts";
import { languageFacts, offeredLanguages, shownLanguage } from "../../kernel/language.ts";
import { alternatesOf, canonicalOf, planBehind, type ShownPage } from "./canonical.ts";
import { pictureOf } from "./pictures.ts";
import { toldOf } from "./structured-data.server.ts";

/**
 * What only machines read of a page, written behind its own head: the browser's side neither renders nor carries it,
 * and takes it away when the visitor goes on (src/sites/storefront/browser.tsx). `markup` is the whole page: its title
 * and description are said again.
 */
export function withMachineHead(markup: string, page: ShownPage, { status }: { status: number }): string {
  const end = markup.indexOf("</head>");
  const head = markup.slice(0, end);
  return head + machineHead(head, page, status).join("") + markup.slice(end);
}

function machineHead(head: string, page: ShownPage, status: number): string[] {
  const closed = /<meta name="robots"[^>]*noindex/.test(head);
  const canonical = status === 200 && !closed ? canonicalOf(page) : undefined;
  const absolute = (path: string) => escapeHtml(page.address.origin + path);
  const calledBy = (path: string) => `<link rel="canonical" href="${absolute(path)}" ${mark}/>`;
  const behind = status === 200 ? planBehind(page) : undefined;
  if (behind) return [calledBy(behind)];
  if (!canonical) return closed ? [] : [`<meta name="robots" content="noindex" ${mark}/>`];
  return [
    calledBy(canonical),
    ...alternatesOf(canonical, page).map(
      ({ tag, path }) => `<link rel="alternate" hreflang="${tag}" href="${absolute(path)}" ${mark}/>`,
    ),
    ...openGraph(head, page, absolute(canonical), absolute(pictureOf(page))),
    `<script type="application/ld+json" ${mark}>${asJson(toldOf(page, canonical))}</script>`,
  ];
}

/** By this the browser's side finds them. */
const mark = "data-first-page";

/** Title and description as React has written them, so already escaped. */
function openGraph(
  head: string,
  { language, languages = offeredLanguages() }: ShownPage,
  url: string,
  picture: string,
): string[] {
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1] ?? "";
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? "";
  const shown = languages.includes(language) ? language : shownLanguage(language);
  const facts = [
    ["og:type", "website"],
    ["og:site_name", "Farwave"],
    ["og:title", title],
    ["og:description", description],
    ["og:url", url],
    ["og:locale", localeTags[shown]],
    ...languages.filter((one) => one !== shown).map((one) => ["og:locale:alternate", localeTags[one]]),
    ["og:image", picture],
    ["og:image:type", "image/png"],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["og:image:alt", title],
  ];
  return [
    ...facts.map(([property, content]) => `<meta property="${property}" content="${content}" ${mark}/>`),
    `<meta name="twitter:card" content="summary_large_image" ${mark}/>`,
  ];
}

/** Open Graph wants a country with each language. */
const localeTags = Object.fromEntries(
  Object.entries(languageFacts).map(([language, { html }]) => [
    language,
    { en: "en_GB", ja: "ja_JP", ko: "ko_KR" }[html] ?? html.replace("-", "_"),
  ]),
);

/** `<` is escaped so that no text can end the script element. */
function asJson(told: object): string {
  return JSON.stringify(told).replaceAll("<", "\\u003c");
}
