import * as z from "zod/mini";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { sendingJob } from "../../../platform/jobs/job.server.ts";
import { nameIn } from "../../catalogue/destinations/names.ts";
import { lockOutage, outageById } from "../../catalogue/outages/store.server.ts";
import { statusNewsLetter } from "../../letters/mails/status-letters.server.ts";
import { keyOfMails } from "./mails-key.server.ts";
import { moments } from "./rules.ts";
import { letterOf, markSent, subscriberById } from "./store.server.ts";

const Wish = z.object({ outageId: z.uuid(), subscriberId: z.uuid(), moment: z.enum(moments) });

/**
 * One e-mail of the beginning or of the end. A crash before it is marked sends it again under the same Message-ID. While mail was down
 * trouble may have passed: then its beginning is not told any more.
 */
export const sendStatusNews = sendingJob(
  "send-status-news",
  Wish,
  async (wish, { db, mailer, vault, origin, clock }): Promise<void> => {
    const { outageId, subscriberId, moment } = wish;
    const [written, subscriber, outage] = await Promise.all([
      letterOf(db, wish),
      subscriberById(db, subscriberId),
      outageById(db, outageId),
    ]);
    if (!written || written.sent_at || !subscriber || !outage) return;
    if (moment === "begin" && outage.ended_at) return;
    const { language, email: to } = subscriber;
    const letter = statusNewsLetter({
      moment,
      title: nameIn(outage.titles, language),
      advice: outage.advice && nameIn(outage.advice, language),
      outageId,
      beganAt: outage.began_at,
      expectedAt: outage.expected_at,
      endedAt: outage.ended_at,
      to,
      id: subscriberId,
      key: keyOfMails(vault, subscriberId),
      language,
      origin,
    });
    await mailer.send({ id: `status ${outageId}:${subscriberId}:${moment}`, to, ...letter });
    await db.transaction().execute(async (tx) => {
      const told = moment === "begin" ? await lockOutage(tx, outageId) : undefined;
      await markSent(tx, wish, clock());
      // where it has ended meanwhile, its end was told without them
      if (told?.ended_at) await addJob(tx, "tell-outage", { outageId, moment: "end" });
    });
  },
);
