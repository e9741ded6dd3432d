type Sortable = {
  code: string;
  kind: "day_pass" | "fixed";
  scope: "country" | "regional" | "global";
  amount: number;
  allowance_mb: number;
};

const narrowestFirst = ["country", "regional", "global"];
const kinds = ["day_pass", "fixed"];

/**
 * What is made for one country first, then what is shared with others; passes by the price of a day, packages by
 * theirs, which cannot be compared with each other. Of two at one price the one that gives more.
 */
export function inShopOrder(one: Sortable, other: Sortable): number {
  return (
    narrowestFirst.indexOf(one.scope) - narrowestFirst.indexOf(other.scope) ||
    kinds.indexOf(one.kind) - kinds.indexOf(other.kind) ||
    one.amount - other.amount ||
    other.allowance_mb - one.allowance_mb ||
    (one.code < other.code ? -1 : 1)
  );
}
