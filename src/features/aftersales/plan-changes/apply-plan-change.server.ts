import * as z from "zod/mini";
import type { Shop } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import { lockOrderById, type Order } from "../../sales/orders/store.server.ts";
import { refundUnwanted } from "../../sales/payments/refund-payable.server.ts";
import { paymentById } from "../../sales/payments/store.server.ts";
import { soldSims } from "../refund-requests/sold-sims.server.ts";
import { factsOf } from "./offers.server.ts";
import { whyNoChange } from "./rules.ts";
import { changeById, changeOfPayment, moveChange } from "./store.server.ts";

/**
 * The difference is paid: makes the change, even if the plan was taken off sale meanwhile, since it was bought while on
 * sale. If the old plan has started, was refunded or the change was dropped for another, the plan stays and the
 * difference is refunded.
 */
export const applyPlanChange = job(
  "apply-plan-change",
  z.object({ paymentId: z.uuid() }),
  async ({ paymentId }, shop): Promise<void> => {
    await shop.db.transaction().execute(async (tx): Promise<void> => {
      const payment = await paymentById(tx, paymentId);
      if (payment?.state !== "succeeded") return;
      const order = await lockOrderById(tx, payment.order_id!);
      const change = await changeOfPayment(tx, payment);
      if (change && ["ending", "review", "done"].includes(change.state)) return;
      const possible = change?.state === "paying" && (await isStillPossible(tx, order, shop));
      if (possible && (await moveChange(tx, change.id, "ending")))
        return addJob(tx, "make-plan-change", { changeId: change.id });
      if (change) await moveChange(tx, change.id, "cancelled", { stopped: "not_possible" });
      await refundUnwanted(tx, payment, "not_changed", shop.clock());
    });
  },
);

/** Drops an unpaid change, so that the page does not wait for it for ever. A late payment is refunded. */
export const dropPlanChange = job(
  "drop-plan-change",
  z.object({ changeId: z.uuid() }),
  async ({ changeId }, { db }): Promise<void> => {
    await db.transaction().execute(async (tx): Promise<void> => {
      const change = await changeById(tx, changeId);
      if (!change) return;
      await lockOrderById(tx, change.order_id);
      const payment = change.payment_id ? await paymentById(tx, change.payment_id) : undefined;
      if (payment?.state !== "succeeded") await moveChange(tx, changeId, "cancelled");
    });
  },
);

async function isStillPossible(tx: DbOrTx, order: Order, { suppliers, clock }: Shop): Promise<boolean> {
  return (
    whyNoChange(await soldSims(tx, order, { suppliers }), { ...(await factsOf(tx, order)), now: clock() }) === undefined
  );
}
