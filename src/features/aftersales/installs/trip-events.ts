import { hourMs } from "../../../kernel/duration.ts";
import type { CalendarEvent } from "./calendar-file.ts";

type EventWords = typeof import("../../../i18n/en/install.ts").words.calendar;

export type Trip = {
  /** Distinguishes the events of different eSIMs, and reveals nothing of the order. */
  id: string;
  areaName: string;
  startsOnInstalling: boolean;
  /** The day of departure, `2026-12-10`; optional. */
  departsOn: string | null;
  /** The last day to start it, in the destination's calendar. */
  useBy: string;
  /** The earliest current date on earth. */
  today: string;
  now: Date;
};

const quarterMs = hourMs / 4;

/**
 * "Install today, switch on at landing": an eSIM that can be installed any time gets an event in an hour; one that
 * starts when it is installed waits for the day of departure. Without a departure date the last day to start is used
 * instead. No code and no link: calendars are shared and synchronised.
 */
export function tripEvents(
  { id, areaName, startsOnInstalling, departsOn, useBy, today, now }: Trip,
  words: EventWords,
): CalendarEvent[] {
  const leaves = departsOn !== null && departsOn >= today ? departsOn : undefined;
  const soon = new Date(Math.ceil((now.getTime() + hourMs) / quarterMs) * quarterMs);
  const install: CalendarEvent[] = startsOnInstalling
    ? leaves
      ? [{ id: `${id}-install`, ...wordsOf(words.installOnLeaving), date: leaves }]
      : []
    : [{ id: `${id}-install`, ...wordsOf(words.install), from: soon, minutes: 15 }];
  const then: CalendarEvent = leaves
    ? { id: `${id}-landing`, ...wordsOf(words.landing), date: leaves }
    : { id: `${id}-use-by`, ...wordsOf(words.useBy), date: useBy };
  return [...install, then];

  function wordsOf({ title, text }: { title: (area: string) => string; text: string }) {
    return { title: title(areaName), text };
  }
}
