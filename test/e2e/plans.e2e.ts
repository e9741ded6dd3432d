import { expect, type Page } from "@playwright/test";
import { test } from "./lent-window.ts";
import { openPage } from "./open-page.ts";

const japan = "/en/plans?country=JP&mcc=440";
/** The need is one line that opens. */
const openNeed = (page: Page) => page.locator(".need-bar > summary").click();

test("one bar states the need and every ticket follows, without a new page (P3)", async ({ page }) => {
  await openPage(page, japan);
  await page.evaluate(() => void (document.documentElement.dataset.same = "page"));
  const first = page.locator(".plan-shelf .plan-row").first();
  await expect(first).toContainText("your 7 days");
  await expect(page.locator(".need-line")).toHaveText("7 days · 1 traveller · Normal: 700 MB a day");
  await expect(page.getByRole("button", { name: "One day more" })).toBeHidden();
  await openNeed(page);
  const more = page.getByRole("button", { name: "One day more" });
  await more.click();
  await more.click();
  await expect(page).toHaveURL(`${japan}&days=9`);
  await expect(first).toContainText("your 9 days");
  await expect(page.locator(".need-line")).toHaveText("9 days · 1 traveller · Normal: 700 MB a day");
  await expect(more).toBeFocused();
  await page.getByLabel("Data for each").selectOption("heavy");
  await page.getByLabel("Speed after the allowance").selectOption("1024");
  await expect(page).toHaveURL(`${japan}&days=9&data=heavy&speed=1024`);
  await expect(page.locator(".best-plan")).toContainText(
    "covers all 9 days, has at least 2 GB a day at full speed and goes on at 1 Mbps or more",
  );
  await expect(page.getByRole("region", { name: "These do part of it" })).toContainText("1 GB a day, you want 2 GB");
  await expect(page.getByRole("region", { name: "Going further?" })).toContainText(
    /\$[\d,.]+ more than our recommendation/,
  );
  expect(await page.evaluate(() => document.documentElement.dataset.same)).toBe("page");
});

test("the readable address stays while one chooses, and the fields keep the focus", async ({ page }) => {
  await openPage(page, "/en/esim/japan");
  const calls: string[] = [];
  page.on("request", (request) => request.url().includes("/api/product/") && calls.push(request.url()));
  await openNeed(page);
  const more = page.getByRole("button", { name: "One day more" });
  await more.click();
  await expect(page).toHaveURL("/en/esim/japan?days=8");
  await expect(more).toBeFocused();
  await page.getByRole("link", { name: /^Fixed package/ }).click();
  await expect(page).toHaveURL("/en/esim/japan?kind=fixed&days=8");
  await expect(page.locator(".best-plan")).toContainText(
    "The cheapest package that covers all 8 days and has at least 700 MB a day at full speed.",
  );
  expect(calls).toEqual([]);
});

test("filters count what they leave, and an empty shelf says which one to drop", async ({ page }) => {
  await openPage(page, `${japan}&kind=fixed`);
  await page.getByRole("checkbox", { name: /^Top-up possible \(\d+\)/ }).check();
  await expect(page).toHaveURL(`${japan}&kind=fixed&topup=yes`);
  await page.goto(`${japan}&topup=yes&ip=JP`);
  await expect(page.getByRole("heading", { name: "No plan has all of that" })).toBeVisible();
  await page.getByRole("link", { name: /^Top-up possible: \d+ plans$/ }).click();
  await expect(page).toHaveURL(`${japan}&ip=JP`);
  await expect(page.locator(".best-plan .plan-row")).toBeVisible();
});

test("up to four plans stand side by side", async ({ page }) => {
  await openPage(page, japan);
  const boxes = page.getByRole("checkbox", { name: "Compare" });
  for (const at of [0, 1, 2, 3]) await boxes.nth(at).check();
  await boxes.nth(4).click();
  await expect(boxes.nth(4)).not.toBeChecked();
  await expect(page.getByText("4 of at most 4 chosen")).toBeVisible();
  await page.getByRole("button", { name: "Compare these 4" }).click();
  await expect(page).toHaveURL(/&compare=[\w-]+,[\w-]+,[\w-]+,[\w-]+#compare$/);
  const table = page.getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveCount(5);
  await expect(table.getByRole("row", { name: /^When it is used up/ })).toContainText("128 kbps");
  // what is the same in all of them can be left out, and what differs says so
  await expect(table.getByRole("row", { name: /^Starts When it first connects/ })).toBeVisible();
  await page.getByRole("checkbox", { name: "Differences only" }).check();
  await expect(table.getByRole("row", { name: /^Starts/ })).toBeHidden();
  await expect(table.getByRole("rowheader", { name: "For your trip (differs)" })).toBeVisible();
  await table
    .getByRole("link", { name: /^Remove/ })
    .first()
    .click();
  await expect(table.getByRole("columnheader")).toHaveCount(4);
});

test("dates are counted by the plan's own clock, and the missing day can be taken (P4)", async ({ page }) => {
  await openPage(page, "/en/plan-detail?code=jp-day-1gb&days=5");
  await page.getByLabel("First day there").fill("2026-12-03");
  await page.getByLabel("Last day there").fill("2026-12-08");
  await page.getByLabel("You land at").fill("22:00");
  await expect(page.getByText("You need 6 days, not 5")).toBeVisible();
  await expect(page.locator(".trip-picture")).toContainText(
    "The plan’s 5 days run from 3 Dec, 22:00 to 7 Dec, 24:00. The first day lasts 2 hours only.",
  );
  await page.getByRole("link", { name: "Take 6 days" }).click();
  await expect(page.getByText("Every day of your trip is covered.")).toBeVisible();
  await expect(page.getByLabel("For how many days?")).toHaveValue("6");
  await page.goBack();
  await expect(page.getByLabel("For how many days?")).toHaveValue("5");
});

test("what cannot be meant is said, and nothing that was typed is lost", async ({ page }) => {
  await openPage(page, `${japan}&days=4000&from=2026-12-08&to=2026-12-03&people=%3Cb%3E&compare=a,b,c,d,e`);
  await expect(
    page.getByText(
      "We could not read the number of days, the number of travellers, the dates and the plans to compare, so the usual value counts.",
    ),
  ).toBeVisible();
  await expect(page.getByLabel("First day there")).toHaveValue("2026-12-08");
  await page.getByLabel("Last day there").fill("2026-12-12");
  await expect(page.locator(".best-plan")).toContainText("covers all 5 days");
});
