import { maskedIccid } from "../../../kernel/iccid.ts";
import { money } from "../../../kernel/money.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { orderBehindKey } from "../../sales/orders/order-behind-key.server.ts";
import { isPaid } from "../../sales/orders/rules.ts";
import { travellersOf, type Order } from "../../sales/orders/store.server.ts";
import { GetRefundTerms } from "./contract.ts";
import { querySimsForPage } from "./query-sims.server.ts";
import { amountBack, refundTerm } from "./rules.ts";
import { simsAsTold, soldFor, soldSims } from "./sold-sims.server.ts";
import { methodsPaid, requestsAsTold } from "./store.server.ts";
import { periodEnd } from "./withdrawal-period.server.ts";
import { lastDayOf } from "./withdrawal-rules.ts";

export const getRefundTerms = operation(GetRefundTerms, async (shown, context) => {
  const { db, now, suppliers } = context;
  const order = await orderBehindKey(db, shown, context);
  const silent = await querySimsForPage(order, context);
  const [sims, travellers, methods, sold] = await Promise.all([
    requestsAsTold(db, order.id)
      .then((requests) => soldSims(db, order, { suppliers, silent }, requests))
      .then((sims) => simsAsTold(db, order, sims)),
    travellersOf(db, order.id),
    methodsPaid(db, order.id),
    soldFor(db, order),
  ]);
  const terms = sims.map((sim) =>
    refundTerm(sim, { state: order.state, rule: order.plan_as_sold.refund_rule, left: sold.left, now }),
  );
  const possible = terms.filter(({ answer }) => answer !== "no");
  const together = possible.some(({ why }) => why === "not_sent");
  return {
    way: order.way,
    sims: terms.map(({ position, answer, why, until }) => ({
      position,
      iccid: maskedIccid(sims[position - 1]!.iccid),
      traveller: travellers.find((one) => one.position === position)?.name ?? null,
      answer,
      why,
      back: money(amountBack(sold, [position], { withPostage: false }), order.currency),
      until: until?.toISOString() ?? null,
    })),
    total: money(
      amountBack(
        sold,
        possible.map(({ position }) => position),
        { withPostage: together },
      ),
      order.currency,
    ),
    methods,
    together,
    withdrawal: await withdrawalFor(db, order, sold.left > 0 && sims.some(({ request }) => request !== "granted"), now),
  };
});

async function withdrawalFor(db: DbOrTx, order: Order, somethingIsLeft: boolean, now: Date) {
  if (!isPaid(order.state) || !somethingIsLeft) return null;
  const until = await periodEnd(db, order);
  return { lastDay: until && lastDayOf(until), open: !until || now < until };
}
