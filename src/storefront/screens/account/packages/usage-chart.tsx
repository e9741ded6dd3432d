import { dateText } from "../../../../kernel/written-date.ts";
import { Disclosure } from "../../../../ui/accordion.tsx";
import { useMoment } from "../../../ground/visit/use-moment.ts";
import { useVisit } from "../../../ground/visit/visit.ts";
import { useWords } from "../../../ground/visit/words.ts";
import { amountText } from "../../../parts/packages/package-facts.tsx";
import type { Package } from "../../../parts/packages/package.ts";
import type { Usage } from "./load.ts";
import { drawUsage } from "./usage-drawing.ts";

/** Requirements B6: what was used on each day, as of when, against what a day has. The table below says the same. */
export function UsageChart({ usage, of }: { usage: Usage; of: Package }) {
  const { usage: words, asOf: asOfWords, stale: staleWords } = useWords("packages");
  const moment = useMoment();
  const { usedMb, asOf, stale, usageByDay, days } = usage;
  return (
    <figure className="usage" id={`usage-${of.packageId}`}>
      <figcaption>
        <h3>{words.title(of.areaName)}</h3>
        <p className="kick">
          {[
            words.total(amountText(usedMb)),
            asOf && asOfWords(moment(asOf, of.clock)),
            of.dayCity ? words.zone(of.dayCity) : words.utc,
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        {stale && <p className="kick">{staleWords}</p>}
      </figcaption>
      {days.length > 0 ? (
        <Bars usage={usage} />
      ) : (
        <p className="soft">{usageByDay ? words.notBegun : words.notByDay}</p>
      )}
    </figure>
  );
}

function Bars({ usage }: { usage: Usage }) {
  const { usage: words } = useWords("packages");
  const { language } = useVisit();
  const { days, allowance, topMb, dateEvery } = drawUsage(usage);
  const dateOf = (day: string) => dateText(day, language, { year: false });
  return (
    <>
      <div className="usage-chart" aria-hidden="true">
        <p className="usage-top num">{amountText(topMb)}</p>
        <svg width="100%" height="180">
          <rect className="usage-ground" width="100%" height="100%" rx="10" />
          {days.map(({ day, x, width, y, height, over }) => (
            <rect
              key={day}
              className={`usage-bar${over ? " usage-over" : ""}`}
              x={`${x}%`}
              width={`${width}%`}
              y={`${y}%`}
              height={`${height}%`}
              rx="3"
            />
          ))}
          {allowance !== undefined && (
            <line className="usage-line" x1="0" x2="100%" y1={`${allowance}%`} y2={`${allowance}%`} />
          )}
        </svg>
        <svg className="usage-dates" width="100%" height="20">
          {days.map(
            ({ day, x, width }, place) =>
              place % dateEvery === 0 && (
                <text
                  key={day}
                  x={`${x + width / 2}%`}
                  y="15"
                  textAnchor={place === 0 && days.length > 10 ? "start" : "middle"}
                >
                  {dateOf(day)}
                </text>
              ),
          )}
        </svg>
      </div>
      {allowance !== undefined && (
        <p className="kick usage-allowance">
          <span aria-hidden="true" /> {words.allowance(amountText(usage.allowanceMb))}
        </p>
      )}
      <Disclosure summary={words.asTable}>
        <table className="usage-table">
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              <th scope="col">{words.used}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(
              ({ day, usedMb }) =>
                usedMb !== null && (
                  <tr key={day}>
                    <th scope="row">{dateOf(day)}</th>
                    <td className="num">{amountText(usedMb)}</td>
                  </tr>
                ),
            )}
          </tbody>
        </table>
      </Disclosure>
    </>
  );
}
