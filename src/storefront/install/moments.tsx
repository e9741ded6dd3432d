import { useSyncExternalStore } from "react";
import { languageFacts } from "../../kernel/language.ts";
import { oncePer } from "../../kernel/once-per.ts";
import { useVisit } from "../visit/visit.ts";

const neverChanges = () => () => undefined;

/** False on the server and at first, so that both sides show the same; then true. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(neverChanges, () => true, () => false);
}

/** `14:03` of today, `21 Nov, 14:03` of another day, by the clock of whoever looks; the server knows no clock but UTC and says so. */
export function useMoment(): (iso: string) => string {
  const { shown } = useVisit();
  const inBrowser = useInBrowser();
  return (iso) => momentText(iso, { language: languageFacts[shown].html, ...(inBrowser ? { today: new Date() } : { timeZone: "UTC" }) });
}

export function momentText(iso: string, { language, timeZone, today }: { language: string; timeZone?: string; today?: Date }): string {
  const at = new Date(iso);
  return formatOf(language, timeZone, today?.toDateString() === at.toDateString()).format(at);
}

const formatOf = oncePer((language: string, timeZone: string | undefined, isToday: boolean) =>
  // the day before the month, as everywhere in the shop's English
  new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
    ...(!isToday && { day: "numeric", month: "short" }),
    ...(timeZone && { timeZoneName: "short" }),
  }));
