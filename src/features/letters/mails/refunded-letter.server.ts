import { letterWords } from "../../../i18n/letters.server.ts";
import type { Money } from "../../../kernel/money.ts";
import type { PaymentMethod } from "../../../kernel/payment-method.ts";
import type { RefundReason } from "../../../platform/database/tables.ts";
import { planFacts, priceFacts } from "./bought-facts.server.ts";
import { composeLetter } from "./compose-letter.server.ts";
import type { ComposedLetter, FactsBlock } from "./letter-content.ts";
import { amountInLetter, dayInLetter, letterEnd, letterStart, type OrderInLetter } from "./order-in-letter.server.ts";

/** A refund, in the charged currency and to the payment's method. */
export type RefundInLetter = {
  amount: Money;
  reason: RefundReason;
  method: PaymentMethod;
  sentOn: Date;
  /** Less than its payment: the e-mail must not say that all came back. */
  isPart?: boolean;
};

/** `refunds`: at least one. More than one when an order was paid twice and then could not be delivered. */
export function refundedLetter(facts: OrderInLetter & { refunds: RefundInLetter[] }): ComposedLetter {
  const { order, areaName, orderPage, refunds } = facts;
  const { refunded, things } = letterWords(order.lang);
  const { help, footer } = letterEnd(facts);
  const amounts = refunds.map(({ amount }) => amountInLetter(amount, order.lang));
  const thing = things[order.way](areaName);
  const reasons = refunds.map(({ reason, isPart = false }) =>
    isPart && (reason === "unused" || reason === "withdrawn")
      ? refunded.inPart[reason](areaName)
      : refunded.reasons[reason](areaName, thing),
  );
  return composeLetter({
    ...letterStart(facts),
    subject: refunded.subject(amounts.join(" + "), order.number),
    preview: refunded.workingDays,
    title: refunded.title,
    figures: amounts,
    lead: [...new Set(reasons)].join(order.lang.startsWith("zh") ? "" : " "),
    blocks: [
      ...refunds.map((refund) => refundFacts(facts, refund)),
      { kind: "text", text: refunded.nothingToDo },
      { kind: "action", label: refunded.action, href: orderPage },
      { kind: "facts", title: refunded.order, facts: [...planFacts(facts), ...priceFacts(facts)] },
      help,
    ],
    footer,
  });
}

function refundFacts({ order }: OrderInLetter, { amount, method, sentOn }: RefundInLetter): FactsBlock {
  const { refunded } = letterWords(order.lang);
  return {
    kind: "facts",
    title: refunded.details,
    facts: [
      { label: refunded.amount, value: amountInLetter(amount, order.lang) },
      { label: refunded.to, value: refunded.methods[method] },
      { label: refunded.sentOn, value: dayInLetter(sentOn, order) },
      { label: refunded.arrives, value: refunded.workingDays },
    ],
  };
}
