import type { Language } from "../../../kernel/language.ts";
import type { Roaming } from "../coverage/roaming.server.ts";
import type { Destination } from "../destinations/destination.ts";
import { nameIn } from "../destinations/names.ts";
import type { StoredOutage, StoredUpdate } from "./store.server.ts";

type Shown = {
  language: Language;
  byIso2: ReadonlyMap<string, Pick<Destination, "names" | "slug">>;
  updates: readonly StoredUpdate[];
  roaming: ReadonlyMap<string, Pick<Roaming, "networks">>;
};

/** As visitors of a language see it. */
export function shownOutage(outage: StoredOutage, { language, byIso2, updates, roaming }: Shown) {
  const { id, kind, function: of, severity, staff_id: staffId, titles, advice, places, plans, carriers } = outage;
  return {
    id,
    kind,
    function: of,
    severity,
    isMeasured: staffId === null,
    title: nameIn(titles, language),
    advice: advice && nameIn(advice, language),
    places: places.flatMap((iso2) => shownPlace(iso2, byIso2, language)),
    plans,
    carriers,
    byHand: carriers.length > 0 && places.length === 1 ? othersIn(places[0]!, carriers, roaming) : [],
    beganAt: outage.began_at.toISOString(),
    expectedAt: outage.expected_at?.toISOString() ?? null,
    endedAt: outage.ended_at?.toISOString() ?? null,
    updates: updates
      .filter((update) => update.outage_id === id)
      .map(({ id: updateId, at, texts }) => ({ id: updateId, at: at.toISOString(), text: nameIn(texts, language) })),
  };
}

function othersIn(iso2: string, carriers: readonly string[], roaming: Shown["roaming"]): string[] {
  const all = roaming.get(iso2)?.networks.map(({ carrier }) => carrier) ?? [];
  return [...new Set(all)].filter((carrier) => !carriers.includes(carrier));
}

/** None where the catalogue knows it no more. */
export function shownPlace(iso2: string, byIso2: Shown["byIso2"], language: Language) {
  const known = byIso2.get(iso2);
  return known ? [{ iso2, name: nameIn(known.names, language), slug: known.slug }] : [];
}
