import * as z from "zod/mini";
import { sendingJob } from "../../../platform/jobs/job.server.ts";
import { nameIn } from "../../catalogue/destinations/names.ts";
import { outageById } from "../../catalogue/outages/store.server.ts";
import { statusNewsLetter } from "../../letters/mails/status-letters.server.ts";
import { keyOfMails } from "./mails-key.server.ts";
import { dropWaiter, waiterById } from "./waiters-store.server.ts";

/** To whoever waited for the end of this one: the only e-mail, and the address is gone with it. */
export const sendOutageEnd = sendingJob(
  "send-outage-end",
  z.object({ id: z.uuid() }),
  async ({ id }, { db, mailer, vault, origin }): Promise<void> => {
    const waiter = await waiterById(db, id);
    const outage = waiter && (await outageById(db, waiter.outage_id));
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
