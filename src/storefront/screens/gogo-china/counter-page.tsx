import type { Trip } from "../../../features/catalogue/china/trip.ts";
import type { Verdict } from "../../../features/catalogue/china/weigh-transit.ts";
import type { Guide } from "./guide.ts";
import { nameOfPort, placeNamed } from "./named-places.ts";
import { counterRows } from "./phrases.ts";

type Both = readonly [english: string, chinese: string];

/** One sheet for the airline's counter: the trip, and the rule that it stands on, for whoever reads only one of both. */
export function CounterPage({ guide, trip, verdict }: { guide: Guide; trip: Trip; verdict: Verdict }) {
  const place = (code: string): Both => {
    const found = placeNamed(guide, code);
    return found ? [found.english, found.chinese] : [code, code];
  };
  const port = (code: string): Both => {
    const found = nameOfPort(guide, code);
    if (found) return [`${found.code.toUpperCase()} ${found.name}`, found.chinese];
    return code === "same" || code === "guangdong" ? counterRows[code] : counterRows.other;
  };
  const day = (date: string): Both => [date, date];
  const isExempt = verdict.exemption?.answer === "yes";
  const rows: [Both, Both][] = [
    [counterRows.passport, place(trip.passport)],
    [counterRows.from, place(trip.from)],
    [counterRows.port, port(trip.port)],
    [counterRows.arrival, day(trip.arrival)],
    [counterRows.to, place(trip.to)],
    [counterRows.departure, day(trip.departure)],
    [counterRows.exit, port(trip.exit)],
    ...(verdict.leaveBefore ? [[counterRows.leaveBefore, day(verdict.leaveBefore)] satisfies [Both, Both]] : []),
    [counterRows.rule, isExempt ? counterRows.exemption : counterRows.transit],
  ];
  const told = isExempt ? [verdict.exemption!.source] : verdict.checks.flatMap(({ source }) => source ?? []);
  const sources = guide.sources.filter(({ code }) => told.some(({ source }) => source === code));
  return (
    <section className="china-counter">
      <h3>
        <span lang="en">{counterRows.title[0]}</span> <span lang="zh-CN">{counterRows.title[1]}</span>
      </h3>
      <table>
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label[0]}>
              <th scope="row">
                <span lang="en">{label[0]}</span> <span lang="zh-CN">{label[1]}</span>
              </th>
              <td>
                <b lang="en">{value[0]}</b> {value[1] !== value[0] && <b lang="zh-CN">{value[1]}</b>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul>
        {sources.map(({ code, name, address }) => (
          <li key={code}>
            {name} {address}
          </li>
        ))}
      </ul>
      <p>
        <span lang="en">{counterRows.caution[0]}</span> <span lang="zh-CN">{counterRows.caution[1]}</span>
      </p>
    </section>
  );
}
