import { shownLanguage, type Language } from "../../../kernel/language.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { clockThere } from "../../catalogue/plans/clock-there.server.ts";
import type { Company } from "../../records/settings/company.server.ts";
import { esimPageId } from "../../sales/orders/esim-page.server.ts";
import { orderKey, remindersKey } from "../../sales/orders/order-keys.server.ts";
import { useBy } from "../../sales/orders/rules.ts";
import { isBuyer, type OrderInLetter } from "./order-in-letter.server.ts";
import type { Mail, SoldInLetter } from "./store.server.ts";
import { withoutLinks } from "./without-links.ts";

/** What every letter knows, in the language in which it is written. */
export function orderInLetter(
  { lang, recipient }: Pick<Mail, "lang" | "recipient">,
  { area_names, area_zone, travellers, payment, consents, blocking, use_by, ...sold }: SoldInLetter,
  company: Company,
  { vault, origin, clock }: Shop,
): OrderInLetter {
  const order = { ...sold, lang: lang ?? sold.lang };
  const { scope, area } = order.plan_as_sold;
  const key = orderKey(vault, order, clock());
  const page = `${origin}/${order.lang}`;
  const to = recipient ?? order.email;
  const stopFor: Record<string, string> = isBuyer({ order, recipient: to })
    ? { order: order.number }
    : { id: esimPageId(order, 1) };
  return {
    order,
    areaName: area_names?.[shownLanguage(order.lang)] ?? area,
    clock: clockThere(sold.plan_as_sold.day_zone, area_zone, order.lang),
    payment,
    useBy: use_by ?? useBy(sold.plan_as_sold, sold.paid_at ?? sold.placed_at),
    orderPage: orderPage(origin, order.lang, order.number, key),
    registrationPage: `${page}/real-name`,
    receiptLink: `${origin}/files/receipt.pdf?${new URLSearchParams({ order: order.number, key, lang: order.lang })}`,
    withdrawPage: `${page}/withdrawal?${new URLSearchParams({ order: order.number, key })}`,
    areaPage:
      scope === "country"
        ? `${page}/plans?${new URLSearchParams({ country: area })}`
        : `${page}/esim/${encodeURIComponent(area)}`,
    stopReminders: `${page}/stop-reminders?${new URLSearchParams({ ...stopFor, key: remindersKey(vault, order.number) })}`,
    helpAddress: company.email,
    recipient: to,
    travellers: travellers.map((traveller) => ({ ...traveller, name: withoutLinks(traveller.name) })),
    company,
    consents,
    blockedIn: blocking.map((names) => names[shownLanguage(order.lang)]),
  };
}

export function orderPage(origin: string, language: Language, number: string, key: string): string {
  return `${origin}/${language}/order-result?${new URLSearchParams({ order: number, key })}`;
}
