import { habits, type Habit } from "../../../features/catalogue/trips/daily-need.ts";
import { mostStops } from "../../../features/catalogue/trips/trip-dates.ts";

/**
 * What is entered, as it is typed; the address of the page holds all of it: `?country0=Japan&from0=2026-12-01&to0=…`.
 */
export type TripForm = {
  stops: { country: string; from: string; to: string }[];
  people: number;
  habits: Habit[];
  slow: boolean;
};

const parts = ["country", "from", "to"] as const;
export const stopField = (part: (typeof parts)[number], number: number) => `${part}${number}`;

export function formFrom(search: URLSearchParams): TripForm {
  const numbers = Array.from({ length: mostStops }, (_, number) => number).filter((number) =>
    parts.some((part) => search.has(stopField(part, number))),
  );
  const stops = numbers.map((number) => ({
    country: entry(search, "country", number),
    from: entry(search, "from", number),
    to: entry(search, "to", number),
  }));
  // a link from another page names the place only
  const isSent = search.has("people");
  return {
    stops: stops.length > 0 ? stops : [{ country: "", from: "", to: "" }],
    people: Number(search.get("people") ?? 1),
    habits: isSent ? habits.filter((habit) => search.has(habit)) : ["maps", "chat"],
    slow: search.has("slow"),
  };
}

function entry(search: URLSearchParams, part: (typeof parts)[number], number: number): string {
  return (search.get(stopField(part, number)) ?? "").trim().slice(0, 100);
}

/**
 * `do=add` or `do=remove-2`: what the buttons of the form ask, with and without JavaScript. A new stop begins where the
 * last one ends.
 */
export function changedForm(form: TripForm, wish: string): TripForm {
  const { stops } = form;
  if (wish === "add" && stops.length < mostStops)
    return { ...form, stops: [...stops, { country: "", from: stops.at(-1)?.to ?? "", to: "" }] };
  const gone = /^remove-(\d)$/.exec(wish);
  return gone && stops.length > 1 ? { ...form, stops: stops.filter((_, number) => number !== Number(gone[1])) } : form;
}

/** The other way round: the query of a form. */
export function queryOf({
  stops,
  people,
  habits: chosen,
  slow,
}: TripForm): Record<string, string | number | undefined> {
  const entries = stops.flatMap((stop, number) => parts.map((part) => [stopField(part, number), stop[part]] as const));
  return {
    ...Object.fromEntries(entries),
    people,
    ...Object.fromEntries(chosen.map((habit) => [habit, 1])),
    slow: slow ? 1 : undefined,
  };
}

/** Beside which control a problem of the call stands: `stops.2.from` is `from2`. */
export function fieldOf(field: string): string {
  const [, number, part] = /^stops\.(\d+)\.(\w+)$/.exec(field) ?? [];
  if (number && part) return `${part}${number}`;
  return field.startsWith("habits") ? habits[0] : field.startsWith("stops") ? stopField("country", 0) : field;
}
