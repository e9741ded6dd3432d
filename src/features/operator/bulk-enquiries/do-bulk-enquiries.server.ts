import * as z from "zod/mini";
import { refuse } from "../../../kernel/refusal.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import { giveTo, putAt } from "../../people/enquiries/enquiry-deeds.server.ts";
import { lockEnquiry, type Enquiry } from "../../people/enquiries/store.server.ts";
import { isTouchedSince } from "../../records/actions/store.server.ts";
import { isColleague, lockCaseAbout } from "../../records/cases/store.server.ts";
import { secondsBetweenTurns } from "../bulk/rules.ts";
import { nextSeen, type Seen } from "../bulk/seen-store.server.ts";
import { takeTurn, type ByMember } from "../bulk/take-turn.server.ts";
import { bulkOfEnquiries, enquiriesInBulk, type BulkOfEnquiries } from "./store.server.ts";

export const doBulkEnquiries = job(
  "do-bulk-enquiries",
  z.object({ id: z.uuid() }),
  async ({ id }, shop): Promise<void> => {
    const { db } = shop;
    const bulk = await bulkOfEnquiries(db, id);
    if (bulk?.state !== "running") return;
    await takeTurn(shop, bulk, {
      tables: enquiriesInBulk,
      rights: ["work_enquiries", "see_enquiries"],
      next: (from, of, most) => nextSeen(from, enquiriesInBulk, of, most),
      doOne: (tx, one, by) => doOnEnquiry(tx, bulk, one, by),
      again: () =>
        addJob(db, "do-bulk-enquiries", { id }, { once: `bulk:${id}`, inSeconds: secondsBetweenTurns, priority: 5 }),
    });
  },
);

async function doOnEnquiry(tx: DbOrTx, { kind, details, at }: BulkOfEnquiries, one: Seen, by: ByMember): Promise<void> {
  const enquiry = await lockEnquiry(tx, one.id);
  if (enquiry.form === null) return refuse("NOT_FOUND");
  if (enquiry.state === "closed") return refuse("CASE_CLOSED");
  if (kind === "assign") return give(tx, enquiry, details.to ?? null, by);
  // a colleague may have begun to answer it
  if (enquiry.version !== one.version || (await isBegunInInbox(tx, enquiry, at))) return refuse("CASE_CHANGED");
  await putAt(tx, enquiry, "closed", by);
}

/** Who takes, gives or snoozes its case changes nothing of the enquiry; behind the case's lock nobody does any more. */
async function isBegunInInbox(tx: DbOrTx, { number }: Enquiry, since: Date): Promise<boolean> {
  const work = await lockCaseAbout(tx, { kind: "enquiry_waits", subject: number });
  return work !== undefined && isTouchedSince(tx, { kind: "case", id: work.id }, since);
}

/** As it is now, whoever has it: of two who give it, it is with whom it was given to last. */
async function give(tx: DbOrTx, enquiry: Enquiry, to: string | null, by: ByMember): Promise<void> {
  if (to !== null && !(await isColleague(tx, to))) return refuse("COLLEAGUE_GONE");
  if (enquiry.owner_id !== to) await giveTo(tx, enquiry, to, by);
}
