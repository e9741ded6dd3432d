import { operatorZone } from "../../../kernel/operator-zone.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import type { PieceState, Pool } from "../../stock/pools/rules.ts";
import type { countedPieces, DayOfPool, Span } from "../../stock/pools/store.server.ts";
import { forecastOf, forecastSpans } from "./rules.ts";

export const todayAt = (now: Date): string => dateAt(now.getTime(), operatorZone);

type Known = {
  counted: Awaited<ReturnType<typeof countedPieces>>;
  /** Of the spans of a forecast. */
  days: readonly DayOfPool[];
  since: Partial<Record<Pool, string>>;
  today: string;
  deliveryDays: number;
};

export function poolFacts(pool: Pool, { counted, days, since, today, deliveryDays }: Known) {
  const pieces = (state: PieceState) => counted.find((one) => one.pool === pool && one.state === state)?.pieces ?? 0;
  const { lately, before, after } = forecastSpans(today);
  const within = ({ from, to }: Span) => days.filter((one) => one.pool === pool && from <= one.day && one.day <= to);
  const free = pieces("available");
  return {
    pool,
    free,
    held: pieces("held") + pieces("reserved"),
    sold: pieces("allotted"),
    retired: pieces("retired"),
    forecast: forecastOf({
      free,
      today,
      since: since[pool],
      lately: new Map(within(lately).map((day) => [day.day, soldOn(day)])),
      before: sumOf(within(before)),
      after: sumOf(within(after)),
      deliveryDays,
    }),
  };
}

const soldOn = ({ sold, cameBack }: DayOfPool): number => sold - cameBack;
const sumOf = (days: readonly DayOfPool[]): number => days.reduce((sum, day) => sum + soldOn(day), 0);
