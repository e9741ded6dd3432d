import * as z from "zod/mini";
import { LanguageCode } from "../../../kernel/fields.ts";
import { sendingJob } from "../../../platform/jobs/job.server.ts";
import { privacyAnswers, privacyLetter } from "../../letters/mails/privacy-letter.server.ts";
import { companyOf } from "../../records/settings/company.server.ts";

const Wish = z.object({
  id: z.string(),
  what: z.enum(privacyAnswers),
  sealed: z.string(),
  lang: LanguageCode,
  at: z.iso.datetime(),
  dueAt: z.iso.datetime(),
});

const Sealed = z.object({ to: z.string(), answer: z.string() });

export const sendPrivacyLetter = sendingJob(
  "send-privacy-letter",
  Wish,
  async ({ id, what, sealed, lang, at, dueAt }, { db, mailer, config, origin, vault }): Promise<void> => {
    const { to, answer } = Sealed.parse(JSON.parse(vault.open(Buffer.from(sealed, "base64"))));
    const { email: helpAddress } = await companyOf(db, config);
    const moments = { at: new Date(at), dueAt: new Date(dueAt) };
    await mailer.send({ id, to, ...privacyLetter({ what, to, answer, lang, origin, helpAddress, ...moments }) });
  },
);
