import * as z from "zod/mini";
import { sendingJob } from "../../../platform/jobs/job.server.ts";
import { contactChangedLetter } from "../../letters/mails/real-name-letter.server.ts";
import { realNameById } from "./store.server.ts";

/** The mailbox that a registration named before. */
export const tellContactBefore = sendingJob(
  "tell-contact-before",
  z.object({ id: z.uuid(), version: z.int(), change: z.optional(z.string()), to: z.string() }),
  async ({ id, version, change = "", to: sealed }, { db, mailer, vault }): Promise<void> => {
    const realName = await realNameById(db, id);
    if (!realName) return;
    const to = vault.open(Buffer.from(sealed, "base64"));
    const { number, language: lang } = realName;
    await mailer.send({ id: `${id}:before-${version}${change}`, to, ...contactChangedLetter({ number, to, lang }) });
  },
);
