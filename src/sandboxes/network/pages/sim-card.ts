import { html, type Markup } from "../../../kernel/html.ts";
import { grouped } from "../../supply/pages/page-frame.ts";
import { carrierOf, isRunning, leftAt } from "../living-plan.ts";
import type { Use } from "../passing-time.ts";
import type { KeptPlan } from "../plan-store.server.ts";
import type { SettledSim } from "../sim-lives.server.ts";
import type { Written } from "./page-words.ts";
import { planBar } from "./plan-bars.ts";

export const habits = [0, 10, 50, 225, 1000, 3000] as const;
/** Megabytes that a button uses at once. */
export const portions = [100, 1024] as const;

/** One SIM: where it lies, what it uses, and its plans. */
export function simCard(
  { life, active, sim, plans, at }: SettledSim,
  uses: readonly Use[],
  inLanguage: Written,
): Markup {
  const { words, lt } = inLanguage;
  const { iccid, country, mbPerHour } = life;
  const isOpen = (plan: KeptPlan) => isRunning(plan) || plan.state === "waiting";
  const bar = (plan: KeptPlan) =>
    planBar(
      plan,
      uses.filter(({ reference }) => reference === plan.reference),
      at,
      inLanguage,
    );
  const [open, over] = [plans.filter(isOpen), plans.filter((plan) => !isOpen(plan))];
  return html`<article class="sim" id="sim-${iccid}" aria-labelledby="of-${iccid}">
<h2 class="iccid" id="of-${iccid}">${grouped(iccid)}</h2>
${!active && html`<p class="notice">${words.blocked}</p>`}
<form class="place" method="post" action="/network/${iccid}/place?LT=${lt}">
<p><label for="country-${iccid}">${words.place.country}</label><select id="country-${iccid}" name="country">${countries(country, plans, inLanguage)}</select></p>
<p><label for="habit-${iccid}">${words.place.habit}</label><select id="habit-${iccid}" name="habit">${habits.map((mb) => option(mb, words.habits[mb], mb === mbPerHour))}</select></p>
<button>${words.place.set}</button>
</form>
${useForm({ iccid, hint: hintOf(sim.country, plans, at, inLanguage) }, inLanguage)}
${open.length > 0 && html`<ul class="plans">${open.map(bar)}</ul>`}
${over.length > 0 && html`<details><summary>${words.over(over.length)}</summary><ul class="plans">${over.toReversed().map(bar)}</ul></details>`}
</article>`;
}

function useForm({ iccid, hint }: { iccid: string; hint: string | undefined }, { words, lt, amount }: Written): Markup {
  if (hint !== undefined) return html`<p class="hint">${hint}</p>`;
  return html`<form class="portions" method="post" action="/network/${iccid}/use?LT=${lt}">${portions.map((mb) => html`<button name="mb" value="${mb}">${words.use(amount(mb * 1_048_576))}</button>`)}</form>`;
}

/** Why nothing can be used at once. */
function hintOf(
  country: string | null,
  plans: readonly KeptPlan[],
  at: number,
  { words: { useHint } }: Written,
): string | undefined {
  if (country === null) return useHint.off;
  const carrier = carrierOf(plans, country, at);
  if (!carrier) return useHint.uncovered;
  if (leftAt(carrier, at) > 0) return undefined;
  return carrier.slowSpeed > 0 ? useHint.slow : useHint.uncovered;
}

/** Where travellers of every plan go. */
const elsewhere = [
  "AE",
  "AU",
  "CA",
  "CH",
  "CN",
  "DE",
  "FR",
  "GB",
  "HK",
  "ID",
  "IT",
  "JP",
  "KR",
  "MO",
  "MY",
  "PH",
  "SG",
  "TH",
  "TR",
  "TW",
  "US",
  "VN",
];

export function countries(
  chosen: string | null,
  plans: readonly Pick<KeptPlan, "countries">[],
  { words: { place: words }, place, byName }: Written,
): Markup {
  const covered = [...new Set(plans.flatMap((plan) => plan.countries))].toSorted(byName);
  const others = [...new Set([...elsewhere, ...(chosen ? [chosen] : [])])]
    .filter((country) => !covered.includes(country))
    .toSorted(byName);
  const group = (label: string, of: readonly string[]) =>
    of.length > 0 &&
    html`<optgroup label="${label}">${of.map((country) => option(country, place(country), country === chosen))}</optgroup>`;
  return html`${option("", words.off, chosen === null)}${group(words.covered, covered)}${group(words.elsewhere, others)}`;
}

export const option = (value: string | number, text: string, chosen: boolean) =>
  html`<option value="${value}"${chosen && " selected"}>${text}</option>`;
