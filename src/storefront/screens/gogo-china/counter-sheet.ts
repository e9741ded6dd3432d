import type { Trip } from "../../../features/catalogue/china/trip.ts";
import type { Verdict } from "../../../features/catalogue/china/weigh-transit.ts";
import type { Guide } from "./guide.ts";
import { counterRows } from "./phrases.ts";

type Both = readonly [english: string, chinese: string];
type Named = { english: string; chinese: string };
export type CounterSheet = NonNullable<ReturnType<typeof counterSheet>>;
type Known = {
  places: readonly (Named & { iso2: string })[];
  ports: readonly (Named & { code: string; iata: string | null })[];
  sources: readonly Guide["sources"][number][];
};

/**
 * What the airline's counter reads of a trip, label and value each in both languages, and the rule's sources; none where
 * no rule lets the trip through.
 */
export function counterSheet({ places, ports, sources }: Known, trip: Trip, verdict: Verdict) {
  const exemption = verdict.exemption?.answer === "yes" ? verdict.exemption : undefined;
  if (!exemption && verdict.transit === "no") return undefined;
  const place = (wanted: string): Both => {
    const found = places.find(({ iso2 }) => iso2 === wanted);
    return found ? [found.english, found.chinese] : counterRows.elsewhere;
  };
  const port = (wanted: string): Both => {
    const found = ports.find(({ code }) => code === wanted);
    if (found) return [found.iata ? `${found.english} (${found.iata})` : found.english, found.chinese];
    return wanted === "same" || wanted === "guangdong" ? counterRows[wanted] : counterRows.other;
  };
  const day = (date: string): Both => [date, date];
  const rows: (readonly [label: Both, value: Both])[] = [
    [counterRows.passport, place(trip.passport)],
    [counterRows.from, place(trip.from)],
    [counterRows.port, port(trip.port)],
    [counterRows.arrival, day(trip.arrival)],
    [counterRows.to, place(trip.to)],
    [counterRows.departure, day(trip.departure)],
    [counterRows.exit, port(trip.exit)],
  ];
  if (verdict.leaveBefore) rows.push([counterRows.leaveBefore, day(verdict.leaveBefore)]);
  rows.push([
    counterRows.rule,
    counterRows[!exemption ? "transit" : exemption.scheme === "hainan" ? "hainan" : "exemption"],
  ]);
  const told = exemption ? [exemption.source] : verdict.checks.flatMap(({ source }) => source ?? []);
  return { rows, sources: sources.filter(({ code }) => told.some(({ source }) => source === code)) };
}
