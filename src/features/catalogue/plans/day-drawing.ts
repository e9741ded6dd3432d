import { dayMs, hourMs } from "../../../kernel/duration.ts";
import { addDays, dateAt, instantOf } from "../../../kernel/zoned-time.ts";
import { planDays, type Journey, type PlanClock, type Span } from "./plan-days.ts";

/** From the start of the drawing and its length, both in per cent of its width. */
type Bar = { x: number; width: number };
type DayDrawing = {
  /**
   * The destination's dates, each with how far labels reach when only every so-manieth has room: 0 none, 1 wide pages
   * only, 2 always.
   */
  dates: (Bar & { date: string; room: 0 | 1 | 2 })[];
  trip: Bar;
  /** The plan's days, as far as they are drawn; `used`: the traveller is still there. */
  days: (Bar & { used: boolean })[];
  /** What the plan leaves uncovered. */
  missing: Bar | undefined;
  /** The whole time of the plan, also beyond the drawing. */
  runs: Span;
  /** Hours, whole: landing late makes the first calendar day short. */
  firstHours: number;
};

/**
 * A plan's days on the dates of a journey, in the destination's time. A plan that goes on for weeks is drawn one day
 * further.
 */
export function drawDays(plan: PlanClock, days: number, journey: Journey): DayDrawing {
  const spans = planDays(plan, days, journey);
  const runs = { start: spans[0]?.start ?? journey.start, end: spans.at(-1)?.end ?? journey.start };
  const first = dateAt(Math.min(journey.start, runs.start), journey.zone);
  const last = dateAt(Math.max(journey.end, Math.min(runs.end, journey.end + dayMs)) - 1, journey.zone);
  const midnight = (date: string) => instantOf(date, "00:00", journey.zone);
  const [from, to] = [midnight(first), midnight(addDays(last, 1))];
  const bar = ({ start, end }: Span): Bar => {
    const [left, right] = [start, end].map(
      (instant) => Math.round(((Math.min(Math.max(instant, from), to) - from) / (to - from)) * 10_000) / 100,
    );
    return { x: left!, width: Math.round((right! - left!) * 100) / 100 };
  };
  const dates: Bar[] = [];
  const names: string[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) {
    names.push(date);
    dates.push(bar({ start: midnight(date), end: midnight(addDays(date, 1)) }));
  }
  return {
    dates: dates.map((one, at) => ({ ...one, date: names[at]!, room: roomFor(at, names.length) })),
    trip: bar(journey),
    days: spans.filter(({ start }) => start < to).map((span) => ({ ...bar(span), used: span.start < journey.end })),
    missing: runs.end < journey.end ? bar({ start: runs.end, end: journey.end }) : undefined,
    runs,
    firstHours: Math.round(((spans[0]?.end ?? runs.start) - runs.start) / hourMs),
  };
}

/** Six labels fit on a phone, fourteen on a wide page, where they stand between the six. */
function roomFor(at: number, all: number): 0 | 1 | 2 {
  const phone = Math.ceil(all / 6);
  let wide = Math.ceil(all / 14);
  while (phone % wide > 0) wide++;
  if (at % phone === 0) return 2;
  return at % wide === 0 ? 1 : 0;
}
