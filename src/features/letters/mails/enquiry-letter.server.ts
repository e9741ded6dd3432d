import { letterWords } from "../../../i18n/letters.server.ts";
import type { Language } from "../../../kernel/language.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import { composeLetter } from "./compose-letter.server.ts";
import type { ComposedLetter, Fact } from "./letter-content.ts";

type EnquiryFacts = {
  number: string;
  key: string;
  to: string;
  lang: Language;
  origin: string;
  /** By when it is answered. */
  dueAt: Date;
  company: string;
  /** What was chosen in the form, and its files. */
  form: readonly Fact[];
  /** What a colleague has written; without it, that the enquiry has arrived. */
  answer?: string | undefined;
};

/** To a company that has written: its number and the day of the answer, or the answer. */
export function enquiryLetter({
  number,
  key,
  to,
  lang,
  origin,
  dueAt,
  company,
  form,
  answer,
}: EnquiryFacts): ComposedLetter {
  const { enquiry, brand } = letterWords(lang);
  const day = dateText(dateAt(dueAt.getTime(), operatorZone), lang);
  const [lead = "", ...paragraphs] = answer === undefined ? [enquiry.lead(day)] : linesIn(answer);
  const title = answer === undefined ? enquiry.title : enquiry.answered;
  return composeLetter({
    language: lang,
    subject: enquiry.subject(number),
    preview: title,
    orderNumber: number,
    title,
    figures: [],
    lead,
    blocks: [
      ...paragraphs.map((text) => ({ kind: "text" as const, text })),
      {
        kind: "action",
        label: enquiry.open,
        hint: enquiry.openHint,
        href: `${origin}/${lang}/contact-us-result?${new URLSearchParams({ number, key })}`,
      },
      {
        kind: "facts",
        title: enquiry.facts,
        facts: [
          { label: enquiry.number, value: number },
          // the company is a stranger's words until somebody has answered it
          answer === undefined ? { label: enquiry.due, value: day } : { label: enquiry.company, value: company },
        ],
      },
      ...(answer === undefined && form.length > 0
        ? [{ kind: "facts" as const, title: enquiry.sent, facts: [...form] }]
        : []),
      { kind: "text", text: answer === undefined ? enquiry.more : enquiry.reply },
    ],
    footer: [brand, enquiry.footer(to)],
  });
}

/** An e-mail's paragraphs are lines. */
const linesIn = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
