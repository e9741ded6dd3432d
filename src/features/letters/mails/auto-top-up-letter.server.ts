import { letterWords } from "../../../i18n/letters.server.ts";
import { maskedIccid } from "../../../kernel/iccid.ts";
import type { Language } from "../../../kernel/language.ts";
import type { Money } from "../../../kernel/money.ts";
import { composeLetter } from "./compose-letter.server.ts";
import type { ComposedLetter } from "./letter-content.ts";
import { amountInLetter } from "./order-in-letter.server.ts";

export type AutoTopUpFacts = {
  what: "card" | "price" | "plan" | "sim" | "cap";
  lang: Language;
  to: string;
  origin: string;
  iccid: string;
  areaName: string;
  days: number;
  unitPrice: Money;
  monthlyCap: Money;
  /** The last four digits. */
  card: string | null;
};

/** Why the automatic top-up bought nothing, what had been agreed, and how to go on. */
export function autoTopUpLetter({
  what,
  lang,
  to,
  origin,
  iccid,
  areaName,
  days,
  unitPrice,
  monthlyCap,
  card,
}: AutoTopUpFacts): ComposedLetter {
  const { autoTopUp: words, brand } = letterWords(lang);
  const { subject, title, lead } = words.told[what];
  const address = new URLSearchParams({ tab: "packages", sim: iccid, show: "alerts" });
  return composeLetter({
    language: lang,
    subject,
    preview: title,
    orderNumber: "",
    title,
    figures: [],
    lead,
    blocks: [
      { kind: "action", label: words.open, href: `${origin}/${lang}/account?${address}#auto-top-up` },
      { kind: "text", text: what === "cap" ? words.how.cap : words.how.off },
      {
        kind: "facts",
        title: words.details,
        facts: [
          { label: words.plan, value: words.planOf(areaName, days) },
          { label: words.sim, value: maskedIccid(iccid) },
          { label: words.price, value: amountInLetter(unitPrice, lang) },
          { label: words.cap, value: amountInLetter(monthlyCap, lang) },
          ...(card ? [{ label: words.card, value: words.cardEnding(card) }] : []),
        ],
      },
    ],
    footer: [brand, words.footer(to)],
  });
}
