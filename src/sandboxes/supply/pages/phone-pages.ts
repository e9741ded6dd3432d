import { html, type Markup } from "../../../kernel/html.ts";
import { languageFacts, type Language } from "../../../kernel/language.ts";
import { canDo, phoneActions, shares, usedShare, type PhoneAction } from "../phone-moves.ts";
import type { SandboxProfile } from "../profile-store.server.ts";
import { grouped, pageFrame } from "./page-frame.ts";
import { wordsEn } from "./words-en.ts";
import { wordsZhCn } from "./words-zh-cn.ts";
import { wordsZhHk } from "./words-zh-hk.ts";
import type { Words } from "./words.ts";

/** Where a code is typed, beside the eSIMs that were last in hand. */
export function drawerPage(
  profiles: readonly SandboxProfile[],
  language: Language,
  typed: string,
  missing: boolean,
): string {
  const words = wordsIn(language);
  const { lt } = languageFacts[language];
  const body = html`<div class="page">
<div class="stand">${handset(html`<div class="idle" aria-hidden="true">${simMark}</div>`)}</div>
<main>
<h1>${words.title}</h1>
<p class="lead">${words.lead}</p>
<form method="post" action="/phone?LT=${lt}">
<label for="code">${words.code}</label>
<input id="code" name="code" value="${typed}" required maxlength="300" autocomplete="off" autocapitalize="off" spellcheck="false" aria-describedby="code-hint${missing && " code-problem"}"${missing && html` aria-invalid="true" autofocus`}>
${missing && html`<p class="problem" id="code-problem" role="alert">${words.notFound}</p>`}
<p class="hint" id="code-hint">${words.codeHint}</p>
<button class="main">${words.find}</button>
</form>
<h2>${words.drawer}</h2>
${profiles.length === 0 ? html`<p class="lead">${words.empty}</p>` : html`<ul class="drawer">${profiles.map((profile) => inDrawer(profile, words, lt))}</ul>`}
<p><a href="/network?LT=${lt}">${words.toNetwork}</a></p>
</main>
</div>`;
  return pageFrame({ language, path: "/", title: words.title, words, body });
}

/**
 * One eSIM on the phone: where it stands, and what can be done next. `onNetwork`: the pretend network counts its data.
 */
export function phonePage(profile: SandboxProfile, language: Language, onNetwork: boolean): string {
  const words = wordsIn(language);
  const { lt } = languageFacts[language];
  const { iccid, state } = profile;
  const next = phoneActions.filter((action) => canDo(action, state));
  const percent = usedShare(profile);
  const screen = html`<p class="carrier">${state === "enabled" ? "5G" : "–"}</p>
<div class="chip state-${state}" aria-hidden="true">${simMark}</div>
<p class="state">${words.state[state]}</p>
<p class="iccid">${grouped(iccid)}</p>
${profile.total_bytes !== null && html`<progress max="100" value="${percent}" aria-label="${words.used(percent)}"></progress><p class="share">${words.used(percent)}</p>`}`;
  const body = html`<div class="page">
<div class="stand">${handset(screen)}</div>
<main>
<h1>${words.madeFor[profile.made_for]}${profile.product && html` <span>${profile.product}</span>`}</h1>
<p class="lead">${words.told}</p>
${next.length === 0 && html`<p class="notice">${words.nothingLeft}</p>`}
<div class="steps">${next.filter((action) => action !== "delete").map((action) => step(iccid, action, words, lt))}</div>
${state === "enabled" && !onNetwork && useForm(profile, words, lt)}
${onNetwork && html`<p class="notice">${words.onNetwork} <a href="${`/network?LT=${lt}&sim=${iccid}`}">${words.toNetwork}</a></p>`}
${next.includes("delete") && html`<div class="last">${step(iccid, "delete", words, lt)}<p class="hint">${words.deleteWarning}</p></div>`}
<p><a href="/?LT=${lt}">${words.another}</a></p>
</main>
</div>`;
  return pageFrame({ language, path: `/phone/${iccid}`, title: words.title, words, body });
}

/** What brings a traveller online; the rest is there to be tried. */
const onward: readonly PhoneAction[] = ["download", "install", "enable"];

function step(iccid: string, action: PhoneAction, words: Words, lt: string): Markup {
  return html`<form method="post" action="/phone/${iccid}/${action}?LT=${lt}"><button class="${onward.includes(action) ? "main" : action}">${words.action[action]}</button></form>`;
}

function useForm({ iccid, total_bytes }: SandboxProfile, words: Words, lt: string): Markup {
  return html`<form class="use" method="post" action="/phone/${iccid}/use?LT=${lt}">
<h2>${words.useTitle}</h2>
${total_bytes === null && html`<label for="gigabytes">${words.planSize}</label><input id="gigabytes" name="gigabytes" type="number" min="0.1" max="1000" step="any" value="1">`}
<div class="shares">${shares.map((percent) => html`<button name="percent" value="${percent}">${words.use(percent)}</button>`)}</div>
</form>`;
}

function inDrawer({ iccid, made_for, product, state }: SandboxProfile, words: Words, lt: string): Markup {
  return html`<li><a href="/phone/${iccid}?LT=${lt}"><span class="iccid">${grouped(iccid)}</span><span class="is">${words.state[state]}</span><span class="of">${words.madeFor[made_for]}${product && ` · ${product}`}</span></a></li>`;
}

function handset(screen: Markup): Markup {
  return html`<div class="handset"><div class="screen"><span class="eye"></span>${screen}</div></div>`;
}

const simMark = html`<svg viewBox="0 0 48 60" width="48" height="60"><path class="card" d="M6 1h26l15 15v38a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V6a5 5 0 0 1 5-5z"/><path class="contacts" d="M12 28h24v20H12zM12 38h24M20 28v20M28 28v20"/></svg>`;

function wordsIn(language: Language): Words {
  if (language === "zh-cn") return wordsZhCn;
  return language === "zh-hk" ? wordsZhHk : wordsEn;
}
