import { expect, type Page } from "@playwright/test";
import { test } from "./lent-window.ts";
import { arriveAt, openDrawn, openPage } from "./open-page.ts";

const canonical = (page: Page) => page.locator('link[rel="canonical"]');

test("a destination's readable address keeps its kind and days in the address", async ({ page }) => {
  await openPage(page, "/en/esim/japan");
  await expect(page.getByRole("heading", { level: 1, name: /^Japan/ })).toBeVisible();
  await page.getByRole("link", { name: /^Fixed package/ }).click();
  await arriveAt(page, "/en/esim/japan?kind=fixed");
  await page.locator(".need-bar > summary").click();
  await page.getByRole("button", { name: "One day more" }).click();
  await arriveAt(page, "/en/esim/japan?kind=fixed&days=8");
  await page.getByRole("link", { name: "中文" }).click();
  await expect(page).toHaveURL("/zh-cn/esim/japan?kind=fixed&days=8");
  await expect(page.getByRole("heading", { level: 1, name: /^日本/ })).toBeVisible();
});

test("the home page and the list of destinations lead to it, the menu to the specification's address", async ({
  page,
}) => {
  await openDrawn(page, "/en/homepage");
  await expect(page.locator('main a[href="/en/esim/japan"]').first()).toBeVisible();
  await openPage(page, "/en/plans?country=JP&mcc=440");
  await expect(canonical(page)).toHaveAttribute("href", /\/en\/esim\/japan$/);
  await page.getByRole("link", { name: /^Fixed package/ }).click();
  await expect(page).toHaveURL("/en/plans?country=JP&mcc=440&kind=fixed");
});

test("what was said of one address is not left standing on the next", async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await openPage(page, "/en/esim/japan");
  await expect(canonical(page)).toHaveCount(1);
  await page
    .getByRole("link", { name: /^Choose/ })
    .first()
    .click();
  await expect(page).toHaveURL(/plan-detail/);
  await expect(canonical(page)).toHaveCount(0);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  await expect(page).toHaveTitle(/^Japan eSIM, .* · \$[\d.]+ a day · Farwave$/);
  expect(complaints).toEqual([]);
});

test("the picture that a shared link shows is there", async ({ page, request }) => {
  await openDrawn(page, "/en/esim/japan");
  const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
  const answer = await request.get(picture!);
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "image/png"]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the days are a form that stays on the readable address", async ({ page }) => {
    await page.goto("/en/esim/japan?kind=fixed");
    await page.locator(".need-bar > summary").click();
    await page.locator("input[name=days]").fill("5");
    await page.getByRole("button", { name: "Show prices" }).click();
    await expect(page).toHaveURL(/\/en\/esim\/japan\?kind=fixed&.*days=5/);
  });
});
