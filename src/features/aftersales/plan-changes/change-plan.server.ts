import type { InputOf } from "../../../kernel/endpoint.ts";
import { money } from "../../../kernel/money.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { countryOf, type Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { lockOrderBehindKey, orderBehindKey } from "../../sales/orders/order-behind-key.server.ts";
import type { Order } from "../../sales/orders/store.server.ts";
import { startDifferencePayment } from "../../sales/payments/start-difference-payment.server.ts";
import { querySims } from "../refund-requests/query-sims.server.ts";
import type { Tellers } from "../refund-requests/sold-sims.server.ts";
import { ChangePlan } from "./contract.ts";
import { openSeconds } from "./rules.ts";
import { changeByKey, changesAsTold, moveChange, offeredChange, type PlanChange } from "./store.server.ts";
import { wantedOffer } from "./wanted-offer.server.ts";
import { writeChange } from "./write-change.server.ts";

type Wish = InputOf<typeof ChangePlan>;

/** Queries the network first, then records the change with the order's row locked. */
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
      change: repeated
        ? await theSame(tx, repeated, order, wish)
        : await newChange(tx, order, wish, { ...context, tellers }),
    };
  });
  const difference = money(change.difference_amount, order.currency);
  if (change.state === "done") return { state: "done" as const, difference, payPage: null };
  if (change.state === "ending" || change.state === "review")
    return { state: "making" as const, difference, payPage: null };
  return { state: "paying" as const, difference, payPage: await payPageFor(order, change, wish, context) };
});

async function theSame(tx: DbOrTx, change: PlanChange, order: Order, wish: Wish): Promise<PlanChange> {
  const { planCode, days, expectedDifference } = wish;
  const same =
    change.order_id === order.id &&
    change.to_plan === planCode &&
    change.to_days === days &&
    change.difference_amount === expectedDifference;
  if (!same) refuse("REQUEST_KEY_REUSED");
  if (change.state !== "cancelled") return change;
  // one that staff have displaced is open on their page until that can no longer be taken back
  const told = (await changesAsTold(tx, order.id)).find(({ id }) => id === change.id);
  return refuse(told && told.state !== "cancelled" ? "ORDER_BUSY" : "CHANGE_NOT_POSSIBLE");
}

type Asked = Context & { tellers: Tellers };

async function newChange(tx: DbOrTx, order: Order, wish: Wish, context: Asked): Promise<PlanChange> {
  const { now, config, tellers } = context;
  const offer = await wantedOffer(tx, order, wish, { country: countryOf(context), tellers, now, isBuyer: true });
  const { difference } = offer;
  if (difference !== wish.expectedDifference)
    refuse("PRICE_CHANGED", undefined, { difference: money(difference, order.currency) });
  if (difference > 0 && !wish.method) refuse("INVALID_INPUT", { field: "method", problem: "choose" });
  const offered = await offeredChange(tx, order.id, offer);
  if (offered) return offered;
  return writeChange(tx, order, offer, { requestKey: wish.requestKey, openSeconds: openSeconds(false, config) }, now);
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
