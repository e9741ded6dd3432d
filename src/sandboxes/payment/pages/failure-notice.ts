import { html, type Markup } from "../../../kernel/html.ts";
import type { SandboxPayment } from "../payment-store.server.ts";
import { wordsIn } from "./words-in.ts";

/** Why the last try did not work, while another one is possible. */
export function failureNotice(
  { language, failure }: Pick<SandboxPayment, "language" | "failure">,
  tryAgain = wordsIn(language).tryAgain,
): Markup | undefined {
  if (!failure) return undefined;
  const words = wordsIn(language);
  return html`<div class="notice wrong" role="alert">
<p><strong>${words.failure[failure] ?? words.someFailure}</strong></p>
<p>${tryAgain}</p>
</div>`;
}
