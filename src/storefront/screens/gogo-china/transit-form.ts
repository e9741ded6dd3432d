import type { Trip } from "../../../features/catalogue/china/trip.ts";
import { elsewhere } from "../../../features/catalogue/china/weigh-transit.ts";
import { daysFrom, isDate } from "../../../kernel/zoned-time.ts";
import type { Guide } from "./guide.ts";

/** The names of the form's controls, in the order of the sentence; `stay` may come several times. */
export const tripFields = [
  "passport",
  "from",
  "port",
  "on",
  "to",
  "off",
  "exit",
  "doc",
  "valid",
  "ticket",
  "purpose",
] as const;
export type TripField = (typeof tripFields)[number];
export const choices = {
  doc: ["ordinary", "other"],
  valid: ["enough", "short", "unsure"],
  ticket: ["booked", "open"],
  purpose: ["visit", "other"],
} as const;
export const exits = ["same", "guangdong", "other"] as const;
/** A port that the list does not have. */
export const otherPort = "other";

type TripProblem = { field: TripField; problem: "choose" | "date" | "past" | "before" | "long" };
export type TripForm = {
  entries: Record<TripField, string>;
  stays: string[];
  problems: TripProblem[];
  /** Once all of it is there. */
  trip?: Trip;
};

const usual: Partial<Record<TripField, string>> = {
  exit: "same",
  doc: "ordinary",
  valid: "enough",
  ticket: "booked",
  purpose: "visit",
};
/** What no list has is longer than its longest code, or repeated without end. */
const longest = 40;
const mostStays = 80;

/** All of a trip is in the address: `?passport=US&from=US&port=pvg&on=2026-12-03&to=JP&off=2026-12-09&check=1`. */
export function tripIn(
  search: URLSearchParams,
  { today, places, ports }: Pick<Guide, "today" | "places" | "ports">,
): TripForm {
  const entries = Object.fromEntries(
    tripFields.map((field) => [field, (search.get(field) ?? usual[field] ?? "").trim().slice(0, longest)]),
  ) as TripForm["entries"];
  const stays = [...new Set(search.getAll("stay"))].slice(0, mostStays).map((code) => code.slice(0, longest));
  if (!search.has("check")) return { entries, stays, problems: [] };
  const place = (code: string) => code === elsewhere || places.some(({ iso2 }) => iso2 === code);
  const port = (code: string) => ports.some((one) => one.code === code);
  const among = (list: readonly string[]) => (value: string) => list.includes(value);
  const known: Record<TripField, (value: string) => boolean> = {
    passport: place,
    from: place,
    to: place,
    port: (code) => code === otherPort || port(code),
    exit: (code) => among(exits)(code) || port(code),
    on: isDate,
    off: isDate,
    doc: among(choices.doc),
    valid: among(choices.valid),
    ticket: among(choices.ticket),
    purpose: among(choices.purpose),
  };
  const problems = tripFields.flatMap((field): TripProblem[] =>
    known[field](entries[field]) ? [] : [{ field, problem: field === "on" || field === "off" ? "date" : "choose" }],
  );
  if (isDate(entries.on) && entries.on < today) problems.push({ field: "on", problem: "past" });
  if (isDate(entries.on) && isDate(entries.off)) {
    const days = daysFrom(entries.on, entries.off);
    if (days < 0) problems.push({ field: "off", problem: "before" });
    if (days > 366) problems.push({ field: "off", problem: "long" });
  }
  return { entries, stays, problems, ...(problems.length === 0 && { trip: tripOf(entries, stays) }) };
}

function tripOf({ on, off, doc, valid, ...entries }: TripForm["entries"], stays: string[]): Trip {
  return {
    ...entries,
    document: doc as Trip["document"],
    validity: valid as Trip["validity"],
    ticket: entries.ticket as Trip["ticket"],
    purpose: entries.purpose as Trip["purpose"],
    arrival: on,
    departure: off,
    stays,
  };
}
