import { lists, type ColumnOf, type ListName, type ViewOf } from "./lists.ts";

export const densities = ["normal", "compact"] as const;
export type Density = (typeof densities)[number];

/** What of a list somebody sees in one view of it. */
export type Layout<List extends ListName = ListName> = { columns: ColumnOf<List>[]; density: Density };

type Rows = {
  views: readonly string[];
  first: string;
  usual: readonly string[];
  beside: readonly string[];
  usualOf?: Readonly<Partial<Record<string, readonly string[]>>>;
  only?: Readonly<Partial<Record<string, readonly string[]>>>;
};
const rowsOf = (list: ListName): Rows => lists[list];

/** All that can be chosen in a view. */
export function columnsOf<List extends ListName>(list: List, view: ViewOf<List>): ColumnOf<List>[] {
  const { usual, beside, only } = rowsOf(list);
  return [...usual, ...beside].filter((one) => only?.[one]?.includes(view) ?? true) as ColumnOf<List>[];
}

/** As somebody finds a view who has chosen nothing. */
function usualLayout<List extends ListName>(list: List, view: ViewOf<List>): Layout<List> {
  const { usual, usualOf } = rowsOf(list);
  return { columns: [...(usualOf?.[view] ?? usual)] as ColumnOf<List>[], density: "normal" };
}

/** Those that the list knows, each once, and what it does not know. */
export function columnsIn<List extends ListName>(list: List, view: ViewOf<List>, said: readonly string[]) {
  const known = columnsOf(list, view);
  const isKnown = (one: string): one is ColumnOf<List> => (known as readonly string[]).includes(one);
  return { columns: [...new Set(said.filter(isKnown))], unknown: said.filter((one) => !isKnown(one)) };
}

/** As it was kept, as far as the list still knows it. */
export function layoutFrom<List extends ListName>(
  list: List,
  view: ViewOf<List>,
  kept: { columns: readonly string[]; density: Density } | null | undefined,
): Layout<List> {
  const usual = usualLayout(list, view);
  const { columns } = columnsIn(list, view, kept?.columns ?? []);
  return { columns: columns.length > 0 ? columns : usual.columns, density: kept?.density ?? usual.density };
}

/** Not as everybody finds it: a narrow screen leaves none of it out. */
export function isOwnLayout<List extends ListName>(list: List, view: ViewOf<List>, { columns }: Layout<List>): boolean {
  return columns.join() !== usualLayout(list, view).columns.join();
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
