import type { Currency } from "../../../kernel/currency.ts";
import { dayMs } from "../../../kernel/duration.ts";
import type { Language } from "../../../kernel/language.ts";
import { addDays, instantOf } from "../../../kernel/zoned-time.ts";
import { buyersZone } from "../../sales/orders/rules.ts";

/** `deliveredAt`: when the eSIM was ready, or the card had arrived. `departsOn`: a day in the buyer's zone. */
export type Delivered = { deliveredAt: Date; departsOn: string | null; lang: Language; currency: Currency };

/** The window for sending a reminder: after it, it is not sent at all. */
export type Window = { from: number; until: number };

/** People read such e-mails in the morning. */
const morning = "09:00";
const daysOfGrace = 2;
const daysAhead = 14;

/** A day after delivery, at the earliest 14 days before departure, and never from the day of departure on. */
export function installWindow({ deliveredAt, departsOn, lang, currency }: Delivered): Window {
  const zone = buyersZone(lang, currency);
  const near = departsOn ? instantOf(addDays(departsOn, -daysAhead), morning, zone) : 0;
  const from = Math.max(deliveredAt.getTime() + dayMs, near);
  const departure = departsOn ? instantOf(departsOn, "00:00", zone) : Number.POSITIVE_INFINITY;
  return { from, until: Math.min(from + daysOfGrace * dayMs, departure) };
}

/** From the morning two days before departure, for a day. A delivery after that already says all of it. */
export function departureWindow({ deliveredAt, departsOn, lang, currency }: Delivered): Window {
  if (!departsOn) return { from: 0, until: 0 };
  const from = instantOf(addDays(departsOn, -2), morning, buyersZone(lang, currency));
  return deliveredAt.getTime() > from ? { from: 0, until: 0 } : { from, until: from + dayMs };
}

/** Two weeks before the latest start of an unstarted plan; not before an upcoming trip. */
export function useByWindow({ useBy, deliveredAt, departsOn, lang, currency }: Delivered & { useBy: Date }): Window {
  const end = useBy.getTime();
  const departure = departsOn ? instantOf(departsOn, "00:00", buyersZone(lang, currency)) : 0;
  const from = Math.max(end - daysAhead * dayMs, departure < end ? departure + dayMs : 0);
  return end - deliveredAt.getTime() > 1.5 * daysAhead * dayMs ? { from, until: end - dayMs } : { from: 0, until: 0 };
}

export function isOpen({ from, until }: Window, now: Date): boolean {
  return from <= now.getTime() && now.getTime() < until;
}
