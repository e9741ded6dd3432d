import { letterWords } from "../../../i18n/letters.server.ts";
import { composeLetter } from "./compose-letter.server.ts";
import type { ComposedLetter } from "./letter-content.ts";
import type { OrderInLetter } from "./order-in-letter.server.ts";

/** To the mailbox that an order is asked away from, while it can still say no. `to`: masked. */
export function mailboxMoveLetter(facts: OrderInLetter & { to: string }): ComposedLetter {
  const { order, recipient, helpAddress, to } = facts;
  const { mailboxMove: words, brand } = letterWords(order.lang);
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
          { label: words.to, value: to },
        ],
      },
      { kind: "notice", title: words.notYou, lines: [words.tell(helpAddress)] },
      { kind: "text", text: words.wasYou },
    ],
    footer: [words.footer(recipient), brand],
  });
}
