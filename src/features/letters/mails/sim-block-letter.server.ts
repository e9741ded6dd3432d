import { letterWords } from "../../../i18n/letters.server.ts";
import { maskedIccid } from "../../../kernel/iccid.ts";
import { composeLetter } from "./compose-letter.server.ts";
import type { ComposedLetter } from "./letter-content.ts";
import { letterEnd, letterStart, type OrderInLetter } from "./order-in-letter.server.ts";

type SimInLetter = OrderInLetter & { iccid: string; isBlocked: boolean };

/** Whoever holds the SIM can compare the digits of its mask, and nobody else learns a number. */
export function simBlockLetter(facts: SimInLetter): ComposedLetter {
  const { order, orderPage, helpAddress, iccid, isBlocked } = facts;
  const { simBlock } = letterWords(order.lang);
  const words = isBlocked ? simBlock.blocked : simBlock.open;
  return composeLetter({
    ...letterStart(facts),
    subject: words.subject(order.number),
    preview: words.title,
    title: words.title,
    figures: [],
    lead: words.lead,
    blocks: [
      {
        kind: "facts",
        title: simBlock.details,
        facts: [
          { label: simBlock.order, value: order.number },
          { label: simBlock.sim, value: maskedIccid(iccid) },
        ],
      },
      { kind: "action", label: simBlock.action, href: orderPage },
      { kind: "notice", title: simBlock.notYou, lines: [simBlock.tell(helpAddress)] },
    ],
    footer: letterEnd(facts).footer,
  });
}
