import { expect, type Page } from "@playwright/test";
import { words as order } from "../../src/i18n/en/order.ts";
import { words } from "../../src/i18n/en/top-up.ts";
import { wordsEn as gateway } from "../../src/sandboxes/payment/pages/words-en.ts";
import { withCheckDigit } from "../shop-fixture.ts";
import { aSim } from "../wishes.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { arriveAt, openDrawn, openPage } from "./open-page.ts";
import { cards, payByCard } from "./shopper.ts";

/** A card that nobody has topped up before. */
const aCard = (kind: 1 | 2) =>
  withCheckDigit(`8985234${kind}${String(Math.floor(Math.random() * 1e7)).padStart(7, "0")}555`);

const credited = (page: Page) =>
  expect(page.getByRole("heading", { level: 1 })).toHaveText(words.result.titles.credited, { timeout: 30_000 });

test("a Gogo China card on a phone: balance, amount, a declined card and another try, and the receipt", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, "/en/top-up-gogo-china");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title.gogochina_001);
  await page.locator("[name=iccid]").fill(aSim(3));
  await page.getByRole("button", { name: words.which.look }).click();
  await expect(page.getByText("This is a travel SIM, not a prepaid card").last()).toBeVisible();
  const iccid = aCard(1);
  await page.locator("[name=iccid]").fill(iccid);
  await page.getByRole("button", { name: words.which.look }).click();
  await expect(page.getByText(iccid)).toBeVisible();
  await page.locator("[name=amount][value='13600']").check({ force: true });
  await expect(page.getByText(words.card.bonus("HK$10.88"))).toBeVisible();
  await page.locator("[name=email]").fill("mie@example.com");
  await page.locator("[name=phone]").fill("+852 5123 4567");
  await expect(page.getByText(words.pay.rule)).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: order.pay.button("HK$136.00") }).click();
  await payByCard(page, cards.declined);
  await expect(page.getByText(gateway.failure.card_declined!)).toBeVisible();
  await page.getByRole("button", { name: gateway.back }).click();
  await arriveAt(page, /\/top-up-result\?/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.result.titles.failed);
  await page.getByRole("link", { name: words.result.again }).click();
  await arriveAt(page, /\/top-up-gogo-china\?again=/);
  await expect(page.locator("[name=iccid]")).toHaveValue(iccid);
  await expect(page.locator("[name=amount][value='13600']")).toBeChecked();
  await expect(page.locator("[name=email]")).toHaveValue("mie@example.com");
  await expect(page.locator("[name=phone]")).toHaveValue("+85251234567");
  await page.locator("[name=email]").fill("mei@example.com");
  await page.getByRole("button", { name: order.pay.button("HK$136.00") }).click();
  await payByCard(page, cards.visa);
  await arriveAt(page, /\/top-up-result\?/);
  await credited(page);
  await expect(page.getByText("mei@example.com")).toBeVisible();
  await expectSound(page);
});

test("this device remembers the card, and forgets it when it is told to", async ({ page }) => {
  const iccid = aCard(1);
  await openPage(page, "/en/top-up-gogo-china");
  await page.locator("[name=iccid]").fill(iccid);
  await page.getByText(words.which.remember).click();
  await page.getByRole("button", { name: words.which.look }).click();
  await expect(page.getByText(iccid)).toBeVisible();
  await openPage(page, "/en/top-up-gogo-china");
  await expect(page.locator("[name=iccid]")).toHaveValue(iccid);
  await page.getByRole("button", { name: words.which.other }).click();
  await expect(page.locator("[name=iccid]")).toHaveValue("");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an enterprise card with one's own amount; what is wrong stands beside it and nothing is lost", async ({
    page,
  }) => {
    await page.goto("/en/top-up");
    const iccid = aCard(2);
    await page.locator("[name=iccid]").fill(iccid);
    await page.getByRole("button", { name: words.which.look }).click();
    await expect(page.getByText(iccid)).toBeVisible();
    await page.locator("[name=amount][value='20000']").check({ force: true });
    await page.locator("[name=email]").fill("mei");
    await page.locator(".topup-pay .button-go").click();
    await expect(page.locator("[name=email]")).toHaveAttribute("aria-invalid", "true");
    await expect(page.locator("[name=iccid]")).toHaveValue(iccid);
    await page.locator("[name=email]").fill("mei@example.com");
    await page.locator(".topup-pay .button-go").click();
    await page.waitForURL(/\/pay\//);
  });
});

test("the app's page has no frame, nor has any after it; in Chinese it says the same", async ({ page }) => {
  const expectNoFrame = () => expect(page.getByRole("banner")).toHaveCount(0);
  await openDrawn(page, "/zh-hk/top-up-gogo-china-app");
  await expectNoFrame();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("暢遊中國，用多少付多少");
  await openPage(page, "/en/top-up-gogo-china-app");
  await page.locator("[name=iccid]").fill(aCard(1));
  await page.locator("[name=email]").fill("mei@example.com");
  await page.locator(".topup-pay .button-go").click();
  await payByCard(page, cards.declined);
  await page.getByRole("button", { name: gateway.back }).click();
  await arriveAt(page, /\/top-up-result-app\?/);
  await expectNoFrame();
  await page.getByRole("link", { name: words.result.again }).click();
  await arriveAt(page, /\/top-up-gogo-china-app\?again=/);
  await expectNoFrame();
  await page.locator(".topup-pay .button-go").click();
  await payByCard(page, cards.visa);
  await arriveAt(page, /\/top-up-result-app\?/);
  await credited(page);
  await expectNoFrame();
  await expect(page.getByRole("link", { name: words.result.more })).toHaveAttribute("href", /-china-app$/);
});
