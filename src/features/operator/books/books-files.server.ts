import { booksWords } from "../../../i18n/books.server.ts";
import type { Currency } from "../../../kernel/currency.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { unwrap, type Envelope } from "../../../kernel/envelope.ts";
import type { Language } from "../../../kernel/language.ts";
import { amountText } from "../../../kernel/money.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { dateText, monthText } from "../../../kernel/written-date.ts";
import { dateAt, timeAt } from "../../../kernel/zoned-time.ts";
import { byteOrderMark, csv } from "../../../platform/csv.ts";
import type { FileOfSite } from "../../../platform/http/private-pages.server.ts";
import { drawPdf } from "../../../platform/pdf/draw-pdf.server.ts";
import type { PdfContent } from "../../../platform/pdf/pdf-content.ts";
import { GetBooks } from "./contract.ts";

type Books = OutputOf<typeof GetBooks>;
export type Company = { name: string; address: string };

/** A month's books for an accountant: of the month that the address names, otherwise of the running one. */
export function booksFiles(companyNow: () => Promise<Company>): Readonly<Record<string, FileOfSite>> {
  const asked = async ({ query, ask }: Pick<Parameters<FileOfSite>[0], "query" | "ask">) => {
    const { month } = query as Record<string, unknown>;
    return unwrap((await ask(GetBooks.path, month === undefined ? {} : { month })) as Envelope<Books>);
  };
  return {
    "books.csv": async ({ language, ...wish }) => {
      const books = await asked(wish);
      return {
        name: `farwave-books-${books.month}.csv`,
        type: "text/csv; charset=utf-8",
        file: asCsv(books, language),
      };
    },
    "books.pdf": async ({ language, now, ...wish }) => {
      const books = await asked(wish);
      const file = await drawPdf(asPdf(books, { language, company: await companyNow(), now }));
      return { name: `farwave-books-${books.month}.pdf`, type: "application/pdf", file };
    },
  };
}

/** A spreadsheet calculates with these: no thousands separators, a minus sign. */
function asCsv({ month, books }: Books, language: Language): string {
  const { columns, accounts, file } = booksWords(language);
  const plain = ({ amount }: { amount: number }) => (amount / 100).toFixed(2);
  const head = [file.month, file.currency, columns.account, columns.before, columns.debit, columns.credit];
  return (
    byteOrderMark +
    csv([
      [...head, columns.after, columns.entries],
      ...books.map(({ account, before, debit, credit, after, entries }) => [
        month,
        after.currency,
        accounts[account],
        ...[before, debit, credit, after].map(plain),
        String(entries),
      ]),
    ])
  );
}

type Printed = { language: Language; company: Company; now: Date };

function asPdf(books: Books, { language, company, now }: Printed): PdfContent {
  const words = booksWords(language);
  const { month, sealed } = books;
  const moment = (at: string) => {
    const instant = Date.parse(at);
    return `${dateText(dateAt(instant, operatorZone), language)} ${timeAt(instant, operatorZone)}`;
  };
  return {
    language,
    title: words.title(monthText(month, language)),
    reference: month,
    lead: sealed ? words.seal.sealed(sealed.who, moment(sealed.at)) : words.file.open,
    blocks: books.left.flatMap(({ currency }) => tableOf(books, currency, language)),
    foot: [[company.name, company.address].join(" · "), words.foot],
    pageOf: words.file.page,
    at: now,
  };
}

function tableOf({ books }: Books, currency: Currency, language: Language): PdfContent["blocks"] {
  const { columns, accounts } = booksWords(language);
  const rows = books.filter(({ after }) => after.currency === currency);
  if (rows.length === 0) return [];
  const amounts = ["before", "debit", "credit", "after"] as const;
  return [
    {
      kind: "table",
      columns: [
        { title: `${columns.account}, ${currency}`, share: 0.32 },
        ...amounts.map((name) => ({ title: columns[name], share: 0.17, align: "right" as const })),
      ],
      rows: rows.map((book) => [accounts[book.account], ...amounts.map((name) => amountText(book[name]))]),
      totals: [],
    },
  ];
}
