import { letterWords } from "../../../i18n/letters.server.ts";
import type { Language } from "../../../kernel/language.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { momentIn } from "../../../kernel/written-time.ts";
import { composeLetter } from "./compose-letter.server.ts";
import type { ComposedLetter, WrittenLetter } from "./letter-content.ts";

type Whose = {
  id: string;
  key: string;
  to: string;
  language: Language;
  origin: string;
  /** It is about one trouble alone. */
  isOnly?: true;
};

/** Opening it changes nothing, since programs open links to look at them: a button does, or the POST of a mail program. */
const linkTo = (deed: "confirm" | "stop", { id, key, language, origin, isOnly }: Whose) =>
  `${origin}/${language}/status?${new URLSearchParams({ do: deed, ...(isOnly && { of: "one" }), id, key })}`;

/** To an address that somebody has typed in: whoever reads it confirms it, or does nothing. `of`: the one trouble it is for. */
export function statusLinkLetter(asking: Whose, of?: string): ComposedLetter {
  const whose: Whose = of === undefined ? asking : { ...asking, isOnly: true };
  const { status, brand } = letterWords(whose.language);
  const { link } = status;
  const { title, lead } = of === undefined ? link : { title: link.oneTitle(of), lead: link.oneLead };
  return composeLetter({
    language: whose.language,
    area: "service-letters",
    subject: link.subject,
    preview: title,
    orderNumber: "",
    title,
    figures: [],
    lead,
    blocks: [
      { kind: "action", label: link.confirm, hint: link.hint, href: linkTo("confirm", whose) },
      { kind: "text", text: link.notYou },
    ],
    footer: [brand, link.footer(whose.to)],
  });
}

type News = Whose & {
  moment: "begin" | "end";
  outageId: string;
  title: string;
  advice: string | null;
  beganAt: Date;
  expectedAt: Date | null;
  endedAt: Date | null;
};

/** That trouble has begun, or that it is over. */
export function statusNewsLetter(news: News): WrittenLetter {
  const { moment, title, advice, outageId, beganAt, expectedAt, endedAt, isOnly, language, origin, to } = news;
  const { status, brand } = letterWords(language);
  const stop = linkTo("stop", news);
  const shown = (at: Date) => momentIn(at.toISOString(), { zone: operatorZone }, language);
  const said = status[moment];
  const letter = composeLetter({
    language,
    area: "service-letters",
    subject: said.subject(title),
    preview: said.lead,
    orderNumber: "",
    title,
    figures: [],
    lead: said.lead,
    blocks: [
      ...(advice !== null && moment === "begin" ? [{ kind: "text" as const, title: status.canDo, text: advice }] : []),
      {
        kind: "facts",
        title: status.facts,
        facts: [
          { label: status.since, value: shown(beganAt) },
          ...(expectedAt && moment === "begin" ? [{ label: status.expected, value: shown(expectedAt) }] : []),
          ...(endedAt ? [{ label: status.until, value: shown(endedAt) }] : []),
        ],
      },
      { kind: "action", label: status.open, href: `${origin}/${language}/status#${outageId}` },
    ],
    footer: [isOnly ? status.whyOne : status.why, brand, status.footer(to)],
    // the address is forgotten with this e-mail
    ...(!isOnly && { footLink: { label: status.stop, href: stop } }),
  });
  return isOnly ? letter : { ...letter, unsubscribe: stop };
}
