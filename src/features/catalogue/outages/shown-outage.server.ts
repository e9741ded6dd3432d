import type { Language } from "../../../kernel/language.ts";
import type { CarriersBySet } from "../coverage/carriers-by-set.server.ts";
import type { Destination } from "../destinations/destination.ts";
import { nameIn } from "../destinations/names.ts";
import type { StoredOutage, StoredUpdate } from "./store.server.ts";

type Shown = {
  language: Language;
  byIso2: ReadonlyMap<string, Pick<Destination, "names" | "slug">>;
  updates: readonly StoredUpdate[];
  bySet: CarriersBySet;
};

/** As visitors of a language see it. */
export function shownOutage(outage: StoredOutage, { language, byIso2, updates, bySet }: Shown) {
  const { id, kind, function: of, severity, staff_id: staffId, titles, advice, places, plans, carriers } = outage;
  return {
    id,
    kind,
    function: of,
    severity,
    isMeasured: staffId === null,
    title: nameIn(titles, language),
    advice: advice && nameIn(advice, language),
    places: places
      .flatMap((iso2) => shownPlace(iso2, byIso2, language))
      .map((place) => ({ ...place, carriers: places.length === 1 ? carriers : usedIn(place.iso2, carriers, bySet) })),
    plans,
    carriers,
    beganAt: outage.began_at.toISOString(),
    expectedAt: outage.expected_at?.toISOString() ?? null,
    endedAt: outage.ended_at?.toISOString() ?? null,
    updates: updates
      .filter((update) => update.outage_id === id)
      .map(({ id: updateId, at, texts }) => ({ id: updateId, at: at.toISOString(), text: nameIn(texts, language) })),
  };
}

function usedIn(iso2: string, carriers: readonly string[], bySet: CarriersBySet): string[] {
  const used = new Set([...(bySet.get(iso2)?.values() ?? [])].flat());
  return carriers.filter((carrier) => used.has(carrier));
}

/** None where the catalogue knows it no more. */
export function shownPlace(iso2: string, byIso2: Shown["byIso2"], language: Language) {
  const known = byIso2.get(iso2);
  return known ? [{ iso2, name: nameIn(known.names, language), slug: known.slug }] : [];
}
