import { randomUUID } from "node:crypto";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { wrong, type RecordProblem } from "../../../kernel/record-problem.ts";
import { refuse, Refusal } from "../../../kernel/refusal.ts";
import { dateAt, timeAt } from "../../../kernel/zoned-time.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { By } from "../../records/actions/by.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { beforeAndAfter } from "../plans/staff-rules.ts";
import type { WeighedPrices } from "../plans/weigh-prices.server.ts";
import { clash, type Span } from "./rules.ts";
import { comingOf, insertPriceChange } from "./store.server.ts";

const yearsAhead = 2;

/** Refuses what cannot be scheduled: a moment that is over, a plan that is not sold, a change in the way of another. */
export async function refuseSchedule(
  tx: DbOrTx,
  weighed: readonly WeighedPrices[],
  span: Span,
  now: Date,
): Promise<void> {
  refuseMoments(span, now);
  if (weighed.some(({ former }) => !former.onSale)) refuse("PLAN_NOT_ON_SALE");
  await refuseClashes(
    tx,
    weighed.map(({ plan }) => plan.code),
    span,
  );
}

/** All or none of them, each an action on its plan. The catalogue is locked. */
export async function scheduleWeighed(
  tx: DbOrTx,
  weighed: readonly WeighedPrices[],
  span: Span,
  { by, madeBy }: { by: By; madeBy: string },
  more: Record<string, unknown> = {},
): Promise<void> {
  await refuseSchedule(tx, weighed, span, by.now);
  for (const { former, plan, differences } of weighed) {
    await insertPriceChange(tx, {
      id: randomUUID(),
      plan_code: plan.code,
      prices: plan.prices,
      former: former.record.prices,
      starts_at: span.from,
      ends_at: span.until,
      state: "waiting",
      made_by: madeBy,
      made_at: by.now,
    });
    await recordAction(tx, by, "prices_scheduled", {
      on: { kind: "plan", id: plan.code },
      plan: plan.code,
      from: span.from.toISOString(),
      until: span.until?.toISOString() ?? null,
      ...more,
      ...beforeAndAfter(differences),
    });
  }
}

function refuseMoments({ from, until }: Span, now: Date): void {
  const last = new Date(now);
  last.setUTCFullYear(now.getUTCFullYear() + yearsAhead);
  const fields: RecordProblem[] = [];
  if (from <= now) fields.push(wrong("from", "in_the_past"));
  if (from > last) fields.push(wrong("from", "far_ahead", yearsAhead));
  if (until && until <= from) fields.push(wrong("until", "after", { field: "from" }, written(from)));
  else if (until && until > last) fields.push(wrong("until", "far_ahead", yearsAhead));
  if (fields.length > 0) throw new Refusal("INVALID_INPUT", { fields });
}

async function refuseClashes(tx: DbOrTx, codes: readonly string[], span: Span): Promise<void> {
  if (codes.length === 0) return;
  const other = (await comingOf(tx, codes)).find(({ starts_at, ends_at }) =>
    clash(span, { from: starts_at, until: ends_at }),
  );
  if (!other) return;
  const fields = [wrong("from", "comes_already", other.plan_code, written(other.starts_at))];
  throw new Refusal("INVALID_INPUT", { fields });
}

/** By the operator's clocks. */
const written = (at: Date): string => `${dateAt(at.getTime(), operatorZone)} ${timeAt(at.getTime(), operatorZone)}`;
