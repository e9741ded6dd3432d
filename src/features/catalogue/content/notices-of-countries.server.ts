import type { Language } from "../../../kernel/language.ts";
import type { CatalogueVersion } from "../../../platform/catalogue-version.server.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import { outageNotices, type About } from "../outages/outage-notices.server.ts";
import type { PlaceNotice } from "./place-notice.ts";
import { textsIn } from "./texts.server.ts";

/** What the operator has to say to whoever travels to one of these countries: trouble first, then the newest. */
export async function noticesOf(
  about: About,
  language: Language,
  shop: { db: Db; catalogueVersion: CatalogueVersion },
): Promise<PlaceNotice[]> {
  const [{ notices }, outages] = await Promise.all([textsIn(language, shop), outageNotices(about, language, shop)]);
  const own = notices.filter((notice) => notice.countries?.some((iso2) => about.countries.includes(iso2)));
  return [...outages, ...own.map(({ id, title, html }) => ({ id, title, content: html }))];
}
