import { letterWords } from "../../../i18n/letters.server.ts";
import { defaultCurrency } from "../../../kernel/currency.ts";
import type { Language } from "../../../kernel/language.ts";
import { composeLetter } from "./compose-letter.server.ts";
import type { ComposedLetter } from "./letter-content.ts";
import { momentInLetter } from "./order-in-letter.server.ts";

/** `by`: the mailbox of the colleague who invites, or who reminds: then with the moment at which the account closes by itself. */
type Facts = { to: string; by: string; lang: Language; link: string; until: Date; closesAt?: string | undefined };

/** Invites somebody to the operator's console. Who knows of no invitation learns that nothing happens without the link. */
export function invitationLetter({ to, by, lang, link, until, closesAt }: Facts): ComposedLetter {
  const { invitation, brand } = letterWords(lang);
  const moment = (at: Date) => momentInLetter(at, { lang, currency: defaultCurrency });
  const ends = invitation.ends(moment(until));
  const { subject, title, lead } =
    closesAt === undefined
      ? { ...invitation, lead: invitation.lead(by) }
      : { ...invitation.reminder, lead: invitation.reminder.lead(by, moment(new Date(closesAt))) };
  return composeLetter({
    language: lang,
    subject,
    preview: ends,
    orderNumber: "",
    title,
    figures: [],
    lead,
    blocks: [
      { kind: "action", label: invitation.open, hint: ends, href: link },
      { kind: "text", text: invitation.device },
      { kind: "notice", title: invitation.secret, lines: [invitation.notYou] },
    ],
    footer: [brand, invitation.footer(to)],
  });
}
