import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { ownWindow, test } from "./lent-window.ts";
import { openDrawn, openPage } from "./open-page.ts";

const panel = (page: Page) => page.locator("#networks");
const map = (page: Page) => page.getByRole("group", { name: "Map of covered destinations" });

test("an operator is found while one types, chosen, and its APN copied (C1)", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPage(page, "/en/netCover");
  await page.getByRole("searchbox", { name: "Find a network" }).pressSequentially("TELEKOM");
  await expect(page.getByText(/^\d+ destinations found$/)).toBeVisible();
  await page
    .getByRole("table", { name: "Search results" })
    .getByRole("link", { name: /^Germany/ })
    .click();
  await expect(page).toHaveURL("/en/netCover?country=DE");
  await expect(panel(page)).toBeFocused();
  await expect(panel(page).getByRole("heading", { level: 2, name: "Germany" })).toBeVisible();
  await expect(panel(page).getByText("Primary")).toHaveCount(1);
  await expect(page.getByRole("searchbox", { name: "Find a network" })).toHaveValue("TELEKOM");
  await panel(page).getByRole("button", { name: "Copy APN farwave" }).click();
  await expect(panel(page).getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("farwave");
  await expect(panel(page).getByRole("link", { name: "Plans for Germany" })).toHaveAttribute(
    "href",
    "/en/plans?country=DE&mcc=262",
  );
  await expectAccessible(page);
});

test("what a search finds, or that it finds nothing, stands in the first screen of a phone and of a desk", async ({
  page,
}) => {
  const expectInEach = async (...seen: Locator[]) => {
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const one of seen) await expect(one).toBeInViewport({ ratio: 1 });
    }
  };
  await page.goto("/en/netCover?q=docomo");
  await expectInEach(
    page.getByText("3 destinations found"),
    page.getByRole("table", { name: "Search results" }).getByRole("link", { name: /^Japan/ }),
  );
  await page.goto("/en/netCover?q=zzzz");
  await expectInEach(page.getByRole("heading", { name: "Nothing found for “zzzz”" }));
});

test("the map is one stop of the tab key; arrows go from mark to mark, Enter shows the networks (B6)", async ({
  page,
}) => {
  await openPage(page, "/en/netCover?area=asia&country=JP");
  await page.getByRole("navigation", { name: "Part of the world" }).getByRole("link", { name: "Oceania" }).focus();
  await page.keyboard.press("Tab");
  await expect(map(page).getByRole("link", { name: "Japan: 3 networks, 5G" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(map(page).getByRole("link", { name: /^South Korea: \d networks, 5G$/ })).toBeFocused();
  await expect(map(page).getByText("South Korea", { exact: true })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(map(page).locator(":focus")).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(panel(page)).toBeFocused();
  await expect(panel(page).getByRole("heading", { name: "South Korea" })).toBeVisible();
  await expect(page).toHaveURL("/en/netCover?country=KR&area=asia");
});

test("who points near a mark means it, and the page does not move", async ({ page }) => {
  await openPage(page, "/en/netCover?area=oceania");
  const fiji = map(page).getByRole("link", { name: /^Fiji:/ });
  const { x, y } = (await fiji.boundingBox())!;
  await page.mouse.move(x + 12, y - 6);
  await expect(map(page).getByText("Fiji", { exact: true })).toBeVisible();
  await page.mouse.click(x + 12, y - 6);
  await expect(panel(page).getByRole("heading", { name: "Fiji" })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("a part of the world opens its list, and the choice stays", async ({ page }) => {
  await openPage(page, "/en/netCover?country=JP");
  await page.getByRole("link", { name: "Caribbean" }).click();
  await expect(page).toHaveURL("/en/netCover?country=JP&area=caribbean");
  await expect(map(page).getByRole("link", { name: /^Barbados:/ })).toBeAttached();
  await expect(map(page).getByRole("link", { name: /^Japan:/ })).toHaveCount(0);
  await page.getByRole("link", { name: "Africa" }).click();
  await expect(page.getByRole("table", { name: "Africa" }).getByRole("link", { name: "Kenya" })).toBeVisible();
  await expect(panel(page).getByRole("heading", { name: "Japan" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/en/netCover?country=JP&area=caribbean");
});

test("what is not there is named, and what does not load can be asked for again", async ({ page }) => {
  await openPage(page, "/en/netCover?country=Narnia");
  await expect(panel(page).getByRole("heading", { name: "We have no network in “Narnia”" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Find a network" }).fill("zzzz");
  await expect(page.getByRole("heading", { name: "Nothing found for “zzzz”" })).toBeVisible();
  await page.getByRole("link", { name: "Show all destinations" }).click();
  await expect(page.getByRole("searchbox", { name: "Find a network" })).toHaveValue("");
  await page.route("**/api/common/getCarrierListForNetType", (route) => route.abort());
  await page.locator(".cover-parts summary").first().click();
  await page.getByRole("table", { name: "Asia" }).getByRole("link", { name: "Japan" }).click();
  await expect(panel(page).getByText("The networks could not be loaded.")).toBeVisible();
  await page.unroute("**/api/common/getCarrierListForNetType");
  await panel(page).getByRole("button", { name: "Try again" }).click();
  await expect(panel(page).getByText("SoftBank")).toBeVisible();
});

for (const address of [
  `/en/netCover?q=${"x".repeat(10_000)}`,
  "/en/netCover?q=%00%ff&country=%00&area=../..",
  "/en/netCover?country=%3Cscript%3Ealert(1)%3C/script%3E",
]) {
  test(`${address.slice(0, 60)} is answered helpfully`, async ({ page }) => {
    const answer = await openDrawn(page, address);
    expect(answer.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await answer.text()).not.toContain("<script>alert(1)");
  });
}

test("the coverage window of a plan finds a carrier whatever the case and copies the APN (P3); Escape closes it at once, also from a filled search (H8), its empty state leads on and closes it (H9)", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPage(page, "/en/plans?country=JP&mcc=440");
  await page.getByRole("region", { name: "Going further?" }).locator(".plan-row summary").first().click();
  const modal = page.getByRole("dialog", { name: /networks and APN$/ });
  const open = async () => {
    await page
      .getByRole("link", { name: /^Japan, and \d+ more$/ })
      .first()
      .click();
    await expect(modal).toBeVisible();
  };
  await open();
  await modal.getByRole("searchbox").fill("SOFTbank");
  await expect(modal.getByText("1 destination", { exact: true })).toBeVisible();
  await expect(modal.getByRole("listitem").filter({ hasText: "Japan" }).getByText("Primary")).toBeVisible();
  await modal.getByRole("button", { name: "Copy APN farwave" }).click();
  await expect(modal.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("farwave");
  await modal.getByRole("searchbox").fill("zzzz");
  await expect(modal.getByRole("heading", { name: "No country, carrier or APN has “zzzz” in it." })).toBeVisible();
  await modal.getByRole("searchbox").fill("softbank");
  await modal.getByRole("searchbox").press("Escape");
  await expect(modal).toBeHidden();
  await open();
  await modal.getByRole("searchbox").fill("zzzz");
  await modal.locator(".empty-state").getByRole("link").click();
  await expect(page).toHaveURL("/en/netCover");
  await expect(modal).toBeHidden();
});

ownWindow("the coverage window waits 300 ms for the next key (P3)", async ({ page }) => {
  await page.clock.install();
  await openPage(page, "/en/plans?country=JP&mcc=440");
  await page.getByRole("region", { name: "Going further?" }).locator(".plan-row summary").first().click();
  await page
    .getByRole("link", { name: /^Japan, and \d+ more$/ })
    .first()
    .click();
  const modal = page.getByRole("dialog", { name: /networks and APN$/ });
  const all = await modal.getByText(/^\d+ destinations$/).textContent();
  await page.clock.pauseAt(Date.now() + 60_000);
  await modal.getByRole("searchbox").fill("softbank");
  await page.clock.runFor(299);
  await expect(modal.getByText(all!)).toBeVisible();
  await page.clock.runFor(1);
  await expect(modal.getByText("1 destination", { exact: true })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("search, map and networks are addresses", async ({ page }) => {
    await page.goto("/zh-cn/netCover?area=europe");
    await page.getByRole("searchbox", { name: "查找网络" }).fill("vodafone");
    await page.getByRole("button", { name: "搜索" }).click();
    await expect(page).toHaveURL("/zh-cn/netCover?q=vodafone&area=europe");
    await page.getByRole("table", { name: "搜索结果" }).getByRole("link", { name: /^德国/ }).click();
    await expect(page).toHaveURL("/zh-cn/netCover?q=vodafone&country=DE&area=europe#networks");
    await expect(panel(page).getByText("Vodafone")).toBeVisible();
    await expect(panel(page).getByText("farwave", { exact: true })).toBeVisible();
  });
});
