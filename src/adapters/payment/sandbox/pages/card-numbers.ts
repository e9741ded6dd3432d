import { sandboxCards, type SandboxCard } from "../sandbox-cards.ts";
import type { SandboxPayment } from "../payment-store.server.ts";
import { html, type Html } from "./html.ts";
import type { Words } from "./words.ts";
import { wordsIn } from "./words-in.ts";

/** The fold-out that lets a person choose what will happen; each line fills in the form, also without JavaScript. */
export function cardNumbers(payment: SandboxPayment, open: boolean): Html {
  const words = wordsIn(payment.language);
  return html`<details class="numbers"${open && html` open`}>
<summary>${words.tryNumbers}</summary>
<p>${words.tryNumbersHow}</p>
<ul>${sandboxCards.map((card) => line(payment, card, words))}</ul>
</details>`;
}

function line(payment: SandboxPayment, card: SandboxCard, words: Words): Html {
  const outcome = card.outcome === "wallet_refused" ? "" : words.outcome[card.outcome];
  return html`<li><a href="/pay/${payment.reference}?card=${card.slug}">
<span class="digits">${card.number}</span> <span class="outcome">${outcome}</span> <span class="brand">${card.brand}</span></a></li>`;
}
