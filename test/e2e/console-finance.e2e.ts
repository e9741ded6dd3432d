import { expect, test } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { boughtEsims } from "./purchases.ts";
import { atTheConsole } from "./staff-sign-in.ts";

const { finance } = words;

test("a purchase is in the books of its month: each currency balances, an account leads to the entry of the order", async ({
  page,
}) => {
  await atTheConsole(page, "Mei Lam");
  const { orderNumber } = await boughtEsims(page.request);
  await page.goto("/console/finance");
  await expect(page.getByRole("link", { name: words.rail.finance })).toHaveAttribute("aria-current", "page");
  await expect(page.getByText(finance.balanced).first()).toBeVisible();
  await expectSound(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page);
  await page.getByRole("link", { name: finance.accounts.sales }).first().click();
  await expect(page.getByRole("heading", { name: finance.accounts.sales, level: 1 })).toBeVisible();
  await expect(page.getByRole("row", { name: orderNumber })).toBeVisible();
  await expectSound(page);
  await page.getByRole("link", { name: finance.entries.back }).click();
  await expect(page).toHaveURL(/\/console\/finance\?month=20\d\d-\d\d$/);
});

test("an address that asks for what is not there is answered, and says what was left out", async ({ page }) => {
  await atTheConsole(page, "Mei Lam");
  await page.goto("/console/finance?month=november&colour=red");
  await expect(page.getByRole("status")).toContainText("month · colour");
  await page.goto("/console/finance/entries?account=secret&currency=EUR&month=2026-13&after=nonsense");
  await expect(page.getByRole("status")).toContainText("account · currency · month · after");
  await expect(page.getByRole("heading", { name: finance.accounts.gateway, level: 1 })).toBeVisible();
  await page.goto("/console/finance?month=2020-01");
  await expect(page.getByRole("heading", { name: finance.empty })).toBeVisible();
});
