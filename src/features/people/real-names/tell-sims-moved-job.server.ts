import * as z from "zod/mini";
import { maskedIccid } from "../../../kernel/iccid.ts";
import { sendingJob } from "../../../platform/jobs/job.server.ts";
import { realNameLetter } from "../../letters/mails/real-name-letter.server.ts";
import { companyOf } from "../../records/settings/company.server.ts";
import { keyOfRealName } from "./real-name-key.server.ts";
import { realNameById, simsOf } from "./store.server.ts";
import { textOfRegistration } from "./tell-real-name-job.server.ts";

/**
 * Whoever knows a document's number and a SIM's can name both in a form: its person is told where they were registered
 * with it, by every way that they named, how to object, and nothing of whoever has it now.
 */
export const tellSimsMoved = sendingJob(
  "tell-sims-moved",
  z.object({ id: z.uuid(), iccids: z.array(z.string()).check(z.minLength(1)) }),
  async ({ id, iccids }, shop): Promise<void> => {
    const { db, mailer, origin, vault, config } = shop;
    const realName = await realNameById(db, id);
    if (!realName) return;
    const { number, language: lang, email: to } = realName;
    // as with one SIM that left: no digits of it in a header, and no registration loses the same one twice
    const place = (await simsOf(db, id)).findIndex(({ iccid }) => iccid === iccids[0]);
    const once = `${id}:moved-${place}`;
    if (to !== null) {
      const { email: helpAddress } = await companyOf(db, config);
      const facts = { number, key: keyOfRealName(vault, id), to, lang, origin, helpAddress };
      const sim = iccids.map((iccid) => maskedIccid(iccid)).join(", ");
      await mailer.send({ id: once, to, ...realNameLetter({ state: "moved", reasons: [], sim, ...facts }) });
    }
    await textOfRegistration({ template: "real_name_moved", key: once, about: iccids }, realName, shop);
  },
);
