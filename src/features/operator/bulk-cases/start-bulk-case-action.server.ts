import { mustBeOneOf } from "../../../kernel/facet.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { mustBeAhead, mustBeColleague } from "../../records/cases/case-deeds.server.ts";
import { heldSeconds } from "../bulk/rules.ts";
import { putBulk } from "../bulk/store.server.ts";
import { colleagues } from "../inbox/store.server.ts";
import { StartBulkCaseAction, type WishForAll } from "./contract.ts";
import { casesInBulk, type BulkOfCases } from "./store.server.ts";

/** They are written down by a job, since they may be thousands. */
export const startBulkCaseAction = operation(StartBulkCaseAction, (wish, context) => {
  const { db, now, caller } = context;
  const { requestKey: _key, deed, to: _to, until: _until, note: _note, ...filter } = wish;
  return once(db, { path: StartBulkCaseAction.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "work_cases");
    await lockCaller(tx, caller, "see_inbox");
    if (filter.view === "closed") return refuse("INVALID_INPUT", { field: "view", problem: "choose" });
    mustBeOneOf(await colleagues(tx), filter.owner);
    const details = await detailsOf(tx, wish, now);
    const id = await putBulk(tx, casesInBulk, {
      staff_id: caller.staffId,
      kind: deed,
      details,
      filter,
      state: "gathering",
      at: now,
      begins_at: new Date(now.getTime() + heldSeconds * 1000),
    });
    if (id === undefined) return refuse("BULK_UNDER_WAY");
    await addJob(tx, "gather-bulk-cases", { id }, { once: `bulk:${id}`, priority: 5 });
    // its words stand with each case that it closes
    const { note: _, ...said } = details;
    await recordAction(tx, byCaller(context), "bulk_cases_begun", { bulk: id, deed, ...said, ...filter });
    return { id };
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
