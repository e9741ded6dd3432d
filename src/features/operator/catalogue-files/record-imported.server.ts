import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { beforeAndAfter, differencesBetween } from "../../catalogue/plans/staff-rules.ts";
import type { By } from "../../records/actions/by.server.ts";
import type { Action } from "../../records/actions/rules.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { shownChange, type ChangedRecord } from "../file-uploads/shown-change.ts";
import type { CatalogueFile } from "./rules.ts";

const areaKinds: Record<string, "destination" | "region"> = { destinations: "destination", regions: "region" };

/** Of these a whole file is one line of the trail. */
const ofWholeFiles: Partial<Record<CatalogueFile, Action>> = {
  places: "place_file_published",
  postage: "postage_file_published",
  devices: "device_file_published",
  "promo-codes": "promo_file_published",
  "exchange-rates": "rate_file_published",
};

/** Each plan and each area has its own line in the trail, as if a form had published it. */
export async function recordImported(tx: DbOrTx, by: By, records: readonly ChangedRecord[]): Promise<void> {
  for (const record of records) {
    const kind = areaKinds[record.file];
    if (record.file === "plans") await recordPlan(tx, by, record);
    else if (kind) await recordArea(tx, by, kind, record);
  }
  for (const [name, action] of Object.entries(ofWholeFiles)) {
    const changes = records.filter(({ file }) => file === name).map(shownChange);
    if (changes.length > 0)
      await recordAction(tx, by, action, {
        before: Object.fromEntries(changes.map(({ what, before }) => [what, before])),
        after: Object.fromEntries(changes.map(({ what, after }) => [what, after])),
      });
  }
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
