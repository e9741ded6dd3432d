import type { Language } from "../../../kernel/language.ts";
import type { Names } from "../../../platform/database/tables.ts";
import type { NamedDestination, Place } from "./destination.ts";
import { syllables } from "./letters.server.ts";
import { nameIn } from "./names.ts";
import { plain } from "./spelling.ts";

/** One thing that can be searched for. */
export type SearchEntry = {
  destination: NamedDestination;
  kind: "destination" | Place["kind"];
  names: Partial<Names>;
  /** In plain spelling (spelling.ts), all languages together: people search in other languages than the page's. */
  spellings: string[];
  /** An airport's or city's IATA code. */
  code: string | undefined;
  /** Only for visitors who read this language. */
  language: Language | undefined;
};

export function searchEntries(destinations: readonly NamedDestination[]): SearchEntry[] {
  return destinations.flatMap((destination) => [
    ownNames(destination),
    typedPinyin(destination),
    ...destination.places.map((place) => placeIn(destination, place)),
  ]);
}

function ownNames(destination: NamedDestination): SearchEntry {
  const { names } = destination;
  return { destination, kind: "destination", names, spellings: spellings(names), code: undefined, language: undefined };
}

/**
 * Typed before the input method has turned it into characters: `yingguo`. Only for those who read zh-cn; others type
 * words.
 */
function typedPinyin(destination: NamedDestination): SearchEntry {
  const sound = syllables(nameIn(destination.names, "zh-cn")).join("");
  return { ...ownNames(destination), spellings: [plain(sound)], language: "zh-cn" };
}

function placeIn(destination: NamedDestination, { kind, names, code }: Place): SearchEntry {
  return { destination, kind, names, spellings: spellings(names), code: code?.toLowerCase(), language: undefined };
}

/** Also without the spaces, as in `newyork`. */
function spellings(names: Partial<Names>): string[] {
  const all = Object.values(names).map(plain);
  return [...new Set([...all, ...all.map((spelling) => spelling.replaceAll(" ", ""))])];
}
