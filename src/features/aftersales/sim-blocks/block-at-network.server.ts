import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import { NetworkNotConnected, type Moved } from "../../../adapters/network/network.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import { openCase } from "../../records/cases/store.server.ts";
import { queueMail } from "../../records/mail-queue/store.server.ts";
import { orderById } from "../../sales/orders/store.server.ts";
import { blockOf, moveBlock, type SimBlock } from "./store.server.ts";

/**
 * Asks the network for what staff decided, and writes down its answer; the buyer is told with it. Nothing where that
 * was answered already. A silent network is asked again by the job's own retries; one that refuses leaves the SIM as it
 * was, and a person is told.
 */
export const blockAtNetwork = job(
  "block-sim",
  z.object({ iccid: z.string(), version: z.int() }),
  async ({ iccid, version }, shop): Promise<void> => {
    const block = await blockOf(shop.db, iccid);
    if (block?.version !== version || !(block.state === "blocking" || block.state === "unblocking")) return;
    const answer = await ask(block, shop);
    const isBlock = block.state === "blocking";
    const now = shop.clock();
    await shop.db.transaction().execute(async (tx) => {
      const wished = isBlock ? "blocked" : "open";
      const before = isBlock ? "open" : "blocked";
      if (!(await moveBlock(tx, { iccid, version, to: answer.state === "done" ? wished : before }, now))) return;
      if (answer.state === "done") {
        const kind = isBlock ? "sim_blocked" : "sim_unblocked";
        await queueMail(tx, block.order_id, kind, now, { what: iccid, repetition: randomUUID() });
        return;
      }
      const { number } = await orderById(tx, block.order_id);
      const details = { order: number, failure: answer.failure, wished: block.state };
      await openCase(tx, { kind: "sim_not_blocked", subject: iccid, orderId: block.order_id, details }, now);
    });
  },
);

async function ask({ state, iccid }: SimBlock, { network }: Pick<Shop, "network">): Promise<Moved> {
  try {
    return await network[state === "blocking" ? "blockSim" : "unblockSim"](iccid);
  } catch (error) {
    if (error instanceof NetworkNotConnected) return { state: "refused", failure: "not_connected" };
    throw error;
  }
}
