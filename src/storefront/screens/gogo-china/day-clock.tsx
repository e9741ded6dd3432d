import type { Trip } from "../../../features/catalogue/china/trip.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { addDays, daysFrom } from "../../../kernel/zoned-time.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";

type DayClockProps = { trip: Pick<Trip, "arrival" | "departure">; leaveBefore: string };

/** The day of landing is free; then each day that is allowed, and the first one on which one must be gone. */
export function DayClock({ trip: { arrival, departure }, leaveBefore }: DayClockProps) {
  const { language } = useVisit();
  const { verdict: words } = useWords("china");
  const days = Array.from({ length: daysFrom(arrival, leaveBefore) + 1 }, (_, day) => addDays(arrival, day));
  const stateOf = (day: string) =>
    day === arrival ? "free" : day === leaveBefore ? "gone" : day <= departure ? "stay" : "left";
  return (
    <section className="china-clock" aria-label={words.clock}>
      <p className="between">
        <b>{words.clock}</b>
        <span className="kick">{words.zone}</span>
      </p>
      <ol>
        {days.map((day) => (
          <li key={day} className={`china-day-${stateOf(day)}`}>
            <b className="num" aria-hidden="true">
              {Number(day.slice(8))}
            </b>
            <span className="vh">{words.day(dateText(day, language), words.states[stateOf(day)])}</span>
          </li>
        ))}
      </ol>
      <p className="between">
        <span className="kick">{words.free}</span>
        <b>{words.leave(dateText(leaveBefore, language))}</b>
      </p>
    </section>
  );
}
