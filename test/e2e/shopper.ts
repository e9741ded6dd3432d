import { expect, type Locator, type Page } from "@playwright/test";
import { words as order } from "../../src/i18n/en/order.ts";

/** `2026-12-24`, so many days from today. */
export const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Steps that every journey takes, written as a shopper would say them. */
export async function typeAndChoose(page: Page, slot: Locator, typed: string, option: RegExp): Promise<void> {
  await slot.fill(typed);
  await page.getByRole("option", { name: option }).first().click();
}

export async function fillOrder(
  page: Page,
  { email = "mei@example.com", method = order.pay.methods.card } = {},
): Promise<void> {
  await page.getByLabel(order.email.label, { exact: false }).first().fill(email);
  await page
    .locator("[name=method]")
    .and(page.getByRole("radio", { name: method }))
    .check({ force: true });
  await page.locator("[name=privacyPolicy]").check();
  await page.locator("[name=dataTransfer]").check();
}

export async function pay(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Pay / }).first().click();
  await page.waitForURL(/\/pay\//);
}

export async function payByCard(page: Page, number: string): Promise<void> {
  await page.locator("[name=number]").fill(number);
  await page.locator("[name=expiry]").fill("12/39");
  await page.locator("[name=cvc]").fill("123");
  await page.locator("[name=name]").fill("MEI CHAN");
  await page.locator("button.pay").click();
}

export async function expectInstalled(page: Page): Promise<string> {
  await page.waitForURL(/\/order-result\?/);
  await expect(page.getByText(/LPA:1\$rsp\.farwave\.example\$/).first()).toBeAttached({ timeout: 30_000 });
  const orderNumber = new URL(page.url()).searchParams.get("order");
  expect(orderNumber).toMatch(/^FW[0-9A-Z]{10}$/);
  return orderNumber!;
}

export const cards = {
  visa: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  confirm: "4000 0027 6000 3184",
  late: "4000 0000 0000 0077",
};
