import { overviewWords, refundWords } from "../../../i18n/overview.server.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { unwrap, type Envelope } from "../../../kernel/envelope.ts";
import type { Language } from "../../../kernel/language.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import { byteOrderMark, csv } from "../../../platform/csv.ts";
import type { FileOfSite } from "../../../platform/http/private-pages.server.ts";
import { GetOverview, GetReached } from "./contract.ts";

type Sold = OutputOf<typeof GetOverview>;
type Reached = OutputOf<typeof GetReached>;

/** The figures that the address names, as the page shows them; whoever sees no orders gets those of money alone. */
export const overviewCsv: FileOfSite = async ({ query, language, ask }) => {
  const { range, currency } = query as Record<string, unknown>;
  const ranged = range === undefined ? {} : { range };
  const [sold, reached] = await Promise.all([
    ask(GetOverview.path, { ...ranged, ...(currency !== undefined && { currency }) }),
    ask(GetReached.path, ranged),
  ]);
  const figures = unwrap(sold as Envelope<Sold>);
  const far = reached as Envelope<Reached>;
  const steps = far.resultCode === "RIGHT_MISSING" ? undefined : unwrap(far);
  return {
    name: `farwave-overview-${dateAt(Date.parse(figures.now), figures.zone)}-${figures.currency}.csv`,
    type: "text/csv; charset=utf-8",
    file:
      byteOrderMark + csv([head(language), ...money(figures, language), ...(steps ? counted(steps, language) : [])]),
  };
};

const head = (language: Language): string[] => {
  const { csv: words } = overviewWords(language);
  return [words.figure, words.unit, words.is, words.was, words.until];
};

/** A spreadsheet calculates with these: no thousands separators, a minus sign. */
const plain = ({ amount }: { amount: number }) => (amount / 100).toFixed(2);

function money({ figures, before, reasons, currency, now }: Sold, language: Language): string[][] {
  const words = overviewWords(language);
  const { reasons: asked, refundReasons } = refundWords(language);
  const names: Readonly<Record<string, string>> = { ...refundReasons, ...asked };
  return [
    [words.sales, currency, plain(figures.sales), plain(before.sales), now],
    [words.payments, words.csv.pieces, String(figures.payments), String(before.payments), now],
    [words.refunded, currency, plain(figures.refunded), plain(before.refunded), now],
    ...reasons.map(({ reason, amount, was }) => [
      `${words.reasons.title}: ${names[reason] ?? reason}`,
      currency,
      plain(amount),
      plain(was),
      now,
    ]),
  ];
}

function counted({ visits, firstDays }: Reached, language: Language): string[][] {
  const words = overviewWords(language);
  const row = (name: string, is: number, was: number, until: string) => [
    name,
    words.csv.pieces,
    String(is),
    String(was),
    until,
  ];
  const steps = ["visitors", "sawPlans", "ordered", "paid"] as const;
  const days = ["esims", "online"] as const;
  return [
    ...(visits
      ? steps.map((step) => row(words.visits.steps[step], visits.is[step], visits.was[step], visits.until))
      : []),
    ...(firstDays
      ? days.map((step) => row(words.firstDays.steps[step], firstDays.is[step], firstDays.was[step], firstDays.until))
      : []),
  ];
}
