import { walletsAt } from "../../../adapters/wallet/wallet.ts";
import { money } from "../../../kernel/money.ts";
import type { Context } from "../../../platform/context.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { noticesOf } from "../../catalogue/content/notices-of-countries.server.ts";
import type { EsimToInstall } from "../../sales/orders/contract.ts";
import { esimPageId } from "../../sales/orders/esim-page.server.ts";
import { opened } from "../../sales/orders/order-behind-key.server.ts";
import { installKey } from "../../sales/orders/order-keys.server.ts";
import type { Order, OrderToShow } from "../../sales/orders/store.server.ts";
import { failureReason } from "../../sales/payments/rules.ts";
import { esimsToInstall } from "../../stock/esim-profiles/esims-to-install.server.ts";
import { parcelOf, renewalsOf } from "./order-delivery.server.ts";
import { GetOrderResult, type OrderOutcome } from "./result-contract.ts";
import { orderAndPayment } from "./store.server.ts";
import { touchingOrder } from "./touching-order.ts";

/** Spec 2, `/order-result`: the order's state; codes only if it is delivered. */
export const getOrderResult = operation(GetOrderResult, async ({ orderNumber, key }, context) => {
  const { db, visitor, now, wallets } = context;
  // polled every two seconds by everybody who has just paid: one statement
  const order = opened(await orderAndPayment(db, orderNumber), { key }, context);
  const { plan_as_sold: plan, payment_method: method, payment_state: tried, payment_failure: failure, refused } = order;
  const [parcel, renewals] = await Promise.all([
    order.way === "physical" ? parcelOf(db, order.id, visitor.language) : null,
    order.way === "renewal" ? renewalsOf(db, order.id) : [],
  ]);
  const outcome = outcomeOf(order, tried !== null);
  return {
    orderNumber,
    outcome,
    processing: outcome === "processing" ? stepOf(order) : null,
    failure: outcome === "failure" && tried ? failureReason({ state: tried, failure }) : null,
    refused: order.state === "paying" && tried && refused ? failureReason({ state: tried, failure: refused }) : null,
    placedAt: order.placed_at.toISOString(),
    email: order.email,
    planCode: order.plan_code,
    kind: plan.kind,
    area: plan.area,
    areaName: order.area_names?.[visitor.language] ?? plan.area,
    // where the page shows them; it polls until then, and each poll would ask for the catalogue's version
    notices: outcome === "success" ? await noticesOf(touchingOrder(order), visitor.language, context) : [],
    allowanceMb: plan.allowance_mb,
    days: order.days,
    quantity: order.quantity,
    way: order.way,
    startRule: plan.start_rule,
    identity: plan.identity,
    reinstall: plan.reinstall,
    departsOn: order.departs_on,
    unitPrice: money(order.unit_amount, order.currency),
    postage: money(order.postal_amount, order.currency),
    discount: money(order.discount_amount, order.currency),
    promoCode: order.promo_code,
    total: money(order.total_amount, order.currency),
    method,
    esims: outcome === "success" && order.way === "esim" ? await esims(order, context) : [],
    parcel,
    renewals,
    wallets: walletsAt(wallets, now).map(({ name }) => name),
  };
});

function outcomeOf({ state }: Order, tried: boolean): OrderOutcome {
  switch (state) {
    case "placed":
      return tried ? "failure" : "waiting_for_payment";
    case "paying":
    case "paid":
      return "processing";
    // for a card the purchase is complete; the parcel shows the rest
    case "dispatching":
    case "delivered":
      return "success";
    case "cancelled":
      return "closed";
    default:
      return state;
  }
}

function stepOf({ state }: Order): "delivering" | "paying" {
  return state === "paid" ? "delivering" : "paying";
}

async function esims(order: OrderToShow, { db, vault }: Context): Promise<EsimToInstall[]> {
  return (await esimsToInstall(db, vault, order.id)).map((esim) => ({
    ...esim,
    traveller: order.travellers.find(({ position }) => position === esim.position)?.name ?? null,
    installId: esimPageId(order, esim.position),
    installKey: installKey(vault, order, esim.position),
  }));
}
