import { mustBeOneOf } from "../../../kernel/facet.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { mustBeAhead, mustBeColleague } from "../../records/cases/case-deeds.server.ts";
import { beginBulk } from "../bulk/begin-bulk.server.ts";
import { colleagues } from "../inbox/store.server.ts";
import { StartBulkCaseAction, type WishForAll } from "./contract.ts";
import { casesInBulk, type BulkOfCases } from "./store.server.ts";

export const startBulkCaseAction = operation(StartBulkCaseAction, (wish, context) => {
  const { db, now, caller } = context;
  const { requestKey: _key, deed, to: _to, until: _until, note: _note, ...filter } = wish;
  return once(db, { path: StartBulkCaseAction.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "work_cases");
    await lockCaller(tx, caller, "see_inbox");
    if (filter.view === "closed") return refuse("INVALID_INPUT", { field: "view", problem: "choose" });
    mustBeOneOf(await colleagues(tx), filter.owner);
    const details = await detailsOf(tx, wish, now);
    return beginBulk(tx, context, {
      tables: casesInBulk,
      deed,
      details,
      filter,
      gather: "gather-bulk-cases",
      action: "bulk_cases_begun",
    });
  });
});

/** What is said once for all of them is looked at before anything begins. */
async function detailsOf(
  tx: DbOrTx,
  { deed, to, until, note }: WishForAll,
  now: Date,
): Promise<BulkOfCases["details"]> {
  if (deed === "assign") {
    if (to === undefined) return refuse("INVALID_INPUT", { field: "to", problem: "choose" });
    await mustBeColleague(tx, to);
    return { to };
  }
  if (deed === "snooze") {
    if (until === undefined) return refuse("INVALID_INPUT", { field: "until", problem: "empty" });
    mustBeAhead(until, now);
    return { until };
  }
  if (!note) return refuse("INVALID_INPUT", { field: "note", problem: "empty" });
  return { note };
}
