import * as z from "zod/mini";
import { sendingJob } from "../../../platform/jobs/job.server.ts";
import { contactChangedLetter } from "../../letters/mails/real-name-letter.server.ts";
import { openContact } from "./sealed-contact.server.ts";
import { realNameById } from "./store.server.ts";
import { textOfRegistration } from "./tell-real-name-job.server.ts";

/** The mailbox that a registration named before, or the phone where it named none. */
export const tellContactBefore = sendingJob(
  "tell-contact-before",
  z.object({
    id: z.uuid(),
    version: z.int(),
    change: z.optional(z.string()),
    to: z.optional(z.string()),
    phone: z.optional(z.string()),
  }),
  async ({ id, version, change = "", ...sealed }, shop): Promise<void> => {
    const { db, mailer, vault } = shop;
    const realName = await realNameById(db, id);
    if (!realName) return;
    const { email: to, phone } = openContact(vault, sealed);
    const { number, language: lang } = realName;
    const once = `${id}:before-${version}${change}`;
    if (to === null)
      return textOfRegistration(
        { template: "real_name_news", key: once, isUnlooked: true },
        { ...realName, phone },
        shop,
      );
    await mailer.send({ id: once, to, ...contactChangedLetter({ number, to, lang }) });
  },
);
