import { afterAll, beforeAll, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { PlanRecord } from "../../catalogue/plans/plan-rules.ts";
import { exportPlans } from "./export-plans.server.ts";
import { importShop } from "./import-shop.server.ts";
import { inFolder } from "./small-shop.ts";

let world: World;
let mei: Awaited<ReturnType<typeof joined>>["browser"];
beforeAll(async () => {
  world = await freshWorld();
  mei = (await joined(world)).browser;
});
afterAll(() => world.close());

const imported = (text: string) =>
  inFolder({ "plans.csv": text }, (folder) =>
    importShop({ folder, db: world.db, vault: world.shop.vault, now: world.shop.clock(), poolReports: true }),
  );
const page = (code: string) =>
  mei.get<{ plan: PlanRecord; version: string; onSale: boolean }>("/staff/getPlan", { code });

test("what the console has published, withdrawn and copied goes into the file, and its import changes nothing", async () => {
  const { plan, version } = await page("jp-10gb-30d");
  const prices = { ...plan.prices, USD: { amount: 1299, was: 1549 } };
  await mei.get("/staff/publishPlan", { plan: { ...plan, prices, breakout: ["SG", "HK"] }, version });
  await mei.get("/staff/publishPlan", { plan: { ...plan, code: "jp.copy_1" }, version: null });
  const other = await page("jp-th-5gb-15d");
  await mei.get("/staff/withdrawPlan", { code: "jp-th-5gb-15d", version: other.version });
  const before = (await world.pool.query("select version from catalogue_version")).rows;

  const text = await exportPlans(world.db);
  expect(text.split("\n").map((line) => line.split(",")[0])).toEqual([
    "code",
    "jp-10gb-30d",
    "jp-day-1gb",
    "jp.copy_1",
    "",
  ]);
  const nothing = { added: 0, changed: 0, removed: 0 };
  expect(await imported(text)).toEqual({ changes: { plans: nothing, plan_prices: nothing } });
  expect((await world.pool.query("select version from catalogue_version")).rows).toEqual(before);
  expect((await page("jp-th-5gb-15d")).onSale).toBe(false);
});

test("a form that was opened before an import is refused afterwards, and what was imported stays", async () => {
  const { plan, version } = await page("jp-day-1gb");
  const text = (await exportPlans(world.db)).replace(/^(jp-day-1gb,.*),1500,/m, "$1,1600,");
  expect(await imported(text)).toMatchObject({ changes: { plan_prices: { changed: 1 } } });
  expect(await mei.code("/staff/publishPlan", { plan: { ...plan, use_by_days: 90 }, version })).toBe("RECORD_CHANGED");
  expect((await page("jp-day-1gb")).plan).toMatchObject({ use_by_days: 180, prices: { HKD: { amount: 1600 } } });
});
