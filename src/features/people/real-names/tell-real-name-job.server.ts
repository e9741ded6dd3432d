import * as z from "zod/mini";
import { SmsRefused } from "../../../adapters/sms/sms-sender.ts";
import { sendingJob } from "../../../platform/jobs/job.server.ts";
import { realNameLetter, realNamePage } from "../../letters/mails/real-name-letter.server.ts";
import { keyOfRealName } from "./real-name-key.server.ts";
import { realNameStates } from "./rules.ts";
import { realNameById } from "./store.server.ts";

const Wish = z.object({
  id: z.uuid(),
  state: z.enum(realNameStates.filter((state) => state !== "draft")),
  version: z.int(),
  /** Sealed: the mailbox of a registration that has forgotten it. */
  to: z.optional(z.string()),
});

/** By e-mail to the person of the form, and by text once it is decided; what was overtaken by a later state is not told any more. */
export const tellRealName = sendingJob(
  "tell-real-name",
  Wish,
  async ({ id, state, version, to: sealed }, shop): Promise<void> => {
    const { db, mailer, sms, log, origin, vault } = shop;
    const realName = await realNameById(db, id);
    if (!realName || realName.version !== version) return;
    const { number, language: lang, phone, reason } = realName;
    const to = sealed === undefined ? realName.email : vault.open(Buffer.from(sealed, "base64"));
    const key = keyOfRealName(vault, id);
    const once = `${id}:${version}`;
    if (to !== null)
      await mailer.send({ id: once, to, ...realNameLetter({ state, reason, number, key, to, lang, origin }) });
    if (phone === null || !isDecision(state)) return;
    const link = realNamePage({ number, key, lang, origin });
    try {
      await sms.sendSms({
        key: once,
        to: phone,
        language: lang,
        template: "real_name_news",
        parameters: { number, link },
      });
    } catch (error) {
      if (!(error instanceof SmsRefused)) throw error;
      log.info({ state }, "a phone can get no text message");
    }
  },
);

/** Texts cost money and can be made to: only after a person has looked at the form. */
const isDecision = (state: string): boolean => ["registered", "again", "refused"].includes(state);
