import { refuse } from "../../../kernel/refusal.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { notSoldTo, offeredDays } from "../../catalogue/plans/rules.ts";
import type { Order } from "../../sales/orders/store.server.ts";
import type { Tellers } from "../refund-requests/sold-sims.server.ts";
import { daysOf, offersFor, type Offer } from "./offers.server.ts";
import { candidates } from "./store.server.ts";

type Wish = { planCode: string; days: number };
/** `country`: where the buyer is; a plan that is not sold there is none. */
type Here = { country: string | undefined; tellers: Tellers; now: Date };
type Asking = Here & { isBuyer?: boolean };

/** The plan that is asked for, for exactly these days, or why it cannot be had. */
export async function wantedOffer(
  tx: DbOrTx,
  order: Order,
  { planCode, days }: Wish,
  { isBuyer = false, ...here }: Asking,
): Promise<Offer> {
  const wanted = { code: planCode, days, ...here };
  const { why, offers } = await offersFor(tx, order, wanted);
  // what their page offers, while what staff have done can still be taken back
  const isUntold =
    why !== undefined && isBuyer && (await offersFor(tx, order, { ...wanted, asTold: true })).why !== why;
  if (why) return refuse(isUntold ? "ORDER_BUSY" : "CHANGE_NOT_POSSIBLE");
  if (offers[0]) return offers[0];
  const { countries, area, identity } = order.plan_as_sold;
  const [sold] = await candidates(tx, {
    way: order.way,
    countries,
    area,
    identity,
    currency: order.currency,
    notSold: notSoldTo(here.country),
    code: planCode,
  });
  if (!sold) return refuse("PLAN_NOT_ON_SALE");
  if (offeredDays(daysOf(sold), days) === undefined)
    return refuse("DAYS_NOT_OFFERED", { field: "days", problem: "not_offered" });
  // the same plan, or a cheaper one while the current plan may have started
  return refuse("CHANGE_NOT_POSSIBLE");
}
