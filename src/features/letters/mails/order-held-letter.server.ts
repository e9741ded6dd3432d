import { letterWords } from "../../../i18n/letters.server.ts";
import { boughtFacts } from "./bought-facts.server.ts";
import { composeLetter } from "./compose-letter.server.ts";
import type { ComposedLetter } from "./letter-content.ts";
import { letterEnd, letterStart, type OrderInLetter } from "./order-in-letter.server.ts";

/** Paid, and a person looks at it first: says what comes next, and to nobody what it was recognised by (decision 80). */
export function orderHeldLetter(facts: OrderInLetter): ComposedLetter {
  const { order, orderPage, helpAddress } = facts;
  const { orderHeld: words, bought } = letterWords(order.lang);
  return composeLetter({
    ...letterStart(facts),
    subject: words.subject(order.number),
    preview: words.lead,
    title: words.title,
    figures: [],
    lead: words.lead,
    blocks: [
      { kind: "action", label: words.action, href: orderPage },
      { kind: "steps", title: words.next, steps: [words.look, words.send, words.refund] },
      { kind: "notice", title: words.soon, lines: [words.tell(helpAddress)] },
      { kind: "facts", title: bought.title, facts: boughtFacts(facts) },
    ],
    footer: letterEnd(facts).footer,
  });
}
