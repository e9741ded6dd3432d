import { letterWords } from "../../../i18n/letters.server.ts";
import type { Money } from "../../../kernel/money.ts";
import { figuresOf } from "./bought-facts.server.ts";
import { composeLetter } from "./compose-letter.server.ts";
import type { ComposedLetter } from "./letter-content.ts";
import { amountInLetter, dayInLetter, letterEnd, letterStart, type OrderInLetter } from "./order-in-letter.server.ts";
import { planInLetter, type PlanInLetter } from "./plan-changed-letter.server.ts";

/** `payPage`: where the buyer looks at the change and pays for it, or leaves it. */
export type OfferedChangeInLetter = { wanted: PlanInLetter; difference: Money; openUntil: Date; payPage: string };

/** Our staff have looked for another plan, and the buyer is to pay the difference. */
export function planChangeOfferedLetter(facts: OrderInLetter & { change: OfferedChangeInLetter }): ComposedLetter {
  const { order, areaName, change } = facts;
  const { planChanged, planChangeOffered: words } = letterWords(order.lang);
  const { help, footer } = letterEnd(facts);
  const [data = "", days = ""] = figuresOf(facts);
  const amount = amountInLetter(change.difference, order.lang);
  return composeLetter({
    ...letterStart(facts),
    subject: words.subject(areaName),
    preview: words.lead,
    title: words.title,
    figures: [amount],
    lead: words.lead,
    blocks: [
      { kind: "action", label: words.action, href: change.payPage },
      {
        kind: "facts",
        title: planChanged.details,
        facts: [
          { label: planChanged.now, value: planChanged.plan(data, days) },
          { label: words.instead, value: planInLetter(change.wanted, order.lang) },
          { label: planChanged.difference, value: amount },
          { label: words.openUntil, value: dayInLetter(change.openUntil, order) },
        ],
      },
      { kind: "text", text: words.asItIsThen },
      { kind: "text", text: words.notYou },
      help,
    ],
    footer,
  });
}
