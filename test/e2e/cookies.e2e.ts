import { expect, type Page, type Request } from "@playwright/test";
import { ownWindow, test } from "./lent-window.ts";
import { arriveAt, openPage, takenOver } from "./open-page.ts";
import { shopOrigin } from "./setting.ts";

/** A page whose end is not in sight. */
const long = "/en/policy/privacy_policy";
const notice = (page: Page) => page.getByRole("region", { name: "May we count clicks?" });
const isClick = (request: Request) => request.url().endsWith("/api/CollectData");
const counted = async (page: Page) =>
  Number(
    /farwave_clicks_total\{end="written"\} (\d+)/.exec(await (await page.request.get("/metrics")).text())?.[1] ?? 0,
  );

/** Opens a page as a new visitor, and makes the first move. */
async function arrive(page: Page, address: string): Promise<Request[]> {
  const clicks: Request[] = [];
  page.on("request", (request) => isClick(request) && clicks.push(request));
  await openPage(page, address);
  await page.mouse.move(200, 300);
  await page.mouse.move(220, 320);
  return clicks;
}

/** What each click that was sent says. */
const saidBy = (clicks: readonly Request[]) => clicks.map((click) => click.postDataJSON() as Record<string, string>);

test.describe("cookie notice (H11)", () => {
  ownWindow(
    "has its own room and covers nothing, moves nothing, is the same size for both answers, and before a yes nothing is counted",
    async ({ page }) => {
      await page.addInitScript(() => {
        new PerformanceObserver((shifts) => {
          for (const shift of shifts.getEntries())
            document.documentElement.dataset.shifted = `${(shift as PerformanceEntry & { value: number }).value} ${document.documentElement.dataset.shifted ?? ""}`;
        }).observe({ type: "layout-shift", buffered: true });
      });
      const clicks = await arrive(page, long);
      const before = await page.evaluate(() => document.documentElement.dataset.shifted);
      const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
      await expect(notice(page)).toBeAttached();
      expect(await page.getByRole("heading", { level: 1 }).boundingBox()).toEqual(heading);
      expect(await page.evaluate(() => document.documentElement.dataset.shifted)).toBe(before);
      await notice(page).scrollIntoViewIfNeeded();
      const [content, asked, foot] = await Promise.all(
        [page.locator("main"), notice(page), page.locator(".site-footer")].map((part) => part.boundingBox()),
      );
      expect(asked!.y).toBeGreaterThanOrEqual(content!.y + content!.height);
      expect(foot!.y).toBeGreaterThanOrEqual(asked!.y + asked!.height);
      const [no, yes] = await Promise.all(
        ["Necessary only", "Accept"].map((name) => notice(page).getByRole("button", { name }).boundingBox()),
      );
      expect([no!.width, no!.height]).toEqual([yes!.width, yes!.height]);
      expect(no!.height).toBeGreaterThanOrEqual(44);
      await page.locator(".site-nav").getByRole("link", { name: "Gogo China" }).last().click();
      await arriveAt(page, "/en/gogo-china");
      await page.waitForTimeout(300);
      expect(clicks).toEqual([]);
    },
  );

  test("never comes under a press that has begun", async ({ page }) => {
    const loaded = page.waitForResponse(/\/cookie-notice-[^/]+\.js$/);
    await page.route(/\/cookie-notice-[^/]+\.js$/, async (route) => {
      await page.mouse.down();
      await route.continue();
    });
    await arrive(page, long);
    await (await loaded).finished();
    await page.waitForTimeout(500);
    await expect(notice(page)).toBeHidden();
    await page.mouse.up();
    await expect(notice(page)).toBeVisible();
  });

  test("waits where the end of the page is in sight, so that nothing moves", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 2400 });
    await arrive(page, "/en/developing");
    await page.waitForTimeout(1000);
    await expect(notice(page)).toBeHidden();
    await page.getByRole("button", { name: "Cookie choice" }).click();
    await expect(notice(page)).toBeFocused();
  });

  test("a no is remembered, and still nothing is counted", async ({ page }) => {
    const clicks = await arrive(page, long);
    await notice(page).getByRole("button", { name: "Necessary only" }).click();
    await expect(notice(page)).toBeHidden();
    await expect(page.locator("main")).toBeFocused();
    await page.reload();
    await takenOver(page);
    await page.mouse.move(300, 300);
    await page.getByRole("button", { name: "Support" }).click();
    await page.waitForTimeout(300);
    await expect(notice(page)).toBeHidden();
    expect(clicks).toEqual([]);
  });

  test("is answered with the keyboard, and the choice is changed at the foot of the page", async ({ page }) => {
    await arrive(page, long);
    await notice(page).getByRole("button", { name: "Accept" }).focus();
    await page.keyboard.press("Enter");
    await expect(notice(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem("cookie-accept"))).toBe("yes");
    await page.getByRole("button", { name: "Cookie choice" }).press("Enter");
    await expect(notice(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(notice(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem("cookie-accept"))).toBe("no");
  });

  test("does not stand before the button that pays", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await arrive(page, "/en/order-sim?plan=jp-day-1gb&days=3");
    await expect(notice(page)).toBeAttached();
    await expect(notice(page)).not.toBeInViewport();
    await page.getByRole("button", { name: /^Pay / }).click({ trial: true });
  });
});

test.describe("counting clicks (H11)", () => {
  test("the random id is there from the first visit on, before anything is clicked or called (L9)", async ({
    page,
  }) => {
    await openPage(page, "/en/developing");
    const murmur = await page.evaluate(() => localStorage.getItem("murmur"));
    expect(murmur).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    await openPage(page, "/en/find-order");
    expect(await page.evaluate(() => localStorage.getItem("murmur"))).toBe(murmur);
  });

  test("a click that leaves the page is counted: what, where, who and in which language, and no secret", async ({
    page,
  }) => {
    const clicks = await arrive(page, `${long}?utm_source=letter&key=secret`);
    await notice(page).getByRole("button", { name: "Accept" }).click();
    await expect
      .poll(() =>
        page.evaluate(() => performance.getEntriesByType("resource").some(({ name }) => name.includes("count-clicks"))),
      )
      .toBe(true);
    await page.waitForTimeout(200);
    const before = await counted(page);
    const sent = page.waitForRequest(isClick);
    // a real page load, away from here
    await page.getByRole("link", { name: "中文" }).click();
    const request = await sent;
    const murmur = await page.evaluate(() => localStorage.getItem("murmur"));
    expect(request.headers()).toMatchObject({
      "content-type": "application/json",
      token: "",
      "web-uuid": murmur,
      "req-device": "pc",
      lang: "en",
    });
    await expect(page).toHaveURL(/\/zh-cn\/policy\/privacy_policy/);
    expect(saidBy(clicks).at(-1)).toEqual({
      item_type: "menu",
      item_val: "/policy/privacy_policy",
      source: "pc",
      event: "click",
      url: `${long}?utm_source=letter`,
      pagePath: long,
    });
    await expect.poll(() => counted(page)).toBeGreaterThan(before);
  });

  ownWindow("what is chosen, bought and searched says what it is", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("cookie-accept", "yes"));
    const clicks = await arrive(page, "/en/homepage");
    const told = () => saidBy(clicks).map(({ item_type, item_val }) => [item_type, item_val]);
    await page.getByRole("link", { name: "Buy now" }).first().click();
    await arriveAt(page, "/en/destination");
    await page.locator(".place-list").getByRole("link", { name: /Japan/ }).first().click();
    await arriveAt(page, "/en/esim/japan");
    await page
      .getByRole("link", { name: /^Choose/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/en\/plan-detail\?code=/);
    const code = new URL(page.url()).searchParams.get("code");
    await expect.poll(told).toEqual([
      ["buy", "/destination"],
      ["destination", "/esim/japan"],
      ["plan", code],
    ]);
    expect(clicks.every((request) => request.url().startsWith(shopOrigin))).toBe(true);
  });
});
