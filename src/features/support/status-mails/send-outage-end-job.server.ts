import * as z from "zod/mini";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { sendingJob } from "../../../platform/jobs/job.server.ts";
import { nameIn } from "../../catalogue/destinations/names.ts";
import { lockOutage } from "../../catalogue/outages/store.server.ts";
import { statusNewsLetter } from "../../letters/mails/status-letters.server.ts";
import { keyOfMails } from "./mails-key.server.ts";
import { dropWaiter, waitAgain, waiterById } from "./waiters-store.server.ts";

/** To whoever waited for the end of this one: the only e-mail, and the address is gone with it. */
export const sendOutageEnd = sendingJob(
  "send-outage-end",
  z.object({ id: z.uuid() }),
  async ({ id }, { db, mailer, vault, origin }): Promise<void> => {
    const waiter = await waiterById(db, id);
    const outage = waiter && (await db.transaction().execute((tx) => endedOrWaited(tx, waiter)));
    if (!outage) return;
    const { language, email: to } = waiter;
    const letter = statusNewsLetter({
      moment: "end",
      isOnly: true,
      title: nameIn(outage.titles, language),
      advice: null,
      outageId: outage.id,
      beganAt: outage.began_at,
      expectedAt: null,
      endedAt: outage.ended_at,
      to,
      id,
      key: keyOfMails(vault, id),
      language,
      origin,
    });
    await mailer.send({ id: `outage end ${id}`, to, ...letter });
    await dropWaiter(db, id);
  },
);

/** Where staff reopened it meanwhile, nothing is told: behind its lock, so that whoever ends it next sees who waits. */
async function endedOrWaited(tx: DbOrTx, { id, outage_id: outageId }: { id: string; outage_id: string }) {
  const outage = await lockOutage(tx, outageId);
  if (outage?.ended_at) return outage;
  await waitAgain(tx, id);
  return undefined;
}
