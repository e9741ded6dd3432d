import { expect } from "@playwright/test";
import { words as buying } from "../../src/i18n/en/buying.ts";
import { words } from "../../src/i18n/en/device.ts";
import { words as detail } from "../../src/i18n/en/plan-detail.ts";
import { test } from "./lent-window.ts";
import { arriveAt, openDrawn, openPage } from "./open-page.ts";

const eid = "8904 9032 0071 0888 2600 1375 4431 9616";

test("from the plan to a no, with the card of the same plan, and back with the answer kept", async ({ page }) => {
  await page.goto("/en/plan-detail?code=jp-day-1gb&days=5");
  await page.getByRole("link", { name: buying.device.check }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
  await expect(page.getByText(words.forPlan("Japan"))).toBeVisible();
  await page.getByRole("link", { name: "Apple", exact: true }).click();
  await page.getByRole("link", { name: /^iPhone 15 2023/ }).click();
  await page.getByRole("link", { name: "Mainland China", exact: true }).click();
  await expect(page.getByRole("heading", { name: words.answers.no.word, exact: true })).toBeFocused();
  await expect(page.getByText(words.card.offered("Japan"))).toBeVisible();
  await page.getByRole("link", { name: words.go.anyway }).click();
  await expect(page.getByText(buying.device.no)).toBeVisible();
  await page.getByRole("button", { name: detail.buy.checkout.esim }).click();
  await arriveAt(page, /order-sim\?.*device=apple-iphone-15\.CN\.no/);
  await expect(page.locator("[name=device]")).toHaveValue("apple-iphone-15.CN.no");
});

test("the EID has the last word, and leaves the browser in no request", async ({ page }) => {
  const sent: string[] = [];
  await page.setViewportSize({ width: 390, height: 740 });
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await openPage(page, "/en/device-check?model=apple-iphone-15&bought=HK&plan=jp-day-1gb&promo=WELCOME10&back=order");
  await expect(page.getByRole("heading", { name: words.answers.look.word })).toBeVisible();
  await page.getByLabel(words.eid.label, { exact: true }).fill("8904 9032");
  await page.getByRole("button", { name: words.eid.check }).click();
  await expect(page.getByText(words.eid.problems.length)).toBeVisible();
  await page.getByLabel(words.eid.label, { exact: true }).fill(eid);
  await page.getByRole("button", { name: words.eid.check }).click();
  await expect(page.getByRole("heading", { name: words.answers.yes.word, exact: true })).toBeInViewport();
  await page.getByRole("link", { name: words.go.order }).click();
  await arriveAt(page, /order-sim\?.*device=apple-iphone-15\.HK\.yes\.eid/);
  await expect(page.locator("[name=promoCode]")).toHaveValue("WELCOME10");
  await expect(page.getByText(buying.device.yes)).toBeVisible();
  expect(sent.filter((request) => /8904.?9032/.test(request))).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a model is found by its name, and the way back to the plan is kept", async ({ page }) => {
    await page.goto("/en/device-check?plan=jp-day-1gb&days=5");
    await page.getByLabel(words.search.label).fill("iphone15");
    await page.getByRole("button", { name: words.search.find, exact: true }).click();
    await expect(page.locator(".device-models a").first()).toHaveText(/^iPhone 15 2023/);
    await page.locator(".device-models a").first().click();
    await expect(page).toHaveURL(/model=apple-iphone-15&plan=jp-day-1gb&days=5/);
    await openDrawn(page, "/en/device-check?q=typewriter");
    await expect(page.getByText(words.search.none("typewriter"))).toBeVisible();
    await expect(page.getByRole("link", { name: "Apple", exact: true })).toBeVisible();
  });

  test("the questions, the answer and the EID test", async ({ page }) => {
    await page.goto("/en/device-check");
    await page.getByRole("link", { name: "Google", exact: true }).click();
    await page.getByRole("link", { name: /^Pixel 8 2023/ }).click();
    await expect(page.getByRole("heading", { name: words.answers.yes.word, exact: true })).toBeVisible();
    await page.goto("/en/device-check?model=unlisted");
    await page.getByLabel(words.eid.label, { exact: true }).fill(eid.replace(/6$/, "7"));
    await page.getByRole("button", { name: words.eid.check }).click();
    await expect(page.getByText(words.eid.problems.check)).toBeVisible();
    await page.getByLabel(words.eid.label, { exact: true }).fill(eid);
    await page.getByRole("button", { name: words.eid.check }).click();
    await expect(page.getByRole("heading", { name: words.answers.yes.word, exact: true })).toBeVisible();
    expect(page.url()).not.toContain("8904");
  });
});

test.describe("a phone that reports its model", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (Linux; Android 13; SM-S918B Build/TP1A) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Mobile Safari/537.36",
  });

  test("is guessed and asked about", async ({ page }) => {
    await page.goto("/en/device-check");
    await expect(page.getByText(words.guess.model("Samsung Galaxy S23 Ultra"))).toBeVisible();
    await page.getByRole("link", { name: words.guess.yes }).click();
    await expect(page.getByRole("heading", { name: words.ask.bought })).toBeVisible();
  });
});
