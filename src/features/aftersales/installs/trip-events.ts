import { hourMs } from "../../../kernel/duration.ts";
import type { CalendarEvent } from "./calendar-file.ts";

type EventWords = typeof import("../../../i18n/en/install.ts").words.calendar;

export type Trip = {
  /** Tells the events of one eSIM from those of another, and nothing of its order. */
  id: string;
  areaName: string;
  startsOnInstalling: boolean;
  /** The day on which the traveller leaves, `2026-12-10`; not everybody says. */
  departsOn: string | null;
  /** The last day on which it can begin, by the destination's calendar. */
  useBy: string;
  /** The day that has not ended anywhere yet. */
  today: string;
  now: Date;
};

const quarterMs = hourMs / 4;

/**
 * "Install today, switch on at landing": what installs at any time is put an hour from now; what starts when it is
 * installed waits for the day of departure. Without that day the last one on which it can begin is told instead. No
 * code and no link: calendars are shared and synchronised.
 */
export function tripEvents(
  { id, areaName, startsOnInstalling, departsOn, useBy, today, now }: Trip,
  words: EventWords,
): CalendarEvent[] {
  const leaves = departsOn !== null && departsOn >= today ? departsOn : undefined;
  const soon = new Date(Math.ceil((now.getTime() + hourMs) / quarterMs) * quarterMs);
  const install: CalendarEvent[] = startsOnInstalling
    ? leaves
      ? [{ id: `${id}-install`, ...told(words.installOnLeaving), date: leaves }]
      : []
    : [{ id: `${id}-install`, ...told(words.install), from: soon, minutes: 15 }];
  const then: CalendarEvent = leaves
    ? { id: `${id}-landing`, ...told(words.landing), date: leaves }
    : { id: `${id}-use-by`, ...told(words.useBy), date: useBy };
  return [...install, then];

  function told({ title, text }: { title: (area: string) => string; text: string }) {
    return { title: title(areaName), text };
  }
}
