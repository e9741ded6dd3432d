import * as z from "zod/mini";
import { maskedIccid } from "../../../kernel/iccid.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import { openCase } from "../../records/cases/store.server.ts";
import { lockWithThoseBefore } from "./change-store.server.ts";
import { deregisterSim } from "./deregister.server.ts";
import { registerSim } from "./register-sim-job.server.ts";
import { lockRealName, realNameById, simsOf } from "./store.server.ts";
import { failureOf } from "./told-store.server.ts";

const why = "sim_corrected";

/**
 * An accepted correction: first the network has the right number, then the wrong one leaves, so that an error between the two
 * leaves both registered and never neither. Where the network refuses the right one, the wrong one stays and a person looks.
 */
export const endCorrectedSim = job(
  "end-corrected-sim",
  z.object({ id: z.uuid() }),
  async ({ id }, shop): Promise<void> => {
    const { db, clock } = shop;
    const held = (await simsOf(db, id)).filter(({ holds }) => holds);
    for (const { iccid } of held) await registerSim.run({ iccid }, shop);
    for (const { iccid } of held)
      if (await isRefused(iccid, shop)) {
        const { number } = (await realNameById(db, id))!;
        const subject = `${number} ${maskedIccid(iccid)}`;
        return openCase(db, { kind: "corrected_sim_refused", subject, details: {} }, clock());
      }
    await endWrong(id, shop);
  },
);

/** A shop without a network tells it nothing, and refuses nothing. */
async function isRefused(iccid: string, { db }: Shop): Promise<boolean> {
  const failure = await failureOf(db, iccid);
  // somebody else asked at the same moment, and had no answer
  if (failure === "silent") throw new Error("the network has not answered about the right SIM");
  return failure !== null && failure !== "not_connected";
}

/**
 * Its person may have ended either meanwhile. A right one that was wrong, too, and was corrected in its turn: what it stood
 * for leaves as well, which the network may have kept by refusing it.
 */
function endWrong(id: string, { db, clock, config, vault }: Shop): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const { state, reason, corrects, corrects_iccid: wrong } = await lockWithThoseBefore(tx, id);
    const isInForce = state === "registered" || (state === "deregistered" && reason === why);
    if (!isInForce || corrects === null || wrong === null) return;
    const before = await lockRealName(tx, corrects);
    await deregisterSim(tx, before, wrong, { now: clock(), config, vault, why });
    if (before.corrects)
      await addJob(tx, "end-corrected-sim", { id: before.id }, { once: `end-corrected-sim:${before.id}` });
  });
}
