import { orderWords } from "../../../i18n/order.server.ts";
import type { Language } from "../../../kernel/language.ts";
import type { PdfBlock, PdfContent } from "../../../platform/pdf/pdf-content.ts";
import { hidden, type ReadLetter } from "../../letters/mails/mail-for-staff.server.ts";
import { dayInLetter } from "../../letters/mails/order-in-letter.server.ts";
import type { Order } from "../../sales/orders/store.server.ts";
import type { ConsentGiven } from "./store.server.ts";

type Documents = {
  order: Pick<Order, "number" | "currency">;
  receipt: PdfContent;
  consents: ConsentGiven[];
  /** In the language in which it was sent. */
  confirmation: { at: Date; letter: Pick<ReadLetter, "subject" | "text"> | undefined } | undefined;
};

/** The receipt, which holds the refunds, and behind it what the buyer agreed to and was told. */
export function documentsContent(
  { order, receipt, consents, confirmation }: Documents,
  language: Language,
): PdfContent {
  const { documents: words, buyer } = orderWords(language);
  const day = (at: Date) => dayInLetter(at, { lang: language, currency: order.currency });
  const blocks: PdfBlock[] = [
    ...receipt.blocks,
    {
      kind: "table",
      columns: [
        { title: buyer.consents, share: 0.44 },
        { title: words.version, share: 0.28 },
        { title: words.given, share: 0.28 },
      ],
      rows: consents.map(({ consent, text_version, given_at }) => [
        Object.hasOwn(buyer.consent, consent) ? buyer.consent[consent as keyof typeof buyer.consent] : consent,
        text_version,
        day(given_at),
      ]),
      totals: [],
    },
    ...(confirmation
      ? letterBlocks(words.confirmation(day(confirmation.at)), confirmation.letter, words.overtaken)
      : [{ kind: "text" as const, title: words.confirmed, text: words.unconfirmed }]),
  ];
  return { ...receipt, title: words.title, reference: order.number, blocks };
}

type Letter = Pick<ReadLetter, "subject" | "text">;

/** The e-mail's own headings and lines, without those that only held a code or a link: these are shown to nobody. */
function letterBlocks(title: string, letter: Letter | undefined, overtaken: string): PdfBlock[] {
  if (!letter) return [{ kind: "text", title, text: overtaken }];
  const [opening = "", ...parts] = letter.text.split(/^== (.*) ==$/m);
  const blocks: PdfBlock[] = [{ kind: "text", title, text: `${letter.subject}\n\n${readable(opening)}` }];
  for (let place = 0; place < parts.length; place += 2) {
    const text = readable(parts[place + 1] ?? "");
    if (text !== "") blocks.push({ kind: "text", title: parts[place]!, text });
  }
  return blocks;
}

const readable = (text: string): string =>
  text
    .split("\n")
    .filter((line) => !line.includes(hidden))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
