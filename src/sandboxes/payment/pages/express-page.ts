import { html, type Markup } from "../../../kernel/html.ts";
import type { CardWallet } from "../../../kernel/payment-method.ts";
import { cardWallets } from "../../../kernel/payment-method.ts";
import type { SandboxPayment } from "../payment-store.server.ts";
import { expressOutcomes, type ExpressOutcome } from "../sandbox-cards.ts";
import { wordsIn } from "./words-in.ts";

const names: Record<CardWallet, string> = { apple_pay: "Apple Pay", google_pay: "Google Pay" };

/** Over the card form: a real page shows what the device has, this one both. */
export function expressButtons({ reference, language }: SandboxPayment): Markup {
  const words = wordsIn(language);
  return html`<nav class="express">${cardWallets.map((wallet) => html`<a class="pay ${wallet}" href="/pay/${reference}/express/${wallet}">${names[wallet]}</a>`)}</nav>
<p class="or">${words.express.or}</p>`;
}

/** What a phone shows over the page: the card that lies in the wallet, and one press. */
export function expressPage(payment: SandboxPayment, wallet: CardWallet): Markup {
  const words = wordsIn(payment.language);
  const labels: Record<ExpressOutcome, string> = { ...words.wallet, card_declined: words.outcome.card_declined };
  return html`<h1>${words.phone(names[wallet])}</h1>
<p class="asked">Visa •••• 4242 <span>${words.express.how}</span></p>
<form class="decisions" method="post" action="/pay/${payment.reference}/express/${wallet}">
${expressOutcomes.map((outcome, place) => html`<button class="${place === 0 ? `pay wide ${wallet}` : outcome === "card_declined" ? "wide" : ""}" name="outcome" value="${outcome}">${labels[outcome]}</button>`)}
</form>
<p><a href="/pay/${payment.reference}">${words.express.back}</a></p>`;
}
