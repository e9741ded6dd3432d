import { letterWords } from "../../../i18n/letters.server.ts";
import { figuresOf } from "./bought-facts.server.ts";
import { composeLetter } from "./compose-letter.server.ts";
import type { Block, ComposedLetter } from "./letter-content.ts";
import { letterEnd, letterStart, type OrderInLetter } from "./order-in-letter.server.ts";
import { planInLetter, type PlanInLetter } from "./plan-changed-letter.server.ts";

/**
 * `paid`: something was paid for it, refunded if it is not made. `begun`: the network reported that the plan had been
 * used.
 */
export type OpenChangeInLetter = { wanted: PlanInLetter; paid: boolean; begun: boolean };
type Facts = OrderInLetter & { change: OpenChangeInLetter };

/** It is unknown whether the plan is in use: staff decide. */
export function planChangeReviewLetter(facts: Facts): ComposedLetter {
  const words = letterWords(facts.order.lang).planChangeReview;
  return letter(facts, words, words.lead, facts.change.paid ? [{ kind: "text", text: words.paid }] : []);
}

/** It was not made, and nothing had been paid; otherwise the refund's own e-mail says so. */
export function planNotChangedLetter(facts: Facts): ComposedLetter {
  const words = letterWords(facts.order.lang).planNotChanged;
  return letter(facts, words, facts.change.begun ? words.leads.begun : words.leads.not_possible, []);
}

type Words = { subject: (area: string) => string; title: string };

function letter(facts: Facts, { subject, title }: Words, lead: string, blocks: Block[]): ComposedLetter {
  const { order, areaName, orderPage, change } = facts;
  const { planChanged, planChangeReview: words } = letterWords(order.lang);
  const { help, footer } = letterEnd(facts);
  const [data = "", days = ""] = figuresOf(facts);
  return composeLetter({
    ...letterStart(facts),
    subject: subject(areaName),
    preview: lead,
    title,
    figures: [data, days],
    lead,
    blocks: [
      ...blocks,
      { kind: "action", label: planChanged.action, href: orderPage },
      {
        kind: "facts",
        title: planChanged.details,
        facts: [
          { label: planChanged.now, value: planChanged.plan(data, days) },
          { label: words.wanted, value: planInLetter(change.wanted, order.lang) },
        ],
      },
      help,
    ],
    footer,
  });
}
