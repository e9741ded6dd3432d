import { letterWords } from "../../../i18n/letters.server.ts";
import type { Language } from "../../../kernel/language.ts";
import {
  againReasons,
  endReasons,
  refusalReasons,
  toldReasons,
  wrongStepsOf,
} from "../../../kernel/real-name-reasons.ts";
import { composeLetter } from "./compose-letter.server.ts";
import type { ComposedLetter } from "./letter-content.ts";

type Texts = ReturnType<typeof letterWords>["realName"];

/** Every e-mail that there is about a registration. */
export const realNameCases: readonly { state: keyof Texts["leads"]; reasons: readonly (keyof Texts["reasons"])[] }[] = [
  { state: "received", reasons: [] },
  { state: "registered", reasons: [] },
  { state: "withdrawn", reasons: [] },
  { state: "deregistered", reasons: [] },
  { state: "sim_left", reasons: [] },
  { state: "moved", reasons: [] },
  { state: "correcting", reasons: [] },
  { state: "lapsed", reasons: [] },
  { state: "undecided", reasons: [] },
  { state: "name_changed", reasons: [] },
  ...endReasons.flatMap((reason) => [
    { state: "deregistered" as const, reasons: [reason] },
    { state: "sim_left" as const, reasons: [reason] },
  ]),
  ...againReasons.map((reason) => ({ state: "again" as const, reasons: [reason] })),
  { state: "again", reasons: ["photo_copy", "details_differ"] },
  ...refusalReasons.map((reason) => ({ state: "refused" as const, reasons: [reason] })),
];

type RealNameNews = {
  state: keyof Texts["leads"];
  /** Keys of the reasons, where somebody has to know some. */
  reasons: readonly string[];
  /** What a reviewer has written for one of them. */
  ownWords?: string | null;
  /** Masked, where it is about one of several. */
  sim?: string;
  /** Whoever may object writes here. */
  helpAddress?: string;
  number: string;
  key: string;
  to: string;
  lang: Language;
  origin: string;
};

/** The page behind the private link. */
export const realNamePage = ({ number, key, lang, origin }: Pick<RealNameNews, "number" | "key" | "lang" | "origin">) =>
  `${origin}/${lang}/real-name-result?${new URLSearchParams({ number, key })}`;

/** How far a registration is: never a name, a number of a document or a photograph, which an e-mail would carry to anybody. */
export function realNameLetter({
  state,
  reasons,
  ownWords = null,
  sim,
  helpAddress,
  number,
  key,
  to,
  lang,
  origin,
}: RealNameNews): ComposedLetter {
  const { realName } = letterWords(lang);
  const told = reasons.includes("sim_corrected") ? "corrected" : state;
  const title = realName.titles[state === "again" && wrongStepsOf(reasons).length > 1 ? "againBoth" : told];
  return composeLetter({
    language: lang,
    area: "real-name-letters",
    subject: realName.subject(number),
    preview: title,
    orderNumber: number,
    title,
    figures: [],
    lead: realName.leads[told],
    blocks: [
      ...(helpAddress
        ? [{ kind: "notice" as const, title: realName.notYou, lines: [realName.tell(helpAddress)] }]
        : []),
      ...toldReasons({ reasons, ownWords }, realName.reasons).map((text) => ({ kind: "text" as const, text })),
      {
        kind: "action",
        label: realName.open,
        hint: realName.openHint,
        href: realNamePage({ number, key, lang, origin }),
      },
      {
        kind: "facts",
        title: realName.number,
        facts: [{ label: realName.number, value: number }, ...(sim ? [{ label: realName.sim, value: sim }] : [])],
      },
    ],
    footer: [realName.brand, realName.footer(to)],
  });
}

/** To the mailbox before: neither where the letters go now, nor the link, which may be a stranger's by a slip of the pen. */
export function contactChangedLetter({
  number,
  to,
  lang,
}: Pick<RealNameNews, "number" | "to" | "lang">): ComposedLetter {
  const { realName } = letterWords(lang);
  const { contactChanged: words } = realName;
  return composeLetter({
    language: lang,
    area: "real-name-letters",
    subject: realName.subject(number),
    preview: words.title,
    orderNumber: number,
    title: words.title,
    figures: [],
    lead: words.lead,
    blocks: [
      { kind: "text", text: words.notYou },
      { kind: "facts", title: realName.number, facts: [{ label: realName.number, value: number }] },
    ],
    footer: [realName.brand, words.footer(to)],
  });
}
