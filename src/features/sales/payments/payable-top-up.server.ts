import { formatMoney, money } from "../../../kernel/money.ts";
import { prepaidCurrency } from "../../../kernel/prepaid-tariff.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { isGivenUp, lockTopUp, moveTopUp, topUpById } from "../top-ups/store.server.ts";
import { endAttempt } from "./end-attempt.server.ts";
import type { LockedPayable, Payable } from "./payable.ts";
import { refundUnwanted } from "./refund-payable.server.ts";
import { livePaymentOf, type Payment } from "./store.server.ts";
import { topUpProof } from "./top-up-proof.server.ts";

/** A top-up as a payable: what was paid is owed (`deposits`) until it is used. `credit-top-up` puts it onto the card. */
export const topUpPayable: Payable = {
  lock: lockTopUpPayable,
  standing: async (db, { payable_id }) => ((await topUpById(db, payable_id)).state === "asked" ? "wanted" : "other"),
  async statement(db, { payable_id }) {
    const { number, amount } = await topUpById(db, payable_id);
    return { number, description: `Top-up ${formatMoney(money(amount, prepaidCurrency), "en")}` };
  },
  proof: topUpProof,
};

async function lockTopUpPayable(tx: DbOrTx, payment: Payment): Promise<LockedPayable> {
  const { id, state } = await lockTopUp(tx, payment.payable_id);
  return {
    orderId: null,
    sold: { account: "deposits", goods: payment.amount, postage: 0, promo: 0 },
    async paid(now) {
      if (state !== "asked") return void (await refundUnwanted(tx, payment, "paid_twice", now));
      // today only automatic ones are given up, and the e-mail of `paid_late` says so
      if (await isGivenUp(tx, id)) return void (await refundUnwanted(tx, payment, "paid_late", now));
      await moveTopUp(tx, id, "paid", { paid_at: now });
      await addJob(tx, "credit-top-up", { topUpId: id }, { once: `credit:${id}` });
      const other = await livePaymentOf(tx, { kind: "top_up", id });
      if (other) await endAttempt(tx, other, "replaced", now);
      return undefined;
    },
    unpaid: async () => {},
    // of the money of one that was returned its buyer is told by then
    async refunded({ id: refundId, reason }) {
      if (reason === "paid_twice" || reason === "paid_late") await addJob(tx, "tell-top-up-refund", { refundId });
    },
    notRefunded: async () => {},
  };
}
