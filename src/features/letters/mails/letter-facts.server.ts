import { dayMs } from "../../../kernel/duration.ts";
import { maskedIccid } from "../../../kernel/iccid.ts";
import { shownLanguage } from "../../../kernel/language.ts";
import { money } from "../../../kernel/money.ts";
import type { Shop } from "../../../platform/context.server.ts";
import type { PlanAsSold } from "../../../platform/database/tables.ts";
import { expectedArrival } from "../../delivery/dispatches/expected-arrival.ts";
import { parcelOfOrder } from "../../delivery/dispatches/store.server.ts";
import { trackingPage } from "../../delivery/dispatches/tracking-page.ts";
import { addressOf, renewedSims } from "../../sales/orders/delivery-store.server.ts";
import { esimPageId } from "../../sales/orders/esim-page.server.ts";
import { installKey, orderKey, withdrawalKey } from "../../sales/orders/order-keys.server.ts";
import { ordersOfMailbox } from "../../sales/orders/orders-of-mailbox.server.ts";
import { printedOrderAddress } from "../../sales/orders/printed-order-address.ts";
import { areaNames, type Order } from "../../sales/orders/store.server.ts";
import { dataPlansOf } from "../../stock/data-plans/store.server.ts";
import { endOfDay, usedOfTerm } from "../../stock/data-plans/term.ts";
import { esimsToInstall, type OpenedEsim } from "../../stock/esim-profiles/esims-to-install.server.ts";
import type { DataInLetter } from "./data-letters.server.ts";
import type { GoodwillInLetter } from "./goodwill-letter.server.ts";
import type { HelpInLetter } from "./help-asked-letter.server.ts";
import type { ParcelInLetter } from "./order-confirmed-letter.server.ts";
import { orderPage } from "./order-facts.server.ts";
import type { OrderInLetter } from "./order-in-letter.server.ts";
import type { SentParcel } from "./parcel-letters.server.ts";
import type { RefundInLetter } from "./refunded-letter.server.ts";
import type { RenewedSimInLetter } from "./sims-renewed-letter.server.ts";
import {
  accountOfOrder,
  helpCase,
  promoForOne,
  refundsThatSucceeded,
  withdrawalStatement,
  type Mail,
} from "./store.server.ts";
import { withoutLinks } from "./without-links.ts";

/** Undefined for one that was given back meanwhile. */
export async function esimOf(
  order: Order,
  mail: Mail,
  shop: Shop,
): Promise<{ esim: OpenedEsim; installPage: string; calendarLink: string } | undefined> {
  const position = positionIn(mail);
  const esim = (await esimsToInstall(shop.db, shop.vault, order.id)).find((one) => one.position === position);
  return (
    esim && { esim, installPage: installPage(order, position, shop), calendarLink: calendarLink(order, position, shop) }
  );
}

function installPage(order: Order, position: number, { vault, origin }: Shop): string {
  return `${origin}/${order.lang}/install?${new URLSearchParams({ id: esimPageId(order, position), key: installKey(vault, order, position) })}`;
}

/** When to install one eSIM and when to switch it on, for a calendar. */
export function calendarLink(order: Order, position: number, { vault, origin }: Shop): string {
  return `${origin}/files/trip.ics?${new URLSearchParams({ id: esimPageId(order, position), key: installKey(vault, order, position), lang: order.lang })}`;
}

/** The id or reference of an e-mail's subject matter. */
export function subjectOf({ id, what }: Mail): string {
  if (what === null) throw new Error(`letter ${id} does not say what it is about`);
  return what;
}

/** The SIM's position, of an e-mail about one SIM. */
function positionIn({ position }: Mail): number {
  return position ?? 1;
}

export async function parcelOf(order: Order, { db }: Shop): Promise<ParcelInLetter | undefined> {
  const to = order.way === "physical" ? await addressOf(db, order.id) : undefined;
  if (!to) return undefined;
  return {
    carrier: to.carrier,
    promisedFrom: to.promised_from,
    promisedBy: to.promised_by,
    address: [...printedOrderAddress(to, to.contact_person).map(withoutLinks), to.names[shownLanguage(order.lang)]],
  };
}

/** Undefined when the tracking number was corrected since: the e-mail with the right one says it all. */
export async function sentParcel(order: Order, { what }: Mail, shop: Shop): Promise<SentParcel | undefined> {
  const [parcel, sent] = [await parcelOf(order, shop), await parcelOfOrder(shop.db, order.id)];
  if (!parcel || !sent?.sent_at || !sent.sent_with) throw new Error(`order ${order.id} has no parcel that was sent`);
  const { sent_with: carrier, tracking_number: trackingNumber, sent_at: sentAt } = sent;
  if (what !== null && what !== trackingNumber) return undefined;
  // counted from when it was sent: posted late or a second time, the promised days may be over
  const { earliest, latest } = expectedArrival(sentAt, sent);
  const trackingLink = trackingNumber ? trackingPage(carrier, trackingNumber, order.lang) : undefined;
  return { ...parcel, promisedFrom: earliest, promisedBy: latest, carrier, trackingNumber, trackingLink, sentAt };
}

export async function renewedOf(order: Order, { db }: Shop): Promise<RenewedSimInLetter[]> {
  const sims = order.way === "renewal" ? await renewedSims(db, order.id) : [];
  return sims.map(({ iccid, state }) => ({ iccid: maskedIccid(iccid), state }));
}

/**
 * The buyer's e-mail, at whatever address, covers the SIMs without an alerted traveller; a traveller's only their own.
 */
function isFor({ travellers, order }: OrderInLetter, { recipient }: Mail, position: number): boolean {
  const same = (one: string | null | undefined, other: string | null) => one?.toLowerCase() === other?.toLowerCase();
  const own = travellers.filter(({ email }) => email && !same(email, order.email));
  const to = own.find(({ email }) => same(email, recipient));
  const named = own.find((traveller) => traveller.position === position)?.email;
  return to ? same(named, to.email) : named === undefined;
}

/** The link to My package for accounts: signed in when buying, or with the order's mailbox proven since. */
export async function withChoices(
  facts: OrderInLetter,
  { recipient }: Mail,
  { db, origin }: Shop,
): Promise<OrderInLetter> {
  const { order } = facts;
  const account = await accountOfOrder(db, order);
  if (!account || (recipient ?? order.email).toLowerCase() !== account.email) return facts;
  return { ...facts, chooseAlerts: `${origin}/${order.lang}/account?tab=packages&show=alerts#alerts` };
}

const onThePhone = ["installed", "enabled", "disabled", "deleted"];

/** Undefined when all of them are installed by now. */
export async function notInstalled(
  facts: OrderInLetter,
  mail: Mail,
  shop: Shop,
): Promise<{ positions: number[]; page: string } | undefined> {
  const { order } = facts;
  const [esims, plans] = [await esimsToInstall(shop.db, shop.vault, order.id), await dataPlansOf(shop.db, order.id)];
  const begun = plans.filter(({ state }) => state !== "not_started").map(({ position }) => position);
  const waiting = esims.filter(
    ({ position, profileState }) => !onThePhone.includes(profileState) && !begun.includes(position),
  );
  const positions = waiting.map(({ position }) => position).filter((position) => isFor(facts, mail, position));
  if (positions.length === 0) return undefined;
  return { positions, page: mail.recipient ? installPage(order, positions[0]!, shop) : facts.orderPage };
}

/** Undefined where the plan, or the day of the day pass, is over by now. */
export async function dataOf({ plan_as_sold: sold }: Order, mail: Mail, shop: Shop): Promise<DataInLetter | undefined> {
  const now = shop.clock();
  const plan = (await plansOf(sold, mail, shop)).find(({ position }) => position === positionIn(mail));
  if (!plan || plan.state === "expired" || plan.state === "cancelled" || (plan.expiresAt && plan.expiresAt <= now))
    return undefined;
  const { day } = mail;
  return day !== null && plan.activatedAt && endOfDay(sold, plan.activatedAt, day) <= now ? undefined : plan;
}

type PlanInLetter = DataInLetter & { state: string; activatedAt: Date | null };

async function plansOf(sold: PlanAsSold, { order_id }: Mail, { db }: Shop): Promise<PlanInLetter[]> {
  const plans = await dataPlansOf(db, order_id);
  return plans.map((plan) => ({
    position: plan.position,
    state: plan.state,
    usedMb: usedOfTerm(plan, sold),
    usedUp: plan.state === "used_up",
    asOf: plan.as_of,
    activatedAt: plan.activated_at,
    expiresAt: plan.expires_at,
    useBy: plan.use_by,
  }));
}

/** `what` is `ends`, by features/delivery/alerts, or `use_by`, by features/aftersales/reminders. */
export async function endingPlans(
  facts: OrderInLetter,
  mail: Mail,
  shop: Shop,
): Promise<{ plans: DataInLetter[]; rule: "ends" | "use_by" }> {
  const now = shop.clock().getTime();
  const rule = mail.what === "use_by" ? "use_by" : "ends";
  const plans = (await plansOf(facts.order.plan_as_sold, mail, shop)).filter(
    ({ position, state, expiresAt, useBy }) => {
      const end = (rule === "use_by" ? useBy : expiresAt)?.getTime();
      if (end === undefined || end <= now || !isFor(facts, mail, position)) return false;
      return rule === "use_by"
        ? state === "not_started" && end <= now + 14 * dayMs
        : state === "active" && end <= now + dayMs;
    },
  );
  return { plans, rule };
}

export async function refundsOf(order: Order, { what }: Mail, { db }: Shop): Promise<RefundInLetter[]> {
  const refunds = await refundsThatSucceeded(db, order.id, what ?? undefined);
  if (refunds.length === 0) throw new Error(`order ${order.id} has no refund that succeeded`);
  return refunds.map(({ amount, currency, reason, method, settled_at, charged_amount }) => ({
    amount: money(amount, currency),
    reason,
    method,
    isPart: amount < charged_amount,
    sentOn: settled_at ?? order.closed_at ?? order.placed_at,
  }));
}

/** `what`: the number of the requested order; without it, all orders of the mailbox. */
export async function foundOrders({ order }: OrderInLetter, { what }: Mail, { db, vault, origin, clock }: Shop) {
  const orders = await ordersOfMailbox(db, order.email, clock());
  const asked = what === order.number ? [order] : what ? orders.filter(({ number }) => number === what) : orders;
  return Promise.all(
    asked.map(async (one) => {
      const { scope, area } = one.plan_as_sold;
      const names = await areaNames(db, scope, area);
      return {
        order: one,
        areaName: names?.names[shownLanguage(order.lang)] ?? area,
        orderPage: orderPage(origin, order.lang, one.number, orderKey(vault, one, clock())),
      };
    }),
  );
}

/** `what` is an unconfirmed declaration; otherwise it has been received (`receivedDeclaration`). */
export async function declaredWithdrawal(mail: Mail, { order }: OrderInLetter, { db, vault, origin }: Shop) {
  const id = subjectOf(mail);
  const statement = await withdrawalStatement(db, id);
  return (
    statement && {
      ...statement,
      confirmPage: `${origin}/${order.lang}/withdrawal?${new URLSearchParams({ confirm: id, key: withdrawalKey(vault, id) })}`,
    }
  );
}

export async function helpOf(mail: Mail, { db }: Shop): Promise<HelpInLetter> {
  const reference = subjectOf(mail);
  const { answerBy, position } = (await helpCase(db, reference))?.details ?? {};
  return {
    reference,
    answerBy: typeof answerBy === "string" ? new Date(answerBy) : undefined,
    position: typeof position === "number" ? position : undefined,
  };
}

/** Undefined once the code is used, stopped or over. */
export async function goodwillOf(
  { currency }: Order,
  mail: Mail,
  { db, clock }: Shop,
): Promise<GoodwillInLetter | undefined> {
  const code = subjectOf(mail);
  const promo = await promoForOne(db, code, currency);
  if (!promo || promo.uses > 0 || promo.stopped_at !== null || promo.valid_until <= clock()) return undefined;
  return { code, sum: money(promo.amount, currency), validUntil: promo.valid_until };
}
