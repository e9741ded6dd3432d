import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { plainVisit } from "./plain-visit.ts";
import { atTheConsole } from "./staff-sign-in.ts";

const { promos } = words;

test("a promo code is made, tried and stopped, says what is wrong at its field, and pages are sound", async ({ page }, {
  testId,
}) => {
  await atTheConsole(page, "Mei Lam");
  const code = `E2E-${testId.slice(-8).toUpperCase()}`;
  await page.goto("/console/promos");
  await expect(page.getByRole("heading", { name: promos.title })).toBeVisible();
  await page.getByRole("link", { name: promos.fresh }).click();
  await page.getByLabel(promos.columns.code, { exact: true }).fill(code.toLowerCase());
  await page.getByLabel(promos.from, { exact: true }).fill("2026-01-01");
  await page.getByLabel(promos.lastDay).fill("2035-12-31");
  await page.getByRole("button", { name: promos.make }).click();
  await expect(page.getByLabel(promos.percent)).toHaveAttribute("aria-invalid", "true");
  await expectSound(page);
  await page.getByLabel(promos.percent).fill("15");
  await page.getByRole("button", { name: promos.make }).click();
  await expect(page.getByRole("status")).toContainText(promos.done["made"]!);
  await expect(page.getByRole("row").filter({ hasText: code })).toContainText("−15%");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByLabel(promos.tryPlan).fill("no-such-plan");
  await page.getByRole("button", { name: promos.tryGo, exact: true }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByRole("button", { name: promos.stop(code) }).click();
  await expect(page.getByRole("status")).toContainText(promos.done["stopped"]!);
  await expect(page.getByRole("row").filter({ hasText: code })).toContainText(promos.states.stopped);
  await expect(page.getByRole("button", { name: promos.stop(code) })).toHaveCount(0);

  const visit = plainVisit(page.request);
  await visit.open("/console/promos?view=lost&code=NO-SUCH-CODE&colour=red");
  expect(visit.told).toContain("view · colour · code");
});

test("a series of codes for one order each is made, downloaded and stopped together, and pages are sound", async ({
  page,
}, { testId }) => {
  await atTheConsole(page, "Mei Lam");
  const prefix = `SER-${testId.slice(-6).toUpperCase()}`;
  await page.goto("/console/promos?new=1");
  await page.getByLabel(promos.columns.code, { exact: true }).fill(prefix);
  await page.getByLabel(promos.series.count).fill("1001");
  await page.getByLabel(promos.percent).fill("15");
  await page.getByLabel(promos.from, { exact: true }).fill("2026-01-01");
  await page.getByLabel(promos.lastDay).fill("2035-12-31");
  await page.getByRole("button", { name: promos.make }).click();
  await expect(page.getByLabel(promos.series.count)).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel(promos.series.count).fill("30");
  await page.getByRole("button", { name: promos.make }).click();
  await expect(page.getByRole("row").filter({ hasText: prefix })).toContainText("/ 30");
  await expectSound(page, "table");
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: promos.series.csv }).click();
  const lines = (await readFile(await (await coming).path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(31);
  expect(lines[1]).toContain(`"${prefix}-`);
  await page.getByRole("button", { name: promos.series.stop(prefix) }).click();
  await expect(page.getByRole("row").filter({ hasText: prefix })).toContainText(promos.states.stopped);
});
