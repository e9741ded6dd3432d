import { planKinds, planScopes, type PlanKind, type PlanScope } from "../../../kernel/plan-terms.ts";

type Sortable = {
  code: string;
  kind: PlanKind;
  scope: PlanScope;
  amount: number;
  allowance_mb: number;
};

/**
 * What is made for one country first, then what is shared with others; passes by the price of a day, packages by
 * theirs, which cannot be compared with each other. Of two at one price the one that gives more.
 */
export function inShopOrder(one: Sortable, other: Sortable): number {
  return (
    planScopes.indexOf(one.scope) - planScopes.indexOf(other.scope) ||
    planKinds.indexOf(one.kind) - planKinds.indexOf(other.kind) ||
    one.amount - other.amount ||
    other.allowance_mb - one.allowance_mb ||
    (one.code < other.code ? -1 : 1)
  );
}
