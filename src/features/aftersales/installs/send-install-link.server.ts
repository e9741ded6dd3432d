import { randomUUID } from "node:crypto";
import { dayMs } from "../../../kernel/duration.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { mailsSince, queueMail } from "../../records/mail-queue/store.server.ts";
import { lockOrderBehindKey } from "../../sales/orders/order-behind-key.server.ts";
import { travellersOf } from "../../sales/orders/store.server.ts";
import { SendInstallLink } from "./contract.ts";
import { mostMailed } from "./rules.ts";

const kind = "esim_for_traveller";

/**
 * From the computer to the phone. Only the buyer may send it, and only so often, or it could be used to spam strangers.
 */
export const sendInstallLink = operation(
  SendInstallLink,
  async ({ orderNumber, key, position, email }, { db, vault, now }) =>
    db.transaction().execute(async (tx) => {
      const order = await lockOrderBehindKey(tx, { orderNumber, key }, { vault, now });
      if (position > order.quantity) return refuse("ORDER_NOT_FOUND");
      if (order.way !== "esim" || order.state !== "delivered") return refuse("NOT_DELIVERED");
      const since = new Date(now.getTime() - dayMs);
      if ((await mailsSince(tx, { orderId: order.id, kind, since })) >= mostMailed) return refuse("MAILED_OFTEN");
      const traveller = (await travellersOf(tx, order.id)).find((one) => one.position === position);
      const recipient = email ?? traveller?.email ?? order.email;
      await queueMail(tx, order.id, kind, now, { position, repetition: randomUUID(), recipient });
      return { email: recipient };
    }),
);
