import type { Language } from "../../../kernel/language.ts";
import type { CatalogueVersion } from "../../../platform/catalogue-version.server.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import type { PlaceNotice } from "./place-notice.ts";
import { textsIn } from "./texts.server.ts";

/** What the operator has to say to whoever travels to one of these countries, the newest first. */
export async function noticesOf(
  countries: readonly string[],
  language: Language,
  shop: { db: Db; catalogueVersion: CatalogueVersion },
): Promise<PlaceNotice[]> {
  const { notices } = await textsIn(language, shop);
  return notices
    .filter((notice) => notice.countries?.some((iso2) => countries.includes(iso2)))
    .map(({ id, title, html }) => ({ id, title, content: html }));
}
