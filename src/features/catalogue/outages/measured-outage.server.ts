import { contentWords } from "../../../i18n/content.server.ts";
import { fullyOffered } from "../../../kernel/language.ts";
import type { OutageFunction, OutageSeverity } from "../../../kernel/outage.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { endOutage, isTold, lockMeasured, putOutage, wasMeasuredSince } from "./store.server.ts";
import { tellBegin, tellEnd } from "./tell-subscribers.server.ts";

type Measured = { of: OutageFunction; severity: OutageSeverity; begins: Date };

/** In the shop's own words; staff correct or hide them like their own. */
export async function openMeasured(tx: DbOrTx, { of, severity, begins }: Measured, now: Date): Promise<void> {
  if ((await isTold(tx, of)) || (await wasMeasuredSince(tx, of, begins))) return;
  const titles = Object.fromEntries(
    fullyOffered.map((language) => [
      language,
      contentWords(language).measured[of][severity === "down" ? "down" : "partly"],
    ]),
  );
  const facts = { kind: "function", function: of, severity, titles, advice: null } as const;
  const nowhere = { places: [], plans: [], carriers: [] };
  const from = { began_at: begins, expected_at: null, ended_at: null };
  const id = await putOutage(tx, { ...facts, ...nowhere, ...from }, null, now);
  await tellBegin(tx, id);
}

export async function endMeasured(tx: DbOrTx, of: OutageFunction, since: Date): Promise<void> {
  const open = await lockMeasured(tx, of);
  if (!open) return;
  await endOutage(tx, open.id, since);
  await tellEnd(tx, open.id);
}
