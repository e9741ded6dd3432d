import type { Language } from "../../../kernel/language.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";

/** The shop's names of these countries; unknown ones are left out. */
export async function namesOfPlaces(
  db: DbOrTx,
  iso2: readonly string[],
  language: Language,
): Promise<Map<string, string>> {
  if (iso2.length === 0) return new Map();
  const places = await db
    .selectFrom("destinations")
    .select(["iso2", "names"])
    .where("iso2", "in", [...iso2])
    .execute();
  return new Map(places.map((place) => [place.iso2, place.names[language]]));
}
