import * as z from "zod/mini";
import { job } from "../../../platform/jobs/job.server.ts";
import { queueMail } from "../../records/mail-queue/store.server.ts";
import { letLetterGo, takeUnwritten } from "./letters-store.server.ts";

/** So many in one transaction: one that is killed has lost no more, and nobody waits for it long. */
const inOneGo = 100;

/** From here on the letter cannot be taken back. Killed half way, it goes on with those who have no e-mail yet. */
export const writeLetters = job("write-letters", z.object({ letterId: z.uuid() }), async ({ letterId }, shop) => {
  const { db, clock } = shop;
  if (!(await letLetterGo(db, letterId))) return;
  let written = inOneGo;
  while (written === inOneGo)
    written = await db.transaction().execute(async (tx) => {
      const orders = await takeUnwritten(tx, letterId, clock(), inOneGo);
      for (const { order_id: orderId, incident_id: what } of orders)
        await queueMail(tx, orderId, "incident_news", clock(), { what, priority: 5 });
      return orders.length;
    });
});
