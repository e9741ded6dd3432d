import * as z from "zod/mini";
import { NetworkNotConnected, NetworkUnavailable } from "../../../adapters/network/network.ts";
import type { Credited } from "../../../adapters/network/prepaid-network.ts";
import { validityDays } from "../../../kernel/prepaid-tariff.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import { closeCaseAbout, openCase } from "../../records/cases/store.server.ts";
import { countTry, topUpById, type TopUp } from "../../sales/top-ups/store.server.ts";
import { neverReached } from "./rules.ts";
import { settleCredit } from "./settle-credit.server.ts";

/**
 * Puts a paid top-up onto its card, once: the network knows it by the top-up's id, whoever asks again after a crash or a
 * lost answer. When it was not reached for as long as the pauses last, nothing is credited any more: the credit is
 * withdrawn, and only once the network has said that it is, the money goes back (decision 26).
 */
export const creditTopUp = job(
  "credit-top-up",
  z.object({ topUpId: z.uuid() }),
  async ({ topUpId }, shop): Promise<void> => {
    const { db, config, clock, log } = shop;
    const topUp = await topUpById(db, topUpId);
    if (topUp.state !== "paid") return;
    const pauses = config.DELIVERY_RETRY_SECONDS;
    const isToCredit = topUp.attempts <= pauses.length;
    const answer = await asked(topUp, isToCredit, shop);
    if (answer) {
      await settleCredit(topUp, answer, shop);
      return closeCaseAbout(db, aboutSilence(topUp), "The network has answered.", clock());
    }
    const tries = await countTry(db, topUpId);
    log.warn({ topUpId, tries }, "the network does not answer; the top-up waits");
    if (tries > pauses.length + 1) await openCase(db, { ...aboutSilence(topUp), details: { tries } }, clock());
    const inSeconds = pauses[tries - 1] ?? pauses.at(-1) ?? 3600;
    await addJob(db, "credit-top-up", { topUpId }, { once: `credit:${topUpId}`, inSeconds });
  },
);

const aboutSilence = ({ number }: TopUp) => ({ kind: "top_up_unknown", subject: number }) as const;

/** Undefined: the outcome is unknown. Where there is no network, nothing can have been credited. */
async function asked(topUp: TopUp, isToCredit: boolean, { network }: Shop): Promise<Credited | undefined> {
  const { id, iccid, amount, bonus } = topUp;
  try {
    if (isToCredit) return await network.credit({ key: id, iccid, amount: amount + bonus, validDays: validityDays });
    const withdrawn = await network.withdrawCredit(id);
    return withdrawn.state === "credited" ? withdrawn : { state: "refused", failure: neverReached };
  } catch (error) {
    if (error instanceof NetworkNotConnected) return { state: "refused", failure: neverReached };
    if (error instanceof NetworkUnavailable) return undefined;
    throw error;
  }
}
