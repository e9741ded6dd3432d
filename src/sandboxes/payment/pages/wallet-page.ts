import { html, type Markup } from "../../../kernel/html.ts";
import type { SandboxPayment } from "../payment-store.server.ts";
import { walletOutcomes, type WalletOutcome } from "../sandbox-cards.ts";
import { failureNotice } from "./failure-notice.ts";
import { leavingPayment } from "./leave-form.ts";
import { qrCode } from "./qr-code.ts";
import { wordsIn } from "./words-in.ts";

/**
 * Alipay and WeChat Pay: on a desktop a code for a phone, on a phone a button into the app (the style sheet shows the
 * one or the other), and the same decisions as buttons.
 */
export function walletPage(payment: SandboxPayment, phonePage: string): Markup {
  const words = wordsIn(payment.language);
  const wallet = words.method[payment.method];
  return html`<h1><span class="scan-title">${words.scan(wallet)}</span><span class="hand-over-title">${wallet}</span></h1>
${failureNotice(payment)}
<div class="hand-over ${payment.method}"><a class="pay" href="/pay/${payment.reference}/phone?here">${words.openApp(wallet)}</a><p>${words.openAppHow}</p></div>
<div class="scan">${qrCode(phonePage, words.qrCode)}
<div><p>${words.scanHow}</p><p><a href="/pay/${payment.reference}/continue">${words.paidOnPhone}</a></p></div></div>
<h2>${words.orHere}</h2>
${decisions(payment, walletOutcomes, undefined)}
${leavingPayment(payment)}`;
}

/** Where the shopper began: on another device, which has shown the code, or on this one, which was handed over. */
export type BegunOn = "phone" | "app";

/** What the code opens on the phone, and what the button opens in the app. */
export function phonePage(payment: SandboxPayment, begunOn: BegunOn): Markup {
  const words = wordsIn(payment.language);
  return html`<h1>${words.phone(words.method[payment.method])}</h1>
${decisions(payment, walletOutcomes, begunOn)}`;
}

export function phoneDonePage(payment: SandboxPayment): Markup {
  const words = wordsIn(payment.language);
  const notice = payment.failure ? words.phoneRefused : words.phoneDone;
  return html`<h1>${notice.title}</h1>
<p class="lead">${notice.text}</p>`;
}

const look: Record<WalletOutcome, string> = {
  paid: "pay wide",
  wallet_refused: "wide",
  paid_later: "",
  failed_later: "",
};

function decisions(payment: SandboxPayment, outcomes: readonly WalletOutcome[], begunOn: BegunOn | undefined): Markup {
  const words = wordsIn(payment.language);
  return html`<form class="decisions" method="post" action="/pay/${payment.reference}/wallet">
${begunOn && html`<input type="hidden" name="on" value="${begunOn}">`}
${outcomes.map((outcome) => html`<button class="${look[outcome]}" name="outcome" value="${outcome}">${words.wallet[outcome]}</button>`)}
</form>`;
}
