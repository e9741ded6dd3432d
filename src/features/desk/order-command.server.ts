import { formatMoney, money } from "../../kernel/money.ts";
import { actionsOn } from "../actions/store.server.ts";
import { dataPlansOf } from "../data-plans/store.server.ts";
import { parcelOfOrder } from "../dispatches/store.server.ts";
import { trackingPage } from "../dispatches/tracking-page.ts";
import { renewedSims } from "../orders/delivery-store.server.ts";
import { orderByNumber, travellersOf, type Order } from "../orders/store.server.ts";
import { NotDone, type Command, type Desk } from "./command.server.ts";
import { casesOf, esimsOf, mailsOf, paymentsOf, refundsOf } from "./order-store.server.ts";
import { numberOf } from "./parcel-commands.server.ts";
import { addressLines } from "./parcel-list.server.ts";
import { moment, onOneLine, table } from "./shown-text.ts";

export const order: Command = {
  usage: "order FW…",
  does: "everything about an order that helps its buyer; codes are never shown",
  async run(given, { db, say }) {
    const found = await orderByNumber(db, numberOf(given));
    if (!found) throw new NotDone(`${numberOf(given)} is no order of this shop.`);
    for (const line of facts(found)) say(line);
    for (const [title, head, rows] of await parts(found, db)) {
      if (rows.length === 0) continue;
      say("");
      say(title);
      for (const line of table(head, rows)) say(`  ${line}`);
    }
  },
};

function facts({ number, state, way, email, lang, plan_code, days, quantity, currency, total_amount, postal_amount, discount_amount, promo_code, ...order }: Order): string[] {
  const amount = (minor: number) => formatMoney(money(minor, currency));
  return [
    `${number}  ${state}  (times are UTC)`,
    `bought: ${quantity} × ${plan_code}, ${days} days, as ${way}; leaves on: ${order.departs_on ?? "not said"}`,
    `buyer:  ${onOneLine(email)}, writes ${lang}`,
    `price:  ${amount(total_amount)}, of it postage ${amount(postal_amount)}, discount ${amount(discount_amount)}${promo_code ? ` (${promo_code})` : ""}`,
    `times:  placed ${moment(order.placed_at)}, paid ${moment(order.paid_at) || "no"}, closed ${moment(order.closed_at) || "no"}, tries to deliver: ${order.delivery_attempts}`,
  ];
}

type Part = readonly [title: string, head: string[], rows: string[][]];

async function parts({ id }: Order, db: Desk["db"]): Promise<Part[]> {
  const [payments, refunds, esims, renewals, data, travellers] = await Promise.all([paymentsOf(db, id), refundsOf(db, id), esimsOf(db, id), renewedSims(db, id), dataPlansOf(db, id), travellersOf(db, id)]);
  const [parcel, mails, cases, actions] = await Promise.all([parcelOfOrder(db, id), mailsOf(db, id), casesOf(db, id), actionsOn(db, id)]);
  const paid = (amount: number, currency: Parameters<typeof money>[1]) => `${formatMoney(money(amount, currency))} ${currency}`;
  return [
    ["Payments", ["begun", "by", "state", "charged", "reference", "failure"], payments.map((row) => [moment(row.created_at), row.method, row.state, paid(row.charged_amount, row.charged_currency), row.gateway_reference ?? "", row.failure ?? ""])],
    ["Money back", ["asked", "why", "state", "amount", "failure"], refunds.map((row) => [moment(row.asked_at), row.reason, row.state, paid(row.amount, row.currency), row.failure ?? ""])],
    ["Travellers", ["place", "name", "e-mail"], travellers.map((row) => [String(row.position), row.name, row.email ?? ""])],
    ["eSIMs", ["place", "ICCID", "installed", "since", "on"], esims.map((row) => [String(row.position), row.iccid, row.profile_state, moment(row.profile_state_at), row.device ?? ""])],
    ["Parcel", ["state", "promised by", "carrier", "number", "sent", "arrived", "to", "cards"], parcel ? [parcelLine(parcel)] : []],
    ["Renewed SIMs", ["place", "ICCID", "state", "tries", "failure"], renewals.map((row) => [String(row.position), row.iccid, row.state, String(row.attempts), row.failure ?? ""])],
    ["Data", ["place", "state", "begin by", "begun", "ends", "used MB"], data.map((row) => [String(row.position), row.state, moment(row.use_by), moment(row.activated_at), moment(row.expires_at), String(row.used_mb)])],
    ["Letters", ["queued", "kind", "state", "sent", "to another"], mails.map((row) => [moment(row.queued_at), row.kind, row.state, moment(row.sent_at), row.recipient ?? ""])],
    ["Cases", ["opened", "what", "closed", "note"], cases.map((row) => [moment(row.opened_at), row.kind, moment(row.closed_at), row.closing_note ?? ""])],
    ["Done by the shop", ["when", "who", "what", "details"], actions.map((row) => [moment(row.at), row.who, row.action, JSON.stringify(row.details)])],
  ];
}

function parcelLine(parcel: NonNullable<Awaited<ReturnType<typeof parcelOfOrder>>>): string[] {
  const { state, promised_by, tracking_number, sent_at, arrived_at, country, phone, iccids } = parcel;
  const carrier = parcel.sent_with ?? parcel.carrier;
  const number = tracking_number ? [tracking_number, trackingPage(carrier, tracking_number, "en")].filter(Boolean).join(" ") : "";
  return [state, promised_by, carrier, number, moment(sent_at), moment(arrived_at), [...addressLines(parcel), country, phone].join(", "), iccids.join(" ")];
}
