import { expect } from "@playwright/test";
import { test } from "./lent-window.ts";
import { openDrawn, openPage } from "./open-page.ts";

test("all destinations, by continent, each with its price per day and per package and what these buy (P2)", async ({
  page,
}) => {
  await openDrawn(page, "/en/destination");
  const listed = page.locator(".destination-parts .place-list a");
  expect(await listed.count()).toBeGreaterThanOrEqual(190);
  const japan = page.locator("#asia").getByRole("link", { name: /^Japan/ });
  await expect(japan).toHaveText(/^Japanfrom \$\d+\.\d\d [\d.]+ [MG]B a dayfrom \$\d+\.\d\d [\d.]+ [MG]B in \d+ days$/);
  await expect(japan).toHaveAttribute("href", "/en/esim/japan");
});

test("the prices are those of the language or of the choice, in the words of the language", async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto("/zh-hk/destination");
  const japan = page.locator("#asia").getByRole("link", { name: /^日本/ });
  await expect(japan).toHaveText(/^日本HK\$\d+\.\d\d 起 每日 [\d.]+ [MG]BHK\$\d+\.\d\d 起 \d+ 日共 [\d.]+ [MG]B$/);
  await page.getByRole("searchbox").fill("東京");
  await expect(page.locator(".found-places").getByRole("link", { name: /^日本.*東京.*HK\$.*HK\$/s })).toBeVisible();
  await context.addCookies([{ name: "currency", value: "USD", url: baseURL! }]);
  await openDrawn(page, "/zh-hk/destination");
  await expect(japan).toHaveText(/^日本\$.* 起 .*\$.* 起 /);
});

test("each continent's names stand in the order of the language", async ({ page }) => {
  const first = async (language: string) => {
    await openDrawn(page, `/${language}/destination`);
    return (await page.locator("#europe .place-name").allInnerTexts()).slice(0, 3);
  };
  expect(await first("en")).toEqual(["Åland Islands", "Albania", "Andorra"]);
  // by sound, and under the English letters by the number of strokes
  expect(await first("zh-cn")).toEqual(["阿尔巴尼亚", "爱尔兰", "爱沙尼亚"]);
  expect(await first("zh-hk")).toEqual(["安道爾", "阿爾巴尼亞", "奧地利"]);
});

test("filters while one types, asks the server for cities, and forgives errors", async ({ page }) => {
  await openPage(page, "/en/destination");
  const search = page.getByRole("searchbox", { name: "Find a destination" });
  await search.pressSequentially("ger");
  await expect(page.getByRole("link", { name: /^Germany/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Nigeria/ })).toBeVisible();
  await search.fill("bangkk");
  await expect(page.getByRole("link", { name: /^Thailand.*Bangkok/s })).toBeVisible();
  await search.fill("qqqq");
  await expect(page.getByRole("heading", { name: "No destination found for “qqqq”" })).toBeVisible();
  await search.fill("");
  await expect(page.getByRole("heading", { level: 2, name: /^Asia/ })).toBeVisible();
});

test("countries are still found when the server is away", async ({ page }) => {
  await openPage(page, "/en/destination");
  await page.route("**/api/common/searchDestinations", (route) => route.abort());
  await page.getByRole("searchbox", { name: "Find a destination" }).fill("italy");
  await expect(page.getByRole("link", { name: /^Italy/ })).toBeVisible();
  await expect(page.getByText("Cities and airports cannot be searched right now.")).toBeVisible();
});

test("sent, the search leads on, and back leads out of it", async ({ page }) => {
  await openPage(page, "/en/destination");
  await page.getByRole("searchbox", { name: "Find a destination" }).fill("HND");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/en/plans?country=JP&mcc=440");
  await page.goBack();
  await expect(page.getByRole("searchbox", { name: "Find a destination" })).toHaveValue("");
  await expect(page.getByRole("heading", { level: 2, name: /^Asia/ })).toBeVisible();
});

test("Enter goes to the first that is shown", async ({ page }) => {
  await openPage(page, "/en/destination?days=9&kind=fixed");
  const search = page.getByRole("searchbox", { name: "Find a destination" });
  await search.fill("UK");
  await expect(page.locator(".found-places a").first()).toContainText("United Kingdom");
  await search.press("Enter");
  await expect(page).toHaveURL(/\/en\/plans\?country=GB&mcc=\d+&kind=fixed&days=9$/);
  await expect(page.getByRole("heading", { level: 1, name: /United Kingdom/ })).toBeVisible();
});

test("a region opens to the places it covers", async ({ page }) => {
  await openDrawn(page, "/en/destination");
  await page.locator("#regions summary").filter({ hasText: "China, Japan & South Korea" }).click();
  const covered = page.locator("#regions details[open]");
  await expect(covered.getByRole("link")).toHaveText(["Japan", "Mainland China", "South Korea"]);
  await expect(covered.getByRole("link", { name: "Japan" })).toHaveAttribute("href", "/en/esim/japan");
});

test("a continent's anchor comes to rest below both bars", async ({ page }) => {
  await openPage(page, "/en/destination");
  await page
    .getByRole("navigation", { name: "Jump to" })
    .getByRole("link", { name: /^Africa/ })
    .click();
  const head = page.getByRole("heading", { level: 2, name: /^Africa/ });
  await expect.poll(async () => Math.round((await head.boundingBox())!.y)).toBeLessThan(260);
  const index = (await page.locator(".place-index").boundingBox())!;
  expect((await head.boundingBox())!.y).toBeGreaterThan(index.y + index.height);
});
