import { letterWords } from "../../../i18n/letters.server.ts";
import type { Money } from "../../../kernel/money.ts";
import { composeLetter } from "./compose-letter.server.ts";
import type { ComposedLetter } from "./letter-content.ts";
import { amountInLetter, dayInLetter, letterEnd, letterStart, type OrderInLetter } from "./order-in-letter.server.ts";

export type GoodwillInLetter = { code: string; sum: Money; validUntil: Date };

/** An apology that is worth something. The code stands in the e-mail alone, neither in its subject nor in its preview. */
export function goodwillLetter(facts: OrderInLetter & { goodwill: GoodwillInLetter }): ComposedLetter {
  const { order, areaPage, recipient, goodwill } = facts;
  const { goodwill: words } = letterWords(order.lang);
  const { help, footer } = letterEnd(facts);
  const amount = amountInLetter(goodwill.sum, order.lang);
  return composeLetter({
    ...letterStart(facts),
    subject: words.subject(amount),
    preview: words.lead(order.number),
    title: words.title,
    figures: [amount],
    lead: words.lead(order.number),
    blocks: [
      {
        kind: "facts",
        title: words.details,
        facts: [
          { label: words.code, value: goodwill.code },
          { label: words.takesOff, value: amount },
          { label: words.validUntil, value: dayInLetter(goodwill.validUntil, order) },
          { label: words.whose, value: recipient },
        ],
      },
      { kind: "action", label: words.action, href: areaPage },
      { kind: "text", text: words.once },
      help,
    ],
    footer,
  });
}
