import { letterWords } from "../../../i18n/letters.server.ts";
import { defaultCurrency } from "../../../kernel/currency.ts";
import type { Language } from "../../../kernel/language.ts";
import { composeLetter } from "./compose-letter.server.ts";
import type { ComposedLetter } from "./letter-content.ts";
import { momentInLetter } from "./order-in-letter.server.ts";

/** Account changes that its owner is notified of. */
export const securityChanges = [
  "password_changed",
  "email_changed",
  "phone_changed",
  "passkey_added",
  "passkey_removed",
] as const;
export type SecurityChange = (typeof securityChanges)[number];

export type SecurityFacts = {
  what: SecurityChange;
  to: string;
  lang: Language;
  at: Date;
  /** Such as `Chrome · Android`; empty where the browser does not say. */
  device: string;
  /** The country, as the operator labels it. */
  place: string | null;
  origin: string;
  /** The address for replies. */
  helpAddress: string;
};

/** What was changed in an account, when and where, and what to do if it was somebody else. Never shows current data. */
export function securityLetter({
  what,
  to,
  lang,
  at,
  device,
  place,
  origin,
  helpAddress,
}: SecurityFacts): ComposedLetter {
  const { security, brand } = letterWords(lang);
  const words = security.letters[what];
  const moment = momentInLetter(at, { lang, currency: defaultCurrency });
  return composeLetter({
    language: lang,
    subject: words.subject,
    preview: words.title,
    orderNumber: "",
    title: words.title,
    figures: [],
    lead: words.lead,
    blocks: [
      {
        kind: "facts",
        title: security.details,
        facts: [
          { label: security.when, value: moment },
          ...(device ? [{ label: security.device, value: device }] : []),
          ...(place ? [{ label: security.place, value: place }] : []),
        ],
      },
      { kind: "text", text: security.wasYou },
      { kind: "notice", title: security.notYou, lines: words.steps(helpAddress) },
      // a lost address no longer opens the account
      ...(what !== "email_changed"
        ? [
            {
              kind: "action" as const,
              label: security.signIn,
              hint: security.signInHint,
              href: `${origin}/${lang}/login`,
            },
          ]
        : []),
    ],
    footer: [brand, security.footer(to)],
  });
}
