import { expect, test } from "@playwright/test";
import { cards, expectInstalled, fillOrder, payByCard } from "./shopper.ts";

test("the whole purchase without JavaScript", async ({ page }) => {
  await page.goto("/en/homepage");
  await page.locator("[name=country]").first().fill("Japan");
  await page.locator(".ask button[type=submit]").click();
  await page.waitForURL(/\/en\/plans\?/);
  await page.getByRole("link", { name: /^Choose/ }).first().click();
  await page.waitForURL(/\/en\/plan-detail\?/);
  await page.goto("/en/order-sim?plan=jp-day-1gb&days=3");
  await fillOrder(page, { email: "noscript@example.com" });
  await page.getByRole("button", { name: /^Pay / }).first().click();
  await page.waitForURL(/\/pay\//);
  await payByCard(page, cards.visa);
  await page.waitForURL(/\/order-result\?/);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/LPA:1\$/).first()).toBeAttached({ timeout: 500 });
  }).toPass();
  await expectInstalled(page);
  // nothing is covered and nothing folded where no script could uncover it
  await expect(page.locator(".covered-cover").first()).toBeHidden();
  await expect(page.locator(".install-scan .qr-code").first()).toBeVisible();
  for (const step of await page.locator(".of-iphone .steps").all()) await expect(step).toBeVisible();
  await page.getByRole("link", { name: "Signal, but no internet" }).click();
  await page.getByRole("link", { name: "Write to a person instead" }).click();
  await page.getByRole("button", { name: "Send to support" }).click();
  await expect(page.getByText(/^We have it: H/)).toBeVisible();
});

test("the need, the filters and the comparison without JavaScript", async ({ page }) => {
  await page.goto("/en/plans?country=JP&mcc=440");
  await page.getByLabel("How long?").fill("10");
  await page.getByLabel("Travellers").fill("2");
  await page.getByRole("checkbox", { name: /^Hotspot all the time/ }).check();
  await page.getByRole("button", { name: "Show prices" }).click();
  await page.waitForURL(/days=10.*people=2.*hotspot=yes/);
  await expect(page.locator(".plan-shelf .ticket").first()).toContainText("10 days, 2 travellers");
  for (const at of [0, 1]) await page.getByRole("checkbox", { name: "Compare" }).nth(at).check();
  await page.getByRole("button", { name: "Compare the chosen plans" }).click();
  await page.waitForURL(/compare=[\w-]+&compare=[\w-]+.*hotspot=yes.*#compare/);
  await expect(page.getByRole("table").getByRole("columnheader")).toHaveCount(3);
});

test("search, language and currency without JavaScript", async ({ page }) => {
  await page.goto("/en/destination?q=bangkok");
  await expect(page.getByRole("link", { name: /Thailand/ }).first()).toBeVisible();
  await page.goto("/en/plans?country=JP&mcc=440");
  await page.evaluate(() => 0).catch(() => {});
  await page.request.post("/preferences", { form: { language: "zh-cn", currency: "USD", returnTo: "/en/plans?country=JP&mcc=440" } });
  await page.goto("/zh-cn/plans?country=JP&mcc=440");
  await expect(page.getByText(/\$\d/).first()).toBeVisible();
});

test("questions without JavaScript: a search, and a link that opens its answer", async ({ page }) => {
  await page.goto("/en/frequently-asked-questions");
  await page.getByRole("searchbox").fill("hotspot");
  await page.getByRole("button", { name: "Search" }).click();
  await page.waitForURL("/en/frequently-asked-questions?q=hotspot");
  await expect(page.getByText("Can I share my data by hotspot?")).toBeVisible();
  await page.goto("/en/frequently-asked-questions?type=eSIM#esim-delete");
  await expect(page.locator("#esim-delete")).toBeVisible();
});

test("a trip is planned, and its stops come and go, without JavaScript", async ({ page }) => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await page.goto("/en/trip-planner");
  await page.locator("[name=country0]").fill("Japan");
  await page.locator("[name=from0]").fill(inDays(20));
  await page.locator("[name=to0]").fill(inDays(24));
  await page.getByRole("button", { name: "Add a stop" }).click();
  await expect(page.locator("[name=from1]")).toHaveValue(inDays(24));
  await page.getByRole("button", { name: "Remove stop 2" }).click();
  await expect(page.locator("[name=country1]")).toHaveCount(0);
  await page.locator("[name=to0]").press("Enter");
  await expect(page.locator(".trip-total")).toHaveText(/^¥\d/);
  await expect(page.locator(".trip-part").first()).toContainText("Japan");
});
