import { letterWords } from "../../../i18n/letters.server.ts";
import type { Language } from "../../../kernel/language.ts";
import { composeLetter } from "./compose-letter.server.ts";
import type { ComposedLetter } from "./letter-content.ts";

type Texts = ReturnType<typeof letterWords>["realName"];

type RealNameNews = {
  state: keyof Texts["titles"];
  /** A key of the reasons, where somebody has to know one. */
  reason: string | null;
  number: string;
  key: string;
  to: string;
  lang: Language;
  origin: string;
};

/** How far a registration is: never a name, a number of a document or a photograph, which an e-mail would carry to anybody. */
export function realNameLetter({ state, reason, number, key, to, lang, origin }: RealNameNews): ComposedLetter {
  const { realName, brand } = letterWords(lang);
  const known = reason !== null && Object.hasOwn(realName.reasons, reason);
  return composeLetter({
    language: lang,
    subject: realName.subject(number),
    preview: realName.titles[state],
    orderNumber: number,
    title: realName.titles[state],
    figures: [],
    lead: realName.leads[state],
    blocks: [
      ...(known ? [{ kind: "text" as const, text: realName.reasons[reason as keyof Texts["reasons"]] }] : []),
      {
        kind: "action",
        label: realName.open,
        hint: realName.openHint,
        href: `${origin}/${lang}/real-name-result?${new URLSearchParams({ number, key })}`,
      },
      { kind: "facts", title: realName.number, facts: [{ label: realName.number, value: number }] },
    ],
    footer: [brand, realName.footer(to)],
  });
}
