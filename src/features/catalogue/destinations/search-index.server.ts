import MiniSearch, { type Query } from "minisearch";
import type { Language } from "../../../kernel/language.ts";
import type { NamedDestination } from "./destination.ts";
import { searchEntries, type SearchEntry } from "./search-entries.server.ts";
import { bestFirst, closeness, meantBy } from "./search-ranking.ts";
import { isLatin, plain, terms } from "./spelling.ts";

export type SearchIndex = {
  find(query: string, language: Language): { entries: SearchEntry[]; meant: ReturnType<typeof meantBy<SearchEntry>> };
};

/**
 * What a search costs has a bound: longer queries are cut, and longer words forgive no errors (Liechtenstein has 13
 * letters).
 */
const mostTerms = 12;
const longestForgiven = 14;
const shortestForgiven = 4;
export const mostHits = 8;

let kept: { names: string; index: SearchIndex } | undefined;

/** Prices change often, names hardly ever: the last index serves for as long as it would be made the same (90 ms). */
export function searchIndexOf(destinations: readonly NamedDestination[]): SearchIndex {
  const names = JSON.stringify(destinations.map(({ iso2, popular, names, places }) => [iso2, popular, names, places]));
  if (kept?.names !== names) kept = { names, index: searchIndex(destinations) };
  return kept.index;
}

/** Finds entries for what a person types, one for each destination, best first. */
export function searchIndex(destinations: readonly NamedDestination[]): SearchIndex {
  const entries = searchEntries(destinations);
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ["spellings", "country"],
    tokenize: terms,
    processTerm: (term) => term,
    extractField: (entry, field) =>
      field === "id" ? entry.id : field === "country" ? countryWords(entry) : ownWords(entry),
    searchOptions: { tokenize: (term) => [term], boost: { spellings: 2 } },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));

  return {
    find(query, language) {
      const wanted = plain(query);
      const asked = [...new Set(terms(wanted))].slice(0, mostTerms);
      const found = asked
        .flatMap((term) => index.search(forgiving(term)))
        .map(({ id, score }) => ({ entry: entries[id as number]!, score }))
        .filter(({ entry }) => entry.language === undefined || entry.language === language);
      const matching = withMostTerms(found).map((one) => ({ ...one, closeness: closeness(wanted, one.entry) }));
      const best = bestFirst(matching);
      // "nowhere at all" is like one word of somewhere: shown, but not gone to
      const isWhole = matching[0]?.terms === asked.length;
      return { entries: best.slice(0, mostHits).map(({ entry }) => entry), meant: isWhole ? meantBy(best) : undefined };
    },
  };
}

function ownWords({ spellings, code = "" }: SearchEntry): string {
  return [...spellings, code].join(" ");
}

/** A place is also found beside the name of its country: "tokyo japan". */
function countryWords({ kind, destination }: SearchEntry): string {
  return kind === "city" || kind === "airport" ? Object.values(destination.names).map(plain).join(" ") : "";
}

/**
 * The term, its beginning, a small typing error, or two neighbouring letters swapped (which an edit distance counts
 * twice).
 */
function forgiving(term: string): Query {
  if (!isLatin(term) || term.length < shortestForgiven || term.length > longestForgiven)
    return { queries: [term], prefix: true };
  return {
    combineWith: "OR",
    queries: [
      { queries: [term], prefix: true, fuzzy: 0.2, maxFuzzy: 2 },
      { queries: swaps(term), prefix: true, combineWith: "OR" },
    ],
  };
}

function swaps(term: string): string[] {
  return Array.from(
    { length: term.length - 1 },
    (_, place) => term.slice(0, place) + term[place + 1]! + term[place]! + term.slice(place + 2),
  );
}

/** The entries that have the most of the terms, so that a word which no name knows ("japan esim") hides nothing. */
function withMostTerms(
  found: readonly { entry: SearchEntry; score: number }[],
): { entry: SearchEntry; terms: number; score: number }[] {
  const byEntry = [...Map.groupBy(found, ({ entry }) => entry)].map(([entry, terms]) => ({
    entry,
    terms: terms.length,
    score: terms.reduce((sum, { score }) => sum + score, 0),
  }));
  const most = Math.max(...byEntry.map(({ terms }) => terms));
  return byEntry.filter(({ terms }) => terms === most);
}
