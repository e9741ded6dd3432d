import type { OutputOf } from "../../../kernel/endpoint.ts";
import { maskedMailbox, maskedName, maskedPhone } from "../../../kernel/masked.ts";
import { money } from "../../../kernel/money.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { may } from "../../../kernel/staff-right.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import { cursorAt, placeIn } from "../../../platform/cursor.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { instantInJson } from "../../../platform/database/json-instant.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { mayObject } from "../../aftersales/order-mailbox/may-object.server.ts";
import { openMove } from "../../aftersales/order-mailbox/store.server.ts";
import { canBeSentAgain } from "../../aftersales/staff-mails/rules.ts";
import { nameIn } from "../../catalogue/destinations/names.ts";
import { holdOf, markOf } from "../../records/fraud-marks/store.server.ts";
import { isMentioned } from "../../records/notes/store.server.ts";
import { revealedUntil } from "../../records/reveals/store.server.ts";
import { buyersZone } from "../../sales/orders/rules.ts";
import { ordersToShow, type OrderToShow } from "../../sales/orders/store.server.ts";
import { leftOfOrder, refundableOfOrder } from "../../sales/payments/order-money-store.server.ts";
import { failedRefunds } from "../../sales/payments/retry-refund.server.ts";
import { GetOrderPage } from "./contract.ts";
import { momentsOfOrder } from "./moments-store.server.ts";
import { momentsShown, noteWriting } from "./notes-of-order.server.ts";
import {
  everyMoment,
  mailsAtOnce,
  momentsAtOnce,
  momentsOf,
  mostOrdersCounted,
  simsAtOnce,
  takenBackAsOf,
} from "./rules.ts";
import { besideOrder, simsOfOrder, type SimRow } from "./store.server.ts";
import { decidedChanges, decidedRefunds, proposedRefunds, waitingRequests } from "./waiting-requests.server.ts";

type Page = OutputOf<typeof GetOrderPage>;

/** A handful of statements at once, each along an index; lists are cut, so that the largest order is a page like any other. */
export const getOrderPage = operation(GetOrderPage, async (wish, context) => {
  const { number, kind, after, sims: from = 1, mails: mailsFrom = 1 } = wish;
  const { db, visitor, now, caller } = context;
  const order = await ordersToShow(db).where("number", "=", number.toUpperCase()).executeTakeFirst();
  if (!order) return refuse("ORDER_NOT_FOUND");
  const to = Math.min(order.quantity, from + simsAtOnce - 1);
  const asked = {
    of: kind ? momentsOf(kind) : everyMoment,
    before: after === undefined ? undefined : placeIn(after),
    now,
  };
  const [
    beside,
    sims,
    found,
    sums,
    requests,
    refunds,
    changes,
    proposals,
    failed,
    revealed,
    writing,
    namesMe,
    fraud,
    move,
    isObjectable,
  ] = await Promise.all([
    besideOrder(db, order, mailsFrom),
    simsOfOrder(db, order, { from, to }),
    momentsOfOrder(db, order.id, asked, momentsAtOnce + 1),
    sumsOf(db, order),
    waitingRequests(order, context),
    decidedRefunds(db, order.id),
    decidedChanges(db, order.id),
    proposedRefunds(db, order.id, caller.staffId),
    failedRefunds(db, order.id),
    revealedUntil(db, caller, { kind: "order", thing: order.number }, now),
    may(caller, "write_notes") ? noteWriting(db, order.number, caller.staffId) : null,
    isMentioned(db, order.id, caller.staffId),
    fraudOf(db, order),
    openMove(db, order.id, now),
    mayObject(db, order.id, now),
  ]);
  const [mailbox, name, phone] = revealed ? [asItIs, asItIs, asItIs] : [maskedMailbox, maskedName, maskedPhone];
  const moments = found.slice(0, momentsAtOnce);
  const { cases, mails, parcel } = beside;
  const zone = buyersZone(order.lang, order.currency);
  const today = dateAt(now.getTime(), zone);
  return {
    ...soldIn(order, visitor.language),
    asOf: now.toISOString(),
    money: {
      ...priceOf(order),
      ...sums,
      payments: beside.payments.map(
        ({ method, payable_kind, charged_amount, charged_currency, fee_amount, fee_currency }) => ({
          method,
          kind: payable_kind,
          charged: money(charged_amount, charged_currency),
          fee: fee_amount === null ? null : money(fee_amount, fee_currency ?? charged_currency),
        }),
      ),
    },
    fraud,
    waits: {
      requests,
      refunds,
      changes,
      proposals,
      failed: failed.map(({ id, amount, currency, closed_note: closedNote }) => ({
        id,
        amount: money(amount, currency),
        closedNote,
      })),
      cases: cases.map(({ id, kind: what, opened_at }) => ({ id, kind: what, openedAt: instantInJson(opened_at) })),
    },
    sims: { shown: sims.map((sim) => simShown(sim, name)), from, next: to < order.quantity ? to + 1 : null },
    parcel: parcel && parcelShown(parcel, { name, phone }),
    buyer: {
      email: mailbox(order.email),
      language: order.lang,
      departsOn: order.departs_on,
      zone,
      source: order.order_source,
      orders: Math.min(beside.orders, mostOrdersCounted),
      moreOrders: beside.orders > mostOrdersCounted,
      account: beside.account,
      move: move
        ? { to: mailbox(move.email), until: move.expires_at.toISOString(), isMine: move.staff_id === caller.staffId }
        : null,
      mayObject: isObjectable,
      consents: beside.consents.map(({ consent, text_version, is_kept, given_at }) => ({
        consent,
        version: text_version,
        isKept: is_kept,
        at: instantInJson(given_at),
      })),
    },
    mails: mails.slice(0, mailsAtOnce).map(({ at, recipient, held_until: held, repetition, ...mail }) => ({
      ...mail,
      at: instantInJson(at),
      to: recipient && mailbox(recipient),
      canBeSentAgain: canBeSentAgain({ ...mail, recipient }, order, today),
      heldUntil: held && instantInJson(held),
      takenBackAs: held === null ? null : takenBackAsOf({ kind: mail.kind, repetition }, caller),
    })),
    mailsSent: beside.mails_sent,
    olderMails: mails.length > mailsAtOnce ? mailsFrom + mailsAtOnce : null,
    revealedUntil: revealed?.toISOString() ?? null,
    moments: await momentsShown(moments, context),
    writing,
    namesMe,
    earlier: found.length > momentsAtOnce ? cursorAt(moments.at(-1)!) : null,
  };
});

/** Whom it holds who is delivered already, nobody asks. */
async function fraudOf(db: DbOrTx, { id, state }: OrderToShow): Promise<Page["fraud"]> {
  const [mark, { alike }] = await Promise.all([markOf(db, id), holdOf(db, id)]);
  return {
    mark: mark ? { ...mark, at: mark.at.toISOString() } : null,
    isHeld: !mark && alike && (state === "paid" || state === "dispatching"),
  };
}

type Shown = (whole: string) => string;
const asItIs: Shown = (whole) => whole;

function soldIn(
  { area_names: names, plan_as_sold: plan, ...order }: OrderToShow,
  language: Parameters<typeof nameIn>[1],
) {
  const isCountry = plan.scope === "country";
  return {
    number: order.number,
    state: order.state,
    way: order.way,
    placedAt: order.placed_at.toISOString(),
    area: names ? nameIn(names, language) : plan.area,
    iso2: isCountry ? plan.area : null,
    region: isCountry ? null : plan.area,
    plan: {
      code: order.plan_code,
      kind: plan.kind,
      allowanceMb: plan.allowance_mb,
      days: order.days,
      speedAfterKbps: plan.speed_after_kbps,
      refundRule: plan.refund_rule,
    },
    quantity: order.quantity,
  };
}

function priceOf({ currency, promo_code, ...order }: OrderToShow) {
  return {
    unit: money(order.unit_amount, currency),
    postage: money(order.postal_amount, currency),
    discount: money(order.discount_amount, currency),
    promoCode: promo_code,
    total: money(order.total_amount, currency),
  };
}

/** By the payments, as a refund would take it: what was paid twice or too late is not the order's own. */
async function sumsOf(db: DbOrTx, { id, currency }: OrderToShow): Promise<Pick<Page["money"], "back" | "left">> {
  const own = (await refundableOfOrder(db, id)).filter(({ unwanted }) => !unwanted);
  const back = own.reduce((sum, { soldBack }) => sum + soldBack, 0);
  return {
    back: money(back, currency),
    left: money(await leftOfOrder(db, id), currency),
  };
}

function simShown({ plan_state, traveller, ...sim }: SimRow, name: Shown): Page["sims"]["shown"][number] {
  return {
    position: sim.position,
    iccid: sim.iccid,
    traveller: traveller && name(traveller),
    profile: sim.profile_state,
    profileAt: sim.profile_state_at?.toISOString() ?? null,
    device: sim.device,
    renewal: sim.renewal,
    plan: plan_state && {
      state: plan_state,
      usedMb: sim.used_mb,
      usedTodayMb: sim.used_today_mb,
      useBy: sim.use_by.toISOString(),
      begunAt: sim.activated_at?.toISOString() ?? null,
      endsAt: sim.expires_at?.toISOString() ?? null,
      asOf: sim.as_of?.toISOString() ?? null,
      isSlow: sim.slow,
    },
  };
}

function parcelShown(
  parcel: NonNullable<Awaited<ReturnType<typeof besideOrder>>["parcel"]>,
  { name, phone }: { name: Shown; phone: Shown },
): NonNullable<Page["parcel"]> {
  return {
    state: parcel.state,
    carrier: parcel.carrier,
    tracking: parcel.tracking_number,
    promisedBy: parcel.promised_by,
    sentAt: instantInJson(parcel.sent_at),
    arrivedAt: instantInJson(parcel.arrived_at),
    to: {
      name: name(parcel.contact_person),
      country: parcel.country,
      city: parcel.city,
      phone: phone(parcel.phone),
    },
  };
}
