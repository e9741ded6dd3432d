import { letterWords } from "../../../i18n/letters.server.ts";
import { defaultCurrency } from "../../../kernel/currency.ts";
import type { Language } from "../../../kernel/language.ts";
import { composeLetter } from "./compose-letter.server.ts";
import type { ComposedLetter } from "./letter-content.ts";
import { dayInLetter, momentInLetter } from "./order-in-letter.server.ts";

/** What a customer is told of their request under privacy law. */
export const privacyAnswers = ["export_asked", "erase_asked", "exported", "erased", "declined"] as const;
export type PrivacyAnswer = (typeof privacyAnswers)[number];

type PrivacyFacts = {
  what: PrivacyAnswer;
  to: string;
  lang: Language;
  at: Date;
  /** By when the law wants an answer. */
  dueAt: Date;
  /** Why it was declined, in the customer's language. */
  answer: string;
  origin: string;
  /** The address for replies. */
  helpAddress: string;
};

/** That it arrived and by when, what was done, or why not. Whoever did not ask learns of it too, and what to do. */
export function privacyLetter({
  what,
  to,
  lang,
  at,
  dueAt,
  answer,
  origin,
  helpAddress,
}: PrivacyFacts): ComposedLetter {
  const { privacy, brand } = letterWords(lang);
  const { subject, title, lead, next } = privacy.letters[what];
  const reader = { lang, currency: defaultCurrency };
  const isAsked = what === "export_asked" || what === "erase_asked";
  return composeLetter({
    language: lang,
    subject,
    preview: title,
    orderNumber: "",
    title,
    figures: [],
    lead,
    blocks: [
      {
        kind: "facts",
        title: privacy.details,
        facts: [
          { label: privacy.when, value: momentInLetter(at, reader) },
          ...(isAsked ? [{ label: privacy.due, value: dayInLetter(dueAt, reader) }] : []),
        ],
      },
      ...(answer === "" ? [] : [{ kind: "text" as const, title: privacy.why, text: answer }]),
      { kind: "text", text: next },
      ...(what === "declined"
        ? [{ kind: "text" as const, text: privacy.complain }]
        : [{ kind: "notice" as const, title: privacy.notYou, lines: [privacy.notYouSteps(helpAddress)] }]),
      {
        kind: "action",
        label: privacy.read,
        hint: privacy.readHint,
        href: `${origin}/${lang}/policy/privacy_policy`,
      },
    ],
    footer: [brand, privacy.footer(to)],
  });
}
