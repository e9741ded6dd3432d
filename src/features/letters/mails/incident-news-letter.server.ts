import { letterWords } from "../../../i18n/letters.server.ts";
import { boughtFacts } from "./bought-facts.server.ts";
import { composeLetter } from "./compose-letter.server.ts";
import type { ComposedLetter } from "./letter-content.ts";
import { letterEnd, letterStart, type OrderInLetter } from "./order-in-letter.server.ts";

/** Written by staff, in the buyer's language; the shop adds what was bought, the way to the order and to help. */
export function incidentNewsLetter(facts: OrderInLetter & { news: { subject: string; text: string } }): ComposedLetter {
  const { order, orderPage, news } = facts;
  const { delayed, bought } = letterWords(order.lang);
  const [lead = "", ...paragraphs] = news.text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll("\n", " ").trim());
  const { help, footer } = letterEnd(facts);
  return composeLetter({
    ...letterStart(facts),
    subject: news.subject,
    preview: news.subject,
    title: news.subject,
    figures: [],
    lead,
    blocks: [
      ...paragraphs.map((text) => ({ kind: "text" as const, text })),
      { kind: "action", label: delayed.action, href: orderPage },
      { kind: "facts", title: bought.title, facts: boughtFacts(facts) },
      help,
    ],
    footer,
  });
}
