import { expect } from "@playwright/test";
import { words as home } from "../../src/i18n/en/homepage.ts";
import { words as detail } from "../../src/i18n/en/plan-detail.ts";
import { words as result } from "../../src/i18n/en/result.ts";
import { letterTo } from "./behind-the-shop.ts";
import { test } from "./lent-window.ts";
import { arriveAt } from "./open-page.ts";
import { cards, expectInstalled, fillOrder, pay, payByCard, typeAndChoose } from "./shopper.ts";
import { somebody } from "./signed-in.ts";

test("from “tokio” to a working activation code, on the page and in the e-mail", async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto("/en/homepage");
  await typeAndChoose(page, page.getByRole("combobox", { name: home.search.destination }).first(), "tokio", /Japan/);
  await page.getByRole("button", { name: home.search.submit }).click();
  await arriveAt(page, /\/en\/plans\?/);
  await page
    .getByRole("link", { name: /^Choose/ })
    .first()
    .click();
  await arriveAt(page, /\/en\/plan-detail\?/);
  await page.getByRole("button", { name: detail.buy.checkout.esim }).click();
  await arriveAt(page, /\/en\/order-sim\?/);
  const email = somebody("journey");
  await fillOrder(page, { email });
  await pay(page);
  await payByCard(page, cards.visa);
  const orderNumber = await expectInstalled(page);

  // in the hand the picture waits behind the one tap
  await expect(page.locator(".qr-frame svg").first()).toBeAttached();
  const apple = page.locator('a[href^="https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=LPA"]');
  await expect(apple.first()).toBeAttached();
  expect(complaints).toEqual([]);

  const letter = await letterTo(page.request, email, /eSIM/);
  expect(letter).toContain(orderNumber);
  expect(letter).toContain("rsp.farwave.example");
});

test("a declined card keeps everything, and another try succeeds", async ({ page }) => {
  await page.goto("/en/order-sim?plan=jp-day-1gb&days=3");
  await fillOrder(page);
  await pay(page);
  await payByCard(page, cards.declined);
  // the gateway names the reason and lets the shopper try another card
  await expect(page.getByRole("alert").first()).toBeVisible();
  await payByCard(page, cards.visa);
  await expectInstalled(page);
});

test("the plan may begin at once if the buyer ticks it; paid, the page leads to the receipt and the order's own page", async ({
  page,
}) => {
  await page.goto("/en/order-sim?plan=jp-day-1gb&days=2");
  await fillOrder(page);
  await expect(page.locator("[name=beginNow]")).not.toBeChecked();
  await page.locator("[name=beginNow]").check();
  await pay(page);
  await payByCard(page, cards.visa);
  await expectInstalled(page);
  const receipt = await page.getByRole("link", { name: result.bought.receipt }).getAttribute("href");
  expect((await page.request.get(receipt!)).headers()["content-type"]).toContain("application/pdf");
  await page.getByRole("link", { name: result.bought.detail }).click();
  await arriveAt(page, /\/en\/order-detail\?/);
});

test("a payment that settles late resolves by itself", async ({ page }) => {
  await page.goto("/en/order-sim?plan=jp-day-1gb&days=2");
  await fillOrder(page);
  await pay(page);
  await payByCard(page, cards.late);
  await expectInstalled(page);
});

test("the bank wants a confirmation", async ({ page }) => {
  await page.goto("/en/order-sim?plan=jp-day-1gb&days=2");
  await fillOrder(page);
  await pay(page);
  await payByCard(page, cards.confirm);
  await page.locator("button[value=approve]").click();
  await expectInstalled(page);
});

test("leaving the pay page, then paying another way from the result page", async ({ page }) => {
  await page.goto("/en/order-sim?plan=jp-day-1gb&days=2");
  await fillOrder(page);
  await pay(page);
  await page.locator("form[action$='/leave'] button").click();
  await arriveAt(page, /\/order-result\?/);
  const again = page.getByRole("button", { name: /^Pay / }).first();
  await expect(again).toBeVisible();
  await page.getByRole("radio", { name: "Alipay" }).check({ force: true });
  await again.click();
  await page.waitForURL(/\/pay\//);
  await page.locator("button[name=outcome]").first().click();
  await expectInstalled(page);
});
