import { expect, type Page } from "@playwright/test";
import { ownWindow, test } from "./lent-window.ts";
import { arriveAt, openPage } from "./open-page.ts";

const destinations = (page: Page) => page.getByRole("button", { name: "Destinations" });
const panel = (page: Page) => page.locator("#destination-menu");

test.describe("destination menu (H3)", () => {
  test("opens, lists a letter's countries, leads to their plans and closes", async ({ page }) => {
    await openPage(page, "/en/developing");
    await destinations(page).click();
    await expect(panel(page).getByRole("link", { name: "Japan" })).toBeVisible();
    await page.getByRole("tab", { name: "S-T" }).click();
    await panel(page).getByRole("link", { name: "Switzerland" }).click();
    await expect(page).toHaveURL(/\/en\/plans\?country=CH&mcc=228$/);
    await expect(panel(page)).toBeHidden();
  });

  ownWindow("a letter lists its countries after 300 ms, and walking past it does not", async ({ page }) => {
    await page.clock.install();
    await openPage(page, "/en/developing");
    await destinations(page).click();
    await expect(panel(page).getByRole("link", { name: "Japan" })).toBeVisible();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await page.getByRole("tab", { name: "S-T" }).click();
    await expect(page.getByRole("tab", { name: "S-T" })).toHaveAttribute("aria-selected", "true");
    await page.clock.runFor(290);
    await expect(panel(page).getByRole("link", { name: "Japan" })).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name: "U-Z" })).toBeFocused();
    await page.clock.runFor(290);
    await expect(panel(page).getByRole("link", { name: "Sweden" })).toBeHidden();
    await expect(panel(page).getByRole("link", { name: "Japan" })).toBeVisible();
    await page.clock.runFor(20);
    await expect(panel(page).getByRole("link", { name: "Vietnam" })).toBeVisible();
  });

  for (const [language, name, tabs, tab, listed] of [
    [
      "zh-cn",
      "目的地",
      ["热门", "A-B", "C-F", "G-J", "K-L", "M-N", "P-S", "T-W", "X-Z"],
      "A-B",
      ["A", "阿尔巴尼亚", "阿尔及利亚"],
    ],
    [
      "zh-hk",
      "目的地",
      ["熱門", "A-B", "C-E", "F-I", "J-L", "M-N", "O-R", "S-T", "U-Z"],
      "J-L",
      ["J", "日本", "牙買加"],
    ],
  ] as const) {
    test(`the letters of ${language}`, async ({ page }) => {
      await openPage(page, `/${language}/developing`);
      await page.getByRole("button", { name }).click();
      await expect(page.getByRole("tab")).toHaveText([...tabs]);
      await page.getByRole("tab", { name: tab }).click();
      await expect(panel(page).getByRole("heading").first()).toHaveText(listed[0]);
      const links = panel(page).getByRole("region").first().getByRole("link");
      expect((await links.allInnerTexts()).slice(0, 2)).toEqual(listed.slice(1));
    });
  }

  test("a phone opens it from its menu", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, "/en/developing");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.locator("#site-menu").getByRole("button", { name: "Destinations" }).click();
    await expect(page.locator("#site-menu")).toBeHidden();
    await page.getByRole("tab", { name: "S-T" }).click();
    await panel(page).getByRole("link", { name: "Switzerland" }).click();
    await expect(page).toHaveURL(/\/en\/plans\?country=CH&mcc=228$/);
    await expect(panel(page)).toBeHidden();
  });

  test("a search finds a city and Enter goes to its country", async ({ page }) => {
    await openPage(page, "/en/developing");
    await destinations(page).click();
    const search = page.getByRole("combobox", { name: "Where are you going?" });
    await search.fill("osaka");
    await expect(page.getByRole("option", { name: "Japan" })).toBeVisible();
    await search.press("ArrowDown");
    await search.press("Enter");
    await expect(page).toHaveURL(/\/en\/plans\?country=JP&mcc=440$/);
    await expect(panel(page)).toBeHidden();
  });

  test("Enter takes the first suggestion, also when typing is faster than the suggestions", async ({ page }) => {
    await openPage(page, "/en/developing");
    await destinations(page).click();
    const search = page.getByRole("combobox", { name: "Where are you going?" });
    await search.fill("bkk");
    await expect(page.getByRole("listbox").getByRole("option")).toHaveText([/^Thailand/]);
    await search.press("Enter");
    await arriveAt(page, /\/en\/plans\?country=TH&mcc=520$/);
    await expect(panel(page)).toBeHidden();
    await destinations(page).click();
    await search.fill("seoul");
    await search.press("Enter");
    await expect(page).toHaveURL(/\/en\/plans\?country=KR&mcc=450$/);
    await expect(panel(page)).toBeHidden();
  });

  test("says when the list does not come, and tries again; the popular ones stand by continent, the page behind stands still, and keys alone are enough", async ({
    page,
  }) => {
    await openPage(page, "/en/developing");
    await page.route("**/api/common/getCountryList", (route) => route.abort());
    await destinations(page).click();
    await expect(panel(page).getByText("The list could not be loaded.")).toBeVisible();
    await page.unroute("**/api/common/getCountryList");
    await panel(page).getByRole("button", { name: "Try again" }).click();
    await expect(panel(page).getByRole("link", { name: "Japan" })).toBeVisible();

    await expect(panel(page).getByRole("heading")).toHaveText(["Asia", "Europe", "North America", "Oceania"]);
    await expect(panel(page).getByRole("region", { name: "Oceania" }).getByRole("link")).toHaveText([
      "Australia",
      "New Zealand",
    ]);
    await page.getByRole("combobox", { name: "Where are you going?" }).click();
    await expect.poll(() => panel(page).getByRole("option").count()).toBeGreaterThanOrEqual(190);
    await expect(panel(page).getByRole("link", { name: "All destinations and prices" })).toHaveAttribute(
      "href",
      "/en/destination",
    );

    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
    await page.mouse.click(720, 880);
    await expect(panel(page)).toBeHidden();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe("hidden");

    await destinations(page).press("Enter");
    await expect(panel(page).getByRole("link", { name: "Japan" })).toBeVisible();
    await page.getByRole("tab", { name: "Popular" }).focus();
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("tab", { name: "U-Z" })).toBeFocused();
    await expect(panel(page).getByRole("link", { name: "Vietnam" })).toBeVisible();
    await expect(panel(page).getByRole("link", { name: "Japan" })).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(destinations(page)).toBeFocused();
  });
});
