import { expect } from "@playwright/test";
import { words as errors } from "../../src/i18n/zh-hk/errors.ts";
import { test } from "./lent-window.ts";
import { fillOrder } from "./shopper.ts";

test("an empty order says all that is wrong, in the visitor's language, and loses nothing", async ({ page }) => {
  await page.goto("/zh-hk/order-sim?plan=jp-day-1gb&days=3");
  await page.locator("[name=email]").fill("mei@");
  await page.locator("form button[type=submit]").last().click();
  const summary = page.getByText(errors.summary).first();
  await expect(summary).toBeVisible();
  await expect(page.getByText(errors.problems["email.format"]()).first()).toBeVisible();
  await expect(page.getByText(errors.problems.consent()).first()).toBeVisible();
  await expect(page.locator("[name=email]")).toHaveValue("mei@");
  await expect(page).toHaveURL(/order-sim/);
});

test("entries survive a reload and a change of currency", async ({ page }) => {
  await page.goto("/en/order-sim?plan=jp-day-1gb&days=3");
  await fillOrder(page, { email: "kept@example.com" });
  await page.reload();
  await expect(page.locator("[name=email]")).toHaveValue("kept@example.com");
});

for (const path of [
  "/en/plans?country=Narnia",
  "/en/plans?country=%3Cscript%3Ealert(1)%3C/script%3E",
  "/en/plan-detail?code=nope",
  "/en/order-sim?plan=nope",
  "/en/order-result?order=FW0000000000&key=x",
  "/en/argeement?key=nope",
  "/en/destination?q=%00%ff",
  `/en/destination?q=${"x".repeat(3000)}`,
]) {
  test(`${path.slice(0, 70)} is answered helpfully`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBeLessThan(500);
    const html = await answer.text();
    expect(html).toMatch(/<h1[ >]/);
    expect(html).not.toContain("<script>alert(1)");
  });
}
