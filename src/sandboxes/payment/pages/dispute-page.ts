import { html } from "../../../kernel/html.ts";
import type { Language } from "../../../kernel/language.ts";
import { formatMoney } from "../../../kernel/money.ts";
import { disputeMoves, type SandboxDispute } from "../dispute-store.server.ts";
import { pageFrame } from "./page-frame.ts";
import { wordsIn } from "./words-in.ts";

/** A dispute as it stands, with what can be done about it now. */
export function disputePage(dispute: SandboxDispute, language: Language): string {
  const { dispute: words } = wordsIn(language);
  const amount = formatMoney(dispute, language);
  const possible = (["answer", "win", "lose"] as const).filter((move) =>
    disputeMoves[move].from.some((state) => state === dispute.state),
  );
  const body = html`<h1>${words.title}</h1>
<p class="lead">${words.state[dispute.state]}</p>
<p>${words.how}</p>
<form class="decisions" method="post" action="/disputes/${dispute.reference}">
${possible.map((move) => html`<button class="wide${move === "answer" && html` pay`}" name="move" value="${move}">${words.move[move]}</button>`)}
</form>`;
  const summary = html`<div class="summary">
<p class="to-pay">${words.amount}</p>
<p class="amount">${amount}</p>
</div>`;
  return pageFrame({ language, title: words.title, body, garden: { name: words.title, summary } });
}
