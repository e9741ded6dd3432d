import type * as z from "zod/mini";
import type { Outage } from "../../features/catalogue/outages/contract.ts";
import { languageFacts, type Language } from "../../kernel/language.ts";
import { links } from "../ground/links.ts";
import { statusJson } from "../screens/status/addresses.ts";

type Feed = {
  origin: string;
  language: Language;
  title: string;
  about: string;
  outages: readonly z.output<typeof Outage>[];
};

/**
 * JSON Feed 1.1: one item for each trouble, for programs. `_outage` (an extension, as the standard names them) says which networks of
 * which countries have it, since when, and by when it should be over.
 */
export function outageJson({ origin, language, title, about, outages }: Feed): string {
  const page = `${origin}${links(language).inside("/status")}`;
  const items = outages.map((outage) => {
    const { id, advice, beganAt, endedAt, expectedAt, updates, places, plans, severity, kind } = outage;
    return {
      id,
      url: `${page}#${id}`,
      title: outage.title,
      content_text: [...updates.map(({ text }) => text), advice ?? ""].filter(Boolean).join("\n\n") || outage.title,
      date_published: beganAt,
      date_modified: endedAt ?? updates[0]?.at ?? beganAt,
      _outage: {
        kind,
        function: outage.function,
        severity,
        networks: places.map(({ iso2, name, carriers }) => ({ country: iso2, name, carriers })),
        plans,
        began_at: beganAt,
        expected_at: expectedAt,
        ended_at: endedAt,
      },
    };
  });
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    description: about,
    home_page_url: page,
    feed_url: origin + statusJson(language),
    language: languageFacts[language].html,
    items,
  });
}
