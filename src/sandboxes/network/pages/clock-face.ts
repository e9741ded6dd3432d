import { dayMs, hourMs } from "../../../kernel/duration.ts";
import { html, type Markup } from "../../../kernel/html.ts";
import type { Written } from "./page-words.ts";

/** `ahead`: by how much it is ahead of the shop's, in milliseconds. */
export type ShownClock = { at: Date; speed: number; ahead: number };

export function clockFace({ at, speed, ahead }: ShownClock, { words: { time }, moment, number, lt }: Written): Markup {
  const act = (what: string, text: string, kind = "") =>
    html`<button name="what" value="${what}"${kind && html` class="${kind}"`}>${text}</button>`;
  return html`<section class="clock" aria-label="${time.name}">
${dial(at)}
<p class="hint">${time.name}</p>
<p class="shows"><time datetime="${at.toISOString()}">${moment(at.getTime())}</time></p>
<p class="pace">${speed > 1 ? time.fast(number(speed)) : time.real}${ahead >= halfAnHour && html`<span>${ahead < 48 * hourMs ? time.ahead.hours(Math.round(ahead / hourMs)) : time.ahead.days(Math.round(ahead / dayMs))}</span>`}</p>
<form method="post" action="/network/clock?LT=${lt}">
<div class="pair">${act("hour", time.hour)}${act("day", time.day)}</div>
${speed > 1 ? act("stop", time.stop, "main") : act("month", time.month, "main")}
</form>
</section>`;
}

const halfAnHour = hourMs / 2;
const twelve = Array.from({ length: 12 }, (_, hour) => hour * 30);

function dial(at: Date): Markup {
  const minutes = at.getUTCHours() * 60 + at.getUTCMinutes();
  return html`<svg class="dial" viewBox="-60 -60 120 120" aria-hidden="true"><circle class="rim" r="56"/><path class="spread" d="M-34 26a43 43 0 0 1 0-52M34-26a43 43 0 0 1 0 52"/>
${twelve.map((turn) => html`<path class="tick" d="M0-50v5" transform="rotate(${turn})"/>`)}
<path class="hours" d="M0 4v-28" transform="rotate(${minutes / 2})"/><path class="minutes" d="M0 5v-43" transform="rotate(${(minutes % 60) * 6})"/><circle class="pin" r="3.5"/></svg>`;
}
