import * as z from "zod/mini";
import { sendingJob } from "../../../platform/jobs/job.server.ts";
import { nameIn } from "../../catalogue/destinations/names.ts";
import { outageById } from "../../catalogue/outages/store.server.ts";
import { statusLinkLetter } from "../../letters/mails/status-letters.server.ts";
import { keyOfMails } from "./mails-key.server.ts";
import { subscriberById } from "./store.server.ts";
import { waiterById } from "./waiters-store.server.ts";

const Wish = z.object({ id: z.uuid(), askedAt: z.string() });

/** The link to confirm; nothing, where it was confirmed or forgotten meanwhile. */
export const sendStatusLink = sendingJob(
  "send-status-link",
  Wish,
  async ({ id, askedAt }, { db, mailer, vault, origin }): Promise<void> => {
    const waiter = await waiterById(db, id);
    const asking = waiter ?? (await subscriberById(db, id));
    if (!asking || asking.confirmed_at) return;
    const { email: to, language } = asking;
    const outage = waiter && (await outageById(db, waiter.outage_id));
    const of = outage && nameIn(outage.titles, language);
    const letter = statusLinkLetter({ id, key: keyOfMails(vault, id), to, language, origin }, of);
    await mailer.send({ id: `status ${id}:${Date.parse(askedAt)}`, to, ...letter });
  },
);
