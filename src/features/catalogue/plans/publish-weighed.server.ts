import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { By } from "../../records/actions/by.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import type { PlanRecord } from "./plan-rules.ts";
import { beforeAndAfter, type Difference } from "./staff-rules.ts";
import { putPlan } from "./staff-store.server.ts";

type Weighed = { plan: PlanRecord; countries: string[]; differences: readonly Difference[] };

/** Puts a plan on sale as it was weighed, with its line in the trail. The catalogue is locked. */
export async function publishWeighed(
  tx: DbOrTx,
  { plan, countries, differences }: Weighed,
  by: By,
  more: Record<string, unknown> = {},
): Promise<void> {
  await putPlan(tx, plan, countries);
  await recordAction(tx, by, "plan_published", {
    on: { kind: "plan", id: plan.code },
    plan: plan.code,
    ...more,
    ...beforeAndAfter(differences),
  });
}
