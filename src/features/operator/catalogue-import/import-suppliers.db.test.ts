import { afterEach, beforeEach, expect, test } from "vitest";
import { emptyShop, type EmptyShop } from "./small-shop-database.ts";
import { smallShop } from "./small-shop.ts";

let shop: EmptyShop;
beforeEach(async () => void (shop = await emptyShop()));
afterEach(() => shop.drop());

const [header, ...plans] = smallShop["plans.csv"]!.split("\n");
const withSuppliers = (...cells: string[]) => ({
  ...smallShop,
  "plans.csv": [`${header},supplier,supplier_product`, ...plans.map((line, place) => `${line},${cells[place]}`)].join(
    "\n",
  ),
});
const suppliers = () => shop.rows("select code, supplier, supplier_product from plans order by code");

test("plans name who makes their eSIMs; without the columns, and with empty ones, it is our own pool", async () => {
  await shop.changesOf(smallShop);
  expect(await suppliers()).toEqual([
    { code: "both-5gb", supplier: "pool", supplier_product: null },
    { code: "jp-day", supplier: "pool", supplier_product: null },
  ]);
  await shop.changesOf(withSuppliers(",", "reseller,ASIA-5GB-15D"));
  expect(await suppliers()).toEqual([
    { code: "both-5gb", supplier: "reseller", supplier_product: "ASIA-5GB-15D" },
    { code: "jp-day", supplier: "pool", supplier_product: null },
  ]);
  await shop.changesOf(withSuppliers("pool,", "es2plus,EU"));
  expect(await suppliers()).toMatchObject([{ supplier: "es2plus" }, { supplier: "pool" }]);
});

test.each([
  ["reseller,", "plans.csv:3 supplier_product: a plan from reseller needs it"],
  [",ASIA", 'plans.csv:3 supplier_product: must be empty for our own pool (was "ASIA")'],
  ["pool,ASIA", 'plans.csv:3 supplier_product: must be empty for our own pool (was "ASIA")'],
  ["aunt,ASIA", 'plans.csv:3 supplier: must be pool, reseller or es2plus (was "aunt")'],
])("%s is a problem", async (cells, problem) => {
  expect(await shop.problemsOf(withSuppliers(",", cells))).toEqual([problem]);
});

test("a plan without an eSIM has nobody to make it", async () => {
  const cards = withSuppliers("es2plus,EU", ",");
  cards["plans.csv"] = cards["plans.csv"].replace("esim physical", "physical");
  expect(await shop.problemsOf(cards)).toEqual([
    'plans.csv:2 supplier: makes eSIMs, and this plan has none (was "es2plus")',
  ]);
});

test("a profile whose SM-DP+ reports is known to be released; of the others nothing is known", async () => {
  const [columns, first, second] = smallShop["esim-profiles.csv"]!.split("\n");
  await shop.changesOf({
    ...smallShop,
    "esim-profiles.csv": [`${columns},reports`, `${first},yes`, `${second},`].join("\n"),
  });
  expect(await shop.rows("select profile_state from esim_profiles order by iccid")).toEqual([
    { profile_state: "released" },
    { profile_state: "unknown" },
  ]);
});

test("where nothing is set that could report, nobody may say that it does", async () => {
  const [columns, first, second] = smallShop["esim-profiles.csv"]!.split("\n");
  const files = {
    ...smallShop,
    "esim-profiles.csv": [`${columns},reports`, `${first},no`, `${second},yes`].join("\n"),
  };
  expect(await shop.problemsOf(files, false)).toEqual([
    "esim-profiles.csv:3 reports: must be no: no SM-DP+ is set that could report (ES2PLUS_URL)",
  ]);
  expect(await shop.rows("select * from esim_profiles")).toEqual([]);
});
