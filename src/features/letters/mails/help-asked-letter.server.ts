import { letterWords } from "../../../i18n/letters.server.ts";
import { composeLetter } from "./compose-letter.server.ts";
import type { WrittenLetter } from "./letter-content.ts";
import { letterEnd, letterStart, momentInLetter, simInLetter, type OrderInLetter } from "./order-in-letter.server.ts";

export type HelpInLetter = { reference: string; answerBy: Date | undefined; position: number | undefined };

/**
 * To an address of the order, with a copy to the shop's service address, so that a reply to all reaches both. No price,
 * no code, no key, and nothing that was typed in.
 */
export function helpAskedLetter(facts: OrderInLetter & { asked: HelpInLetter }): WrittenLetter {
  const { order, helpAddress, asked } = facts;
  const { question } = letterWords(order.lang);
  const { help, footer } = letterEnd(facts);
  const letter = composeLetter({
    ...letterStart(facts),
    subject: question.subject(asked.reference),
    preview: question.lead,
    title: question.title,
    figures: [asked.reference],
    lead: question.lead,
    blocks: [
      {
        kind: "facts",
        title: question.details,
        facts: [
          { label: question.reference, value: asked.reference },
          ...(asked.answerBy ? [{ label: question.answerBy, value: momentInLetter(asked.answerBy, order) }] : []),
          ...(asked.position
            ? [{ label: question.line, value: simInLetter({ ...facts, travellers: [] }, asked.position) }]
            : []),
        ],
      },
      { kind: "text", text: question.more },
      help,
    ],
    footer,
  });
  return { ...letter, copyTo: helpAddress };
}
