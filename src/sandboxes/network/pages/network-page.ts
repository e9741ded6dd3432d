import { html } from "../../../kernel/html.ts";
import type { Language } from "../../../kernel/language.ts";
import { pageFrame } from "../../supply/pages/page-frame.ts";
import type { Use } from "../passing-time.ts";
import type { KnownPrepaid } from "../prepaid-store.server.ts";
import type { SettledSim } from "../sim-lives.server.ts";
import { clockFace, type ShownClock } from "./clock-face.ts";
import { written } from "./page-words.ts";
import { prepaidCard } from "./prepaid-card.ts";
import { simCard } from "./sim-card.ts";

type NetworkPage = {
  language: Language;
  clock: ShownClock;
  sims: readonly SettledSim[];
  uses: readonly Use[];
  prepaid: readonly KnownPrepaid[];
  /** What was typed to find a SIM, and whether there is none. */ typed: string;
  missing: boolean;
};

const lookAgainAfterSeconds = 2;

/** The network's time and its SIMs; while time runs fast the page looks again by itself. */
export function networkPage({ language, clock, sims, uses, prepaid, typed, missing }: NetworkPage): string {
  const inLanguage = written(language);
  const { words, lt } = inLanguage;
  const { find } = words;
  const body = html`<div class="page network">
<div class="stand">${clockFace(clock, inLanguage)}</div>
<main>
<h1>${words.title}</h1>
<p class="lead">${words.lead}</p>
<p class="ways"><a href="/?LT=${lt}">${words.phone}</a>${clock.speed > 1 && html`<a href="/network?LT=${lt}${typed && `&sim=${encodeURIComponent(typed)}`}">${words.time.reload}</a>`}</p>
<form class="find" action="/network"><input type="hidden" name="LT" value="${lt}">
<label for="sim">${find.label}</label>
<div class="row"><input id="sim" name="sim" value="${typed}" required maxlength="40" inputmode="numeric" autocomplete="off" aria-describedby="sim-hint${missing && " sim-problem"}"${missing && html` aria-invalid="true" autofocus`}><button>${find.button}</button></div>
${missing && html`<p class="problem" id="sim-problem" role="alert">${find.missing}</p>`}
<p class="hint" id="sim-hint">${find.hint}</p>
</form>
${prepaid.map((card) => prepaidCard(card, inLanguage))}
${sims.length + prepaid.length === 0 ? html`<p class="notice">${words.none}</p>` : sims.map((sim) => simCard(sim, uses, inLanguage))}
</main>
</div>`;
  const query = typed === "" ? undefined : `sim=${encodeURIComponent(typed)}`;
  return pageFrame({
    language,
    path: "/network",
    ...(query && { query }),
    title: words.title,
    words,
    styles: ["/network.css"],
    again: clock.speed > 1 && lookAgainAfterSeconds,
    body,
  });
}
