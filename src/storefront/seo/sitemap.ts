import { documentAddress } from "../../features/catalogue/content/footer-links.ts";
import { escapeHtml } from "../../kernel/html.ts";
import { languages, languagesOf, offeredLanguages, type Language } from "../../kernel/language.ts";
import { links } from "../ground/links.ts";

/**
 * What the shop has to list. Languages where something is written in one only; `effective`: the day from which a
 * document holds.
 */
type Listing = {
  slugs: readonly string[];
  planCodes: readonly string[];
  documents: readonly { docname: string; lang: Language; effective: string }[];
  topics: readonly { kind: string; lang: Language }[];
};

type Entry = { path: string; changed?: string };
type Part = { path: string; entries: readonly Entry[] };

/** A part may hold 50,000 addresses (sitemaps.org); smaller ones are fetched again more cheaply. */
const mostInPart = 10_000;

/** Every address that search engines should know, in files of one language and kind: `/sitemap/en/plans-1.xml`. */
export function sitemapParts(listing: Listing): Part[] {
  return languages.flatMap((language) =>
    Object.entries(offeredLanguages().includes(language) ? entriesOf(language, listing) : fewPages(language)).flatMap(
      ([kind, entries]) => inParts(`/sitemap/${language}/${kind}`, entries),
    ),
  );
}

function entriesOf(language: Language, { slugs, planCodes, documents, topics }: Listing): Record<string, Entry[]> {
  const to = links(language);
  const written = <Text extends { lang: Language }>(texts: readonly Text[]) =>
    texts.filter(({ lang }) => lang === language);
  return {
    pages: [
      { path: to.homepage() },
      { path: to.destination() },
      { path: to.netCover() },
      { path: to.deviceCheck() },
      { path: to.gogoChina() },
      { path: to.withdrawal() },
      { path: to.realName() },
      { path: to.partnership() },
      { path: to.resale() },
      { path: to.esimMarketplace() },
      { path: to.business() },
      ...written(topics).map(({ kind }) => ({ path: to.questions(kind) })),
      ...written(documents).map(({ docname, effective }) => ({
        path: to.inside(documentAddress(docname)),
        changed: effective,
      })),
    ],
    destinations: slugs.map((slug) => ({ path: to.esim({ slug }) })),
    plans: planCodes.map((code) => ({ path: to.planDetail({ code }) })),
  };
}

/** Of a language that few pages are whole in. */
function fewPages(language: Language): Record<string, Entry[]> {
  const pages = languagesOf(["real-name"]).includes(language) ? [{ path: links(language).realName() }] : [];
  return { pages };
}

function inParts(name: string, entries: readonly Entry[]): Part[] {
  const count = Math.ceil(entries.length / mostInPart);
  return Array.from({ length: count }, (_, n) => ({
    path: `${name}-${n + 1}.xml`,
    entries: entries.slice(n * mostInPart, (n + 1) * mostInPart),
  }));
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export function sitemapIndex(origin: string, parts: readonly Part[]): string {
  const lines = parts.map(({ path }) => `<sitemap><loc>${origin}${path}</loc></sitemap>`);
  return `${head}<sitemapindex ${space}>\n${lines.join("\n")}\n</sitemapindex>\n`;
}

export function sitemapPart(origin: string, { entries }: Part): string {
  const lines = entries.map(
    ({ path, changed }) =>
      `<url><loc>${escapeHtml(origin + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}</url>`,
  );
  return `${head}<urlset ${space}>\n${lines.join("\n")}\n</urlset>\n`;
}
