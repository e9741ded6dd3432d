import { html, type Markup } from "../../../kernel/html.ts";
import { formatMoney } from "../../../kernel/money.ts";
import type { SandboxPayment } from "../payment-store.server.ts";
import { leavingPayment } from "./leave-form.ts";
import { wordsIn } from "./words-in.ts";

/** Stands for the page of the bank (3-D Secure). */
export function bankPage(payment: SandboxPayment): Markup {
  const words = wordsIn(payment.language);
  return html`<h1>${words.bank.title}</h1>
<p class="lead">${words.bank.text}</p>
<p class="asked">${formatMoney(payment, payment.language)} <span>${payment.description}</span></p>
<form class="decisions" method="post" action="/pay/${payment.reference}/bank">
<button class="pay wide" name="answer" value="approve">${words.bank.approve}</button>
<button class="wide" name="answer" value="refuse">${words.bank.refuse}</button>
</form>
${leavingPayment(payment)}`;
}
