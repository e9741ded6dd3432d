import type { Credited } from "../../../adapters/network/prepaid-network.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { refundPayable } from "../../sales/payments/refund-payable.server.ts";
import { lockTopUp, moveTopUp, type TopUp } from "../../sales/top-ups/store.server.ts";
import { bookEntries } from "../balances/books.server.ts";
import { forgiveOverruns } from "../balances/forgive-overruns.server.ts";
import { insertEntries, lockCard } from "../balances/store.server.ts";
import { neverReached } from "./rules.ts";

/** Writes down what the network said, once: the entries of a credit, or the refund. The buyer is told either way. */
export async function settleCredit({ id }: TopUp, answer: Credited, { db, clock }: Shop): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (tx) => {
    const topUp = await lockTopUp(tx, id);
    if (topUp.state !== "paid") return;
    const { iccid, tariff, amount, bonus } = topUp;
    await lockCard(tx, { iccid, tariff, ...(answer.state === "credited" && answer) });
    if (answer.state === "credited") {
      await moveTopUp(tx, id, "credited", { ended_at: now, valid_until: answer.validUntil });
      // what was used since stands after it, however late the answer came
      const at = answer.at < now ? answer.at : now;
      const entry = { iccid, kind: "top_up" as const, amount, occasion: `top-up:${id}`, top_up_id: id, at };
      await insertEntries(tx, [entry]);
      if (bonus > 0)
        await bookEntries(tx, "bonus", { about: id, entries: [{ iccid, amount: bonus, topUpId: id, at }] }, now);
    } else {
      await moveTopUp(tx, id, "returned", { ended_at: now, failure: answer.failure });
      const reason = answer.failure === neverReached ? "supplier_failed" : "sim_refused";
      await refundPayable(tx, { kind: "top_up", id }, { amount: "everything", reason, key: `top-up:${id}` }, now);
    }
    // what its use has done meanwhile was not to be judged before this
    await forgiveOverruns(tx, [iccid], id, now);
    await addJob(tx, "look-at-balance", { iccid }, { once: `look:${iccid}` });
    await addJob(tx, "tell-top-up", { topUpId: id }, { once: `tell-top-up:${id}` });
  });
}
