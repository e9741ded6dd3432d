import { letterWords } from "../../../i18n/letters.server.ts";
import { defaultCurrency } from "../../../kernel/currency.ts";
import type { Language } from "../../../kernel/language.ts";
import { composeLetter } from "./compose-letter.server.ts";
import type { ComposedLetter } from "./letter-content.ts";
import { momentInLetter } from "./order-in-letter.server.ts";

/** `by`: the mailbox of the colleague who invites. */
type Facts = { to: string; by: string; lang: Language; link: string; until: Date };

/** Invites somebody to the operator's console. Who knows of no invitation learns that nothing happens without the link. */
export function invitationLetter({ to, by, lang, link, until }: Facts): ComposedLetter {
  const { invitation, brand } = letterWords(lang);
  const ends = invitation.ends(momentInLetter(until, { lang, currency: defaultCurrency }));
  return composeLetter({
    language: lang,
    subject: invitation.subject,
    preview: ends,
    orderNumber: "",
    title: invitation.title,
    figures: [],
    lead: invitation.lead(by),
    blocks: [
      { kind: "action", label: invitation.open, hint: ends, href: link },
      { kind: "text", text: invitation.device },
      { kind: "notice", title: invitation.secret, lines: [invitation.notYou] },
    ],
    footer: [brand, invitation.footer(to)],
  });
}
