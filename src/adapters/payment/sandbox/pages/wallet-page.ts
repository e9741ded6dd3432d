import type { SandboxPayment } from "../payment-store.server.ts";
import { walletOutcomes, type WalletOutcome } from "../sandbox-cards.ts";
import { failureNotice } from "./failure-notice.ts";
import { html, type Html } from "./html.ts";
import { leaveForm } from "./leave-form.ts";
import { qrCode } from "./qr-code.ts";
import { wordsIn } from "./words-in.ts";

/** Alipay and WeChat Pay: a code for a phone, and the same decisions as buttons. */
export function walletPage(payment: SandboxPayment, phonePage: string): Html {
  const words = wordsIn(payment.language);
  const wallet = words.method[payment.method];
  return html`<h1>${words.scan(wallet)}</h1>
${failureNotice(payment)}
<div class="scan">${qrCode(phonePage, words.qrCode)}
<div><p>${words.scanHow}</p><p><a href="/pay/${payment.reference}/continue">${words.paidOnPhone}</a></p></div></div>
<h2>${words.orHere}</h2>
${decisions(payment, walletOutcomes, false)}
${leaveForm(payment)}`;
}

/** What the code opens on the phone. */
export function phonePage(payment: SandboxPayment): Html {
  const words = wordsIn(payment.language);
  return html`<h1>${words.phone(words.method[payment.method])}</h1>
${decisions(payment, walletOutcomes, true)}`;
}

export function phoneDonePage(payment: SandboxPayment): Html {
  const words = wordsIn(payment.language);
  const notice = payment.failure ? words.phoneRefused : words.phoneDone;
  return html`<h1>${notice.title}</h1>
<p class="lead">${notice.text}</p>`;
}

const look: Record<WalletOutcome, string> = { paid: "pay wide", wallet_refused: "wide", paid_later: "", failed_later: "" };

function decisions(payment: SandboxPayment, outcomes: readonly WalletOutcome[], onPhone: boolean): Html {
  const words = wordsIn(payment.language);
  return html`<form class="decisions" method="post" action="/pay/${payment.reference}/wallet">
${onPhone && html`<input type="hidden" name="on" value="phone">`}
${outcomes.map((outcome) => html`<button class="${look[outcome]}" name="outcome" value="${outcome}">${words.wallet[outcome]}</button>`)}
</form>`;
}
