import { randomUUID } from "node:crypto";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { wrong, type RecordProblem } from "../../../kernel/record-problem.ts";
import { refuse, Refusal } from "../../../kernel/refusal.ts";
import { dateAt, timeAt } from "../../../kernel/zoned-time.ts";
import { lockCatalogue } from "../../../platform/catalogue-lock.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { beforeAndAfter } from "../plans/staff-rules.ts";
import { weighPrices } from "../plans/weigh-prices.server.ts";
import { SchedulePrices } from "./contract.ts";
import { clash } from "./rules.ts";
import { comingOf, insertPriceChange } from "./store.server.ts";

const yearsAhead = 2;

/** All or none of them, each an action on its plan. */
export const schedulePrices = operation(SchedulePrices, async (wish, context) => {
  const { db, now, caller, catalogueVersion } = context;
  const [from, until] = [new Date(wish.from), wish.until === null ? null : new Date(wish.until)];
  const span = { from, until };
  await catalogueVersion.current();
  return once(db, { path: SchedulePrices.path, wish }, context, async (tx) => {
    refuseMoments(span, now);
    await lockCatalogue(tx);
    const weighed = await weighPrices(tx, wish.changes);
    if (weighed.some(({ former }) => !former.onSale)) refuse("PLAN_NOT_ON_SALE");
    await refuseClashes(
      tx,
      weighed.map(({ plan }) => plan.code),
      span,
    );
    for (const { former, plan, differences } of weighed) {
      const id = randomUUID();
      await insertPriceChange(tx, {
        id,
        plan_code: plan.code,
        prices: plan.prices,
        former: former.record.prices,
        starts_at: from,
        ends_at: until,
        state: "waiting",
        made_by: caller.staffId,
        made_at: now,
      });
      await recordAction(tx, byCaller(context), "prices_scheduled", {
        on: { kind: "plan", id: plan.code },
        plan: plan.code,
        from: from.toISOString(),
        until: until?.toISOString() ?? null,
        ...beforeAndAfter(differences),
      });
    }
    return { plans: weighed.length };
  });
});

type Span = { from: Date; until: Date | null };

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
