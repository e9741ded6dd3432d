import * as z from "zod/mini";
import { maskedIccid } from "../../../kernel/iccid.ts";
import { sendingJob } from "../../../platform/jobs/job.server.ts";
import { realNameLetter } from "../../letters/mails/real-name-letter.server.ts";
import { keyOfRealName, refOfSim } from "./real-name-key.server.ts";
import { realNameById } from "./store.server.ts";

/** One SIM of several was taken out: told for each, whatever became of the others. */
export const tellSimLeft = sendingJob(
  "tell-sim-left",
  z.object({ id: z.uuid(), iccid: z.string() }),
  async ({ id, iccid }, { db, mailer, origin, vault }): Promise<void> => {
    const realName = await realNameById(db, id);
    // erased since
    if (!realName || realName.email === null) return;
    const { number, language: lang, email: to } = realName;
    const facts = { number, key: keyOfRealName(vault, id), to, lang, origin };
    const letter = realNameLetter({ state: "sim_left", reason: null, sim: maskedIccid(iccid), ...facts });
    // an e-mail's id is one of its headers
    await mailer.send({ id: `${id}:${refOfSim(vault, id, iccid)}`, to, ...letter });
  },
);
