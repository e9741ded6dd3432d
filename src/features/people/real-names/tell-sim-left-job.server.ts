import * as z from "zod/mini";
import { iccidKey, maskedIccid } from "../../../kernel/iccid.ts";
import { endReasons } from "../../../kernel/real-name-reasons.ts";
import { sendingJob } from "../../../platform/jobs/job.server.ts";
import { realNameLetter } from "../../letters/mails/real-name-letter.server.ts";
import { keyOfRealName } from "./real-name-key.server.ts";
import { realNameById, simsOf } from "./store.server.ts";
import { textOfRegistration } from "./tell-real-name-job.server.ts";

/** One SIM of several was taken out: told for each, whatever became of the others. */
export const tellSimLeft = sendingJob(
  "tell-sim-left",
  z.object({ id: z.uuid(), iccid: z.string(), why: z.optional(z.enum(endReasons)) }),
  async ({ id, iccid: named, why }, shop): Promise<void> => {
    const { db, mailer, origin, vault } = shop;
    const iccid = iccidKey(named);
    const realName = await realNameById(db, id);
    if (!realName) return;
    const { number, language: lang, email: to } = realName;
    // an e-mail's id is one of its headers, and a hash of so few digits would give the number away
    const place = (await simsOf(db, id)).findIndex((sim) => sim.iccid === iccid);
    const once = `${id}:sim-${place}`;
    if (to === null)
      return textOfRegistration({ template: "real_name_sim_left", key: once, about: [iccid] }, realName, shop);
    const facts = { number, key: keyOfRealName(vault, id), to, lang, origin };
    const letter = realNameLetter({ state: "sim_left", reasons: why ? [why] : [], sim: maskedIccid(iccid), ...facts });
    await mailer.send({ id: once, to, ...letter });
  },
);
