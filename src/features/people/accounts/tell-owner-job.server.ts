import * as z from "zod/mini";
import { LanguageCode } from "../../../kernel/fields.ts";
import { addressIn } from "../../../platform/config.server.ts";
import { sendingJob } from "../../../platform/jobs/job.server.ts";
import { securityLetter, securityChanges } from "../../letters/mails/security-letter.server.ts";

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
  async ({ id, at, sealed, ...facts }, { mailer, config, origin, vault }): Promise<void> => {
    const { to } = Sealed.parse(JSON.parse(vault.open(Buffer.from(sealed, "base64"))));
    await mailer.send({
      id,
      to,
      ...securityLetter({ ...facts, to, at: new Date(at), origin, helpAddress: addressIn(config.MAIL_FROM) }),
    });
  },
);
