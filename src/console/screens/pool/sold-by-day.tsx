import { countText } from "../../../kernel/count-text.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { addDays } from "../../../kernel/zoned-time.ts";
import { usePage } from "../../ground/asking.ts";
import type { PoolPage } from "./load.ts";

const height = 56;
const shownDays = 29;
const wide = 12;

/** Bars for the eye, today as the sun; the sentence below says the most, and the table all of it. */
export function SoldByDay({ days, today }: Pick<PoolPage, "days" | "today">) {
  const { words: all, language } = usePage();
  const { stock: words } = all;
  const soldOn = new Map(days.map(({ day, sold }) => [day, sold]));
  const shown = Array.from({ length: shownDays }, (_, place) => addDays(today, place - shownDays + 1));
  const total = days.reduce((sum, { sold }) => sum + sold, 0);
  const best = days.reduce((one, other) => (other.sold > one.sold ? other : one), { day: today, sold: 0 });
  return (
    <section className="pool-days">
      <h2>{words.lately}</h2>
      <svg viewBox={`0 0 ${shownDays * wide} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {shown.map((day, place) => {
          const tall = ((soldOn.get(day) ?? 0) / Math.max(1, best.sold)) * (height - 2);
          const at = { x: place * wide + 2, y: height - tall, width: wide - 4, height: tall };
          return <rect key={day} className={day === today ? "day-now" : undefined} rx="1.5" {...at} />;
        })}
        <path d={`M0 ${height}H${shownDays * wide}`} />
      </svg>
      <p className="soft">
        {total > 0
          ? words.latelySentence(countText(total), countText(best.sold), dateText(best.day, language, { year: false }))
          : words.latelyNone}
      </p>
      {days.length > 0 && <Movement days={days} />}
    </section>
  );
}

function Movement({ days }: Pick<PoolPage, "days">) {
  const { words: all, language } = usePage();
  const { movement, asTable } = all.stock;
  const columns = ["added", "sold", "cameBack", "retired"] as const;
  return (
    <details>
      <summary>{asTable}</summary>
      <table className="pool-movement">
        <thead>
          <tr>
            <th scope="col">{movement.day}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {movement[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, ...moved }) => (
            <tr key={day}>
              <th scope="row">{dateText(day, language, { year: false })}</th>
              {columns.map((column) => (
                <td key={column}>{countText(moved[column])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
