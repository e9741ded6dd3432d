import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { boughtEsims } from "./purchases.ts";
import { atTheConsole } from "./staff-sign-in.ts";

const { order, planChange } = words;

test("a colleague looks for more days, sees what they cost and book, and asks the buyer or waives the difference", async ({
  page,
}) => {
  await atTheConsole(page, "Mei Lam", "support");
  const { orderNumber } = await boughtEsims(page.request, { email: "longer@example.com" });
  await page.goto(`/console/orders/${orderNumber}`);
  await page.getByRole("link", { name: planChange.title }).click();
  await page.getByLabel(planChange.days).fill("many");
  await page.getByRole("button", { name: planChange.show }).click();
  await expect(page.locator("#change .problem")).toBeVisible();
  await page.getByLabel(planChange.days).fill("12");
  await page.getByRole("button", { name: planChange.show }).click();
  await page.getByLabel(planChange.plan).selectOption("jp-day-1gb");
  await page.getByRole("button", { name: planChange.show }).click();
  await expect(page.getByText(planChange.ended)).toBeVisible();
  await expectSound(page, "#change");
  await page.getByLabel(planChange.reason).fill("We named the wrong plan");
  await page.getByRole("button", { name: /^Ask the buyer/ }).click();
  await expect(page.getByText(order.actions.plan_change_decided)).toBeVisible();
  await expect(page.locator("#mails")).toContainText(order.mailKinds.plan_change_offered);
  await page.getByRole("link", { name: planChange.title }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page, "#change");
});
