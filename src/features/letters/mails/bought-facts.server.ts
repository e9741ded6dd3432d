import { letterWords } from "../../../i18n/letters.server.ts";
import { cityOf } from "../../../i18n/zones.server.ts";
import { money } from "../../../kernel/money.ts";
import { speedText } from "../../catalogue/plans/rules.ts";
import type { Order } from "../../sales/orders/store.server.ts";
import type { Fact } from "./letter-content.ts";
import { amountInLetter, dataInLetter, dayInLetter, type OrderInLetter } from "./order-in-letter.server.ts";

/** `7 days`, `1 GB a day`: the big figures above an e-mail. */
export function figuresOf({ order }: OrderInLetter): string[] {
  const { bought } = letterWords(order.lang);
  const amount = dataText(order);
  return [order.plan_as_sold.kind === "day_pass" ? bought.aDay(amount) : amount, bought.days(order.days)];
}

/** Every fact of the purchase, as it was sold. */
export function boughtFacts(facts: OrderInLetter): Fact[] {
  return [...planFacts(facts), ...timeFacts(facts), ...priceFacts(facts)];
}

export function planFacts({ order, areaName }: OrderInLetter): Fact[] {
  const { bought } = letterWords(order.lang);
  return [
    { label: bought.plan, value: bought.kinds[order.plan_as_sold.kind](areaName) },
    { label: bought.data, value: allowance(order) },
    { label: bought.duration, value: bought.days(order.days) },
    { label: bought.quantity, value: quantityText(order) },
  ];
}

/** The components of the price, if there is more than one. */
export function priceFacts({ order, payment }: OrderInLetter): Fact[] {
  const { bought } = letterWords(order.lang);
  const amount = (minor: number) => amountInLetter(money(minor, order.currency), order.lang);
  const { quantity, unit_amount, postal_amount, discount_amount, promo_code, total_amount } = order;
  const discount = promo_code ? bought.discountBy(amount(-discount_amount), promo_code) : amount(-discount_amount);
  const parts = [
    ...(quantity > 1
      ? [{ label: bought.goods, value: bought.each(amount(unit_amount), quantity, amount(unit_amount * quantity)) }]
      : [{ label: bought.goods, value: amount(unit_amount) }]),
    ...(postal_amount > 0 ? [{ label: bought.postage, value: amount(postal_amount) }] : []),
    ...(discount_amount > 0 ? [{ label: bought.discount, value: discount }] : []),
    { label: bought.total, value: amount(total_amount) },
  ];
  return [
    ...(total_amount === unit_amount ? [] : parts),
    { label: bought.paid, value: paidText(order, payment) },
    { label: bought.number, value: order.number },
  ];
}

function timeFacts({ order, areaName, clock, useBy }: OrderInLetter): Fact[] {
  const { bought } = letterWords(order.lang);
  const plan = order.plan_as_sold;
  const paidOn = dayInLetter(order.paid_at ?? order.placed_at, order);
  return [
    { label: bought.starts, value: bought.startRules[plan.start_rule](areaName, paidOn) },
    ...(plan.day_rule
      ? [
          {
            label: bought.dayRule,
            value: bought.dayRules[plan.day_rule](plan.day_zone ? cityOf(plan.day_zone, order.lang) : ""),
          },
        ]
      : []),
    { label: bought.useBy, value: dayInLetter(useBy, order, clock) },
  ];
}

/** `Japan, day pass: 1 GB a day at full speed, then 1 Mbps until the next day begins`, in the order's language. */
export function planSentence(order: Order, areaName: string): string {
  const { bought, plain } = letterWords(order.lang);
  return plain.pair(bought.kinds[order.plan_as_sold.kind](areaName), allowance(order));
}

function quantityText({ way, quantity, lang }: Order): string {
  const { esims, cards, renewals } = letterWords(lang).bought;
  return { esim: esims, physical: cards, renewal: renewals }[way](quantity);
}

function dataText({ plan_as_sold }: Order): string {
  return dataInLetter(plan_as_sold.allowance_mb);
}

/** Never "unlimited" without the speed after the allowance (look.md). */
function allowance(order: Order): string {
  const { bought } = letterWords(order.lang);
  const { kind, speed_after_kbps } = order.plan_as_sold;
  const [withSpeed, withStop] =
    kind === "day_pass" ? [bought.dayPassData, bought.dayPassDataStops] : [bought.fixedData, bought.fixedDataStops];
  return speed_after_kbps > 0 ? withSpeed(dataText(order), speedText(speed_after_kbps)) : withStop(dataText(order));
}

function paidText(order: Order, payment: OrderInLetter["payment"]): string {
  const { bought } = letterWords(order.lang);
  const total = amountInLetter(money(order.total_amount, order.currency), order.lang);
  if (!payment) return total;
  const paid = bought.paidBy[payment.method](total);
  if (payment.charged_currency === order.currency) return paid;
  return bought.charged(paid, amountInLetter(money(payment.charged_amount, payment.charged_currency), order.lang));
}
