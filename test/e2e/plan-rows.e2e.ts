import { expect, type Page } from "@playwright/test";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { arriveAt, openPage } from "./open-page.ts";

const countries = ["JP&mcc=440", "TW&mcc=466", "US&mcc=310", "CN&mcc=460", "GB&mcc=234", "AX&mcc=244", "NR&mcc=536"];
const japan = "/en/plans?country=JP&mcc=440";

/** Where the first price ends, from the top of the page. */
async function firstPrice(page: Page): Promise<number> {
  const price = page.locator(".row-stub .num").filter({ visible: true }).first();
  await expect(price).toHaveText(/\d\.\d\d$/);
  const box = (await price.boundingBox())!;
  return box.y + box.height + (await page.evaluate(() => scrollY));
}

for (const language of ["en", "zh-cn"]) {
  test(`a price stands in the first screen of every plans page, at 390 px and at 1440 px (${language})`, async ({
    page,
  }) => {
    const expectPrice = async (country: string, kind: string) => {
      if ((await page.locator(".plan-row").count()) === 0) return;
      for (const [width, height] of [
        [390, 844],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect([country, kind, width, (await firstPrice(page)) <= 700]).toEqual([country, kind, width, true]);
      }
    };
    for (const country of countries) {
      await page.setViewportSize({ width: 390, height: 844 });
      await openPage(page, `/${language}/plans?country=${country}&kind=day_pass`);
      await expectPrice(country, "day_pass");
      const tab = page.locator('.tabs a[href*="kind=fixed"]');
      if ((await tab.count()) > 0) {
        await tab.click();
        await arriveAt(page, /kind=fixed/);
      } else await openPage(page, `/${language}/plans?country=${country}&kind=fixed`);
      await expectPrice(country, "fixed");
    }
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("Japan is at most 5,000 px high, and every plan is reached", async ({ page, request }) => {
    const { resultData } = (await (
      await request.post("/api/product/getPlanList", { data: { country: "JP", currency: "USD" } })
    ).json()) as { resultData: { plans: { code: string; kind: string; ways: string[] }[] } };
    for (const kind of ["day_pass", "fixed"]) {
      await openPage(page, `${japan}&kind=${kind}`);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5000);
      for (const fold of await page.locator(".plan-fold > summary, .plan-more > details > summary").all())
        if ((await fold.locator("..").getAttribute("open")) === null) await fold.click();
      const sold = resultData.plans.filter((plan) => plan.kind === kind && plan.ways.includes("esim"));
      await expect(page.locator(".plan-row > details > summary").filter({ visible: true })).toHaveCount(sold.length);
      const led = await page
        .locator(".row-open a[data-item-val]")
        .evaluateAll((all) => all.map((link) => (link as HTMLElement).dataset.itemVal));
      expect(new Set(led)).toEqual(new Set(sold.map(({ code }) => code)));
    }
  });

  test("a row opens with the keyboard into the whole ticket, which can be compared and chosen", async ({ page }) => {
    await openPage(page, japan);
    const row = page.locator(".plan-shelf .plan-row").first();
    await expect(row).not.toContainText("Japan:");
    await expect(row.getByRole("link", { name: /^Choose/ })).toBeHidden();
    await row.locator("summary").focus();
    await page.keyboard.press("Enter");
    await expect(row.getByText(/a day at full speed, then/)).toBeVisible();
    await expect(row.getByText("Full refund until first use")).toBeVisible();
    await expectSound(page);
    await row.getByRole("checkbox", { name: "Compare" }).check();
    await expect(page.getByText("1 of at most 4 chosen")).toBeVisible();
    await row.getByRole("link", { name: "Networks and APN" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await row.getByRole("link", { name: /^Choose 1 GB a day, 7 days/ }).click();
    await expect(page).toHaveURL(/\/en\/plan-detail\?code=jp-day-/);
    // the address may change a moment before the page does
    await expect(page.getByRole("heading", { level: 1, name: /1 GB a day/ })).toBeVisible();
    await expect(page.getByText("Full refund until first use")).toBeVisible();
  });
});

test("a link to the dates opens the need around them", async ({ page }) => {
  await openPage(page, japan);
  await expect(page.getByLabel("First day there")).toBeHidden();
  await page.getByRole("link", { name: "Tell us your dates" }).click();
  await expect(page.getByLabel("First day there")).toBeInViewport();
});
