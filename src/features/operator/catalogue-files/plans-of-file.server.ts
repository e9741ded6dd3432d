import type { FileSpeech } from "../../../i18n/file-problems.server.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { PlanRecord } from "../../catalogue/plans/plan-rules.ts";
import { differencesBetween, type Difference } from "../../catalogue/plans/staff-rules.ts";
import { plansAt, type KeptPlan } from "../../catalogue/plans/staff-store.server.ts";
import { versionOf } from "../../catalogue/plans/weigh-plan.server.ts";
import { falseReductions } from "../../catalogue/plans/weigh-warnings.server.ts";
import { needsSecondPerson } from "../../catalogue/price-proposals/propose.server.ts";
import { isOfPrices } from "../../catalogue/price-proposals/rules.ts";
import { problemsOn, rowsOf, type Sheet } from "../catalogue-import/csv-sheet.server.ts";
import type { Problem } from "../catalogue-import/problem.server.ts";
import type { Shop } from "../catalogue-import/shop.server.ts";

/** `version`: of the plan as it is; null for a new one. */
export type WaitingPlan = { plan: PlanRecord; version: string | null; differences: Difference[] };

/** A file has no supplier where the pool is meant. */
const asKept = (plan: PlanRecord): PlanRecord => ({ ...plan, supplier: plan.supplier ?? "pool" });

async function formerOf(tx: DbOrTx, plans: Sheet<PlanRecord>): Promise<Map<string, KeptPlan>> {
  const kept = await plansAt(
    tx,
    rowsOf(plans).map(({ code }) => code),
  );
  return new Map(kept.map((plan) => [plan.record.code, plan]));
}

/** Prices crossed out that were not asked, each at its line: the setting holds for files as for forms. */
export async function falseReductionsIn(
  tx: DbOrTx,
  plans: Sheet<PlanRecord> | undefined,
  begins: { config: Context["config"]; at: Date },
  speech: FileSpeech,
): Promise<Problem[]> {
  if (!plans) return [];
  const former = await formerOf(tx, plans);
  const changed = rowsOf(plans).map((plan) => ({ former: former.get(plan.code)?.record, plan }));
  const of = Map.groupBy(await falseReductions(tx, begins, changed), ({ plan }) => plan.code);
  return problemsOn(plans, ({ code }) => (of.get(code ?? "") ?? []).map(({ problem }) => problem), speech);
}

/** Where a second person publishes selling prices, the plans of a file that wait for one, and what is written without them. */
export async function pricesThatWait(
  tx: DbOrTx,
  shop: Shop,
  config: Context["config"],
): Promise<{ waiting: WaitingPlan[]; written: Shop }> {
  const { plans } = shop;
  if (!plans || !(await needsSecondPerson(tx, { config }))) return { waiting: [], written: shop };
  const former = await formerOf(tx, plans);
  const waiting = rowsOf(plans).flatMap((row): WaitingPlan[] => {
    const [plan, kept] = [asKept(row), former.get(row.code)];
    const differences = differencesBetween(kept?.record, plan);
    if (kept?.onSale && differences.length === 0) return [];
    return isOfPrices(kept, differences) ? [{ plan, version: kept ? versionOf(kept) : null, differences }] : [];
  });
  const isWaiting = new Set(waiting.map(({ plan }) => plan.code));
  const lines = plans.lines.flatMap((line) => {
    if (!isWaiting.has(line.row.code!)) return [line];
    const kept = former.get(line.row.code!);
    return kept?.onSale ? [{ ...line, row: kept.record }] : [];
  });
  return { waiting, written: { ...shop, plans: { ...plans, lines } } };
}
