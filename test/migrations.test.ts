import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { indexBuiltAlone } from "../src/platform/database/migrate.server.ts";

/** They grow with every order, and whoever writes them makes a buyer wait. */
const big =
  "orders order_items order_consents order_addresses order_travellers payments refunds gateway_events ledger_entries payout_lines mails actions action_links cases esim_profiles sim_cards data_plans dispatches installs sessions";
/** What landed before stays as it landed. */
const ruledFrom = "0300";

const folder = join(import.meta.dirname, "../db/migrations");
const files = globSync("*.sql", { cwd: folder }).toSorted();

/** Indexes on big tables that keep everybody from writing while they are built; a table of the same file is empty. */
function buildsInTheWay(sql: string): string[] {
  if (indexBuiltAlone(sql)) return [];
  const said = sql.replaceAll(/--.*$/gm, "");
  return [...said.matchAll(/create (?:unique )?index (?:concurrently )?(\w+)\s+on (\w+)/g)]
    .filter(([, , table]) => big.split(" ").includes(table!) && !said.includes(`create table ${table}`))
    .map(([, index]) => index!);
}

test("an index on a table that grows with the orders is built concurrently, in a file of its own", () => {
  const wrong = files
    .filter((file) => file >= ruledFrom && file < "0900")
    .flatMap((file) => buildsInTheWay(readFileSync(join(folder, file), "utf8")).map((index) => `${file}: ${index}`));
  expect(wrong).toEqual([]);
});

test.each([
  ["create index orders_by_mood on orders (mood);", ["orders_by_mood"]],
  ["create index concurrently orders_by_mood on orders (mood);", []],
  ["-- Why.\ncreate unique index concurrently orders_by_mood\n  on orders (mood) where mood <> 'gone'", []],
  ["create index concurrently a on orders (mood); create index concurrently b on mails (mood);", ["a", "b"]],
  ["create table dispatches (id uuid); create index dispatches_new on dispatches (id);", []],
  ["create index plans_by_mood on plans (mood)", []],
])("%s", (sql, wrong) => {
  expect(buildsInTheWay(sql)).toEqual(wrong);
});
