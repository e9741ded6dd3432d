import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { beforeAndAfter, differencesBetween } from "../../catalogue/plans/staff-rules.ts";
import type { By } from "../../records/actions/by.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { shownChange, type ChangedRecord } from "../file-uploads/shown-change.ts";

const areaKinds: Record<string, "destination" | "region"> = { destinations: "destination", regions: "region" };

/** Each plan and each area has its own line in the trail, as if a form had published it; promo codes have one together. */
export async function recordImported(tx: DbOrTx, by: By, records: readonly ChangedRecord[]): Promise<void> {
  for (const record of records) {
    const kind = areaKinds[record.file];
    if (record.file === "plans") await recordPlan(tx, by, record);
    else if (kind) await recordArea(tx, by, kind, record);
  }
  const promos = records.filter(({ file }) => file === "promo-codes").map(shownChange);
  if (promos.length > 0)
    await recordAction(tx, by, "promo_file_published", {
      before: Object.fromEntries(promos.map(({ what, before }) => [what, before])),
      after: Object.fromEntries(promos.map(({ what, after }) => [what, after])),
    });
}

async function recordPlan(tx: DbOrTx, by: By, { name, before, after }: ChangedRecord): Promise<void> {
  const on = { kind: "plan", id: name } as const;
  if (!after) await recordAction(tx, by, "plan_withdrawn", { on, plan: name });
  else {
    const changed = beforeAndAfter(differencesBetween(before, after));
    await recordAction(tx, by, "plan_published", { on, plan: name, ...changed });
  }
}

async function recordArea(
  tx: DbOrTx,
  by: By,
  kind: "destination" | "region",
  { name, before, after }: ChangedRecord,
): Promise<void> {
  const differences = differencesBetween(before, after ?? {});
  const fields = new Set(differences.map(({ field }) => field.split(".")[0]!));
  await recordAction(tx, by, "area_published", {
    on: { kind, id: name },
    ...beforeAndAfter(differences),
    former: Object.fromEntries(Object.entries(before ?? {}).filter(([field]) => fields.has(field))),
  });
}
