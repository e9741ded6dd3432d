import { money } from "../../../kernel/money.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { notSoldTo, offeredDays, unitPrice } from "../../catalogue/plans/rules.ts";
import type { Order } from "../../sales/orders/store.server.ts";
import { leftOfOrder } from "../../sales/payments/order-money-store.server.ts";
import { simsAsTold, soldFor, soldSims, type Tellers } from "../refund-requests/sold-sims.server.ts";
import {
  differenceOf,
  leavesMoney,
  mayCostLess,
  nearestDays,
  waivedOf,
  whyNoChange,
  type Priced,
  type WhyNot,
} from "./rules.ts";
import { candidates, changesAsTold, changesOf, openChange, type Candidate } from "./store.server.ts";

/** A plan for so many days, with what one SIM of it costs and the difference for the whole order. */
export type Offer = { candidate: Candidate; days: number; unit: number; difference: number };

/** `asTold`: as the buyer knows it, who hears of a change or a posting by staff once it cannot be taken back. */
type Asked = {
  days?: number | undefined;
  code?: string;
  country: string | undefined;
  tellers: Tellers;
  asTold?: boolean;
  now: Date;
};

/** What an order may be changed to, or why not. With `code` that plan alone, for exactly these days. */
export async function offersFor(
  db: DbOrTx,
  order: Order,
  { days, code, country, tellers, asTold = false, now }: Asked,
): Promise<{ why?: WhyNot; offers: Offer[] }> {
  const sold = await soldSims(db, order, tellers);
  const sims = asTold ? await simsAsTold(db, order, sold) : sold;
  const { open: asked, ...facts } = await factsOf(db, order, asTold);
  const why = whyNoChange(sims, { ...facts, now });
  if (why) return { why, offers: [] };
  const { countries, area, identity } = order.plan_as_sold;
  const priced = await pricedFor(db, order);
  const found = await candidates(db, {
    way: order.way,
    countries,
    area,
    identity,
    currency: order.currency,
    notSold: notSoldTo(country),
    ...(code && { code }),
  });
  const offers = found.flatMap(
    (candidate) =>
      offer(
        candidate,
        { order, priced },
        code === undefined ? nearestDays(daysOf(candidate), days ?? order.days) : days,
      ) ?? [],
  );
  const cheaperToo = mayCostLess(sims);
  const near = nearestOffers(
    offers.filter(({ difference }) => difference >= 0 || (cheaperToo && leavesMoney(difference, priced.left))),
    order,
    asked,
  );
  if (near.length > 0 || code !== undefined) return { offers: near };
  if (offers.length === 0) return { why: "nothing_else", offers: [] };
  return { why: cheaperToo ? "given_back" : "not_known", offers: [] };
}

export async function pricedFor(db: DbOrTx, order: Order): Promise<Priced> {
  const done = (await changesOf(db, order.id)).filter(({ state }) => state === "done");
  return { ...(await soldFor(db, order)), waived: waivedOf(done, order) };
}

export async function factsOf(db: DbOrTx, { id, state, plan_as_sold: { supplier = "pool" } }: Order, asTold = false) {
  const change = await openChange(db, id);
  const isUntold = asTold && change !== undefined && !(await changesAsTold(db, id)).some((one) => one.id === change.id);
  const open = isUntold ? undefined : change;
  const left = await leftOfOrder(db, id);
  const underWay = open?.state === "ending" || open?.state === "review";
  return { state, ours: supplier === "pool", underWay, left, open: open?.to_plan };
}

/**
 * Keeps the list readable: the most for the same area, fewer for wider ones, each of similar price; the same plan for
 * other days is always included, and so is the one that waits for its payment (`asked`).
 */
const mostOffers = { same: 12, wider: 8 };

function nearestOffers(offers: readonly Offer[], order: Order, asked: string | undefined): Offer[] {
  const isSame = ({ candidate }: Offer) => candidate.as_sold.area === order.plan_as_sold.area;
  const distance = ({ candidate, difference }: Offer) =>
    [order.plan_code, asked].includes(candidate.as_sold.code) ? -1 : Math.abs(difference);
  const nearest = (some: readonly Offer[], most: number) =>
    some
      .toSorted((one, other) => distance(one) - distance(other))
      .slice(0, most)
      .toSorted((one, other) => one.difference - other.difference);
  return [
    ...nearest(offers.filter(isSame), mostOffers.same),
    ...nearest(
      offers.filter((one) => !isSame(one)),
      mostOffers.wider,
    ),
  ];
}

type Held = { order: Order; priced: Priced };

function offer(candidate: Candidate, { order, priced }: Held, wished: number | undefined): Offer | undefined {
  const { as_sold: plan, amount } = candidate;
  const days = offeredDays(daysOf(candidate), wished);
  if (days === undefined || (plan.code === order.plan_code && days === order.days)) return undefined;
  const unit = unitPrice({ kind: plan.kind, price: money(amount, order.currency) }, days).amount;
  return { candidate, days, unit, difference: differenceOf(priced, unit) };
}

export function daysOf({ as_sold: { kind, days, min_days, max_days } }: Candidate) {
  return { kind, days, minDays: min_days, maxDays: max_days };
}
