import { sql } from "kysely";
import { checkRecord } from "../../../kernel/record.ts";
import { lockCatalogue } from "../../../platform/catalogue-lock.server.ts";
import type { DueChanges } from "../../../platform/catalogue-version.server.ts";
import type { Shop } from "../../../platform/context.server.ts";
import type { Db, DbOrTx } from "../../../platform/database/database.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { planRecord } from "../plans/plan-rules.ts";
import { beforeAndAfter, differencesBetween } from "../plans/staff-rules.ts";
import { planAt, putPrices, type KeptPlan } from "../plans/staff-store.server.ts";
import { isSame, type Prices } from "./rules.ts";
import { followPrice, movePriceChange, nextDue } from "./store.server.ts";

type Due = NonNullable<Awaited<ReturnType<typeof nextDue>>>;

/** Asked by whoever reads the catalogue's version: so nobody sells at a price whose moment is over, job or no job. */
export function duePrices({ db, clock, log }: Pick<Shop, "db" | "clock" | "log">): DueChanges {
  return {
    clock,
    async apply(now) {
      try {
        await applyDuePrices(db, now);
      } catch (error) {
        // pages go on with what is published; the next one tries again
        log.error({ err: error }, "prices whose moment has come could not be published");
      }
    },
  };
}

/**
 * Publishes all prices whose moment has come, in their order, all or none. Two processes at once: the second waits for
 * the lock and finds nothing to do.
 */
export async function applyDuePrices(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // an import may hold the catalogue for seconds, and pages wait here
    await sql`set local lock_timeout = '3s'`.execute(tx);
    await lockCatalogue(tx);
    for (let due = await nextDue(tx, now); due; due = await nextDue(tx, now)) {
      const plan = (await planAt(tx, due.plan_code))!;
      if (due.state === "running") await endChange(tx, due, plan, "over", now);
      else await begin(tx, due, plan, now);
    }
  });
}

async function begin(tx: DbOrTx, due: Due, plan: KeptPlan, now: Date): Promise<void> {
  const changed = { ...plan.record, prices: due.prices };
  const by = { who: due.email, now };
  const about = { on: { kind: "plan" as const, id: due.plan_code }, plan: due.plan_code };
  // withdrawn, or changed by an import to what these prices do not fit
  if (!plan.onSale || checkRecord(planRecord, changed).problems.length > 0) {
    await movePriceChange(tx, due, "dropped");
    return recordAction(tx, by, "prices_dropped", about);
  }
  await replace(tx, plan, due.prices);
  await movePriceChange(tx, due, due.ends_at ? "running" : "over", plan.record.prices);
  const differences = differencesBetween(plan.record, changed);
  await recordAction(tx, by, "prices_began", { ...about, ...beforeAndAfter(differences) });
}

/** The price of before comes back, unless somebody has published another one in between: that one is newer. */
export async function endChange(
  tx: DbOrTx,
  change: Pick<Due, "id" | "state" | "plan_code" | "prices" | "former" | "email">,
  plan: KeptPlan,
  to: "over" | "cancelled",
  now: Date,
): Promise<void> {
  const back = isSame(plan.record.prices, change.prices) ? change.former : plan.record.prices;
  await replace(tx, plan, back);
  await movePriceChange(tx, change, to);
  if (to === "cancelled") return;
  const differences = differencesBetween(plan.record, { ...plan.record, prices: back });
  await recordAction(tx, { who: change.email, now }, "prices_ended", {
    on: { kind: "plan", id: change.plan_code },
    plan: change.plan_code,
    ...beforeAndAfter(differences),
  });
}

async function replace(tx: DbOrTx, { record }: KeptPlan, prices: Prices): Promise<void> {
  if (isSame(record.prices, prices)) return;
  await putPrices(tx, { code: record.code, prices });
  await followPrice(tx, record.code, record.prices, prices);
}
