import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { boughtEsims } from "./purchases.ts";
import { atTheConsole } from "./staff-sign-in.ts";

const { order, reveal } = words;

test("an e-mail opens as it would be drawn, framed without scripts, and tells no code, key or mailbox", async ({
  page,
}) => {
  const broken: string[] = [];
  page.on("console", (message) => message.type() === "error" && broken.push(message.text()));
  await atTheConsole(page, "Mei Lam", "support");
  const { orderNumber } = await boughtEsims(page.request, { email: "preview@example.com" });
  await page.goto(`/console/orders/${orderNumber}`);
  await page.locator("#mails").getByRole("link", { name: order.mailKinds.esim_ready }).click();
  await expect(page.getByRole("heading", { level: 1, name: order.mailKinds.esim_ready })).toBeVisible();
  const letter = page.frameLocator("iframe");
  await expect(letter.getByRole("heading", { level: 1 })).toContainText("ready");
  // drawn with its own styles, which the console's pages may not have
  expect(await letter.locator("h1").evaluate((title) => getComputedStyle(title).color)).toBe("rgb(255, 255, 255)");
  expect(await letter.locator("a[href]").count()).toBe(0);
  await expect(letter.locator("body")).not.toContainText("preview@");
  await expectSound(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page);
  await page.emulateMedia({ colorScheme: "light" });
  await page.getByRole("link", { name: order.mails.preview.text }).click();
  await expect(page).toHaveURL(/as=text/);
  await expect(page.locator(".mail-text")).toContainText("*****");
  await expect(page.locator(".mail-text")).toContainText("p•••@example.com");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page);
  await page.getByText(reveal.show).click();
  await page.getByLabel(reveal.why).fill("The buyer asks on the phone");
  await page.getByRole("button", { name: reveal.go }).click();
  await page.getByRole("link", { name: order.mails.preview.text }).click();
  await expect(page.locator(".mail-text")).toContainText("preview@example.com");
  expect(broken).toEqual([]);
});
