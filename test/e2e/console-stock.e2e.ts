import { expect, test } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { atTheConsole } from "./staff-sign-in.ts";

const { stock } = words;

test("stock says what is free, how long it lasts, and leads to each pool; pages are sound", async ({ page }) => {
  await atTheConsole(page, "Mei Lam", "logistics");
  await page.getByRole("link", { name: words.rail.stock }).click();
  await expect(page.getByRole("heading", { name: stock.title })).toBeVisible();
  for (const pool of Object.values(stock.pools))
    await expect(page.getByRole("row").filter({ hasText: pool })).toContainText(/\d/);
  await expectSound(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page);
  await page.getByRole("link", { name: stock.pools.cards }).click();
  await expect(page.getByRole("heading", { name: stock.pools.cards })).toBeVisible();
  await expectSound(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: "light" });
  await page.getByText(stock.asTable).click();
  await expectSound(page);
  await page.goto("/console/stock?colour=red");
  await expect(page.getByRole("status")).toContainText("colour");
  expect((await page.goto("/console/stock/gold"))?.status()).toBe(404);
});
