import { money, type Money } from "../../../kernel/money.ts";
import type { Shop } from "../../../platform/context.server.ts";
import type { PlanAsSold } from "../../../platform/database/tables.ts";
import { renewalsFor, type PlanOnSale } from "../../catalogue/plans/store.server.ts";
import { esimPageId } from "../../sales/orders/esim-page.server.ts";
import { installKey } from "../../sales/orders/order-keys.server.ts";
import type { Order } from "../../sales/orders/store.server.ts";
import { dataPlansOf } from "../../stock/data-plans/store.server.ts";

/** A package to buy for a SIM whose data runs low, and where to order it. */
export type MoreData = { allowanceMb: number; price: Money; page: string };

/**
 * The same package, else the most similar one for the same places. None for a SIM on another network, and none for a
 * day pass: the new package would wait until the pass is over, and the pass is full again before.
 */
export async function moreData(
  order: Order,
  position: number,
  { db, vault, origin }: Pick<Shop, "db" | "vault" | "origin">,
): Promise<MoreData | undefined> {
  const { plan_as_sold: sold, currency, lang } = order;
  if (sold.kind !== "fixed") return undefined;
  const carried = (await dataPlansOf(db, order.id)).find((plan) => plan.position === position)?.network_reference;
  const plan = carried ? mostLike(sold, await renewalsFor(db, sold.countries, currency)) : undefined;
  if (!plan) return undefined;
  const query = new URLSearchParams({
    plan: plan.code,
    days: String(plan.days),
    way: "renewal",
    id: esimPageId(order, position),
    key: installKey(vault, order, position),
  });
  return {
    allowanceMb: plan.allowance_mb,
    price: money(plan.amount, currency),
    page: `${origin}/${lang}/order-sim?${query}`,
  };
}

type Offered = Pick<PlanOnSale, "code" | "kind" | "identity" | "allowance_mb" | "amount">;

export function mostLike<Plan extends Offered>(
  sold: Pick<PlanAsSold, "code" | "identity" | "allowance_mb">,
  offered: readonly Plan[],
): Plan | undefined {
  const unlike = ({ code, allowance_mb, amount }: Plan) => [
    code === sold.code ? 0 : 1,
    Math.abs(allowance_mb - sold.allowance_mb),
    amount,
  ];
  const fitting = offered.filter(({ kind, identity }) => kind === "fixed" && identity === sold.identity);
  return fitting.toSorted(
    (one, other) =>
      unlike(one)
        .map((value, place) => value - unlike(other)[place]!)
        .find((difference) => difference !== 0) ?? 0,
  )[0];
}
