import { money } from "../../kernel/money.ts";
import { refuse } from "../../kernel/refusal.ts";
import { countryOf } from "../../platform/context.server.ts";
import { operation } from "../../platform/operation.server.ts";
import { hearOfSims } from "../refund-requests/hear-of-sims.server.ts";
import { isOrderKey } from "../orders/order-number.server.ts";
import { orderByNumber, type Order } from "../orders/store.server.ts";
import type { Language } from "../../kernel/language.ts";
import { GetPlanChanges, type PlanOffered } from "./contract.ts";
import { offersFor, type Offer } from "./offers.server.ts";
import { openChange } from "./store.server.ts";

export const getPlanChanges = operation(GetPlanChanges, async ({ orderNumber, key, days }, context) => {
  const { db, vault, visitor, now } = context;
  const order = isOrderKey(vault, orderNumber, key) ? await orderByNumber(db, orderNumber) : undefined;
  if (!order) return refuse("ORDER_NOT_FOUND");
  const tellers = { suppliers: context.suppliers, silent: await hearOfSims(order, context) };
  const { why, offers } = await offersFor(db, order, { days, country: countryOf(context), tellers, now });
  const open = await openChange(db, order.id);
  const unpaid = open?.state === "asked" || open?.state === "paying";
  const payable = open?.payment_state === "waiting" && open.expires_at !== null && open.expires_at > now;
  return {
    why: why ?? null,
    current: { code: order.plan_code, days: order.days },
    plans: offers.map((offer) => shown(offer, order, visitor.language)),
    open: open && unpaid ? { code: open.to_plan, days: open.to_days, difference: money(open.difference_amount, order.currency), payPage: payable ? open.pay_page : null } : null,
  };
});

function shown({ candidate: { as_sold: plan, names }, days, difference }: Offer, { currency }: Order, language: Language): PlanOffered {
  return {
    code: plan.code,
    kind: plan.kind,
    area: plan.area,
    areaName: names?.[language] ?? plan.area,
    countryCount: plan.countries.length,
    allowanceMb: plan.allowance_mb,
    speedAfterKbps: plan.speed_after_kbps,
    days,
    minDays: plan.min_days,
    maxDays: plan.max_days,
    difference: money(difference, currency),
  };
}
