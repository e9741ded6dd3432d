import { letterWords } from "../../../i18n/letters.server.ts";
import type { OpenedEsim } from "../../stock/esim-profiles/esims-to-install.server.ts";
import { composeLetter } from "./compose-letter.server.ts";
import { cidOf, installBefore, keepIt, pictureOf, ticket } from "./esim-ready-letter.server.ts";
import type { ComposedLetter } from "./letter-content.ts";
import { letterEnd, letterStart, simInLetter, type OrderInLetter } from "./order-in-letter.server.ts";
import { qrPicture } from "./qr-picture.server.ts";

/** To the buyer: the new eSIM to install, and what to do if nobody asked for it. */
export function esimReplacedLetter(facts: OrderInLetter & { esim: OpenedEsim }): ComposedLetter {
  const { order, orderPage, helpAddress, esim } = facts;
  const { esimReplaced: words, esimReady } = letterWords(order.lang);
  const { png, width } = qrPicture(esim.activationCode);
  const cid = cidOf(esim);
  return composeLetter(
    {
      ...letterStart(facts),
      subject: words.subject(order.number),
      preview: words.title,
      title: words.title,
      figures: [simInLetter(facts, esim.position)],
      lead: words.lead,
      blocks: [
        { kind: "action", label: esimReady.action, href: orderPage, hint: esimReady.actionHint },
        ...installBefore(facts),
        ticket(facts, esim, { cid, width, first: true }),
        { kind: "notice", title: words.oldOne, lines: [words.removeIt, words.sameData] },
        keepIt(facts),
        { kind: "notice", title: words.notYou, lines: [words.tell(helpAddress)] },
      ],
      footer: letterEnd(facts).footer,
    },
    [pictureOf({ esim, cid, png })],
  );
}
