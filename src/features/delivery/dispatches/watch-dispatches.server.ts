import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { openCase } from "../../records/cases/store.server.ts";
import { lockOrder } from "../../sales/orders/store.server.ts";
import { takeOffTheList } from "./cancel-dispatch.server.ts";
import { expectedArrival } from "./expected-arrival.ts";
import { lateDispatch } from "./parcel-cases.ts";
import { isInDanger } from "./rules.ts";
import { abandonedDispatches, waitingParcels } from "./store.server.ts";

/** Every half hour: removes parcels that must not be posted any more, and opens a case where a promise is in danger. */
export const watchDispatches = repeatedJob("watch-dispatches", "*/30 * * * *", async ({ db, clock }): Promise<void> => {
  const now = clock();
  for (const { number } of await abandonedDispatches(db)) {
    await db.transaction().execute(async (tx) => {
      const order = (await lockOrder(tx, number))!;
      await takeOffTheList(tx, order, { who: "the refund", now });
    });
  }
  for (const parcel of await waitingParcels(db)) {
    const { latest } = expectedArrival(now, parcel);
    if (!isInDanger({ latest, promisedBy: parcel.promised_by })) continue;
    const details = { promisedBy: parcel.promised_by, latest, departsOn: parcel.departs_on, country: parcel.country };
    await openCase(db, { ...lateDispatch(parcel.number), orderId: parcel.order_id, details }, now);
  }
});
