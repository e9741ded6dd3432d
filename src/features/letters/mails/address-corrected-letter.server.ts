import { letterWords } from "../../../i18n/letters.server.ts";
import { maskedMailbox } from "../../../kernel/masked-mailbox.ts";
import { composeLetter } from "./compose-letter.server.ts";
import type { ComposedLetter } from "./letter-content.ts";
import { momentInLetter, type OrderInLetter } from "./order-in-letter.server.ts";

/** To the mailbox that an order had before: it opens nothing, and says whom to tell. */
export function addressCorrectedLetter(facts: OrderInLetter & { correctedAt: Date }): ComposedLetter {
  const { order, recipient, helpAddress, correctedAt } = facts;
  const { addressCorrected: words, brand } = letterWords(order.lang);
  return composeLetter({
    language: order.lang,
    orderNumber: "",
    subject: words.subject(order.number),
    preview: words.title,
    title: words.title,
    figures: [],
    lead: words.lead,
    blocks: [
      {
        kind: "facts",
        title: words.details,
        facts: [
          { label: words.order, value: order.number },
          { label: words.at, value: momentInLetter(correctedAt, order) },
          { label: words.now, value: maskedMailbox(order.email) },
        ],
      },
      { kind: "notice", title: words.notYou, lines: [words.tell(helpAddress)] },
      { kind: "text", text: words.wasYou },
    ],
    footer: [words.footer(recipient), brand],
  });
}
