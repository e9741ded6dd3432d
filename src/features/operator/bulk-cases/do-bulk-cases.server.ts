import * as z from "zod/mini";
import { refuse } from "../../../kernel/refusal.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import { assign, endCase, snooze } from "../../records/cases/case-deeds.server.ts";
import { asSeen, type OpenCase } from "../../records/cases/change-seen-case.server.ts";
import { endsItself } from "../../records/cases/rules.ts";
import { isColleague, lockCase, lockOrderOfCase } from "../../records/cases/store.server.ts";
import { secondsBetweenTurns } from "../bulk/rules.ts";
import { nextSeen, type Seen } from "../bulk/seen-store.server.ts";
import { takeTurn, type ByMember } from "../bulk/take-turn.server.ts";
import { bulkOfCases, casesInBulk, type BulkOfCases } from "./store.server.ts";

export const doBulkCases = job("do-bulk-cases", z.object({ id: z.uuid() }), async ({ id }, shop): Promise<void> => {
  const { db } = shop;
  const bulk = await bulkOfCases(db, id);
  if (bulk?.state !== "running") return;
  await takeTurn(shop, bulk, {
    tables: casesInBulk,
    rights: ["work_cases", "see_inbox"],
    next: (from, of, most) => nextSeen(from, casesInBulk, of, most),
    doOne: (tx, one, by) => doOnCase(tx, bulk, one, by),
    again: () =>
      addJob(db, "do-bulk-cases", { id }, { once: `bulk:${id}`, inSeconds: secondsBetweenTurns, priority: 5 }),
  });
});

async function doOnCase(tx: DbOrTx, { kind, details }: BulkOfCases, one: Seen, by: ByMember): Promise<void> {
  await lockOrderOfCase(tx, one.id);
  const found = await lockCase(tx, one.id);
  if (kind === "assign") return give(tx, open(found), details.to ?? null, by);
  const seen = asSeen(found, one.version);
  // it would be gone from the inbox of the colleague who has taken it meanwhile
  if ("because" in seen) return refuse(seen.because);
  if (kind === "snooze") return void (await snooze(tx, seen.found, details.until!, by));
  if (endsItself(seen.found.kind)) return refuse("CASE_ENDS_ITSELF");
  await endCase(tx, seen.found, details.note!, by);
}

/** As it is now, whoever has it: of two who give it, it is with whom it was given to last. */
async function give(tx: DbOrTx, found: OpenCase, to: string | null, by: ByMember): Promise<void> {
  if (to !== null && !(await isColleague(tx, to))) return refuse("COLLEAGUE_GONE");
  if (found.owner_id !== to) await assign(tx, found, to, by);
}

function open(found: OpenCase | undefined): OpenCase {
  if (!found) return refuse("NOT_FOUND");
  return found.closed_at ? refuse("CASE_CLOSED") : found;
}
