import * as z from "zod/mini";
import { LanguageCode } from "../../../kernel/fields.ts";
import { sendingJob } from "../../../platform/jobs/job.server.ts";
import { securityLetter, securityChanges } from "../../letters/mails/security-letter.server.ts";
import { companyOf } from "../../records/settings/company.server.ts";

const Wish = z.object({
  id: z.uuid(),
  what: z.enum(securityChanges),
  sealed: z.string(),
  lang: LanguageCode,
  at: z.iso.datetime(),
  device: z.string(),
  country: z.nullable(z.string()),
});

const Sealed = z.object({ to: z.string() });

export const tellOwnerJob = sendingJob(
  "tell-owner",
  Wish,
  async ({ id, at, sealed, ...facts }, { db, mailer, config, origin, vault }): Promise<void> => {
    const { to } = Sealed.parse(JSON.parse(vault.open(Buffer.from(sealed, "base64"))));
    const { email: helpAddress } = await companyOf(db, config);
    await mailer.send({
      id,
      to,
      ...securityLetter({ ...facts, to, at: new Date(at), origin, helpAddress }),
    });
  },
);
