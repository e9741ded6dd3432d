import { operatorZone } from "../../../kernel/operator-zone.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { momentText } from "../../../kernel/written-time.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { links, prepaidRecordsFile } from "../../ground/links.ts";
import { useMoneyText } from "../../ground/visit/use-money-text.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { Statement } from "./statement.ts";

/** `pass`: where it was just proven. */
type RecordsProps = { statement: Statement; pass: string | undefined; isSignedIn: boolean };

/** What the card was used for in six months, by day as bars and line by line; for its owner alone. */
export function Records({ statement, pass, isSignedIn }: RecordsProps) {
  const { records: words } = useWords("top-up");
  const { language } = useVisit();
  const { lines, days, more, iccid } = statement;
  return (
    <section className="topup-records">
      <header className="topup-head">
        <h2>{words.title}</h2>
        {isSignedIn && (
          <LinkButton to={links(language).prepaidCard({ iccid })} icon="bell">
            {words.whenLow}
          </LinkButton>
        )}
        <p className="kick">{words.late}</p>
      </header>
      {lines.length === 0 ? (
        <p className="soft">{words.none}</p>
      ) : (
        <>
          {days.length > 0 && <Days days={days} />}
          <Lines lines={lines} />
          {more && <p className="kick">{words.more(lines.length)}</p>}
          <p>
            <LinkButton
              to={prepaidRecordsFile({ iccid, lang: language, ...(pass !== undefined && { pass }) })}
              reloadDocument
              icon="download"
            >
              {words.csv}
            </LinkButton>
          </p>
        </>
      )}
    </section>
  );
}

const [tall, wide] = [120, 14];

/** Hidden from readers: the table has the same. */
function Days({ days }: Pick<Statement, "days">) {
  const { language } = useVisit();
  const moneyText = useMoneyText();
  const most = Math.max(...days.map(({ amount }) => -amount.amount), 1);
  return (
    <div className="topup-days">
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
  );
}

function Lines({ lines }: Pick<Statement, "lines">) {
  const { records: words } = useWords("top-up");
  const { language } = useVisit();
  const moneyText = useMoneyText();
  const data = (bytes: number) =>
    bytes >= 2 ** 30 ? `${(bytes / 2 ** 30).toFixed(2)} GB` : `${(bytes / 2 ** 20).toFixed(1)} MB`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="topup-lines" tabIndex={0} aria-label={words.title}>
      <table>
        <thead>
          <tr>
            {[words.when, words.where, words.network, words.data, words.amount, words.balance].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ kind, at, place, carrier, bytes, amount, balance }, row) => (
            <tr key={row}>
              <td>{momentText(at, { zone: operatorZone }, language)}</td>
              <td>{place ?? words.kinds[kind]}</td>
              <td>{carrier}</td>
              <td>{bytes === null ? "" : data(bytes)}</td>
              <td>{moneyText(amount)}</td>
              <td>{moneyText(balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
