import { money } from "../../../kernel/money.ts";
import type { Context } from "../../../platform/context.server.ts";
import { cursorAt, placeIn } from "../../../platform/cursor.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { orderKey } from "../../sales/orders/order-keys.server.ts";
import { printedOrderAddress } from "../../sales/orders/printed-order-address.ts";
import { GetMyOrders, type MyOrder } from "./contract.ts";
import { ordersOfAccount, type OrderOfAccount } from "./store.server.ts";

const onAPage = 12;

export const getMyOrders = operation(GetMyOrders, async ({ after }, context) => {
  const place = after === undefined ? undefined : placeIn(after);
  // one more than is shown reveals whether there are older ones
  const found = await ordersOfAccount(context.db, context.caller.accountId, place, onAPage + 1);
  const shown = found.slice(0, onAPage);
  return {
    orders: shown.map((order) => myOrder(order, context)),
    next: found.length > onAPage ? cursorAt(shown.at(-1)!) : null,
  };
});

function myOrder(order: OrderOfAccount, { vault, visitor, now }: Pick<Context, "vault" | "visitor" | "now">): MyOrder {
  const { number, state, way, currency, plan_as_sold: plan, iccids, address, address_names: country } = order;
  return {
    orderNumber: number,
    key: orderKey(vault, order, now),
    placedAt: order.placed_at.toISOString(),
    state,
    paymentFailed: state === "placed" && order.method !== null,
    kind: plan.kind,
    area: plan.area,
    areaName: order.area_names?.[visitor.language] ?? plan.area,
    allowanceMb: plan.allowance_mb,
    speedAfterKbps: plan.speed_after_kbps,
    days: order.days,
    way,
    unitPrice: money(order.unit_amount, currency),
    quantity: order.quantity,
    total: money(order.total_amount, currency),
    iccids,
    channel: order.channel,
    source: order.order_source,
    method: order.method,
    email: order.email,
    shipping: address && {
      country: country?.[visitor.language] ?? address.country,
      address: printedOrderAddress(address),
      contactPerson: address.contact_person,
      phone: address.phone,
    },
    physicalSim: way === "physical",
    can: {
      pay: state === "placed",
      install: state === "delivered" && way === "esim" && iccids.length > 0,
      receipt: order.paid_at !== null,
    },
  };
}
