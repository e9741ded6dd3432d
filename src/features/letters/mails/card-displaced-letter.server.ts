import { letterWords } from "../../../i18n/letters.server.ts";
import { defaultCurrency } from "../../../kernel/currency.ts";
import { maskedIccid } from "../../../kernel/iccid.ts";
import type { Language } from "../../../kernel/language.ts";
import type { PrepaidTariff } from "../../../kernel/prepaid-tariff.ts";
import { composeLetter } from "./compose-letter.server.ts";
import type { ComposedLetter } from "./letter-content.ts";
import { momentInLetter } from "./order-in-letter.server.ts";

type Displaced = {
  iccid: string;
  tariff: PrepaidTariff;
  at: Date;
  to: string;
  lang: Language;
  origin: string;
  helpAddress: string;
};

const pages = { gogochina_001: "top-up-gogo-china", enterprise_001: "top-up" };

/** Somebody else proved a prepaid card by the code on its holder. Its link names no card: it is no longer the reader's. */
export function cardDisplacedLetter({ iccid, tariff, at, to, lang, origin, helpAddress }: Displaced): ComposedLetter {
  const { displaced: words, lowBalance } = letterWords(lang);
  const masked = maskedIccid(iccid);
  return composeLetter({
    language: lang,
    area: "top-up-letters",
    subject: words.subject(masked),
    preview: words.title,
    orderNumber: "",
    title: words.title,
    figures: [],
    lead: words.lead,
    blocks: [
      {
        kind: "facts",
        title: words.what,
        facts: [
          { label: lowBalance.facts.card, value: masked },
          { label: words.when, value: momentInLetter(at, { lang, currency: defaultCurrency }) },
        ],
      },
      { kind: "text", text: words.wasYou },
      { kind: "notice", title: words.notYou, lines: words.steps(helpAddress) },
      { kind: "action", label: words.prove, href: `${origin}/${lang}/${pages[tariff]}` },
    ],
    footer: [lowBalance.brand, lowBalance.footer(to)],
  });
}
