import { html, type Markup } from "../../../kernel/html.ts";
import { formatMoney, money } from "../../../kernel/money.ts";
import { prepaidCurrency, prepaidTariffs } from "../../../kernel/prepaid-tariff.ts";
import { grouped } from "../../supply/pages/page-frame.ts";
import { balanceOf, isValid } from "../prepaid-life.ts";
import type { KnownPrepaid } from "../prepaid-store.server.ts";
import { pukOf } from "../puk.ts";
import type { Written } from "./page-words.ts";
import { countries, habits, option, portions } from "./sim-card.ts";

/** A prepaid card: where it lies, what it uses, and what it has left; all of it can be used at once. */
export function prepaidCard({ iccid, life, state, country, mbPerHour, at }: KnownPrepaid, inLanguage: Written): Markup {
  const { words, lt, language, amount, moment } = inLanguage;
  const { place, prepaid } = words;
  const covered = prepaidTariffs[life.tariff].countries ?? [];
  const valid = isValid(life, at);
  const told = [
    prepaid.balance(formatMoney(money(balanceOf(life), prepaidCurrency), language)),
    prepaid.used(amount(life.usedBytes)),
    prepaid.puk(pukOf(iccid)),
    life.validUntil === null ? prepaid.unpaid : valid ? words.until(moment(life.validUntil)) : prepaid.lapsed,
  ];
  return html`<article class="sim" id="sim-${iccid}" aria-labelledby="of-${iccid}">
<h2 class="iccid" id="of-${iccid}">${grouped(iccid)}</h2>
${state !== "active" && html`<p class="notice">${words.blocked}</p>`}
<form class="place" method="post" action="/network/${iccid}/place?LT=${lt}">
<p><label for="country-${iccid}">${place.country}</label><select id="country-${iccid}" name="country">${countries(country, [{ countries: covered }], inLanguage)}</select></p>
<p><label for="habit-${iccid}">${place.habit}</label><select id="habit-${iccid}" name="habit">${habits.map((mb) => option(mb, words.habits[mb], mb === mbPerHour))}</select></p>
<button>${place.set}</button>
</form>
<form class="portions" method="post" action="/network/${iccid}/use?LT=${lt}">${portions.map((mb) => html`<button name="mb" value="${mb}">${words.use(amount(mb * 1_048_576))}</button>`)}<button name="mb" value="all">${prepaid.useAll}</button></form>
<ul class="plans"><li class="plan"><p class="name"><strong>${prepaid.name[life.tariff]}</strong></p><p class="told">${told.map((part) => html`<span>${part}</span>`)}</p></li></ul>
</article>`;
}
