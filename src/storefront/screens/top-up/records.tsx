import type { ReactNode } from "react";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { momentText } from "../../../kernel/written-time.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { links, prepaidRecordsFile } from "../../ground/links.ts";
import { useMoneyText } from "../../ground/visit/use-money-text.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { Statement } from "./statement.ts";

type RecordsProps = {
  statement: Statement;
  /** Where it was just proven. */
  pass: string | undefined;
  isSignedIn: boolean;
  inApp: boolean;
  /** Not the newest page. */
  isOlder: boolean;
  /** The id of the form that asks for another page, with what was entered in it. */
  form: string;
  busy: boolean;
};

/** What the card was used for in six months, by day as bars and table, and line by line; for its owner alone. */
export function Records({ statement, pass, isSignedIn, inApp, isOlder, form, busy }: RecordsProps) {
  const { records: words } = useWords("top-up");
  const { language } = useVisit();
  const { lines, days, older, iccid } = statement;
  const page = (after: string, label: string) => (
    <Button type="submit" form={form} name="after" value={after} formNoValidate busy={busy}>
      {label}
    </Button>
  );
  return (
    <section className="topup-records">
      <header className="topup-head">
        <h2>{words.title}</h2>
        {isSignedIn && !inApp && (
          <LinkButton className="no-print" to={links(language).prepaidCard({ iccid })} icon="bell">
            {words.whenLow}
          </LinkButton>
        )}
        <p className="kick">
          {iccid} · {words.late}
        </p>
      </header>
      {lines.length === 0 && !isOlder ? (
        <p className="soft">{words.none}</p>
      ) : (
        <>
          {days.length > 0 && <Days days={days} />}
          <Lines lines={lines} />
          <div className="cluster no-print">
            {isOlder && page("", words.newest)}
            {older !== null && page(older, words.older)}
            <LinkButton
              to={prepaidRecordsFile({ iccid, lang: language, ...(pass !== undefined && { pass }) })}
              reloadDocument
              icon="download"
            >
              {words.csv}
            </LinkButton>
            <Button className="needs-script" icon="printer" onClick={() => print()}>
              {words.print}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

const [tall, wide] = [120, 14];

function Days({ days }: Pick<Statement, "days">) {
  const { records: words } = useWords("top-up");
  const { language } = useVisit();
  const moneyText = useMoneyText();
  const most = Math.max(...days.map(({ amount }) => -amount.amount), 1);
  return (
    <>
      <div className="topup-days">
        {/* hidden from readers: the table has the same */}
        <svg viewBox={`0 0 ${days.length * wide} ${tall}`} height={tall} aria-hidden="true">
          {days.map(({ day, amount }, place) => {
            const height = Math.max(2, (-amount.amount / most) * tall);
            return (
              <rect key={day} x={place * wide + 1} width={wide - 2} y={tall - height} height={height} rx="3">
                <title>
                  {dateText(day, language)} {moneyText(amount)}
                </title>
              </rect>
            );
          })}
        </svg>
      </div>
      <details className="disclosure topup-by-day">
        <summary>{words.byDay}</summary>
        <Table
          label={words.byDay}
          heads={[words.day, words.data, words.amount]}
          rows={days
            .toReversed()
            .map(({ day, bytes, amount }) => [dateText(day, language), dataText(bytes), moneyText(amount)])}
        />
      </details>
    </>
  );
}

function Lines({ lines }: Pick<Statement, "lines">) {
  const { records: words } = useWords("top-up");
  const { language } = useVisit();
  const moneyText = useMoneyText();
  return (
    <Table
      label={words.title}
      heads={[words.when, words.where, words.network, words.data, words.amount, words.balance]}
      rows={lines.map(({ kind, at, place, carrier, bytes, amount, balance }) => [
        momentText(at, { zone: operatorZone }, language),
        place ?? words.kinds[kind],
        carrier,
        bytes === null ? "" : dataText(bytes),
        moneyText(amount),
        moneyText(balance),
      ])}
    />
  );
}

type TableProps = { label: string; heads: readonly string[]; rows: readonly (readonly ReactNode[])[] };

/** Sums stand at the end of their columns: they begin with the data. */
function Table({ label, heads, rows }: TableProps) {
  const { data } = useWords("top-up").records;
  const sums = heads.indexOf(data);
  const look = (column: number) => (column < sums ? undefined : "topup-figure");
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="topup-lines" tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            {heads.map((head, column) => (
              <th key={head} scope="col" className={look(column)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place}>
              {row.map((cell, column) => (
                <td key={heads[column]} className={look(column)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const dataText = (bytes: number): string =>
  bytes >= 2 ** 30 ? `${(bytes / 2 ** 30).toFixed(2)} GB` : `${(bytes / 2 ** 20).toFixed(1)} MB`;
