import { createHash } from "node:crypto";
import { wrong } from "../../../kernel/record-problem.ts";
import { refuse, Refusal } from "../../../kernel/refusal.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { knownToPlans } from "./known-store.server.ts";
import { countriesOf, planReferences, type KnownToPlans } from "./plan-references.ts";
import type { PlanRecord } from "./plan-rules.ts";
import { differencesBetween, type Difference } from "./staff-rules.ts";
import { planAt, type KeptPlan } from "./staff-store.server.ts";

/** The version of a plan is its content: what an import has written is noticed as well as what a colleague has. */
export function versionOf({ record, onSale }: Pick<KeptPlan, "record" | "onSale">): string {
  return createHash("sha256")
    .update(JSON.stringify([record, onSale]))
    .digest("hex")
    .slice(0, 32);
}

type Weighed = { former: KeptPlan | undefined; countries: string[]; differences: Difference[]; isThere: boolean };

/**
 * A plan held against the catalogue: what it refers to exists, and nobody has changed it since the form was opened.
 * `isThere`: it is on sale in just this way already.
 */
export async function weighPlan(
  tx: DbOrTx,
  plan: PlanRecord,
  version: string | null,
  kept?: KnownToPlans,
): Promise<Weighed> {
  const known = kept ?? (await knownToPlans(tx));
  const fields = planReferences(plan, known).map((problem) => ({ ...problem, field: `plan.${problem.field}` }));
  if (fields.length > 0) throw new Refusal("INVALID_INPUT", { fields });
  const former = await planAt(tx, plan.code);
  const differences = differencesBetween(former?.record, plan);
  const isThere = former?.onSale === true && differences.length === 0;
  if (!isThere) standsStill(former, version);
  return { former, countries: [...(countriesOf(plan, known) ?? [])], differences, isThere };
}

/** Refuses what was decided on another state than that of now. */
export function standsStill(former: KeptPlan | undefined, version: string | null): void {
  if (version === null) {
    if (former) throw new Refusal("INVALID_INPUT", { fields: [wrong("plan.code", "plan_code_taken")] });
  } else if (!former) refuse("NOT_FOUND");
  else if (versionOf(former) !== version) refuse("RECORD_CHANGED");
}
