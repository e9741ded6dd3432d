import { sandboxCards, type SandboxCard } from "../sandbox-cards.ts";
import type { AskingForCard } from "./card-page.ts";
import { html, type Html } from "./html.ts";
import { wordsIn } from "./words-in.ts";

/** The fold-out that lets a person choose what will happen; each line fills in the form, also without JavaScript. */
export function cardNumbers(asking: AskingForCard, open: boolean): Html {
  const words = wordsIn(asking.language);
  return html`<details class="numbers"${open && html` open`}>
<summary>${words.tryNumbers}</summary>
<p>${words.tryNumbersHow}</p>
<ul>${sandboxCards.map((card) => line(asking, card))}</ul>
</details>`;
}

function line({ path, outcomeOf }: AskingForCard, card: SandboxCard): Html {
  return html`<li><a href="${path}?card=${card.slug}">
<span class="digits">${card.number}</span> <span class="outcome">${outcomeOf(card)}</span> <span class="brand">${card.brand}</span></a></li>`;
}
