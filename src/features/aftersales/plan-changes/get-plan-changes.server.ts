import type { Language } from "../../../kernel/language.ts";
import { money } from "../../../kernel/money.ts";
import { countryOf } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { PlanAsSold } from "../../../platform/database/tables.ts";
import { operation } from "../../../platform/operation.server.ts";
import { networksOf } from "../../catalogue/plans/store.server.ts";
import { orderBehindKey } from "../../sales/orders/order-behind-key.server.ts";
import type { Order } from "../../sales/orders/store.server.ts";
import { querySimsForPage } from "../refund-requests/query-sims.server.ts";
import { GetPlanChanges, type PlanOffered } from "./contract.ts";
import { offersFor, type Offer } from "./offers.server.ts";
import { changesAsTold, openChange } from "./store.server.ts";

export const getPlanChanges = operation(GetPlanChanges, async ({ orderNumber, key, days }, context) => {
  const { db, visitor, now } = context;
  const order = await orderBehindKey(db, { orderNumber, key }, context);
  const tellers = { suppliers: context.suppliers, silent: await querySimsForPage(order, context) };
  const { why, offers } = await offersFor(db, order, { days, country: countryOf(context), tellers, asTold: true, now });
  const told = new Set((await changesAsTold(db, order.id)).map(({ id }) => id));
  const open = await openChange(db, order.id);
  const apart = await differenceOf(db, [order.plan_as_sold, ...offers.map(({ candidate }) => candidate.as_sold)]);
  const unpaid = open !== undefined && told.has(open.id) && (open.state === "asked" || open.state === "paying");
  const payable = open?.payment_state === "waiting" && open.expires_at !== null && open.expires_at > now;
  return {
    why: why ?? null,
    current: { code: order.plan_code, days: order.days, ...apart(order.plan_as_sold) },
    plans: offers.map((offer) => ({ ...shown(offer, order, visitor.language), ...apart(offer.candidate.as_sold) })),
    open: unpaid
      ? {
          code: open.to_plan,
          days: open.to_days,
          difference: money(open.difference_amount, order.currency),
          payPage: payable ? open.pay_page : null,
          isOffered: open.state === "asked" && open.staff_id !== null,
        }
      : null,
  };
});

type Apart = Pick<PlanOffered, "networks" | "breakout" | "useByDays">;

/** `sold` starts with the order's plan, whose first destination all of them cover. */
async function differenceOf(db: DbOrTx, sold: readonly PlanAsSold[]): Promise<(plan: PlanAsSold) => Apart> {
  const networks = await networksOf(
    db,
    [...new Set(sold.map(({ network_set }) => network_set))],
    sold[0]!.countries.slice(0, 1),
  );
  const bySet = Map.groupBy(networks, ({ network_set }) => network_set);
  return ({ network_set, breakout, use_by_days }) => ({
    networks: bySet.get(network_set) ?? [],
    breakout,
    useByDays: use_by_days,
  });
}

function shown(
  { candidate: { as_sold: plan, names }, days, difference }: Offer,
  { currency }: Order,
  language: Language,
): Omit<PlanOffered, keyof Apart> {
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
