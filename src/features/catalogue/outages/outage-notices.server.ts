import { contentWords } from "../../../i18n/content.server.ts";
import { html } from "../../../kernel/html.ts";
import type { Language } from "../../../kernel/language.ts";
import type { OutageFunction } from "../../../kernel/outage.ts";
import { perCatalogueVersion, type CatalogueVersion } from "../../../platform/catalogue-version.server.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import { nameIn } from "../destinations/names.ts";
import { openOutages, type StoredOutage } from "./store.server.ts";

/** What a page is about. `plan`: one of those; without it all. `functions`: those that its reader waits for. */
export type About = { countries: readonly string[]; plan?: string; functions?: readonly OutageFunction[] };

const open = perCatalogueVersion(openOutages);

/** Trouble that touches what a page is about, as notices with the way to the status page. */
export async function outageNotices(
  about: About,
  language: Language,
  shop: { db: Db; catalogueVersion: CatalogueVersion },
): Promise<{ id: string; title: string; content: string }[]> {
  const { more } = contentWords(language).outage;
  return (await open(shop))
    .filter((outage) => touches(outage, about))
    .map(({ id, titles, advice }) => ({
      id,
      title: nameIn(titles, language),
      content: html`<p>${advice && `${nameIn(advice, language)} `}<a href="/status#${id}">${more}</a></p>`.text,
    }));
}

type Touching = Pick<StoredOutage, "function" | "places" | "plans">;

export function touches(
  { function: of, places, plans }: Touching,
  { countries, plan, functions = [] }: About,
): boolean {
  if (places.length === 0 && plans.length === 0) return of !== null && functions.includes(of);
  const isThere = places.length === 0 || places.some((iso2) => countries.includes(iso2));
  const isOfPlan = plans.length === 0 || plan === undefined || plans.includes(plan);
  return isThere && isOfPlan;
}
