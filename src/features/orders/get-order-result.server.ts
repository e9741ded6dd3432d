import { activationCode, androidInstallLink, appleInstallLink } from "../../kernel/activation-code.ts";
import { money } from "../../kernel/money.ts";
import { refuse } from "../../kernel/refusal.ts";
import { operation } from "../../platform/operation.server.ts";
import type { Context } from "../../platform/context.server.ts";
import { profilesOfOrder } from "../esim-profiles/store.server.ts";
import { GetOrderResult, type EsimToInstall, type OrderOutcome } from "./contract.ts";
import { isOrderKey } from "./order-number.server.ts";
import { failureReason } from "./rules.ts";
import { areaNames, latestPayment, orderByNumber, type LatestPayment, type Order } from "./store.server.ts";

/** Spec 2, `/order-result`: tells how the order stands; only a delivered one shows its codes. */
export const getOrderResult = operation(GetOrderResult, async ({ orderNumber, key }, context) => {
  const { db, vault, visitor } = context;
  const order = isOrderKey(vault, orderNumber, key) ? await orderByNumber(db, orderNumber) : undefined;
  if (!order) return refuse("ORDER_NOT_FOUND");
  const [payment, area] = await Promise.all([latestPayment(db, order.id), areaNames(db, order.plan_as_sold.scope, order.plan_as_sold.area)]);
  const outcome = outcomeOf(order, payment);
  return {
    orderNumber,
    outcome,
    processing: outcome === "processing" ? stepOf(order) : null,
    failure: outcome === "failure" && payment ? failureReason(payment) : null,
    placedAt: order.placed_at.toISOString(),
    email: order.email,
    planCode: order.plan_code,
    kind: order.plan_as_sold.kind,
    area: order.plan_as_sold.area,
    areaName: area?.names[visitor.language] ?? order.plan_as_sold.area,
    allowanceMb: order.plan_as_sold.allowance_mb,
    days: order.days,
    quantity: order.quantity,
    unitPrice: money(order.unit_amount, order.currency),
    total: money(order.total_amount, order.currency),
    method: payment?.method ?? null,
    esims: outcome === "success" ? await esims(order, context) : [],
  };
});

function outcomeOf({ state }: Order, payment: LatestPayment | undefined): OrderOutcome {
  switch (state) {
    case "placed":
      return payment ? "failure" : "waiting_for_payment";
    case "paying":
    case "paid":
      return "processing";
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

async function esims(order: Order, { db, vault }: Context): Promise<EsimToInstall[]> {
  const profiles = await profilesOfOrder(db, order.id);
  return profiles.map((profile) => {
    const matchingId = vault.open(profile.matching_id_sealed);
    const code = activationCode({ smdpAddress: profile.smdp_address, matchingId });
    return {
      position: profile.position!,
      iccid: profile.iccid,
      smdpAddress: profile.smdp_address,
      matchingId,
      activationCode: code,
      appleLink: appleInstallLink(code),
      androidLink: androidInstallLink(code),
    };
  });
}
