import { letterWords } from "../../../i18n/letters.server.ts";
import { money, type Money } from "../../../kernel/money.ts";
import { boughtFacts, figuresOf } from "./bought-facts.server.ts";
import { composeLetter } from "./compose-letter.server.ts";
import { contractBlocks } from "./contract-blocks.server.ts";
import type { ComposedLetter } from "./letter-content.ts";
import {
  amountInLetter,
  dataInLetter,
  letterEnd,
  letterStart,
  momentInLetter,
  type OrderInLetter,
} from "./order-in-letter.server.ts";

/** `difference`: what the buyer paid; negative if refunded. */
export type ChangeInLetter = { before: PlanInLetter; difference: Money; at: Date };
export type PlanInLetter = { allowanceMb: number; days: number; dayPass: boolean };

/** Confirms the contract as it is now. */
export function planChangedLetter(facts: OrderInLetter & { change: ChangeInLetter }): ComposedLetter {
  const { order, areaName, orderPage, change } = facts;
  const { planChanged, bought } = letterWords(order.lang);
  const { help, footer } = letterEnd(facts);
  const [data = "", days = ""] = figuresOf(facts);
  return composeLetter({
    ...letterStart(facts),
    subject: planChanged.subject(areaName),
    preview: planChanged.lead,
    title: planChanged.title,
    figures: [data, days],
    lead: planChanged.lead,
    blocks: [
      { kind: "action", label: planChanged.action, href: orderPage },
      {
        kind: "facts",
        title: planChanged.details,
        facts: [
          { label: planChanged.before, value: planInLetter(change.before, order.lang) },
          { label: planChanged.now, value: planChanged.plan(data, days) },
          { label: planChanged.difference, value: differenceText(change.difference, order.lang) },
          { label: planChanged.changedOn, value: momentInLetter(change.at, order) },
        ],
      },
      { kind: "facts", title: bought.title, facts: boughtFacts(facts) },
      ...contractBlocks(facts),
      help,
    ],
    footer,
  });
}

export function planInLetter(
  { allowanceMb, days, dayPass }: PlanInLetter,
  language: OrderInLetter["order"]["lang"],
): string {
  const { planChanged, bought } = letterWords(language);
  const amount = dataInLetter(allowanceMb);
  return planChanged.plan(dayPass ? bought.aDay(amount) : amount, bought.days(days));
}

function differenceText({ amount, currency }: Money, language: OrderInLetter["order"]["lang"]): string {
  const { noDifference, paidMore, paidBack } = letterWords(language).planChanged;
  if (amount === 0) return noDifference;
  const text = amountInLetter(money(Math.abs(amount), currency), language);
  return amount > 0 ? paidMore(text) : paidBack(text);
}
