import { html, type Markup } from "../../../kernel/html.ts";
import type { CardEntry, CardProblems } from "../card-entry.ts";
import type { KeptCard } from "../card-store.server.ts";
import { cardPage, type AskingForCard } from "./card-page.ts";
import { failureNotice } from "./failure-notice.ts";
import { leaveForm } from "./leave-form.ts";
import { pageFrame } from "./page-frame.ts";
import { cardSummary, minutesLeft } from "./summary.ts";
import { wordsIn } from "./words-in.ts";

type SavePage = { now: Date; entry: CardEntry; problems?: CardProblems };

/** The page on which a card is given for later payments, where it stands now. */
export function savePage(card: KeptCard, { now, entry, problems = {} }: SavePage): string {
  const { saving } = wordsIn(card.language);
  const open = card.state === "waiting" || card.state === "needs_action";
  const garden = { name: saving.purpose, summary: cardSummary(card, open ? minutesLeft(card, now) : undefined) };
  return pageFrame({ language: card.language, title: saving.title, garden, body: body() });

  function body(): Markup {
    if (card.state === "waiting") return cardPage(askingForLater(card), entry, problems);
    return card.state === "needs_action" ? bankPage(card) : finishedPage(card, saving[card.state]);
  }
}

function askingForLater(card: KeptCard): AskingForCard {
  const { saving } = wordsIn(card.language);
  return {
    language: card.language,
    path: pathOf(card),
    title: saving.title,
    agreement: saving.agreement,
    button: saving.save,
    never: saving.never,
    leave: leaving(card),
    notice: failureNotice(card, saving.tryAgain),
    outcomeOf: (one) => saving.outcome[one.saving],
  };
}

function bankPage(card: KeptCard): Markup {
  const { bank, saving } = wordsIn(card.language);
  return html`<h1>${bank.title}</h1>
<p class="lead">${saving.bankText}</p>
<p class="asked">${card.brand} <span>•••• ${card.last_four}</span></p>
<form class="decisions" method="post" action="${pathOf(card)}/bank">
<button class="pay wide" name="answer" value="approve">${saving.approve}</button>
<button class="wide" name="answer" value="refuse">${bank.refuse}</button>
</form>
${leaving(card)}`;
}

/** Nothing can be done about it here any more; the way back. */
function finishedPage(card: KeptCard, { title, text }: { title: string; text: string }): Markup {
  const words = wordsIn(card.language);
  return html`<h1>${title}</h1>
${card.state === "saved" && html`<p class="asked">${card.brand} <span>•••• ${card.last_four}</span></p>`}
<p class="lead">${text}</p>
<p><a class="pay" href="${card.return_url}">${words.back}</a></p>`;
}

function leaving(card: KeptCard): Markup {
  return leaveForm({ path: pathOf(card), leave: wordsIn(card.language).saving.cancel });
}

function pathOf({ reference }: KeptCard): string {
  return `/card/${reference}`;
}
