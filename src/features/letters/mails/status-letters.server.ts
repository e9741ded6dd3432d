import { letterWords } from "../../../i18n/letters.server.ts";
import type { Language } from "../../../kernel/language.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { momentIn } from "../../../kernel/written-time.ts";
import { composeLetter } from "./compose-letter.server.ts";
import type { ComposedLetter, WrittenLetter } from "./letter-content.ts";

type Whose = { id: string; key: string; to: string; language: Language; origin: string };

/** Opening it changes nothing, since programs open links to look at them: a button does, or the POST of a mail program. */
const linkTo = (deed: "confirm" | "stop", { id, key, language, origin }: Whose) =>
  `${origin}/${language}/status?${new URLSearchParams({ do: deed, id, key })}`;

/** To an address that somebody has typed in: whoever reads it confirms it, or does nothing. */
export function statusLinkLetter(whose: Whose): ComposedLetter {
  const { status, brand } = letterWords(whose.language);
  const { link } = status;
  return composeLetter({
    language: whose.language,
    area: "service-letters",
    subject: link.subject,
    preview: link.title,
    orderNumber: "",
    title: link.title,
    figures: [],
    lead: link.lead,
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
  endedAt: Date | null;
};

/** That trouble has begun, or that it is over. */
export function statusNewsLetter(news: News): WrittenLetter {
  const { moment, title, advice, outageId, beganAt, endedAt, language, origin, to } = news;
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
          ...(endedAt ? [{ label: status.until, value: shown(endedAt) }] : []),
        ],
      },
      { kind: "action", label: status.open, href: `${origin}/${language}/status#${outageId}` },
    ],
    footer: [status.why, brand, status.footer(to)],
    footLink: { label: status.stop, href: stop },
  });
  return { ...letter, unsubscribe: stop };
}
