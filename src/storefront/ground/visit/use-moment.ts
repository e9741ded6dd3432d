import { useSyncExternalStore } from "react";
import { dayText } from "../../../kernel/written-date.ts";
import { momentIn, type Clock } from "../../../kernel/written-time.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import { readersZone } from "./readers-zone.ts";
import { useVisit } from "./visit.ts";

const neverChanges = () => () => undefined;

/** False on the server and in the first render, so that both match; then true. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/**
 * Formats a time; today's without the date. `there`: the destination's clock, for events there; else the viewer's,
 * which the server does not know, so it shows UTC and says so.
 */
export function useMoment(): (iso: string, there?: Clock | null) => string {
  const { shown } = useVisit();
  const inBrowser = useInBrowser();
  return (iso, there) =>
    momentIn(iso, there ?? { zone: inBrowser ? readersZone() : "UTC" }, shown, inBrowser ? { now: new Date() } : {});
}

/** The date alone, by the same clocks. */
export function useDay(): (iso: string, there?: Clock | null) => string {
  const { shown } = useVisit();
  const inBrowser = useInBrowser();
  return (iso, there) => dayText(dateAt(Date.parse(iso), there?.zone ?? (inBrowser ? readersZone() : "UTC")), shown);
}
