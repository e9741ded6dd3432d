import { letterWords } from "../../../i18n/letters.server.ts";
import { maskedIccid } from "../../../kernel/iccid.ts";
import type { Language } from "../../../kernel/language.ts";
import { formatMoney, type Money } from "../../../kernel/money.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import { composeLetter } from "./compose-letter.server.ts";
import type { ComposedLetter, Fact } from "./letter-content.ts";

type Where = { iccid: string; lang: Language; origin: string };
type LowBalanceNews = Where & {
  /** The balance is low; or the automatic top-up has reached its cap, or was turned off, and why. */
  what: "low" | "cap" | "payment" | "amount" | "card";
  to: string;
  /** What is on it; null where it is somebody else's by now. */
  card: { balance: Money; gigabytes: number; validUntil: Date | null } | null;
  /** What the automatic top-up may do, where its owner ever agreed to one; `card`: the last four digits. */
  agreed: { amount: Money; monthlyCap: Money; card: string | null } | null;
};

/** Where the card's owner chooses what happens; `card`: a payment card that was just given. */
export const prepaidCardPage = ({ iccid, lang, origin, ...query }: Where & { card?: string }) =>
  `${origin}/${lang}/prepaid-card?${new URLSearchParams({ iccid, ...query })}`;

const fact = (label: string, value: string): Fact => ({ label, value });

export function lowBalanceLetter(news: LowBalanceNews): ComposedLetter {
  const { what, lang, to, iccid, card, agreed } = news;
  const { lowBalance: words } = letterWords(lang);
  const { subject, title, lead } = words.told[what];
  const balance = card && formatMoney(card.balance, lang);
  const isOfAutoTopUp = what !== "low" && agreed !== null;
  return composeLetter({
    language: lang,
    area: "top-up-letters",
    subject: balance === null ? title : subject(balance),
    preview: title,
    orderNumber: "",
    title,
    figures: balance === null ? [] : [balance],
    lead,
    blocks: [
      { kind: "action", label: words.open, href: prepaidCardPage({ iccid, lang, origin: news.origin }) },
      ...(what === "low" ? [{ kind: "text" as const, text: words.once }] : []),
      {
        kind: "facts",
        title: words.facts.title,
        facts: [
          fact(words.facts.card, maskedIccid(iccid)),
          ...(card ? onIt(card, lang) : []),
          ...(isOfAutoTopUp
            ? [
                fact(words.facts.amount, formatMoney(agreed.amount, lang)),
                fact(words.facts.monthlyCap, formatMoney(agreed.monthlyCap, lang)),
                ...(agreed.card ? [fact(words.facts.payCard, words.cardEnding(agreed.card))] : []),
              ]
            : []),
        ],
      },
    ],
    footer: [words.brand, words.footer(to)],
  });
}

function onIt({ balance, gigabytes, validUntil }: NonNullable<LowBalanceNews["card"]>, lang: Language): Fact[] {
  const { facts, enough } = letterWords(lang).lowBalance;
  const until = validUntil && dateText(dateAt(validUntil.getTime(), operatorZone), lang);
  return [
    fact(facts.balance, enough(formatMoney(balance, lang), gigabytes)),
    ...(until ? [fact(facts.validUntil, until)] : []),
  ];
}
