import type { InputOf } from "../../../kernel/endpoint.ts";
import { money } from "../../../kernel/money.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { countryOf, type Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { notSoldTo, offeredDays } from "../../catalogue/plans/rules.ts";
import { lockOrderBehindKey, orderBehindKey } from "../../sales/orders/order-behind-key.server.ts";
import type { Order } from "../../sales/orders/store.server.ts";
import { startDifferencePayment } from "../../sales/payments/start-difference-payment.server.ts";
import { querySims } from "../refund-requests/query-sims.server.ts";
import type { Tellers } from "../refund-requests/sold-sims.server.ts";
import { dropOpenChange } from "../refund-requests/store.server.ts";
import { ChangePlan } from "./contract.ts";
import { daysOf, offersFor, type Offer } from "./offers.server.ts";
import { candidates, changeByKey, insertChange, moveChange, type PlanChange } from "./store.server.ts";

type Wish = InputOf<typeof ChangePlan>;

/**
 * An unpaid change is dropped this long after its payment page has ended, since the gateway's last report may be late.
 */
const secondsAfterExpiry = 20 * 60;

/**
 * Queries the network first, then records the change with the order's row locked. A change that costs nothing more is
 * made at once, others after payment, by the job that ends the old plan on the network (make-plan-change.server.ts).
 */
export const changePlan = operation(ChangePlan, async (wish, context) => {
  const { db, suppliers } = context;
  const tellers = { suppliers, silent: await querySims(await orderBehindKey(db, wish, context), context) };
  // prices whose moment has come
  await context.catalogueVersion.current();
  const { order, change } = await db.transaction().execute(async (tx) => {
    const order = await lockOrderBehindKey(tx, wish, context);
    const repeated = await changeByKey(tx, wish.requestKey);
    return {
      order,
      change: repeated ? theSame(repeated, order, wish) : await newChange(tx, order, wish, { ...context, tellers }),
    };
  });
  const difference = money(change.difference_amount, order.currency);
  if (change.state === "done") return { state: "done" as const, difference, payPage: null };
  if (change.state === "ending" || change.state === "review")
    return { state: "making" as const, difference, payPage: null };
  return { state: "paying" as const, difference, payPage: await payPageFor(order, change, wish, context) };
});

function theSame(change: PlanChange, order: Order, { planCode, days, expectedDifference }: Wish): PlanChange {
  const same =
    change.order_id === order.id &&
    change.to_plan === planCode &&
    change.to_days === days &&
    change.difference_amount === expectedDifference;
  if (!same) refuse("REQUEST_KEY_REUSED");
  return change.state === "cancelled" ? refuse("CHANGE_NOT_POSSIBLE") : change;
}

type Asked = Context & { tellers: Tellers };

async function newChange(tx: DbOrTx, order: Order, wish: Wish, context: Asked): Promise<PlanChange> {
  const { now } = context;
  const offer = await wanted(tx, order, wish, context);
  const { difference, unit, days } = offer;
  if (difference !== wish.expectedDifference)
    refuse("PRICE_CHANGED", undefined, { difference: money(difference, order.currency) });
  if (difference > 0 && !wish.method) refuse("INVALID_INPUT", { field: "method", problem: "choose" });
  await dropOpenChange(tx, order.id);
  const change = await insertChange(tx, {
    request_key: wish.requestKey,
    state: difference > 0 ? "asked" : "ending",
    order_id: order.id,
    from_plan: JSON.stringify(order.plan_as_sold),
    from_days: order.days,
    to_plan: wish.planCode,
    to_plan_as_sold: JSON.stringify(offer.candidate.as_sold),
    to_days: days,
    unit_amount: unit,
    difference_amount: difference,
    payment_id: null,
    asked_at: now,
    done_at: null,
    stopped: null,
  });
  if (difference <= 0) await addJob(tx, "make-plan-change", { changeId: change.id });
  else
    await addJob(
      tx,
      "drop-plan-change",
      { changeId: change.id },
      { inSeconds: context.config.PAYMENT_MINUTES * 60 + secondsAfterExpiry },
    );
  return change;
}

async function wanted(tx: DbOrTx, order: Order, { planCode, days }: Wish, context: Asked): Promise<Offer> {
  const { tellers, now } = context;
  const country = countryOf(context);
  const { why, offers } = await offersFor(tx, order, { code: planCode, days, country, tellers, now });
  if (why) return refuse("CHANGE_NOT_POSSIBLE");
  if (offers[0]) return offers[0];
  const { countries, area, identity } = order.plan_as_sold;
  const [sold] = await candidates(tx, {
    way: order.way,
    countries,
    area,
    identity,
    currency: order.currency,
    notSold: notSoldTo(country),
    code: planCode,
  });
  if (!sold) return refuse("PLAN_NOT_ON_SALE");
  if (offeredDays(daysOf(sold), days) === undefined)
    return refuse("DAYS_NOT_OFFERED", { field: "days", problem: "not_offered" });
  // the same plan, or a cheaper one while the current plan may have started
  return refuse("CHANGE_NOT_POSSIBLE");
}

async function payPageFor(
  order: Order,
  change: PlanChange,
  { method, requestKey }: Wish,
  context: Context,
): Promise<string> {
  const { payPage } = await startDifferencePayment(
    {
      orderId: order.id,
      changeId: change.id,
      amount: change.difference_amount,
      method: method ?? refuse("INVALID_INPUT", { field: "method", problem: "choose" }),
      requestKey,
      returnTo: "order-detail",
      note: async (tx, paymentId) => {
        if (!(await moveChange(tx, change.id, "paying", { payment_id: paymentId }))) refuse("CHANGE_NOT_POSSIBLE");
      },
    },
    context,
  );
  return payPage;
}
