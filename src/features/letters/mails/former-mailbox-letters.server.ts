import { letterWords } from "../../../i18n/letters.server.ts";
import { maskedMailbox } from "../../../kernel/masked.ts";
import { composeLetter } from "./compose-letter.server.ts";
import type { ComposedLetter } from "./letter-content.ts";
import { momentInLetter, type OrderInLetter } from "./order-in-letter.server.ts";

/** To the mailbox that an order had before: it opens nothing, and says whom to tell. */
export function addressCorrectedLetter(facts: OrderInLetter & { correctedAt: Date }): ComposedLetter {
  const { order, correctedAt } = facts;
  const { addressCorrected: words } = letterWords(order.lang);
  return toMailboxThatLoses(facts, words, [
    { label: words.at, value: momentInLetter(correctedAt, order) },
    { label: words.now, value: maskedMailbox(order.email) },
  ]);
}

/** To the mailbox that an order is asked away from, while it can still say no. `to`: masked. */
export function mailboxMoveLetter(facts: OrderInLetter & { to: string }): ComposedLetter {
  const { mailboxMove: words } = letterWords(facts.order.lang);
  return toMailboxThatLoses(facts, words, [{ label: words.to, value: facts.to }]);
}

type Words = Record<"title" | "lead" | "details" | "order" | "notYou" | "wasYou", string> &
  Record<"subject" | "tell" | "footer", (said: string) => string>;

function toMailboxThatLoses(
  { order, recipient, helpAddress }: OrderInLetter,
  words: Words,
  facts: { label: string; value: string }[],
): ComposedLetter {
  return composeLetter({
    language: order.lang,
    orderNumber: "",
    subject: words.subject(order.number),
    preview: words.title,
    title: words.title,
    figures: [],
    lead: words.lead,
    blocks: [
      { kind: "facts", title: words.details, facts: [{ label: words.order, value: order.number }, ...facts] },
      { kind: "notice", title: words.notYou, lines: [words.tell(helpAddress)] },
      { kind: "text", text: words.wasYou },
    ],
    footer: [words.footer(recipient), letterWords(order.lang).brand],
  });
}
