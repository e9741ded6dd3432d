import * as z from "zod/mini";
import { LanguageCode } from "../../../kernel/fields.ts";
import { shownLanguage } from "../../../kernel/language.ts";
import { sendingJob } from "../../../platform/jobs/job.server.ts";
import { atlasOf } from "../../catalogue/destinations/atlas.server.ts";
import { countryNames } from "../../catalogue/destinations/country-names.server.ts";
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
  async ({ id, at, sealed, country, ...facts }, shop): Promise<void> => {
    const { db, mailer, config, origin, vault } = shop;
    const { to } = Sealed.parse(JSON.parse(vault.open(Buffer.from(sealed, "base64"))));
    const { email: helpAddress } = await companyOf(db, config);
    const place = country && countryNames(await atlasOf(shop), shownLanguage(facts.lang))(country);
    await mailer.send({
      id,
      to,
      ...securityLetter({ ...facts, place, to, at: new Date(at), origin, helpAddress }),
    });
  },
);
