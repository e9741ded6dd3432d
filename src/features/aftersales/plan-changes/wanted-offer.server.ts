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

/** The plan that is asked for, for exactly these days, or why it cannot be had. */
export async function wantedOffer(tx: DbOrTx, order: Order, { planCode, days }: Wish, here: Here): Promise<Offer> {
  const { why, offers } = await offersFor(tx, order, { code: planCode, days, ...here });
  if (why) return refuse("CHANGE_NOT_POSSIBLE");
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
