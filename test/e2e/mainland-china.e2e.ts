import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/buying.ts";
import { words as errors } from "../../src/i18n/en/errors.ts";
import { words as order } from "../../src/i18n/en/order.ts";
import { test } from "./lent-window.ts";
import { openDrawn } from "./open-page.ts";
import { fillOrder } from "./shopper.ts";

const plan = "/en/plan-detail?code=cn-5gb-15d";
const orderPage = "/en/order-sim?plan=cn-5gb-15d";

test("everybody reads where a plan with Mainland China cannot be bought; who is there reads it before checkout", async ({
  page,
}) => {
  await openDrawn(page, plan);
  await expect(page.getByText(words.mainland.everyone)).toBeVisible();
  await page.setExtraHTTPHeaders({ "x-country": "CN" });
  await page.goto(plan);
  await expect(page.getByRole("alert").filter({ hasText: words.mainland.title })).toBeVisible();
  const answer = await openDrawn(page, orderPage, { "x-country": "CN" });
  expect(answer.status()).toBe(403);
  await expect(page.getByRole("heading", { level: 1, name: words.mainland.refused })).toBeVisible();
  await expect(page.locator("form.order-form")).toHaveCount(0);
});

test("who filled the page in before crossing the border is refused by the server, and nothing is lost", async ({
  page,
}) => {
  await page.goto(orderPage);
  await expect(page.getByText(words.mainland.everyone)).toBeVisible();
  await fillOrder(page);
  await page.setExtraHTTPHeaders({ "x-country": "CN" });
  await page.getByRole("button", { name: /^Pay / }).first().click();
  await expect(page.getByRole("heading", { name: order.notPlaced })).toBeVisible();
  await expect(page.getByRole("alert").getByText(errors.codes.PLAN_NOT_SOLD_HERE, { exact: true })).toBeVisible();
  await expect(page.getByLabel(order.email.label).first()).toHaveValue("mei@example.com");
});

test("other plans are sold in Mainland China as anywhere", async ({ page }) => {
  await openDrawn(page, "/en/order-sim?plan=jp-day-1gb&days=3", { "x-country": "CN" });
  await expect(page.locator("form.order-form")).toBeVisible();
});
