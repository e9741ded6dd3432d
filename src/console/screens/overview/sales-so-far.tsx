import { amountText, formatMoney } from "../../../kernel/money.ts";
import { usePage } from "../../ground/asking.ts";
import { shortMoment } from "../../parts/short-moment.ts";
import type { Sold } from "./load.ts";
import { SalesChart } from "./sales-chart.tsx";

type Props = { sold: Sold; as: "chart" | "table"; hrefs: Record<"chart" | "table", string> };

export function SalesSoFar({ sold, as, hrefs }: Props) {
  const { words: all, language } = usePage();
  const { chart: words } = all.overview;
  const { figures, before, now, sameMoment, zone, currency } = sold;
  const sentence = words.sentence(
    formatMoney(figures.sales, language),
    shortMoment(now, language, zone),
    formatMoney(before.sales, language),
    shortMoment(sameMoment, language, zone),
  );
  return (
    <section className="overview-line">
      <header>
        <h2>{words.title}</h2>
        <p className="soft small">{words.lede(currency)}</p>
        <nav className="segments overview-as" aria-label={words.as}>
          {(["chart", "table"] as const).map((one) => (
            <a key={one} href={hrefs[one]} aria-current={one === as ? "page" : undefined}>
              {words[one]}
            </a>
          ))}
        </nav>
      </header>
      {as === "table" ? (
        <SalesTable sold={sold} caption={sentence} />
      ) : (
        <>
          <SalesChart sold={sold} sentence={sentence} width={760} height={300} as="wide" />
          <SalesChart sold={sold} sentence={sentence} width={358} height={220} as="narrow" />
        </>
      )}
    </section>
  );
}

type TableProps = { sold: Sold; caption: string };

/** Up to now beside the same time before; then what the time before had come to at each later step. */
function SalesTable({ sold: { line, lineBefore, before, sameMoment, range, zone, end }, caption }: TableProps) {
  const { words: all, language } = usePage();
  const { chart: words } = all.overview;
  const shift = Date.parse(end) - Date.parse(lineBefore.at(-1)!.at);
  const isOver = ({ at }: { at: string }) => at < sameMoment;
  const rows = [
    ...lineBefore.filter(isOver).map(({ amount }, place) => ({ ...(line[place] ?? line.at(-1)!), was: amount })),
    { ...line.at(-1)!, was: before.sales.amount },
    ...lineBefore
      .filter((point) => !isOver(point))
      .map(({ at, amount }) => ({ at: new Date(Date.parse(at) + shift).toISOString(), amount: null, was: amount })),
  ];
  return (
    <table className="line-table">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.columns.at}</th>
          <th scope="col" className="end">
            {words.columns.sales}
          </th>
          <th scope="col" className="end">
            {words.before[range]}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.slice(1).map(({ at, amount, was }) => (
          <tr key={`${at}${was}`}>
            <th scope="row">{shortMoment(at, language, zone)}</th>
            <td className="end">
              {amount === null ? <span className="soft">{words.ahead}</span> : amountText({ amount })}
            </td>
            <td className="end soft">{amountText({ amount: was })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
