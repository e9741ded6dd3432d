import { needQuery, readNeed, type Need, type NeedField } from "../../../features/catalogue/plans/need.ts";
import { usualWay, type Filters, type Must } from "../../../features/catalogue/plans/plan-filters.ts";
import { sortings, type Sorting } from "../../../features/catalogue/plans/shelf-order.ts";
import { planKinds } from "../../../kernel/plan-terms.ts";
import type { Kind } from "./offer.ts";

/** Everything a visitor can choose on the page of a destination; all of it stands in its address. */
export type Choices = { kind?: Kind; need: Need; filters: Filters; sorting: Sorting; compare: string[] };
export type Unread = NeedField | "filters" | "compare";

/** What a filter is called in an address, and what it says there. */
const written: Record<Must, readonly [name: string, value: string]> = {
  fiveG: ["net", "5g"],
  hotspot: ["hotspot", "yes"],
  noId: ["id", "none"],
  topUp: ["topup", "yes"],
};
export const mustField = (must: Must) => ({ name: written[must][0], value: written[must][1] });

export const mostCompared = 4;

/** Reads an address. An invalid value is ignored and named, so that the page can say so. */
export function readChoices(search: URLSearchParams): { choices: Choices; unread: Unread[] } {
  const { need, unread } = readNeed(search);
  const strange = new Set<Unread>(unread);
  const oneOf = <T extends string>(name: string, known: readonly T[]): T | undefined => {
    const value = search.get(name);
    const found = known.find((one) => one === value?.toLowerCase());
    if (value && !found) strange.add("filters");
    return found;
  };
  const filters: Filters = { way: oneOf("way", ["esim", "physical", "renewal"]) ?? usualWay };
  for (const must of Object.keys(written) as Must[]) {
    if (oneOf(written[must][0], [written[must][1]])) filters[must] = true;
  }
  const ip = search.get("ip");
  if (ip && /^[A-Z]{2}$/.test(ip)) filters.ip = ip;
  else if (ip) strange.add("filters");
  const compare = [...new Set(search.getAll("compare").flatMap((codes) => codes.split(",")))].filter((code) =>
    /^[\w-]{1,80}$/.test(code),
  );
  if (compare.length > mostCompared) strange.add("compare");
  const kind = oneOf("kind", planKinds);
  const sorting = oneOf("sort", sortings) ?? "price";
  return { choices: { kind, need, filters, sorting, compare: compare.slice(0, mostCompared) }, unread: [...strange] };
}

const fieldsOf: Record<Unread, readonly string[]> = {
  days: ["days"],
  dates: ["from", "to"],
  times: ["lands", "leaves"],
  people: ["people"],
  data: ["data"],
  speed: ["speed"],
  filters: [],
  compare: [],
};

/**
 * A form in one spelling. Invalid values stay as they were typed, and the page says
 * what is wrong.
 */
export function formQuery(written: URLSearchParams): Record<string, string> {
  const { choices, unread } = readChoices(written);
  const kept = unread
    .flatMap((field) => fieldsOf[field])
    .map((name) => [name, written.get(name)?.slice(0, 40) ?? ""] as const);
  return { ...choicesQuery(choices), ...Object.fromEntries(kept.filter(([, value]) => value !== "")) };
}

/** The one spelling of these choices: in this order, without what goes without saying. */
export function choicesQuery({ kind, need, filters, sorting, compare }: Choices): Record<string, string> {
  const query: Record<string, string | undefined> = {
    kind,
    ...needQuery(need),
    way: filters.way === usualWay ? undefined : filters.way,
  };
  for (const must of Object.keys(written) as Must[]) query[written[must][0]] = filters[must] && written[must][1];
  query.ip = filters.ip;
  query.sort = sorting === "price" ? undefined : sorting;
  query.compare = compare.join(",") || undefined;
  return Object.fromEntries(Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
