import type { Language } from "../../../kernel/language.ts";
import { operation } from "../../../platform/operation.server.ts";
import { atlasOf } from "./atlas.server.ts";
import { SearchDestinations, type SearchHit } from "./contract.ts";
import { countryEntry } from "./country-entry.ts";
import { findDestination } from "./find-destination.ts";
import { nameIn } from "./names.ts";
import type { SearchEntry } from "./search-entries.server.ts";
import { mostHits } from "./search-index.server.ts";
import { plain } from "./spelling.ts";

/** Who has typed nothing that is a word yet is shown where most people go. */
export const searchDestinations = operation(SearchDestinations, async ({ query, lang, currency }, context) => {
  const language = lang ?? context.visitor.language;
  const atlas = await atlasOf(context);
  const { byIso2, popular, search } = atlas;
  if (plain(query) === "")
    return {
      meant: null,
      hits: popular.slice(0, mostHits).map((one) => ({ ...countryEntry(one, language, currency), matched: null })),
    };
  const found = search().find(query, language);
  const hits = found.entries.map((entry): SearchHit => ({
    ...countryEntry(byIso2.get(entry.destination.iso2)!, language, currency),
    matched: matched(entry, language),
  }));
  const { entry, isCalledSo } = found.meant ?? {};
  // "HND" is Haneda for who types it, and only then what an address would take it for
  const byAddress = isCalledSo ? undefined : findDestination(atlas, { country: query.trim() });
  const meant = (byAddress?.shown ? byAddress : undefined) ?? (entry && byIso2.get(entry.destination.iso2));
  return { meant: meant ? { country: meant.iso2, mcc: meant.mcc } : null, hits };
});

/** Says why an entry is shown, unless it would say the destination's own name again. */
function matched({ kind, names, destination }: SearchEntry, language: Language): string | null {
  const name = nameIn(names, language);
  return kind === "destination" || name === nameIn(destination.names, language) ? null : name;
}
