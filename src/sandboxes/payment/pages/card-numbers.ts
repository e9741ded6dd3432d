import { html, type Markup } from "../../../kernel/html.ts";
import type { Language } from "../../../kernel/language.ts";
import { sandboxCards, type SandboxCard } from "../sandbox-cards.ts";
import { wordsIn } from "./words-in.ts";

/** On which page a number is chosen, and what each of them brings about there. */
export type NumbersOn = { language: Language; path: string; outcomeOf: (card: SandboxCard) => string };

/** The fold-out that lets a person choose what will happen; each line fills in the form, also without JavaScript. */
export function cardNumbers(on: NumbersOn, open: boolean): Markup {
  const words = wordsIn(on.language);
  return html`<details class="numbers"${open && html` open`}>
<summary>${words.tryNumbers}</summary>
<p>${words.tryNumbersHow}</p>
<ul>${sandboxCards.map((card) => line(on, card))}</ul>
</details>`;
}

function line({ path, outcomeOf }: NumbersOn, card: SandboxCard): Markup {
  return html`<li><a href="${path}?card=${card.slug}">
<span class="digits">${card.number}</span> <span class="outcome">${outcomeOf(card)}</span> <span class="brand">${card.brand}</span></a></li>`;
}
