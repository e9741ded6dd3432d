import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectColoursAccessible, expectSound } from "./accessibility.ts";
import { openWork } from "./behind-the-shop.ts";
import { test } from "./lent-window.ts";
import { plainVisit } from "./plain-visit.ts";
import { boughtEsims } from "./purchases.ts";
import { atTheConsole } from "./staff-sign-in.ts";

const { overview, inbox, finance } = words;

test("a purchase is in today's figures and line, as a chart and a table, in 7 and 28 days; a figure leads to its entries", async ({
  page,
}) => {
  await atTheConsole(page, "Mei Lam");
  await boughtEsims(page.request);
  await page.goto("/console/overview");
  await expect(page.getByRole("link", { name: words.rail.overview, exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(page.getByRole("link", { name: overview.stock })).toHaveAttribute("href", "/console/stock");
  const currencies = page.getByRole("navigation", { name: overview.currencies });
  let sold = "";
  for (const currency of ["CNY", "HKD", "USD"]) {
    await currencies.getByRole("link", { name: currency }).click();
    const payments = await page
      .getByRole("region", { name: overview.figures })
      .getByRole("link", { name: overview.payments })
      .innerText();
    if (!/\b0$/.test(payments.trim())) sold = currency;
  }
  expect(sold).not.toBe("");
  await currencies.getByRole("link", { name: sold }).click();
  await expect(page.getByRole("img", { name: /^Sales so far: / })).toBeVisible();
  await expectSound(page);
  for (const { title } of [overview.visits, overview.firstDays, overview.reasons])
    await expect(page.getByRole("region", { name: title })).toBeVisible();
  const health = page.locator("a.overview-health");
  await expect(health).toHaveAttribute("href", "/console/incidents");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: overview.csv.button }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(new RegExp(`^farwave-overview-\\d{4}-\\d\\d-\\d\\d-${sold}\\.csv$`));
  await page.getByRole("link", { name: overview.chart.table }).click();
  await expect(page.getByRole("columnheader", { name: overview.chart.columns.sales })).toBeVisible();
  await expectSound(page, "table");
  for (const range of ["7", "28"] as const) {
    await page.getByRole("link", { name: overview.ranges[range] }).click();
    await expect(page).toHaveURL(new RegExp(`range=${range}`));
    await expect(page.getByRole("link", { name: overview.chart.table })).toHaveAttribute("aria-current", "page");
  }
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/console/overview?range=7");
  await expectColoursAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.getByRole("img", { name: /^Sales so far: / })).toHaveCount(1);
  await expect(page.locator("header.bar")).toContainText(/day, \d+ \w{3} · \d\d:\d\d, Hong Kong/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectSound(page);
  await page.getByRole("link", { name: new RegExp(`^${overview.sales}`) }).click();
  await expect(page.getByRole("heading", { name: finance.accounts.sales, level: 1 })).toBeVisible();
});

test("the next case is taken from the overview; an address that asks in vain says what was left out", async ({ page }, {
  testId,
}) => {
  await atTheConsole(page, "Mei Lam");
  const visit = plainVisit(page.request);
  await visit.open("/console/overview?range=3&currency=EUR&as=pie");
  expect(visit.told).toContain("range · currency · as");
  await openWork("payment_missing_here", `next-${testId.slice(-6)}`, -10_000);
  await page.goto("/console/overview");
  await page.getByRole("button", { name: inbox.next }).click();
  await expect(page).toHaveURL(/\/console\/inbox\?done=(taken|none)/);
  // a page that is not there leaves the way to all others
  const missing = await page.goto("/console/no-such-page");
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: words.trouble.missing })).toBeVisible();
  await expectSound(page);
  await page.getByRole("link", { name: words.rail.overview, exact: true }).click();
  await expect(page.getByRole("heading", { name: overview.title, level: 1 })).toBeVisible();
});

test("a role that sees no money has what needs a person, its parcels and how far eSIMs came, and no figures", async ({
  page,
}) => {
  await atTheConsole(page, "Lin Qiao", "logistics");
  await page.goto("/console/overview?range=28&currency=USD");
  await expect(page.getByRole("heading", { name: overview.work })).toBeVisible();
  await expect(page.getByText(overview.chart.title)).toHaveCount(0);
  await expect(page.getByRole("region", { name: overview.figures })).toHaveCount(0);
  await expect(page.getByRole("region", { name: overview.reasons.title })).toHaveCount(0);
  await expect(page.getByRole("link", { name: overview.csv.button })).toHaveCount(0);
  await expect(page.getByRole("region", { name: overview.firstDays.title })).toBeVisible();
  await page
    .getByRole("region", { name: overview.parcels })
    .getByRole("link", { name: words.dispatch.views.late })
    .click();
  await expect(page).toHaveURL(/\/console\/dispatch\?view=late/);
  await page.goBack();
  await expectSound(page);
});
