import { letterWords } from "../../../i18n/letters.server.ts";
import type { Language } from "../../../kernel/language.ts";
import { formatMoney, type Money } from "../../../kernel/money.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import type { PaymentMethod } from "../../../kernel/payment-method.ts";
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

const fact = (label: string, value: string): Fact => ({ label, value });

export function topUpLetter(news: TopUpNews): ComposedLetter {
  const { state, number, masked, amount, bonus, charged, validUntil, to, lang } = news;
  const { topUp } = letterWords(lang);
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

type TopUpRefund = Where & {
  reason: "paid_twice" | "paid_in_vain" | "paid_late";
  method: PaymentMethod;
  masked: string;
  amount: Money;
  to: string;
};

/** A payment beside the one that counts; `paid_in_vain`: beside one that went back itself. */
export function topUpRefundLetter(news: TopUpRefund): ComposedLetter {
  const { reason, method, number, masked, amount, to, lang } = news;
  const { topUp, refunded } = letterWords(lang);
  const sum = formatMoney(amount, lang);
  return composeLetter({
    language: lang,
    area: "top-up-letters",
    subject: topUp.back.subjects[reason](sum),
    preview: topUp.back.title,
    orderNumber: number,
    title: topUp.back.title,
    figures: [sum],
    lead: topUp.back.leads[reason],
    blocks: [
      {
        kind: "facts",
        title: refunded.details,
        facts: [
          fact(topUp.facts.number, number),
          fact(topUp.facts.card, masked),
          fact(refunded.amount, sum),
          fact(refunded.to, refunded.methods[method]),
        ],
      },
      { kind: "links", links: [{ label: topUp.pdf, href: topUpReceipt(news) }] },
    ],
    footer: [topUp.brand, topUp.footer(to)],
  });
}
