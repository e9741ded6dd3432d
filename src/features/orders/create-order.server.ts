import { money } from "../../kernel/money.ts";
import { refuse } from "../../kernel/refusal.ts";
import { operation } from "../../platform/operation.server.ts";
import { countryOf, type Context } from "../../platform/context.server.ts";
import { notSoldTo } from "../plans/rules.ts";
import { CreateOrder } from "./contract.ts";
import { newOrderNumber, orderKey } from "./order-number.server.ts";
import { orderByRequestKey } from "./store.server.ts";
import { writeOrder, type Wish, type Written } from "./write-order.server.ts";

/** Write the order down first, then ask for the money: a payment can be tried again, a lost order cannot. */
export const createOrder = operation(CreateOrder, async (wish, context) => {
  const { visitor, now, pool, metrics } = context;
  const written = await writeOrder(pool, wish, {
    number: newOrderNumber(),
    language: visitor.language,
    browserId: visitor.browserId,
    notSold: notSoldTo(countryOf(context)),
    now,
  });
  if (written.number) {
    metrics.orders.inc({ state: "placed" });
    return answer(written.number, wish, context);
  }
  const earlier = written.earlier ?? (await writtenMeanwhile(wish, context));
  if (earlier) return answer(theSame(earlier, wish).number, wish, context);
  return refuseOffer(written, wish);
});

function answer(orderNumber: string, wish: Wish, { vault }: Context) {
  return { orderNumber, key: orderKey(vault, orderNumber), total: money(wish.expectedTotal, wish.currency) };
}

/** Two clicks at the same moment: the loser waited for the winner's commit, which its own statement cannot see. */
async function writtenMeanwhile({ requestKey }: Wish, { db }: Context) {
  return orderByRequestKey(db, requestKey);
}

type Earlier = NonNullable<Written["earlier"]>;

function theSame(earlier: Earlier, wish: Wish): Earlier {
  const same =
    earlier.plan_code === wish.planCode &&
    earlier.quantity === wish.quantity &&
    earlier.total_amount === wish.expectedTotal &&
    earlier.email === wish.email;
  return same ? earlier : refuse("REQUEST_KEY_REUSED");
}

function refuseOffer({ on_sale, sold_here, way_offered, days_offered, total }: Written, wish: Wish): never {
  if (!on_sale) refuse("PLAN_NOT_ON_SALE");
  if (!sold_here) refuse("PLAN_NOT_SOLD_HERE");
  if (!way_offered) refuse("WAY_NOT_OFFERED", { field: "way", problem: "not_offered" });
  if (!days_offered) refuse("DAYS_NOT_OFFERED", { field: "days", problem: "not_offered" });
  return refuse("PRICE_CHANGED", undefined, { total: money(total!, wish.currency) });
}
