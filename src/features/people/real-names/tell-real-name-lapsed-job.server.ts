import * as z from "zod/mini";
import { sendingJob } from "../../../platform/jobs/job.server.ts";
import { realNameLetter } from "../../letters/mails/real-name-letter.server.ts";
import { keyOfRealName } from "./real-name-key.server.ts";
import { openContact } from "./sealed-contact.server.ts";
import { realNameById } from "./store.server.ts";
import { textOfRegistration } from "./tell-real-name-job.server.ts";

/** Asked once more and never answered, or never decided: told when it is over. */
export const tellRealNameLapsed = sendingJob(
  "tell-real-name-lapsed",
  z.object({
    id: z.uuid(),
    isUndecided: z.optional(z.boolean()),
    to: z.optional(z.string()),
    phone: z.optional(z.string()),
  }),
  async ({ id, isUndecided = false, ...sealed }, shop): Promise<void> => {
    const { db, mailer, origin, vault } = shop;
    const realName = await realNameById(db, id);
    if (!realName) return;
    const { number, language: lang } = realName;
    const { email: to, phone } = openContact(vault, sealed);
    const once = `${id}:lapsed`;
    if (to === null)
      return textOfRegistration({ template: "real_name_ended", key: once }, { ...realName, phone }, shop);
    const facts = { number, key: keyOfRealName(vault, id), to, lang, origin };
    await mailer.send({
      id: once,
      to,
      ...realNameLetter({ state: isUndecided ? "undecided" : "lapsed", reasons: [], ...facts }),
    });
  },
);
