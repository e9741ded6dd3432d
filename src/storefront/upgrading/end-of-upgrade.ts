/** Spec 2 tells the end in UTC+8, the shop's own time: `2026-01-20T22:00:00.000Z` is 06:00 of the 21st. */
export function inShopTime(iso: string): { day: string; time: string } {
  const shifted = new Date(Date.parse(iso) + 8 * 3_600_000).toISOString();
  return { day: shifted.slice(0, 10), time: shifted.slice(11, 16) };
}

/** The same moment where the visitor is, with the name of the zone; nothing where clocks show the shop's own time. `zone` is the device's when absent. */
export function inOwnTime(iso: string, locale: string, zone?: string): string | undefined {
  const at = new Date(iso);
  const local = new Intl.DateTimeFormat("sv", { timeZone: zone, dateStyle: "short", timeStyle: "short" }).format(at);
  const { day, time } = inShopTime(iso);
  if (local === `${day} ${time}`) return undefined;
  return new Intl.DateTimeFormat(locale, { timeZone: zone, weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZoneName: "short" }).format(at);
}
