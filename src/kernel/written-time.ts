import { shownLanguage, type Language } from "./language.ts";
import { dayText } from "./written-date.ts";
import { dateAt, minutesAhead, timeAt } from "./zoned-time.ts";

/**
 * The clock for a time. Events at the destination use the destination's clock, named after its city; everything else
 * the reader's. The text always says which.
 */
export type Clock = { zone: string; city?: string | undefined };

/** `3 Dec 2026, 14:03 Tokyo time`, `3 Dec 2026, 14:03 UTC+8`. `now`: today's date is left out. */
export function momentText(at: Date | string, clock: Clock, language: Language, options: MomentOptions = {}): string {
  return momentIn(at, clock, shownLanguage(language), options);
}

type MomentOptions = { now?: Date; year?: boolean };

/** The same in the very language, for pages that few languages have. */
export function momentIn(
  at: Date | string,
  { zone, city }: Clock,
  language: Language,
  { now, year }: MomentOptions = {},
): string {
  const instant = new Date(at).getTime();
  const [date, time] = [dateAt(instant, zone), timeAt(instant, zone)];
  const day =
    now && dateAt(now.getTime(), zone) === date ? "" : dayText(date, language, { ...(year !== undefined && { year }) });
  return language === "en"
    ? english({ day, time, instant, zone, city })
    : chinese({ day, time, instant, zone, city }, language);
}

type Moment = { day: string; time: string; instant: number; zone: string; city: string | undefined };

function english({ day, time, instant, zone, city }: Moment): string {
  return `${day && `${day}, `}${time} ${city ? `${city} time` : offsetText(instant, zone)}`;
}

/** `东京时间2026年12月3日 14:03` */
function chinese({ day, time, instant, zone, city }: Moment, language: Language): string {
  const moment = `${day && `${day} `}${time}`;
  return city
    ? `${city}${language === "zh-cn" ? "时间" : "時間"}${day ? "" : " "}${moment}`
    : `${moment} ${offsetText(instant, zone)}`;
}

/** `UTC`, `UTC+8`, `UTC-3:30` */
function offsetText(instant: number, zone: string): string {
  const ahead = minutesAhead(instant, zone);
  const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60];
  if (ahead === 0) return "UTC";
  return `UTC${ahead < 0 ? "-" : "+"}${hours}${minutes ? `:${String(minutes).padStart(2, "0")}` : ""}`;
}
