import type { OrderColumn } from "../order-list/columns.ts";

/** What a line of the file can have: a spreadsheet has a cell for each value, the list some of them in one. */
const fileColumns = [
  "number",
  "placed",
  "state",
  "way",
  "area",
  "plan",
  "days",
  "pieces",
  "currency",
  "postage",
  "discount",
  "total",
  "method",
  "promo",
  "source",
  "language",
  "departs",
  "esim",
  "iccid",
  "tracking",
  "net",
  "work",
  "buyer",
] as const;
export type FileColumn = (typeof fileColumns)[number];

const inFile: Partial<Record<OrderColumn, readonly FileColumn[]>> = {
  bought: ["area", "plan", "days", "pieces"],
  total: ["currency", "postage", "discount", "total"],
  net: ["currency", "net"],
};

/** An order's own: nothing beyond its row is looked for, however many there are. */
const ofOrder = fileColumns.filter((one) => !["esim", "iccid", "tracking", "net", "work"].includes(one));

/** Those of a list, each once; null: the order's own. */
export function columnsOfFile(shown: readonly OrderColumn[] | null): readonly FileColumn[] {
  if (shown === null) return ofOrder;
  return [...new Set<FileColumn>(["number", ...shown.flatMap((one) => inFile[one] ?? [one as FileColumn])])];
}
