import type { SandboxPayment } from "../payment-store.server.ts";
import { html, type Html } from "./html.ts";
import { wordsIn } from "./words-in.ts";

/** A form, not a link: leaving ends this attempt, and a link may be followed by a browser on its own. */
export function leaveForm(payment: SandboxPayment): Html {
  const words = wordsIn(payment.language);
  return html`<form class="leave" method="post" action="/pay/${payment.reference}/leave">
<button class="plain">${payment.failure ? words.back : words.cancel}</button>
</form>`;
}
