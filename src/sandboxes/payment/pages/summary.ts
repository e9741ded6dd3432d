import { minuteMs } from "../../../kernel/duration.ts";
import { html, type Markup } from "../../../kernel/html.ts";
import { formatMoney } from "../../../kernel/money.ts";
import type { KeptCard } from "../card-store.server.ts";
import type { SandboxPayment } from "../payment-store.server.ts";
import { wordsIn } from "./words-in.ts";

/** What stands in the garden: what is to be paid, … */
export function paymentSummary(payment: SandboxPayment, minutesLeft: number | undefined): Markup {
  const words = wordsIn(payment.language);
  return html`<div class="summary">
<p class="to-pay">${words.toPay}</p>
<p class="amount">${formatMoney(payment, payment.language)}</p>
<p class="description">${payment.description}</p>
<p class="order">${words.order} <span>${payment.order_number}</span></p>
${minutesLeft !== undefined && html`<p class="open-for">${words.openFor(minutesLeft)}</p>`}
</div>`;
}

/** … or that nothing is, and what the card is wanted for. */
export function cardSummary(card: KeptCard, minutesLeft: number | undefined): Markup {
  const { saving } = wordsIn(card.language);
  return html`<div class="summary">
<p class="to-pay">${saving.toPayNow}</p>
<p class="amount">${saving.nothing}</p>
<p class="to-pay purpose">${saving.purpose}</p>
<p class="description">${card.description}</p>
${minutesLeft !== undefined && html`<p class="open-for">${saving.openFor(minutesLeft)}</p>`}
</div>`;
}

export function minutesLeft({ expires_at }: { expires_at: Date }, now: Date): number {
  return Math.max(1, Math.floor((expires_at.getTime() - now.getTime()) / minuteMs));
}
