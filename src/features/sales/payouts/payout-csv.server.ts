import { payoutWords } from "../../../i18n/payouts.server.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { unwrap, type Envelope } from "../../../kernel/envelope.ts";
import type { Language } from "../../../kernel/language.ts";
import { byteOrderMark, csv } from "../../../platform/csv.ts";
import type { FileOfSite } from "../../../platform/http/private-pages.server.ts";
import { GetPayout } from "./contract.ts";
import { netOf } from "./rules.ts";

type Payout = OutputOf<typeof GetPayout>;

/** All lines of the payout that the address names, for an accountant: made of what its page says, so the right is asked there. */
export const payoutCsv: FileOfSite = async ({ query, language, ask }) => {
  const { id } = query as Record<string, unknown>;
  const page = async (place: object) => unwrap((await ask(GetPayout.path, { id, ...place })) as Envelope<Payout>);
  let payout = await page({});
  const { reference, amount } = payout;
  const lines = [...payout.lines];
  while (payout.older !== null) {
    payout = await page({ after: payout.older });
    lines.push(...payout.lines);
  }
  return {
    name: `farwave-payout-${reference.replaceAll(/[^\w-]/g, "_")}.csv`,
    type: "text/csv; charset=utf-8",
    file: asCsv(lines, amount.currency, language),
  };
};

/** A spreadsheet calculates with these: no thousands separators, a minus sign. */
function asCsv(lines: Payout["lines"], currency: string, language: Language): string {
  const { columns, kinds, verdicts } = payoutWords(language);
  const plain = (amount: number) => (amount / 100).toFixed(2);
  const head = [columns.at, columns.kind, columns.order, columns.currency, columns.amount, columns.fee, columns.net];
  return (
    byteOrderMark +
    csv([
      [...head, columns.charged, columns.verdict, columns.reference],
      ...lines.map((line) => [
        line.at,
        kinds[line.kind],
        line.order ?? "",
        currency,
        ...[line.amount, line.fee, netOf(line)].map(plain),
        line.booked ? `${line.booked.currency} ${plain(line.booked.amount)}` : "",
        verdicts[line.verdict],
        line.reference,
      ]),
    ])
  );
}
