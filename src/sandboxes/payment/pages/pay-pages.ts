import { html, type Markup } from "../../../kernel/html.ts";
import type { Language } from "../../../kernel/language.ts";
import { formatMoney } from "../../../kernel/money.ts";
import type { CardWallet } from "../../../kernel/payment-method.ts";
import type { CardEntry, CardProblems } from "../card-entry.ts";
import type { SandboxPayment } from "../payment-store.server.ts";
import { cardPage, payingByCard } from "./card-page.ts";
import { expressPage } from "./express-page.ts";
import { finishedPage } from "./finished-page.ts";
import { leavingPayment } from "./leave-form.ts";
import { pageFrame } from "./page-frame.ts";
import { minutesLeft, paymentSummary } from "./summary.ts";
import { type BegunOn, phoneDonePage, phonePage, walletPage } from "./wallet-page.ts";
import { wordsIn } from "./words-in.ts";

export type PayPage = { origin: string; now: Date; card: CardEntry; problems?: CardProblems };

/** The page that a payment shows where it stands now. */
export function payPage(payment: SandboxPayment, { origin, now, card, problems = {} }: PayPage): string {
  const open = payment.state === "waiting" || payment.state === "needs_action";
  const watched = payment.state === "waiting" && payment.method !== "card" ? payment : undefined;
  return pageFrame({ ...titled(payment, open ? minutesLeft(payment, now) : undefined), body: body(), watched });

  function body() {
    if (payment.state === "needs_action") return bankPage(payment);
    if (payment.state !== "waiting") return finishedPage(payment);
    if (payment.method === "card") return cardPage(payingByCard(payment), card, problems);
    return walletPage(payment, `${origin}/pay/${payment.reference}/phone`);
  }
}

/** The page behind the QR code: the decision, or, once it is made, that it is. */
export function phoneAnswer(
  payment: SandboxPayment,
  { decided, begunOn }: { decided: boolean; begunOn: BegunOn },
): string {
  const open = payment.state === "waiting" && !decided;
  return pageFrame({
    ...titled(payment),
    inApp: payment.method,
    body: open ? phonePage(payment, begunOn) : phoneDonePage(payment),
  });
}

/** Apple Pay or Google Pay, before it is decided there. */
export function expressSheet(payment: SandboxPayment, wallet: CardWallet, now: Date): string {
  return pageFrame({ ...titled(payment, minutesLeft(payment, now)), body: expressPage(payment, wallet) });
}

export function noticePage(language: Language, notice: "unknown" | "broken"): string {
  const { title, text } = wordsIn(language)[notice];
  return pageFrame({ language, title, body: html`<h1>${title}</h1><p class="lead">${text}</p>` });
}

function titled(payment: SandboxPayment, left?: number) {
  const words = wordsIn(payment.language);
  const garden = { name: words.order, summary: paymentSummary(payment, left) };
  return { garden, language: payment.language, title: words.method[payment.method] };
}

/** Stands for the page of the bank (3-D Secure). */
function bankPage(payment: SandboxPayment): Markup {
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
