import * as z from "zod/mini";
import { addJob, addJobs } from "../../../platform/jobs/add-job.server.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import { lockOutage } from "../../catalogue/outages/store.server.ts";
import { atOnce, moments } from "./rules.ts";
import { takeNext } from "./store.server.ts";
import { takeWaiters } from "./waiters-store.server.ts";

const Wish = z.object({ outageId: z.uuid(), moment: z.enum(moments) });

/**
 * Writes down who hears of a beginning or an end, with a job for each in the same transaction, and goes on with the next. Behind the
 * outage's lock: nobody is told of a beginning once it is over, so that whoever is told of one is told of its end.
 */
export const tellOutage = job("tell-outage", Wish, async ({ outageId, moment }, { db, clock }): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    const outage = await lockOutage(tx, outageId);
    if (!outage || (moment === "begin") !== (outage.ended_at === null)) return;
    const telling = { outageId, openedAt: outage.opened_at, moment, now: clock(), most: atOnce };
    const taken = await takeNext(tx, telling);
    await addJobs(
      tx,
      taken.map((subscriberId) => ({ name: "send-status-news", payload: { outageId, subscriberId, moment } }) as const),
    );
    const waited = moment === "end" ? await takeWaiters(tx, outageId, clock(), atOnce) : [];
    await addJobs(
      tx,
      waited.map((id) => ({ name: "send-outage-end", payload: { id } }) as const),
    );
    if (taken.length === atOnce || waited.length === atOnce) await addJob(tx, "tell-outage", { outageId, moment });
  });
});
