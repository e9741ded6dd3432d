import * as z from "zod/mini";
import { sendingJob } from "../../../platform/jobs/job.server.ts";
import { realNameLetter } from "../../letters/mails/real-name-letter.server.ts";
import { keyOfRealName } from "./real-name-key.server.ts";
import { realNameById } from "./store.server.ts";
import { textOfRegistration } from "./tell-real-name-job.server.ts";

/** Another contact name alone: whoever has found the link puts it there in silence from nobody. */
export const tellContactName = sendingJob(
  "tell-contact-name",
  z.object({ id: z.uuid(), change: z.string() }),
  async ({ id, change }, shop): Promise<void> => {
    const { db, mailer, origin, vault } = shop;
    const realName = await realNameById(db, id);
    if (!realName) return;
    const { number, language: lang, email: to } = realName;
    const once = `${id}:name-${change}`;
    if (to === null)
      return textOfRegistration({ template: "real_name_news", key: once, isUnlooked: true }, realName, shop);
    const facts = { number, key: keyOfRealName(vault, id), to, lang, origin };
    await mailer.send({ id: once, to, ...realNameLetter({ state: "name_changed", reasons: [], ...facts }) });
  },
);
