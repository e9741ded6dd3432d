import { minuteMs } from "../../../kernel/duration.ts";
import { addDays } from "../../../kernel/zoned-time.ts";

/** `date`: a whole day in any time zone. `from`: an instant. */
export type CalendarEvent = { id: string; title: string; text: string } & (
  | { date: string }
  | { from: Date; minutes: number }
);

/**
 * iCalendar (RFC 5545), for a phone's calendar. A second file of the same order replaces the first, since the ids are
 * stable.
 */
export function calendarFile(events: readonly CalendarEvent[], { now, name }: { now: Date; name: string }): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Farwave//Trip//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => eventLines(event, now)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function eventLines(event: CalendarEvent, now: Date): string[] {
  const { id, title, text } = event;
  const whole = "date" in event;
  const [start, end] = whole
    ? [`DTSTART;VALUE=DATE:${compact(event.date)}`, `DTEND;VALUE=DATE:${compact(addDays(event.date, 1))}`]
    : [`DTSTART:${moment(event.from)}`, `DTEND:${moment(new Date(event.from.getTime() + event.minutes * minuteMs))}`];
  return [
    "BEGIN:VEVENT",
    `UID:${id}@farwave`,
    `DTSTAMP:${moment(now)}`,
    start,
    end,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escaped(title)}`,
    // an all-day event alerts at eight in the morning, local time of the phone
    `TRIGGER:${whole ? "PT8H" : "PT0S"}`,
    "END:VALARM",
    "END:VEVENT",
  ];
}

const compact = (iso: string) => iso.replaceAll("-", "");
const moment = (at: Date) => `${compact(at.toISOString().slice(0, 19)).replaceAll(":", "")}Z`;
const escaped = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r?\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, " ");

/** Folds lines at 75 octets with a leading space, never inside a character. */
function folded(line: string): string {
  const lines: string[] = [];
  let [now, size] = ["", 0];
  for (const sign of line) {
    const octets = Buffer.byteLength(sign);
    if (size + octets > 75) {
      lines.push(now);
      [now, size] = [" ", 1];
    }
    now += sign;
    size += octets;
  }
  return [...lines, now].join("\r\n");
}
