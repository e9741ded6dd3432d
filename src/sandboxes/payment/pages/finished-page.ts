import { html, type Markup } from "../../../kernel/html.ts";
import type { SandboxPayment } from "../payment-store.server.ts";
import { wordsIn } from "./words-in.ts";
import type { Words } from "./words.ts";

/** A payment that nothing can be done about here any more, with the way back. */
export function finishedPage(payment: SandboxPayment): Markup {
  const words = wordsIn(payment.language);
  const notice = noticeOf(payment, words);
  const why = payment.state === "failed" && payment.failure ? words.failure[payment.failure] : undefined;
  return html`<h1>${notice.title}</h1>
${why && html`<p class="lead">${why}</p>`}
<p class="lead">${notice.text}</p>
<p><a class="pay" href="${payment.return_url}">${words.back}</a></p>`;
}

function noticeOf({ state, failure }: SandboxPayment, words: Words) {
  if (state === "cancelled") return failure === "expired" ? words.expired : words.cancelled;
  if (state === "succeeded" || state === "pending") return words[state];
  return words.failed;
}
