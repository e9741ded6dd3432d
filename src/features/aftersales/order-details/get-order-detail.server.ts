import type * as z from "zod/mini";
import { maskedIccid } from "../../../kernel/iccid.ts";
import { money, plus, type Money } from "../../../kernel/money.ts";
import { countryOf, type Context } from "../../../platform/context.server.ts";
import { atOneMoment, type DbOrTx } from "../../../platform/database/database.server.ts";
import type { PayableKind } from "../../../platform/database/tables.ts";
import { operation } from "../../../platform/operation.server.ts";
import { outageNotices } from "../../catalogue/outages/outage-notices.server.ts";
import { clockThere } from "../../catalogue/plans/clock-there.server.ts";
import { orderStateAsTold, parcelAsTold } from "../../delivery/dispatches/parcel-as-told.server.ts";
import { orderBehindKey } from "../../sales/orders/order-behind-key.server.ts";
import { isPaid } from "../../sales/orders/rules.ts";
import { areaNames, travellersOf, type Order } from "../../sales/orders/store.server.ts";
import { leftOfOrder } from "../../sales/payments/order-money-store.server.ts";
import { paymentsReceived, type PaymentReceived } from "../../sales/payments/received-store.server.ts";
import { offersFor } from "../plan-changes/offers.server.ts";
import { changesAsTold } from "../plan-changes/store.server.ts";
import { refundTerm, type SoldSim } from "../refund-requests/rules.ts";
import { soldSims } from "../refund-requests/sold-sims.server.ts";
import { openStatements } from "../refund-requests/statements-store.server.ts";
import { decidedByRules, requestsAsTold, type RefundRequest } from "../refund-requests/store.server.ts";
import { periodEnd } from "../refund-requests/withdrawal-period.server.ts";
import { GetOrderDetail } from "./contract.ts";
import { refundsMade, versionAgreedTo } from "./store.server.ts";
import { timelineOf, type History } from "./timeline.ts";
import { touchingOrder } from "./touching-order.ts";

/**
 * Market notes 5.7: one page with everything, so that nobody has to ask. It shows no codes: those are on the install
 * page. It is one snapshot: a page with "changed" next to the old days would stay that way, since nothing triggers
 * another load.
 */
export const getOrderDetail = operation(GetOrderDetail, async (shown, context) => {
  const { order, detail } = await atOneMoment(context.db, async (db) => {
    const order = await orderBehindKey(db, shown, context);
    return { order, detail: await detailOf(order, { ...context, db }) };
  });
  return {
    ...detail,
    // what is kept is asked for outside of the snapshot, which holds a connection
    notices: isPaid(order.state) ? await outageNotices(touchingOrder(order), context.visitor.language, context) : [],
  };
});

async function detailOf(
  order: Order,
  context: Pick<Context, "db" | "now" | "visitor" | "locator" | "suppliers">,
): Promise<Omit<z.input<(typeof GetOrderDetail)["output"]>, "notices">> {
  const { db, visitor } = context;
  const plan = order.plan_as_sold;
  const area = await areaNames(db, plan.scope, plan.area);
  const requests = await requestsAsTold(db, order.id);
  const sims = await soldSims(db, order, context, requests);
  const travellers = await travellersOf(db, order.id);
  const payments = await paymentsReceived(db, order.id);
  const refunds = await refundsMade(db, order.id);
  const facts = await factsOf(db, order, requests);
  const inCurrency = (amount: number) => money(amount, order.currency);
  return {
    orderNumber: order.number,
    state: orderStateAsTold(order.state, facts.parcel),
    way: order.way,
    email: order.email,
    planCode: order.plan_code,
    kind: plan.kind,
    area: plan.area,
    areaName: area?.names[visitor.language] ?? plan.area,
    clock: clockThere(plan.day_zone, area?.time_zone, visitor.language),
    allowanceMb: plan.allowance_mb,
    speedAfterKbps: plan.speed_after_kbps,
    days: order.days,
    quantity: order.quantity,
    unitPrice: inCurrency(order.unit_amount),
    postage: inCurrency(order.postal_amount),
    discount: inCurrency(order.discount_amount),
    total: inCurrency(order.total_amount),
    givenBack: sums(refunds.map(({ amount, currency }) => money(amount, currency))),
    payments: payments.map(shownPayment),
    sims: sims.map(({ position, iccid, data }) => ({
      position,
      iccid: maskedIccid(iccid),
      traveller: travellers.find((one) => one.position === position)?.name ?? null,
      useBy: data?.state === "not_started" ? data.useBy.toISOString() : null,
    })),
    agreedTo: await versionAgreedTo(db, order.id),
    timeline: timelineOf({
      way: order.way,
      currency: order.currency,
      total: order.total_amount,
      placedAt: order.placed_at,
      paidAt: order.paid_at,
      closed: { state: order.state === "cancelled" ? "cancelled" : "other", at: order.closed_at },
      payments: payments.map(({ method, payable_kind, amount, settled_at, created_at }) => ({
        method,
        purpose: purposes[payable_kind],
        amount,
        at: settled_at ?? created_at,
      })),
      refunds: refunds.map(({ asked_at, settled_at, ...refund }) => ({
        ...refund,
        askedAt: asked_at,
        settledAt: settled_at,
      })),
      ...facts,
    }),
    parcel: posted(facts.parcel),
    can: await canNow(order, sims, context),
  };
}

/** The names of payables on the order's page. */
// a top-up is no order's
const purposes = { order: "order", plan_change: "difference", top_up: "order" } as const satisfies Record<
  PayableKind,
  string
>;

function shownPayment({
  method,
  payable_kind,
  amount,
  currency,
  charged_amount,
  charged_currency,
  rate,
  rate_source,
  rate_valid_from,
  settled_at,
  created_at,
}: PaymentReceived) {
  return {
    method,
    purpose: purposes[payable_kind],
    sold: money(amount, currency),
    charged: money(charged_amount, charged_currency),
    rate: rate ? { rate, source: rate_source!, validFrom: rate_valid_from!.toISOString() } : null,
    at: (settled_at ?? created_at).toISOString(),
  };
}

/** One sum for each currency. */
function sums(amounts: readonly Money[]): Money[] {
  return [...Map.groupBy(amounts, ({ currency }) => currency).values()].map((some) => some.reduce(plus));
}

function posted(parcel: History["parcel"]) {
  const { carrier, trackingNumber } = parcel ?? {};
  return carrier && trackingNumber ? { carrier, trackingNumber } : null;
}

async function factsOf(db: DbOrTx, order: Order, requests: readonly RefundRequest[]) {
  const statements = await openStatements(db, order.id);
  const changes = await changesAsTold(db, order.id);
  const dispatch = await parcelAsTold(db, order.id);
  return {
    deliveredAt: await deliveredAt(db, order),
    parcel: dispatch
      ? {
          state: dispatch.state,
          carrier: dispatch.carrier,
          trackingNumber: dispatch.tracking_number,
          sentAt: dispatch.sent_at,
          arrivedAt: dispatch.arrived_at,
        }
      : null,
    requests: requests.map(({ kind, state, decision, amount, answer, asked_at, decided_at, decided_by }) => ({
      kind,
      state,
      decision,
      amount,
      answer,
      byRules: decided_by === decidedByRules,
      askedAt: asked_at,
      decidedAt: decided_at,
    })),
    unconfirmed: statements.map(({ received_at }) => received_at),
    changes: changes.map(({ state, stopped, difference_amount, staff_id, asked_at, done_at }) => ({
      state,
      stopped,
      isOffered: staff_id !== null,
      difference: difference_amount,
      askedAt: asked_at,
      doneAt: done_at,
    })),
  };
}

/** When the codes were ready, or the plan was loaded; not `closed_at`, which later events change. */
async function deliveredAt(db: DbOrTx, { id, way, state, closed_at }: Order): Promise<Date | null> {
  if (state === "delivered" && closed_at) return closed_at;
  if (way === "physical") return null;
  const made =
    way === "esim"
      ? // the first: an eSIM that was replaced is there twice, and its replacement came later
        await db
          .selectFrom("esim_profiles")
          .select((one) => one.fn.min("allotted_at").as("at"))
          .where("order_id", "=", id)
          .executeTakeFirst()
      : await db
          .selectFrom("order_renewals")
          .select("applied_at as at")
          .where("order_id", "=", id)
          .orderBy("applied_at")
          .executeTakeFirst();
  return made?.at ?? null;
}

async function canNow(
  order: Order,
  sims: readonly SoldSim[],
  context: Pick<Context, "db" | "now" | "visitor" | "locator" | "suppliers">,
) {
  const { db, now } = context;
  const { state, way } = order;
  const left = await leftOfOrder(db, order.id);
  const refund = sims.some(
    (sim) => refundTerm(sim, { state, rule: order.plan_as_sold.refund_rule, left, now }).answer !== "no",
  );
  const { offers } = await offersFor(db, order, { country: countryOf(context), tellers: context, asTold: true, now });
  const until = isPaid(state) ? await periodEnd(db, order) : undefined;
  return {
    install:
      state === "delivered" &&
      way === "esim" &&
      sims.some(({ request }) => request !== "granted" && request !== "ending"),
    pay: state === "placed",
    refund,
    change: offers.length > 0,
    withdraw: until === null || (until !== undefined && now < until),
    receipt: order.paid_at !== null,
  };
}
