import { operatorZone } from "../../../kernel/operator-zone.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { PieceState, Pool } from "../../stock/pools/rules.ts";
import { type countedPieces, daysOfPool, knownSince, type DayOfPool } from "../../stock/pools/store.server.ts";
import { forecastOf, forecastSpans } from "./rules.ts";

export const todayAt = (now: Date): string => dateAt(now.getTime(), operatorZone);

type Counted = Awaited<ReturnType<typeof countedPieces>>;

type Asked = { counted: Counted; today: string; deliveryDays: number };

export async function poolFacts(db: DbOrTx, pool: Pool, { counted, today, deliveryDays }: Asked) {
  const pieces = (state: PieceState) => counted.find((one) => one.pool === pool && one.state === state)?.pieces ?? 0;
  const { lately, before, after } = forecastSpans(today);
  const [since, days, daysBefore, daysAfter] = await Promise.all([
    knownSince(db, pool),
    daysOfPool(db, pool, lately.from, lately.to),
    daysOfPool(db, pool, before.from, before.to),
    daysOfPool(db, pool, after.from, after.to),
  ]);
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
      since,
      lately: new Map(days.map((day) => [day.day, soldOn(day)])),
      before: sumOf(daysBefore),
      after: sumOf(daysAfter),
      deliveryDays,
    }),
  };
}

const soldOn = ({ sold, cameBack }: DayOfPool): number => sold - cameBack;
const sumOf = (days: readonly DayOfPool[]): number => days.reduce((sum, day) => sum + soldOn(day), 0);
