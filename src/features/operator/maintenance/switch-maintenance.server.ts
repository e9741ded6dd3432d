import type { Language } from "../../../kernel/language.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { closedShop, closeShop, lockMaintenance, openShop } from "../../../platform/maintenance.server.ts";
import type { By } from "../../records/actions/by.server.ts";
import { noteAction } from "../../records/actions/store.server.ts";

type Told = { until: Date; reason: Partial<Record<Language, string>> | null };

/** By the console and by `npm run maintenance`: closes the shop, or opens it. What changes nothing leaves no trace. */
export async function switchMaintenance(tx: DbOrTx, by: By, told: Told | "open"): Promise<void> {
  await lockMaintenance(tx);
  const row = await closedShop(tx);
  const before = row && said({ until: row.ends_at, reason: row.reason });
  if (told === "open") {
    if (!before) return;
    await openShop(tx);
    return noteAction(tx, by, "shop_opened", { on, before });
  }
  const after = said(told);
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  await closeShop(tx, { ...told, now: by.now, who: by.who });
  await noteAction(tx, by, "shop_closed", { on, ...(before && { before }), after });
}

const on = { kind: "shop", id: "shop" } as const;

/** In one order of the languages, whichever way they came. */
function said({ until, reason }: Told): Record<string, unknown> {
  const sorted = Object.entries(reason ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { until: until.toISOString(), ...(sorted.length > 0 && { reason: Object.fromEntries(sorted) }) };
}
