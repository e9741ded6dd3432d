import { html, type Markup } from "../../../kernel/html.ts";
import { isRunning, leftAt, usedOn } from "../living-plan.ts";
import type { Use } from "../passing-time.ts";
import { dayOf } from "../plan-days.ts";
import type { KeptPlan } from "../plan-store.server.ts";
import type { Written } from "./page-words.ts";

/** A plan as a bar: a package as a whole, a day pass by its running day, with its days beneath. */
export function planBar(plan: KeptPlan, uses: readonly Use[], at: number, inLanguage: Written): Markup {
  const { words, amount } = inLanguage;
  const today = usedOn(plan, dayOf(plan, at).name);
  const isToday = plan.kind === "day_pass" && plan.state === "active";
  const used = isToday ? today : plan.used;
  const whole = plan.kind === "day_pass" && !isToday ? plan.allowance * plan.days : plan.allowance;
  const amounts = isToday ? words.today(amount(used), amount(whole)) : words.of(amount(used), amount(whole));
  return html`<li class="plan is-${plan.state}"><p class="name"><strong>${plan.planCode}</strong><span class="badge">${words.state[plan.state]}</span></p>
<progress max="${whole}" value="${Math.min(used, whole)}" aria-label="${plan.planCode}: ${amounts}"></progress>
<p class="told">${[amounts, ...more(plan, isToday, at, inLanguage)].map((part) => html`<span>${part}</span>`)}</p>
${uses.length > 0 && dayBars(uses, plan.days, inLanguage)}</li>`;
}

function* more(
  plan: KeptPlan,
  isToday: boolean,
  at: number,
  { words, amount, moment }: Written,
): Iterable<Markup | string> {
  if (isToday) yield words.inAll(amount(plan.used));
  if (isRunning(plan) && leftAt(plan, at) === 0)
    yield html`<em>${plan.slowSpeed > 0 ? words.slow(`${(plan.slowSpeed * 8) / 1000} kbps`) : words.stopped}</em>`;
  if (plan.state === "waiting") yield words.beginBy(moment(plan.useBy));
  else if (plan.expiresAt !== null && plan.state !== "ended") yield words.until(moment(plan.expiresAt));
}

const mostDays = 31;
const [wide, tall] = [14, 34];

function dayBars(uses: readonly Use[], days: number, { words, amount }: Written): Markup {
  const shown = uses.slice(-mostDays);
  // a place for every day of the plan, so that one sees how many are to come
  const places = Math.max(shown.length, Math.min(days, mostDays));
  const most = Math.max(...shown.map(({ bytes }) => bytes));
  const list = shown.map(({ day, bytes }) => `${day} ${amount(bytes)}`);
  return html`<svg class="days" viewBox="0 0 ${places * wide} ${tall}" width="${places * wide}" height="${tall}" role="img" aria-label="${words.days}: ${list.join(", ")}">${Array.from({ length: places }, (_, index) => html`<path class="ground" d="M${index * wide + 1} ${tall - 0.5}h${wide - 2}"/>`)}${shown.map(
    ({ bytes }, index) => {
      const height = Math.max(2, (bytes / most) * (tall - 2));
      return html`<rect x="${index * wide + 1}" y="${(tall - 1 - height).toFixed(1)}" width="${wide - 2}" height="${height.toFixed(1)}" rx="1.5"><title>${list[index]}</title></rect>`;
    },
  )}</svg>`;
}
