import { letterWords } from "../../../i18n/letters.server.ts";
import type { Language } from "../../../kernel/language.ts";
import { formatMoney, type Money } from "../../../kernel/money.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import { composeLetter } from "./compose-letter.server.ts";
import type { ComposedLetter, Fact } from "./letter-content.ts";

type Where = { number: string; key: string; lang: Language; origin: string };
type TopUpNews = Where & {
  state: "credited" | "returned";
  masked: string;
  amount: Money;
  bonus: Money;
  charged: Money;
  validUntil: Date | null;
  to: string;
};

/** The page behind the private link, with the receipt. */
export const topUpPage = ({ number, key, lang, origin }: Where) =>
  `${origin}/${lang}/top-up-result?${new URLSearchParams({ number, key })}`;

const topUpReceipt = ({ number, key, lang, origin }: Where) =>
  `${origin}/files/top-up-receipt.pdf?${new URLSearchParams({ number, key, lang })}`;

export function topUpLetter(news: TopUpNews): ComposedLetter {
  const { state, number, masked, amount, bonus, charged, validUntil, to, lang } = news;
  const { topUp } = letterWords(lang);
  const fact = (label: string, value: string): Fact => ({ label, value });
  return composeLetter({
    language: lang,
    area: "top-up-letters",
    subject: topUp.subjects[state](formatMoney(amount, lang)),
    preview: topUp.titles[state],
    orderNumber: number,
    title: topUp.titles[state],
    figures: [formatMoney(amount, lang)],
    lead: topUp.leads[state],
    blocks: [
      { kind: "action", label: topUp.open, hint: topUp.openHint, href: topUpPage(news) },
      {
        kind: "facts",
        title: topUp.facts.title,
        facts: [
          fact(topUp.facts.number, number),
          fact(topUp.facts.card, masked),
          fact(topUp.facts.amount, formatMoney(amount, lang)),
          ...(bonus.amount > 0 && state === "credited" ? [fact(topUp.facts.bonus, formatMoney(bonus, lang))] : []),
          fact(topUp.facts.charged, formatMoney(charged, lang)),
          ...(validUntil
            ? [fact(topUp.facts.validUntil, dateText(dateAt(validUntil.getTime(), operatorZone), lang))]
            : []),
        ],
      },
      { kind: "links", links: [{ label: topUp.pdf, href: topUpReceipt(news) }] },
      ...(state === "credited" ? [{ kind: "text" as const, text: topUp.rule }] : []),
    ],
    footer: [topUp.brand, topUp.footer(to)],
  });
}
