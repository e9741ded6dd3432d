import { shownLanguage } from "../../kernel/language.ts";
import { money } from "../../kernel/money.ts";
import type { Shop } from "../../platform/context.server.ts";
import type { MailKind } from "../../platform/database/tables.ts";
import { esimsToInstall, type OpenedEsim } from "../esim-profiles/esims-to-install.server.ts";
import { orderKey } from "../orders/order-number.server.ts";
import { areaNames, type Order } from "../orders/store.server.ts";
import { deliveryDelayedLetter } from "./delivery-delayed-letter.server.ts";
import { esimReadyLetter } from "./esim-ready-letter.server.ts";
import type { ComposedLetter } from "./letter-content.ts";
import type { OrderInLetter } from "./order-in-letter.server.ts";
import { refundedLetter, type RefundInLetter } from "./refunded-letter.server.ts";
import { paymentThatPaid, placesThatBlockInstalling, refundsThatSucceeded } from "./store.server.ts";

/** Gathers what a letter of this kind tells about the order, and writes it in the order's language. */
export async function letterFor(kind: MailKind, order: Order, shop: Shop): Promise<ComposedLetter> {
  const facts = await orderInLetter(order, shop);
  switch (kind) {
    case "esim_ready":
      return esimReadyLetter({
        ...facts,
        esims: await esimsOf(order, shop),
        blockedIn: await placesThatBlockInstalling(shop.db, order.plan_as_sold.countries, shownLanguage(order.lang)),
      });
    case "delivery_delayed":
      return deliveryDelayedLetter({ ...facts, triedForSeconds: shop.config.DELIVERY_RETRY_SECONDS.reduce((sum, pause) => sum + pause, 0) });
    default:
      return refundedLetter({ ...facts, refunds: await refundsOf(order, shop) });
  }
}

async function orderInLetter(order: Order, { db, vault, origin, config }: Shop): Promise<OrderInLetter> {
  const { scope, area } = order.plan_as_sold;
  const [names, payment] = await Promise.all([areaNames(db, scope, area), paymentThatPaid(db, order.id)]);
  const link = new URLSearchParams({ order: order.number, key: orderKey(vault, order.number) });
  return {
    order,
    areaName: names?.names[shownLanguage(order.lang)] ?? area,
    payment,
    orderPage: `${origin}/${order.lang}/order-result?${link}`,
    realNamePage: `${origin}/${order.lang}/real-name`,
    helpAddress: bareAddress(config.MAIL_FROM),
  };
}

async function esimsOf(order: Order, { db, vault }: Shop): Promise<OpenedEsim[]> {
  const esims = await esimsToInstall(db, vault, order.id);
  if (esims.length !== order.quantity) throw new Error(`order ${order.id} has ${esims.length} profiles, not ${order.quantity}`);
  return esims;
}

async function refundsOf(order: Order, { db }: Shop): Promise<RefundInLetter[]> {
  const refunds = await refundsThatSucceeded(db, order.id);
  if (refunds.length === 0) throw new Error(`order ${order.id} has no refund that succeeded`);
  return refunds.map(({ amount, currency, reason, method, settled_at }) => ({
    amount: money(amount, currency),
    reason,
    method,
    sentOn: settled_at ?? order.closed_at ?? order.placed_at,
  }));
}

/** `Farwave <service@farwave.example>` → `service@farwave.example`. */
function bareAddress(mailbox: string): string {
  return mailbox.match(/<([^<>]+)>\s*$/)?.[1] ?? mailbox.trim();
}
