import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { demoGoods, demoGoodsInDatabase } from "./demo-goods.server.ts";
import { importShop } from "./import-shop.server.ts";
import { problemLine } from "./problem.server.ts";
import { emptyShop, now, vault, type EmptyShop } from "./small-shop-database.ts";
import { inFolder, smallShop } from "./small-shop.ts";

const demoFolder = join(import.meta.dirname, "../../../../db/demo");
const goods = demoGoods(demoFolder);
let shop: EmptyShop;
beforeEach(async () => void (shop = await emptyShop()));
afterEach(() => shop.drop());

const problemsOf = async (folder: string) => {
  const imported = await importShop({ folder, db: shop.db, vault, now, poolReports: true, never: goods });
  return "problems" in imported ? imported.problems.map(problemLine) : [];
};

test("production takes no line of the demo shop, and says of each where it stands", async () => {
  const problems = await problemsOf(demoFolder);
  const of = (file: string) => problems.filter((line) => line.startsWith(file));
  expect(of("esim-profiles.csv").length + of("sim-cards.csv").length).toBe(goods.iccids.size);
  expect(of("promo-codes.csv")).toHaveLength(goods.promoCodes.size);
  expect(of("promo-codes.csv")[0]).toBe("promo-codes.csv:2 code: is the demo shop's; production takes none of it");
  expect(of("policies/").length).toBeGreaterThan(0);
  expect(of("plans.csv")).toEqual([]);
  expect((await shop.rows("select from esim_profiles")).length).toBe(0);
});

test("one eSIM of the demo among one's own is found", async () => {
  const [demos] = goods.iccids;
  const mixed = {
    ...smallShop,
    "esim-profiles.csv": `${smallShop["esim-profiles.csv"]}\n${demos},rsp.example.com,AAAA-1111`,
  };
  expect(await inFolder(mixed, problemsOf)).toEqual([
    "esim-profiles.csv:4 iccid: is the demo shop's; production takes none of it",
  ]);
  expect(await inFolder(smallShop, problemsOf)).toEqual([]);
});

test("what lies in the database is told by kind, and of one's own shop nothing", async () => {
  await shop.changesOf(smallShop);
  expect(await demoGoodsInDatabase(shop.db, goods)).toEqual([]);
  await importShop({ folder: demoFolder, db: shop.db, vault, now: new Date("2026-11-28"), poolReports: true });
  expect(await demoGoodsInDatabase(shop.db, goods)).toEqual(["eSIM profiles", "SIM cards", "promo codes", "texts"]);
});
