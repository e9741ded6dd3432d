import * as z from "zod/mini";
import { sendingJob } from "../../../platform/jobs/job.server.ts";
import { statusLinkLetter } from "../../letters/mails/status-letters.server.ts";
import { keyOfMails } from "./mails-key.server.ts";
import { subscriberById } from "./store.server.ts";

const Wish = z.object({ id: z.uuid(), askedAt: z.string() });

/** The link to confirm; nothing, where it was confirmed or forgotten meanwhile. */
export const sendStatusLink = sendingJob(
  "send-status-link",
  Wish,
  async ({ id, askedAt }, { db, mailer, vault, origin }): Promise<void> => {
    const subscriber = await subscriberById(db, id);
    if (!subscriber || subscriber.confirmed_at) return;
    const { email: to, language } = subscriber;
    const letter = statusLinkLetter({ id, key: keyOfMails(vault, id), to, language, origin });
    await mailer.send({ id: `status ${id}:${Date.parse(askedAt)}`, to, ...letter });
  },
);
