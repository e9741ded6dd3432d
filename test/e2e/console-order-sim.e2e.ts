import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { boughtEsims } from "./purchases.ts";
import { atTheConsole } from "./staff-sign-in.ts";

const { sims } = words.order;

test("an eSIM is read again, says so beside it, and not twice within a minute", async ({ page }) => {
  await atTheConsole(page, "Mei Lam", "support");
  const { orderNumber } = await boughtEsims(page.request, { quantity: 2, email: "sims@example.com" });
  await page.goto(`/console/orders/${orderNumber}`);
  const again = page.getByRole("button", { name: sims.readAgain(sims.sim(2)) });
  await again.click();
  await expect(page.locator("#sim-2 output")).toBeVisible();
  await expect(page.locator("#sim-1 output")).toHaveCount(0);
  await expectSound(page, "#sim-2");
  await again.click();
  await expect(page.getByText(sims.readLately)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page, "#sim-2");
});
