import { randomUUID } from "node:crypto";
import { attempt } from "../../../platform/attempts.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { queueMail } from "../../records/mail-queue/store.server.ts";
import { beginNewLinks } from "../../sales/orders/holder-store.server.ts";
import { mailTravellersAnew } from "../../sales/orders/mail-travellers-anew.server.ts";
import { lockOrderBehindKey, orderBehindKey } from "../../sales/orders/order-behind-key.server.ts";
import { revokeAll } from "../esim-shares/store.server.ts";
import { RenewOrderLinks } from "./contract.ts";
import { renewalLimit } from "./rules.ts";

/**
 * Revokes every link of an order: the buyer's, the travellers', shared ones. The new ones are sent only by e-mail:
 * whoever got hold of a leaked link may revoke it, and gains nothing.
 */
export const renewOrderLinks = operation(RenewOrderLinks, async (shown, context) => {
  const { db, now } = context;
  await attempt(context, renewalLimit, (await orderBehindKey(db, shown, context)).id);
  return db.transaction().execute(async (tx) => {
    const order = await lockOrderBehindKey(tx, shown, context);
    await beginNewLinks(tx, order.id);
    await revokeAll(tx, order.id, now);
    await queueMail(tx, order.id, "order_links", now, { what: order.number, repetition: randomUUID() });
    if (order.way === "esim" && order.state === "delivered") await mailTravellersAnew(tx, order, now);
    return {};
  });
});
