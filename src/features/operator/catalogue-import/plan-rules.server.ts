import type { Plan } from "./plan-cells.server.ts";
import type { Fault } from "./problem.server.ts";

const priceColumns = [
  ["price_cny", "was_cny"],
  ["price_hkd", "was_hkd"],
  ["price_usd", "was_usd"],
] as const;

/** 20 pieces to an order; the database keeps its total as a 32-bit integer. */
const largestUnit = Math.floor((2 ** 31 - 1) / 20);

/** What the cells of a plan say about each other. A cell that was wrong is absent and says nothing. */
export function* planRules(plan: Partial<Plan>): Iterable<Fault> {
  if (plan.kind === "day_pass") yield* dayPassRules(plan);
  if (plan.kind === "fixed") yield* fixedRules(plan);
  yield* priceRules(plan);
  yield* supplierRules(plan);
}

function* dayPassRules(plan: Partial<Plan>): Iterable<Fault> {
  for (const column of ["min_days", "max_days", "day_rule"] as const) {
    if (plan[column] === null) yield { field: column, text: "a day pass needs it" };
  }
  if (plan.days) yield { field: "days", text: `must be empty for a day pass (was "${plan.days}")` };
  if (plan.min_days && plan.max_days && plan.max_days < plan.min_days) {
    yield { field: "max_days", text: `must not be less than min_days ${plan.min_days} (was "${plan.max_days}")` };
  }
  if (plan.day_rule === "calendar_day" && plan.day_zone === null) {
    yield { field: "day_zone", text: "a calendar day needs the zone in which it begins" };
  }
  if (plan.day_rule === "24_hours" && plan.day_zone) {
    yield { field: "day_zone", text: `must be empty when a day is 24 hours (was "${plan.day_zone}")` };
  }
}

function* fixedRules(plan: Partial<Plan>): Iterable<Fault> {
  if (plan.days === null) yield { field: "days", text: "a fixed package needs it" };
  for (const column of ["min_days", "max_days", "day_rule", "day_zone"] as const) {
    if (plan[column]) yield { field: column, text: `must be empty for a fixed package (was "${plan[column]}")` };
  }
}

function* supplierRules({ supplier, supplier_product, ways }: Partial<Plan>): Iterable<Fault> {
  const fromOutside = supplier === "reseller" || supplier === "es2plus";
  if (fromOutside && supplier_product === null)
    yield { field: "supplier_product", text: `a plan from ${supplier} needs it` };
  if (fromOutside && ways && !ways.includes("esim"))
    yield { field: "supplier", text: "makes eSIMs, and this plan has none" };
  if ((supplier === null || supplier === "pool") && supplier_product) {
    yield { field: "supplier_product", text: `must be empty for our own pool (was "${supplier_product}")` };
  }
}

function* priceRules(plan: Partial<Plan>): Iterable<Fault> {
  const someWas = priceColumns.some(([, was]) => plan[was]);
  for (const [price, was] of priceColumns) {
    const [amount, earlier] = [plan[price], plan[was]];
    if (someWas && earlier === null) {
      yield { field: was, text: "must not be empty when another currency has a former price" };
    }
    if (amount && earlier && earlier <= amount) {
      yield { field: was, text: `must be above ${price} ${amount} (was "${earlier}")` };
    }
    if (amount && plan.kind === "day_pass" && plan.max_days && amount * plan.max_days > largestUnit) {
      yield { field: price, text: `is too much for ${plan.max_days} days (was "${amount}")` };
    }
  }
}
