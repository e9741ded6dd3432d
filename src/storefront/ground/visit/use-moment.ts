import { useSyncExternalStore } from "react";
import { dateText } from "../../../kernel/written-date.ts";
import { momentText, type Clock } from "../../../kernel/written-time.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import { readersZone } from "./readers-zone.ts";
import { useVisit } from "./visit.ts";

const neverChanges = () => () => undefined;

/** False on the server and at first, so that both sides show the same; then true. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/**
 * Moments of today without the date. `there`: the destination's clock, for what happens there; else that of whoever
 * looks: the server knows none but UTC, and says so.
 */
export function useMoment(): (iso: string, there?: Clock | null) => string {
  const { language } = useVisit();
  const inBrowser = useInBrowser();
  return (iso, there) =>
    momentText(
      iso,
      there ?? { zone: inBrowser ? readersZone() : "UTC" },
      language,
      inBrowser ? { now: new Date() } : {},
    );
}

/** The date alone, by the same clocks. */
export function useDay(): (iso: string, there?: Clock | null) => string {
  const { language } = useVisit();
  const inBrowser = useInBrowser();
  return (iso, there) =>
    dateText(dateAt(Date.parse(iso), there?.zone ?? (inBrowser ? readersZone() : "UTC")), language);
}
