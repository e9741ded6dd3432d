import { expect, test } from "vitest";
import { japanDayPass, japanPackage } from "../../../../test/plan-cards.ts";
import { usualNeed, type Need } from "../../../features/catalogue/plans/need.ts";
import { serve } from "../../../features/catalogue/plans/served-need.ts";
import { words as plans } from "../../../i18n/en/plans.ts";
import { words as en } from "../../../i18n/en/shelf.ts";
import { words as plansZh } from "../../../i18n/zh-cn/plans.ts";
import { words as zhCn } from "../../../i18n/zh-cn/shelf.ts";
import { money } from "../../../kernel/money.ts";
import { becauseText, differenceText, misfitTexts } from "./served-words.ts";

const need = (change: Partial<Need>): Need => ({ ...usualNeed, data: "any", ...change });
const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

test.each([
  [japanDayPass, { days: 31 }, "Lasts 30 days, your trip takes 31"],
  [japanDayPass, { data: "heavy" }, "1 GB a day, you want 2 GB"],
  [japanDayPass, { data: 10 }, "7 GB in all, you want 10 GB"],
  [japanPackage, { data: "normal", days: 15 }, "10 GB in all, you want 10.3 GB"],
  [japanPackage, { leastSpeedKbps: 1024 }, "Goes on at 128 kbps only"],
  [{ ...japanPackage, speedAfterKbps: 0 }, { leastSpeedKbps: 128 }, "Data stops when it is used up"],
] as const)("%# %j says what it lacks: %j", (plan, change, text) => {
  expect(misfitTexts(serve(plan, need(change)), need(change), en).map(plain)).toEqual([text]);
});

test.each([
  [{}, "The cheapest day pass that covers all 7 days."],
  [
    { days: 1, data: "light" },
    "The cheapest day pass that covers your day and has at least 300 MB a day at full speed.",
  ],
  [
    { data: 5, leastSpeedKbps: 1024 },
    "The cheapest day pass that covers all 7 days, has at least 5 GB at full speed and goes on at 1 Mbps or more.",
  ],
] as const)("the recommendation says why: %j", (change, text) => {
  expect(plain(becauseText(serve(japanDayPass, need(change)), need(change), en, plans))).toBe(text);
});

test("and in Chinese", () => {
  const wish = need({ data: "normal", leastSpeedKbps: 384 });
  expect(plain(becauseText(serve(japanDayPass, wish), wish, zhCn, plansZh))).toBe(
    "能用满 7 天，每天至少 700 MB 高速流量，用完后不低于 384 kbps的日套餐中，这款最便宜。",
  );
});

test.each([
  [2600, "HK$7.00 more than our recommendation"],
  [2400, "HK$7.00 less than our recommendation"],
  [2500, "The same price as our recommendation"],
])("a day for %i cents costs %s", (amount, text) => {
  const [best, other] = [
    serve(japanDayPass, need({})),
    serve({ ...japanDayPass, price: money(amount, "HKD") }, need({})),
  ];
  expect(differenceText(other, best, en, "en")).toBe(text);
  expect(differenceText(other, undefined, en, "en")).toBeUndefined();
});
