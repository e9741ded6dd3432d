import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import { NetworkNotConnected, NetworkUnavailable } from "../../../adapters/network/network.ts";
import type { Adjusted } from "../../../adapters/network/prepaid-network.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import { bookEntries } from "../../prepaid/balances/books.server.ts";
import { forgiveOverruns } from "../../prepaid/balances/forgive-overruns.server.ts";
import { lockKnownCard } from "../../prepaid/balances/store.server.ts";
import { ownersOf } from "../../prepaid/holders/owners.server.ts";
import { isUnderWay } from "../../sales/top-ups/store.server.ts";
import { letCorrectionGo, moveCorrection, type Correction } from "./store.server.ts";

const secondsUntilAskedAgain = 30;

/**
 * The network decides, under the correction's id: what a card has there and its entries here change by the same sum, or
 * neither does. While a top-up is on its way the two need not agree, so it waits for that.
 */
export const carryOutCorrection = job(
  "carry-out-correction",
  z.object({ correctionId: z.uuid() }),
  async ({ correctionId }, shop): Promise<void> => {
    const { db, log } = shop;
    // before the network is asked: from here on it cannot be taken back
    const correction = await letCorrectionGo(db, correctionId);
    if (!correction) return;
    const answer = (await isUnderWay(db, correction.iccid)) ? undefined : await asked(correction, shop);
    if (answer) return written(correction, answer, shop);
    log.warn({ correctionId }, "a correction waits for the network");
    const again = { once: `correction:${correctionId}`, inSeconds: secondsUntilAskedAgain };
    await addJob(db, "carry-out-correction", { correctionId }, again);
  },
);

async function asked({ id, iccid, amount }: Correction, { network }: Shop): Promise<Adjusted | undefined> {
  try {
    return await network.adjust({ key: id, iccid, amount });
  } catch (error) {
    if (error instanceof NetworkNotConnected) return { state: "refused", failure: "network_not_connected" };
    if (error instanceof NetworkUnavailable) return undefined;
    throw error;
  }
}

async function written({ id, iccid, amount, reason }: Correction, answer: Adjusted, { db, clock }: Shop) {
  const now = clock();
  await db.transaction().execute(async (tx) => {
    await lockKnownCard(tx, iccid);
    const isDone = answer.state === "adjusted";
    const failure = answer.state === "refused" ? answer.failure : null;
    if (!(await moveCorrection(tx, id, isDone ? "done" : "failed", { failure, ended_at: now }))) return;
    if (isDone) {
      // what was used since stands after it, however late the answer came
      const at = answer.at < now ? answer.at : now;
      await bookEntries(tx, "correction", { about: id, entries: [{ iccid, amount, reason, at }] }, now);
    }
    // what was used meanwhile and is not written down yet; owners' wishes have waited, too
    await forgiveOverruns(tx, [iccid], `correction-${id}`, now);
    await addJob(tx, "look-at-balance", { iccid }, { once: `look:${iccid}` });
    if (!isDone) return;
    for (const accountId of await ownersOf(tx, iccid, now))
      await addJob(tx, "tell-correction", { id: randomUUID(), correctionId: id, accountId });
  });
}
