import { dateText } from "../../../kernel/written-date.ts";
import { addDays } from "../../../kernel/zoned-time.ts";
import { Badge, type Hue } from "../../../ui/badge.tsx";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { DayState } from "./load.ts";

const hues: Record<DayState, Hue> = {
  well: "celadon",
  slow: "gilt",
  partly: "gilt",
  down: "wrong",
  unmeasured: "cobalt",
};

type DayBarsProps = {
  name: string;
  bar: { now: DayState; days: readonly DayState[] };
  firstDay: string;
  /** Of a network only trouble is told, and a day without is not called good. */
  isMeasured: boolean;
};

/** Ninety days of one thing: bars for the eye, a sentence and a table of the days that were not good. */
export function DayBars({ name, bar: { now, days }, firstDay, isMeasured }: DayBarsProps) {
  const words = useWords("status");
  const { language } = useVisit();
  const count = (wanted: (state: DayState) => boolean) => days.filter(wanted).length;
  const isTrouble = (state: DayState) => state !== "well" && state !== "unmeasured";
  const trouble = count(isTrouble);
  const told = isMeasured
    ? words.history(
        trouble,
        count((state) => state === "well"),
        count((state) => state === "unmeasured"),
      )
    : words.networkHistory(trouble);
  return (
    <li className="status-row">
      <div className="status-name">
        <h3>{name}</h3>
        <Badge hue={hues[now]}>{!isMeasured && now === "unmeasured" ? words.nothingTold : words.states[now]}</Badge>
      </div>
      <div className="status-bars" aria-hidden="true">
        {days.map((state, place) => (
          <i key={place} className={`hue-${hues[state]} status-${state}`} />
        ))}
      </div>
      <details className="status-days">
        <summary>{told}</summary>
        {trouble === 0 ? (
          <p className="soft">{words.noDays}</p>
        ) : (
          <table>
            <caption className="vh">
              {name}: {words.days}
            </caption>
            <thead>
              <tr>
                <th scope="col">{words.day}</th>
                <th scope="col">{words.state}</th>
              </tr>
            </thead>
            <tbody>
              {days
                .map((state, place) => ({ state, day: addDays(firstDay, place) }))
                .filter(({ state }) => isTrouble(state))
                .toReversed()
                .map(({ state, day }) => (
                  <tr key={day}>
                    <th scope="row">{dateText(day, language)}</th>
                    <td>{words.states[state]}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        )}
      </details>
    </li>
  );
}
