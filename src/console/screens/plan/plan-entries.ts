import type { PlanRecord } from "../../../features/catalogue/plans/plan-rules.ts";
import { currencies } from "../../../kernel/currency.ts";
import {
  dayRules,
  identityRules,
  planKinds,
  planScopes,
  reinstallRules,
  startRules,
} from "../../../kernel/plan-terms.ts";
import { amountText, asAmount, asList, asText, asWhole } from "../../parts/typed-values.ts";

/** The fields of a plan's form in their order, each named by its path in the record. */
type PlanField = { path: string; read: (typed: string) => unknown; choices?: readonly string[]; optional?: true };

export const sellingWays = ["esim", "physical", "renewal"] as const;

const group = (fields: readonly PlanField[]) => fields;
export const planGroups = {
  what: group([
    { path: "code", read: asText },
    { path: "kind", read: asText, choices: planKinds },
    { path: "scope", read: asText, choices: planScopes },
    { path: "area", read: asText },
  ]),
  data: group([
    { path: "allowance_mb", read: asWhole },
    { path: "speed_after_kbps", read: asWhole },
    { path: "days", read: asWhole, optional: true },
    { path: "min_days", read: asWhole, optional: true },
    { path: "max_days", read: asWhole, optional: true },
    { path: "day_rule", read: asText, choices: dayRules, optional: true },
    { path: "day_zone", read: asText, optional: true },
  ]),
  terms: group([
    { path: "start_rule", read: asText, choices: startRules },
    { path: "use_by_days", read: asWhole },
    { path: "hotspot", read: asText, choices: ["yes", "until_allowance", "no"] },
    { path: "reinstall", read: asText, choices: reinstallRules },
    { path: "identity", read: asText, choices: identityRules },
    { path: "refund_rule", read: asText, choices: ["until_installed", "until_activated", "none"] },
  ]),
  network: group([
    { path: "network_set", read: asText },
    { path: "breakout", read: asList },
  ]),
  sold: group([
    { path: "supplier", read: asText, choices: ["pool", "reseller", "es2plus"], optional: true },
    { path: "supplier_product", read: asText, optional: true },
  ]),
} as const;

const priceFields: readonly PlanField[] = currencies.flatMap((currency) => [
  { path: `prices.${currency}.amount`, read: asAmount },
  { path: `prices.${currency}.was`, read: asAmount, optional: true },
]);

const all = [...Object.values(planGroups).flat(), ...priceFields];
export type Entries = Record<string, string>;

/** What was typed as a record; its rules judge it. A box that is not ticked is not sent. */
export function planIn(entries: Entries): PlanRecord {
  const record: Record<string, unknown> = { ways: sellingWays.filter((way) => entries[`ways.${way}`]) };
  for (const { path, read } of all) {
    const typed = entries[path]?.trim() ?? "";
    put(record, path.split("."), typed === "" ? null : read(typed));
  }
  return record as PlanRecord;
}

/** A record as its form shows it. */
export function entriesOfPlan(plan: PlanRecord): Entries {
  const entries: Entries = Object.fromEntries(plan.ways.map((way) => [`ways.${way}`, "on"]));
  for (const { path, read } of all) {
    const value = path.split(".").reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], plan);
    entries[path] = read === asAmount && typeof value === "number" ? amountText(value) : textOf(value);
  }
  return entries;
}

/** The entries with the former values of a change: looked through before they are published, like any others. */
export function turnedBack(
  entries: Entries,
  differences: readonly { field: string; before: string | null }[],
): Entries {
  const former = { ...entries };
  for (const { field, before } of differences) {
    const written = before ?? "";
    if (field === "ways") {
      for (const way of sellingWays) delete former[`ways.${way}`];
      for (const way of written.split(" ")) former[`ways.${way}`] = "on";
    } else former[field] = field.startsWith("prices.") && written ? amountText(Number(written)) : written;
  }
  return former;
}

/** What a form of a plan sends, without its buttons. */
export function typedIn(entries: Entries): Entries {
  const names = new Set([...all.map(({ path }) => path), ...sellingWays.map((way) => `ways.${way}`)]);
  return Object.fromEntries(Object.entries(entries).filter(([name]) => names.has(name)));
}

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.join(" ") : value === null ? "" : `${value as string | number}`;

function put(record: Record<string, unknown>, [name, ...deeper]: string[], value: unknown): void {
  if (deeper.length === 0) record[name!] = value;
  else put((record[name!] ??= {}) as Record<string, unknown>, deeper, value);
}
