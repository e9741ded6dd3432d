import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { boughtEsims } from "./purchases.ts";
import { atTheConsole } from "./staff-sign-in.ts";

const { order } = words;
const { goodwill } = order.buyer;

test("the buyer is sent a goodwill code; what was typed wrong stays, and nobody here reads the code", async ({
  page,
}) => {
  await atTheConsole(page, "Mei Lam", "support");
  const { orderNumber } = await boughtEsims(page.request, { email: "sorry@example.com" });
  await page.goto(`/console/orders/${orderNumber}`);
  await page.getByText(goodwill.title).click();
  await expectSound(page, "details.reveal[open]");
  await page.getByLabel(goodwill.takesOff).fill("9,999");
  await page.getByLabel(goodwill.because).fill("No network for two hours");
  await page.getByRole("button", { name: goodwill.go }).click();
  await expect(page.locator(".field-error")).toBeVisible();
  await expect(page.getByLabel(goodwill.takesOff)).toHaveValue("9,999");
  await expect(page.getByLabel(goodwill.because)).toHaveValue("No network for two hours");
  await page.getByLabel(goodwill.takesOff).fill("10");
  await page.getByLabel(goodwill.unit).selectOption("percent");
  await page.getByRole("button", { name: goodwill.go }).click();
  await expect(page.getByText(order.actions.goodwill_given)).toBeVisible();
  await expect(page.locator("body")).not.toContainText("THX-");
  await page.locator("#mails").getByRole("link", { name: order.mailKinds.goodwill_code }).click();
  await expect(page.frameLocator("iframe").getByText("*****")).toBeVisible();
  await page.getByRole("link", { name: order.mails.preview.text }).click();
  await expect(page.locator(".mail-text")).not.toContainText("THX-");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page, ".mail-text");
});
