import { html, type Markup } from "../../../kernel/html.ts";
import type { SandboxPayment } from "../payment-store.server.ts";
import { wordsIn } from "./words-in.ts";

/** A form, not a link: leaving ends this attempt, and a link may be followed by a browser on its own. */
export function leaveForm({ path, leave }: { path: string; leave: string }): Markup {
  return html`<form class="leave" method="post" action="${path}/leave">
<button class="plain">${leave}</button>
</form>`;
}

/** Of a page on which one can pay. */
export function leavingPayment(payment: SandboxPayment): Markup {
  const words = wordsIn(payment.language);
  return leaveForm({ path: `/pay/${payment.reference}`, leave: payment.failure ? words.back : words.cancel });
}
