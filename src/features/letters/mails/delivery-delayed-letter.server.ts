import { letterWords } from "../../../i18n/letters.server.ts";
import type { Language } from "../../../kernel/language.ts";
import { boughtFacts } from "./bought-facts.server.ts";
import { composeLetter } from "./compose-letter.server.ts";
import type { ComposedLetter } from "./letter-content.ts";
import { letterEnd, letterStart, type OrderInLetter } from "./order-in-letter.server.ts";

/** Says at once: paid, nothing to deliver yet, how long we retry, and what happens to the money then. */
export function deliveryDelayedLetter(facts: OrderInLetter & { triedForSeconds: number }): ComposedLetter {
  const { order, areaName, orderPage, triedForSeconds } = facts;
  const { delayed, bought, things } = letterWords(order.lang);
  const thing = things[order.way](areaName);
  const { help, footer } = letterEnd(facts);
  return composeLetter({
    ...letterStart(facts),
    subject: delayed.subject(thing),
    preview: delayed.patience,
    title: delayed.title(thing),
    figures: [],
    lead: delayed.leads[order.way],
    blocks: [
      { kind: "action", label: delayed.action, href: orderPage },
      {
        kind: "steps",
        title: delayed.next,
        steps: [
          delayed.steps.retry(durationText(triedForSeconds, order.lang)),
          delayed.steps.send[order.way],
          delayed.steps.refund,
        ],
      },
      { kind: "text", text: delayed.patience },
      { kind: "facts", title: bought.title, facts: boughtFacts(facts) },
      help,
    ],
    footer,
  });
}

/** Rounded up, so that we never promise less than we wait: five-minute steps, and hours from two on. */
function durationText(seconds: number, language: Language): string {
  const { delayed } = letterWords(language);
  const minutes = Math.max(5, Math.ceil(seconds / 300) * 5);
  return minutes < 120 ? delayed.minutes(minutes) : delayed.hours(Math.ceil(minutes / 60));
}
