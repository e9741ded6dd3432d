import type { SandboxPayment } from "../payment-store.server.ts";
import { html, type Html } from "./html.ts";
import { wordsIn } from "./words-in.ts";

/** Why the last try did not work, while another one is possible. */
export function failureNotice(payment: SandboxPayment): Html | undefined {
  if (!payment.failure) return undefined;
  const words = wordsIn(payment.language);
  return html`<div class="notice wrong" role="alert">
<p><strong>${words.failure[payment.failure] ?? words.someFailure}</strong></p>
<p>${words.tryAgain}</p>
</div>`;
}
