import { refuse } from "../../../kernel/refusal.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { lockOutage } from "../../catalogue/outages/store.server.ts";
import { ConfirmStatusMails } from "./contract.ts";
import { refuseWrongKey } from "./mails-key.server.ts";
import { waitsUntil } from "./rules.ts";
import { confirm } from "./store.server.ts";
import { confirmWaiter, waiterById } from "./waiters-store.server.ts";

/** Of either list; whose trouble is over by now is told at once. */
export const confirmStatusMails = operation(ConfirmStatusMails, async (link, context) => {
  const { db, now } = context;
  refuseWrongKey(link, context);
  if (await confirm(db, link.id, now)) return {};
  const { outage_id: outageId } = (await waiterById(db, link.id)) ?? refuse("NOT_FOUND");
  await db.transaction().execute(async (tx) => {
    // the outage first, as whoever tells of it locks them: either it is seen that it is over, or whoever ends it sees who waits
    const outage = await lockOutage(tx, outageId);
    if (!(await confirmWaiter(tx, link.id, now, waitsUntil(now)))) refuse("NOT_FOUND");
    if (outage?.ended_at) await addJob(tx, "tell-outage", { outageId, moment: "end" });
  });
  return {};
});
