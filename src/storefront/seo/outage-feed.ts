import { escapeHtml } from "../../kernel/html.ts";
import { languageFacts, type Language } from "../../kernel/language.ts";
import { links } from "../ground/links.ts";
import { statusFeed } from "../screens/status/addresses.ts";

type Told = {
  id: string;
  title: string;
  advice: string | null;
  beganAt: string;
  endedAt: string | null;
  updates: readonly { id: string; at: string; text: string }[];
};
type Feed = {
  origin: string;
  language: Language;
  title: string;
  about: string;
  over: (title: string) => string;
  outages: readonly Told[];
};
type Item = { guid: string; title: string; text: string; at: string; of: string };

/**
 * RSS 2.0: the beginning, each update and the end of a trouble are items of their own, which a reader shows once each. What staff
 * wrote is text: escaped here, and once more inside a description, which readers take for HTML.
 */
export function outageFeed({ origin, language, title, about, over, outages }: Feed): string {
  const page = `${origin}${links(language).inside("/status")}`;
  const items = outages
    .flatMap((outage) => itemsOf(outage, over))
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  const newest = items[0];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeHtml(title)}</title>`,
    `<link>${escapeHtml(page)}</link>`,
    `<description>${escapeHtml(about)}</description>`,
    `<language>${languageFacts[language].html.toLowerCase()}</language>`,
    `<atom:link href="${escapeHtml(origin + statusFeed(language))}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [`<lastBuildDate>${rfc822(newest.at)}</lastBuildDate>`] : []),
    ...items.map((item) => itemXml(item, page)),
    "</channel></rss>",
    "",
  ].join("\n");
}

function itemsOf({ id, title, advice, beganAt, endedAt, updates }: Told, over: Feed["over"]): Item[] {
  return [
    ...(endedAt === null ? [] : [{ guid: `${id}-over`, title: over(title), text: "", at: endedAt, of: id }]),
    ...updates.map(({ id: update, at, text }) => ({ guid: update, title, text, at, of: id })),
    { guid: id, title, text: advice ?? "", at: beganAt, of: id },
  ];
}

const itemXml = ({ guid, title, text, at, of }: Item, page: string) =>
  [
    "<item>",
    `<title>${escapeHtml(title)}</title>`,
    `<link>${escapeHtml(`${page}#${of}`)}</link>`,
    `<guid isPermaLink="false">${guid}</guid>`,
    `<pubDate>${rfc822(at)}</pubDate>`,
    ...(text ? [`<description>${escapeHtml(escapeHtml(text).replaceAll("\n", "<br>"))}</description>`] : []),
    "</item>",
  ].join("");

/** `Sat, 21 Nov 2026 08:00:00 GMT`. */
const rfc822 = (iso: string) => new Date(iso).toUTCString();
