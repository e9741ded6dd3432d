import type { Currency } from "../../../kernel/currency.ts";
import { spacedIccid } from "../../../kernel/iccid.ts";
import { formatMoney, money } from "../../../kernel/money.ts";
import { requestsOf } from "../../aftersales/refund-requests/store.server.ts";
import { parcelOfOrder, type ParcelRow } from "../../delivery/dispatches/store.server.ts";
import { trackingPage } from "../../delivery/dispatches/tracking-page.ts";
import { actionsOn } from "../../records/actions/store.server.ts";
import { renewedSims } from "../../sales/orders/delivery-store.server.ts";
import { orderByNumber, travellersOf, type Order } from "../../sales/orders/store.server.ts";
import { dataPlansOf } from "../../stock/data-plans/store.server.ts";
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
    const parcel = await parcelOfOrder(db, found.id);
    for (const line of [...facts(found), ...(parcel ? ["", ...parcelFacts(parcel)] : [])]) say(line);
    for (const [title, head, rows] of await parts(found, db)) {
      if (rows.length === 0) continue;
      say("");
      say(title);
      for (const line of table(head, rows)) say(`  ${line}`);
    }
  },
};

function facts({
  number,
  state,
  way,
  email,
  lang,
  plan_code,
  days,
  quantity,
  currency,
  total_amount,
  postal_amount,
  discount_amount,
  promo_code,
  ...order
}: Order): string[] {
  const amount = (minor: number) => formatMoney(money(minor, currency), "en");
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
  const [payments, refunds, esims, renewals, data, travellers] = await Promise.all([
    paymentsOf(db, id),
    refundsOf(db, id),
    esimsOf(db, id),
    renewedSims(db, id),
    dataPlansOf(db, id),
    travellersOf(db, id),
  ]);
  const [requests, mails, cases, actions] = await Promise.all([
    requestsOf(db, id),
    mailsOf(db, id),
    casesOf(db, id),
    actionsOn(db, id),
  ]);
  return [
    [
      "Payments",
      ["begun", "by", "state", "charged", "reference", "failure"],
      payments.map((row) => [
        moment(row.created_at),
        row.method,
        row.state,
        paid(row.charged_amount, row.charged_currency),
        row.gateway_reference ?? "",
        row.failure ?? "",
      ]),
    ],
    [
      "Money back",
      ["asked", "why", "state", "amount", "failure"],
      refunds.map((row) => [
        moment(row.asked_at),
        row.reason,
        row.state,
        paid(row.amount, row.currency),
        row.failure ?? "",
      ]),
    ],
    [
      "Asked for by the buyer",
      ["asked", "what", "state", "SIMs", "why", "amount", "decided", "by", "answer", "note"],
      requests.map((row) => [
        moment(row.asked_at),
        row.kind,
        row.state,
        row.positions.join(" "),
        row.reason,
        paid(row.amount, row.currency),
        moment(row.decided_at),
        row.decided_by ?? "",
        row.answer ?? "",
        row.note ?? "",
      ]),
    ],
    [
      "Travellers",
      ["place", "name", "e-mail"],
      travellers.map((row) => [String(row.position), row.name, row.email ?? ""]),
    ],
    [
      "eSIMs",
      ["place", "ICCID", "installed", "since", "on"],
      esims.map((row) => [
        String(row.position),
        row.iccid,
        row.profile_state,
        moment(row.profile_state_at),
        row.device ?? "",
      ]),
    ],
    [
      "Renewed SIMs",
      ["place", "ICCID", "state", "tries", "failure"],
      renewals.map((row) => [String(row.position), row.iccid, row.state, String(row.attempts), row.failure ?? ""]),
    ],
    [
      "Data",
      ["place", "state", "begin by", "begun", "ends", "used MB"],
      data.map((row) => [
        String(row.position),
        row.state,
        moment(row.use_by),
        moment(row.activated_at),
        moment(row.expires_at),
        String(row.used_mb),
      ]),
    ],
    [
      "Letters",
      ["queued", "kind", "state", "sent", "to another"],
      mails.map((row) => [moment(row.queued_at), row.kind, row.state, moment(row.sent_at), row.recipient ?? ""]),
    ],
    [
      "Cases",
      ["opened", "what", "closed", "note"],
      cases.map((row) => [moment(row.opened_at), row.kind, moment(row.closed_at), row.closing_note ?? ""]),
    ],
    [
      "Done by the shop",
      ["when", "who", "what", "details"],
      actions.map(({ at, who, action, details, ...more }) => [
        moment(at),
        who,
        action,
        JSON.stringify({ ...details, ...withoutNulls(more) }),
      ]),
    ],
  ];
}

const withoutNulls = (given: object) => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));

function parcelFacts(parcel: ParcelRow): string[] {
  const { state, promised_by, tracking_number, sent_at, arrived_at, country, phone, iccids } = parcel;
  const carrier = parcel.sent_with ?? parcel.carrier;
  const page = tracking_number && trackingPage(carrier, tracking_number, "en");
  return [
    `parcel: ${state}, promised by ${promised_by}, sent ${moment(sent_at) || "no"}, arrived ${moment(arrived_at) || "no"}`,
    `with:   ${onOneLine(carrier)}, ${tracking_number ? onOneLine(tracking_number) : "no number"}${page ? `, ${page}` : ""}`,
    `to:     ${[...addressLines(parcel), country, phone].join(", ")}`,
    `cards:  ${iccids.map(spacedIccid).join("; ")}`,
  ];
}

/** With its currency's code, for people who look at orders in three of them. */
function paid(amount: number, currency: Currency): string {
  return `${currency} ${formatMoney(money(amount, currency), "en").replace(/^[^\d-]+/, "")}`;
}
