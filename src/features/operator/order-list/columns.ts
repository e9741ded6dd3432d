import { moreOfOrders, type MoreOfOrder, type OrderView } from "./rules.ts";

/** What a row of the list can show besides the order's number, which always stands first. */
export const orderColumns = [
  "placed",
  "buyer",
  "bought",
  "way",
  "state",
  "esim",
  "total",
  "method",
  "departs",
  "iccid",
  "tracking",
  "net",
  "work",
] as const;
export type OrderColumn = (typeof orderColumns)[number];

export const densities = ["normal", "compact"] as const;
export type Density = (typeof densities)[number];

type Layout = { columns: readonly OrderColumn[]; density: Density };

const usual: readonly OrderColumn[] = orderColumns.slice(0, 8);
const forWork: readonly OrderColumn[] = ["placed", "buyer", "bought", "state", "work", "total"];
const usualOf: Partial<Record<OrderView, readonly OrderColumn[]>> = {
  needs_person: forWork,
  mine: forWork,
  leaving: ["departs", "buyer", "bought", "state", "esim", "work", "total"],
};

/** As somebody finds a view who has chosen nothing. */
export const usualLayout = (view: OrderView): Layout => ({ columns: usualOf[view] ?? usual, density: "normal" });

/** What has to be found for these columns beyond an order's own row. */
export const moreFor = (columns: readonly OrderColumn[]): MoreOfOrder[] =>
  moreOfOrders.filter((one) => columns.includes(one));

/** Those that the list knows, each once, and what it does not know. */
export function columnsIn(said: readonly string[]): { columns: OrderColumn[]; unknown: string[] } {
  const isColumn = (one: string): one is OrderColumn => orderColumns.includes(one as OrderColumn);
  return { columns: [...new Set(said.filter(isColumn))], unknown: said.filter((one) => !isColumn(one)) };
}

/** One step to the front or to the back; at the end nothing moves. */
export function moved<One>(all: readonly One[], one: One, by: -1 | 1): One[] {
  const from = all.indexOf(one);
  const to = from + by;
  if (from < 0 || to < 0 || to >= all.length) return [...all];
  const next = [...all];
  [next[from], next[to]] = [next[to]!, next[from]!];
  return next;
}
