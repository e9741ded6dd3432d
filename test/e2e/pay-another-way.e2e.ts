import { devices, expect, type Page } from "@playwright/test";
import { words as detail } from "../../src/i18n/en/order-detail.ts";
import { words as order } from "../../src/i18n/en/order.ts";
import { words as result } from "../../src/i18n/en/result.ts";
import { wordsEn as gateway } from "../../src/sandboxes/payment/pages/words-en.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { arriveAt } from "./open-page.ts";
import { calling, ordered, pageOf, type Ordered } from "./purchases.ts";
import { cards, expectInstalled, payByCard } from "./shopper.ts";

const source = "Farwave settlement rate, set by hand for the demo";
/** HK$175.00 at 0.92. */
const [own, charged] = ["HK$175.00", "CN¥161.00"];

/** Ordered, the card declined, and back at the shop. */
async function declined(page: Page): Promise<Ordered> {
  const placed = await ordered(page.request);
  const { payPage } = await calling(page.request)("/payment/startPayment", {
    ...placed,
    requestKey: crypto.randomUUID(),
    method: "card",
  });
  await page.goto(payPage);
  await payByCard(page, cards.declined);
  await expect(page.getByText(gateway.failure.card_declined!)).toBeVisible();
  await page.getByRole("button", { name: gateway.back }).click();
  await arriveAt(page, /\/order-result\?/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(result.titles.failure);
  await expect(page.getByText(result.again.reasons.declined)).toBeVisible();
  await expect(page.getByText(result.again.nothing)).toBeVisible();
  return placed;
}

async function chooseAlipay(page: Page): Promise<void> {
  await expect(page.getByText(order.pay.conversion(own, charged))).toBeHidden();
  await page.getByRole("radio", { name: order.pay.methods.alipay }).check({ force: true });
  await expect(page.getByText(order.pay.conversion(own, charged))).toBeVisible();
  await expect(page.getByText(order.pay.rate("HKD", "0.9200", source, "1 Jan 2026, 00:00 UTC"))).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: order.pay.button(charged) }).click();
  await page.waitForURL(/\/pay\//);
  await expect(page.locator(".amount")).toHaveText(charged);
}

async function expectRateKept(page: Page, placed: Ordered): Promise<void> {
  await page.goto(pageOf(placed, "order-detail"));
  await expect(page.getByText(detail.bought.charged(charged, detail.methods.alipay))).toBeVisible();
  await expect(page.getByText(detail.bought.rate(own, "0.9200", source, "1 Jan 2026"))).toBeVisible();
}

test("a card that is declined, then Alipay on a desktop: the rate before paying, and a code that a phone pays", async ({
  page,
  browser,
}) => {
  const placed = await declined(page);
  await chooseAlipay(page);
  await expect(page.getByRole("heading", { level: 1 }).getByText(gateway.scan("Alipay"))).toBeVisible();
  await expect(page.getByRole("img", { name: gateway.qrCode })).toBeVisible();
  await expect(page.locator(".hand-over")).toBeHidden();
  // what the code opens on the phone; the desktop moves on by itself
  const phone = await (await browser.newContext(devices["Pixel 7"])).newPage();
  await phone.goto(`${page.url().split("?")[0]}/phone`);
  await phone.getByRole("button", { name: gateway.wallet.paid, exact: true }).click();
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText(gateway.phoneDone.title);
  await phone.context().close();
  await expectInstalled(page);
  await expectRateKept(page, placed);
});

test.describe("on a phone", () => {
  test.use({
    userAgent: devices["Pixel 7"].userAgent,
    viewport: devices["Pixel 7"].viewport,
    hasTouch: true,
    isMobile: true,
  });

  test("a card that is declined, then handed over to Alipay, which brings the shopper back", async ({ page }) => {
    const placed = await declined(page);
    await chooseAlipay(page);
    await expect(page.getByRole("img", { name: gateway.qrCode })).toBeHidden();
    await page.getByRole("link", { name: gateway.openApp("Alipay") }).click();
    await page.getByRole("button", { name: gateway.wallet.paid, exact: true }).click();
    await expectInstalled(page);
    await expectRateKept(page, placed);
  });
});
