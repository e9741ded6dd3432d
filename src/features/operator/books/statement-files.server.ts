import { booksWords } from "../../../i18n/books.server.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { unwrap, type Envelope } from "../../../kernel/envelope.ts";
import type { Language } from "../../../kernel/language.ts";
import { amountText, type Money } from "../../../kernel/money.ts";
import { percentText } from "../../../kernel/tax.ts";
import { monthText } from "../../../kernel/written-date.ts";
import { byteOrderMark, csv } from "../../../platform/csv.ts";
import type { FileOfSite } from "../../../platform/http/private-pages.server.ts";
import { drawPdf } from "../../../platform/pdf/draw-pdf.server.ts";
import type { PdfBlock } from "../../../platform/pdf/pdf-content.ts";
import type { Company } from "./books-files.server.ts";
import { GetStatement } from "./contract.ts";

type Statement = OutputOf<typeof GetStatement>;
type InCurrency = Statement["statements"][number];

/** What a month brought and cost, and the tax contained in it, for an accountant. */
export function statementFiles(
  companyNow: () => Promise<Company>,
  taxNumber: string | undefined,
): Readonly<Record<string, FileOfSite>> {
  const asked = async ({ query, ask }: Pick<Parameters<FileOfSite>[0], "query" | "ask">) => {
    const { month } = query as Record<string, unknown>;
    return unwrap((await ask(GetStatement.path, month === undefined ? {} : { month })) as Envelope<Statement>);
  };
  return {
    "statement.csv": async ({ language, ...wish }) => {
      const statement = await asked(wish);
      const name = `farwave-statement-${statement.month}.csv`;
      return { name, type: "text/csv; charset=utf-8", file: asCsv(statement, language) };
    },
    "statement.pdf": async ({ language, now, ...wish }) => {
      const [statement, company] = await Promise.all([asked(wish), companyNow()]);
      const { statement: words, file: of, foot } = booksWords(language);
      const file = await drawPdf({
        language,
        title: words.title(monthText(statement.month, language)),
        reference: statement.month,
        lead: words.lead,
        blocks: [
          ...statement.statements.map((one) => tableOf(one, statement, language)),
          { kind: "text", title: words.taxTitle, text: taxText(taxNumber, statement, language) },
        ],
        foot: [[company.name, company.address].join(" · "), foot],
        pageOf: of.page,
        at: now,
      });
      return { name: `farwave-statement-${statement.month}.pdf`, type: "application/pdf", file };
    },
  };
}

/** Each line with its amount, then what they come to and the tax contained in them. */
function linesOf({ lines, result, left, tax }: InCurrency, language: Language): [label: string, sum: Money][] {
  const { statement: words } = booksWords(language);
  return [
    ...lines.map(({ line, amount }): [string, Money] => [words.lines[line], amount]),
    [words.result, result],
    ...(left.amount === 0 ? [] : [[words.left, left] as [string, Money]]),
    ...(tax
      ? ([
          [words.tax.sales, tax.sales],
          [words.tax.refunds, tax.refunds],
          [words.tax.net, tax.net],
        ] as [string, Money][])
      : []),
  ];
}

/** A spreadsheet calculates with these: no thousands separators, a minus sign. */
function asCsv({ month, taxHundredths, statements }: Statement, language: Language): string {
  const { file, statement: words } = booksWords(language);
  return (
    byteOrderMark +
    csv([
      [file.month, file.currency, words.line, words.amount, words.rate],
      ...statements.flatMap((one) =>
        linesOf(one, language).map(([label, { amount, currency }]) => [
          month,
          currency,
          label,
          (amount / 100).toFixed(2),
          percentText(taxHundredths),
        ]),
      ),
    ])
  );
}

function tableOf(one: InCurrency, { taxHundredths }: Statement, language: Language): PdfBlock {
  const { statement: words } = booksWords(language);
  const { lines, result, left, tax } = one;
  const said = (label: string, sum: Money) => ({ label, value: amountText(sum) });
  return {
    kind: "table",
    columns: [
      { title: `${words.line}, ${result.currency}`, share: 0.7 },
      { title: words.amount, share: 0.3, align: "right" },
    ],
    rows: lines.map(({ line, amount }) => [words.lines[line], amountText(amount)]),
    totals: [
      { ...said(words.result, result), strong: true },
      ...(left.amount === 0 ? [] : [said(words.left, left)]),
      ...(tax
        ? [
            said(words.tax.sales, tax.sales),
            said(words.tax.refunds, tax.refunds),
            said(words.tax.netAt(percentText(taxHundredths)), tax.net),
          ]
        : []),
    ],
  };
}

function taxText(line: string | undefined, { taxHundredths }: Statement, language: Language): string {
  const { statement: words } = booksWords(language);
  const said = taxHundredths === 0 ? words.noTax : words.taxNote(percentText(taxHundredths));
  return line ? `${line}\n${said}` : said;
}
