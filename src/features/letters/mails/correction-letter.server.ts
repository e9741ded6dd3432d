import { letterWords } from "../../../i18n/letters.server.ts";
import { maskedIccid } from "../../../kernel/iccid.ts";
import type { Language } from "../../../kernel/language.ts";
import { formatMoney, type Money } from "../../../kernel/money.ts";
import { composeLetter } from "./compose-letter.server.ts";
import type { ComposedLetter } from "./letter-content.ts";
import { prepaidCardPage } from "./low-balance-letter.server.ts";

type Corrected = { lang: Language; to: string; origin: string; iccid: string; amount: Money; balance: Money };

/** Staff added to a prepaid card's balance, or took from it. */
export function correctionLetter({ lang, to, origin, iccid, amount, balance }: Corrected): ComposedLetter {
  const { correction: words, lowBalance } = letterWords(lang);
  const said = words.told[amount.amount > 0 ? "added" : "taken"];
  const size = formatMoney({ ...amount, amount: Math.abs(amount.amount) }, lang);
  return composeLetter({
    language: lang,
    area: "top-up-letters",
    subject: said.subject(size),
    preview: said.title,
    orderNumber: "",
    title: said.title,
    figures: [size],
    lead: words.lead,
    blocks: [
      { kind: "action", label: lowBalance.open, href: prepaidCardPage({ iccid, lang, origin }) },
      {
        kind: "facts",
        title: lowBalance.facts.title,
        facts: [
          { label: lowBalance.facts.card, value: maskedIccid(iccid) },
          { label: words.corrected, value: formatMoney(amount, lang) },
          { label: words.balance, value: formatMoney(balance, lang) },
        ],
      },
    ],
    footer: [lowBalance.brand, lowBalance.footer(to)],
  });
}
