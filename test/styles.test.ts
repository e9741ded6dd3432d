import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const project = join(import.meta.dirname, "..");
const sheets = globSync("src/{ui,features,storefront}/**/*.css", { cwd: project });
/** Pages of one walk that share their furniture: choosing a plan, and paying for it. */
const family: Record<string, string> = { "src/storefront/plan-detail": "src/storefront/plans", "src/storefront/order-result": "src/storefront/order-sim" };
const ownerOf = (file: string) => family[dirname(file)] ?? dirname(file);
const classesIn = (file: string) => {
  const css = readFileSync(join(project, file), "utf8").replace(/\/\*[^]*?\*\/|"[^"]*"|url\([^)]*\)/g, "");
  return new Set([...css.matchAll(/\.([a-z][\w-]*)(?=[^{};]*\{)/g)].map(([, name]) => name!));
};

test("a class belongs to one screen: all screens share one style sheet", () => {
  const owners = new Map<string, Set<string>>();
  const ofUi = new Set(sheets.filter((file) => file.startsWith("src/ui/")).flatMap((file) => [...classesIn(file)]));
  for (const file of sheets.filter((file) => !file.startsWith("src/ui/"))) {
    for (const name of classesIn(file)) if (!ofUi.has(name)) owners.set(name, (owners.get(name) ?? new Set()).add(ownerOf(file)));
  }
  const shared = [...owners].filter(([, folders]) => folders.size > 1).map(([name, folders]) => `${name}: ${[...folders].join(", ")}`);
  expect(shared).toEqual([]);
});
