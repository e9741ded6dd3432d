import { dateText } from "../../../kernel/written-date.ts";
import { usePage } from "../../ground/asking.ts";
import { dataText } from "../../parts/plan-line.tsx";
import type { SimPage } from "./load.ts";

const height = 48;

/** Bars for the eye; the sentence below says the most, and the table all of it. */
export function UsageByDay({ days }: Pick<SimPage, "days">) {
  const { words: all, language } = usePage();
  const { sim: words } = all.customers;
  const most = Math.max(...days.map(({ usedMb }) => usedMb), 1);
  return (
    <section className="sim-usage">
      <h2>{words.usage}</h2>
      <svg
        className="sim-days"
        aria-hidden="true"
        viewBox={`0 0 ${Math.max(days.length, 10) * 10} ${height}`}
        preserveAspectRatio="none"
      >
        {days.map(({ day, usedMb }, place) => {
          const tall = Math.max(1, (usedMb / most) * (height - 2));
          return <rect key={day} x={place * 10 + 1} y={height - tall} width="8" height={tall} rx="1" />;
        })}
        <path className="sim-days-base" d={`M0 ${height}H${Math.max(days.length, 10) * 10}`} />
      </svg>
      <p className="soft">{words.usageSentence(days.length, dataText(most))}</p>
      <details>
        <summary>{words.asTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              <th scope="col">{words.columns.used}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, usedMb }) => (
              <tr key={day}>
                <th scope="row">{dateText(day, language)}</th>
                <td>{dataText(usedMb)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
