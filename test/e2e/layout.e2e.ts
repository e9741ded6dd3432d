import { expect, type Page } from "@playwright/test";
import { words as errors } from "../../src/i18n/en/errors.ts";
import { words as planDetail } from "../../src/i18n/en/plan-detail.ts";
import { ownWindow, test } from "./lent-window.ts";
import { arriveAt, openDrawn, openPage } from "./open-page.ts";
import { shopOrigin } from "./setting.ts";

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const overflow = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
const preferences = (page: Page) => page.getByRole("dialog", { name: "Language and currency" });

test.describe("modals (H8)", () => {
  test("hold the focus, close with Escape, and give focus and scrolling back", async ({ page }) => {
    await openPage(page, "/en/argeement?key=privacy_policy");
    await page.evaluate(() => scrollTo(0, 900));
    const opener = page.getByRole("button", { name: /choose language and currency/ });
    await opener.press("Enter");
    await expect(preferences(page)).toBeVisible();
    const stood = await scrolled(page);
    expect(await overflow(page)).toBe("hidden");
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press("Tab");
      // after the last control the browser's own bar has its turn, never the page behind
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null,
        ),
      ).toBe(true);
    }
    await page.mouse.wheel(0, 400);
    await page.keyboard.press("Escape");
    await expect(preferences(page)).toBeHidden();
    await expect(opener).toBeFocused();
    expect(await overflow(page)).not.toBe("hidden");
    expect(await scrolled(page)).toBe(stood);
  });

  test("do not stay open over another page when the visitor goes back", async ({ page }) => {
    await openPage(page, "/en/developing");
    await page.getByRole("link", { name: "Gogo China", exact: true }).click();
    await arriveAt(page, "/en/gogo-china");
    await page.getByRole("button", { name: /choose language and currency/ }).click();
    await expect(preferences(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/en/developing");
    await expect(preferences(page)).toBeHidden();
    expect(await overflow(page)).not.toBe("hidden");
  });

  test("a link inside closes them and leads on without a page load (H9)", async ({ page }) => {
    await openPage(page, "/en/developing");
    await page.evaluate(() => Object.assign(window, { samePage: true }));
    await page.getByRole("button", { name: /^Announcements/ }).click();
    await page.getByRole("dialog", { name: "Announcements" }).getByRole("link", { name: "network coverage" }).click();
    await expect(page).toHaveURL("/en/netCover");
    await expect(page.getByRole("dialog", { name: "Announcements" })).toBeHidden();
    expect(await overflow(page)).not.toBe("hidden");
    expect(await page.evaluate(() => "samePage" in window)).toBe(true);
  });

  test("the support popup closes when a link in it is followed (H4)", async ({ page }) => {
    await openPage(page, "/en/developing");
    await page.getByRole("button", { name: "Support" }).click();
    await page
      .locator("#support-menu")
      .getByRole("link", { name: /Questions and answers/ })
      .click();
    await expect(page).toHaveURL("/en/frequently-asked-questions");
    await expect(page.locator("#support-menu")).toBeHidden();
  });
});

test("nothing found: words, and a link that leads to support (H9)", async ({ page }) => {
  await openPage(page, "/en/frequently-asked-questions?q=zzzzzz");
  await expect(page.locator(".empty-state h3")).toContainText("zzzzzz");
  await page.locator(".empty-state").getByRole("link").click();
  await expect(page.locator("#customer-service")).toBeInViewport();
});

test("a link to an answer on another page opens it and scrolls to it, clear of the header (L7)", async ({ page }) => {
  await openPage(page, "/en/developing");
  await page.getByRole("button", { name: /^Announcements/ }).click();
  await page
    .getByRole("dialog", { name: "Announcements" })
    .getByRole("link", { name: "how to install an eSIM" })
    .click();
  await expect(page).toHaveURL("/en/frequently-asked-questions?type=eSIM#esim-install");
  const answer = page.locator("details", { has: page.locator("#esim-install") });
  await expect(answer).toHaveAttribute("open", "");
  await expect.poll(async () => Math.round((await answer.boundingBox())!.y)).toBeLessThan(200);
  expect((await answer.boundingBox())!.y).toBeGreaterThan(83);
});

test.describe("header and footer (H1)", () => {
  for (const [path, header, footer] of [
    ["/en/developing", "whole", 1],
    ["/en/argeement-channel", "logo", 0],
    ["/ja/real-name-channel", "logo", 0],
    ["/en/top-up-gogo-china-app", "none", 0],
  ] as const) {
    test(`${path}: ${header}`, async ({ page }) => {
      await openDrawn(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator(".site-logo")).toHaveCount(header === "none" ? 0 : 1);
      await expect(page.locator(".site-nav")).toHaveCount(header === "whole" ? 1 : 0);
      await expect(page.locator(".site-footer")).toHaveCount(footer);
      await expect(page.locator("main")).toHaveCount(1);
    });
  }
});

ownWindow("the account icon also knows a token (H7)", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("Token", "t"));
  // whose token it is, is asked once the page stands; without an answer it stays
  await page.route("**/api/user/getUserInfo", (route) => route.abort());
  await page.goto("/en/developing");
  await expect(page.getByRole("link", { name: "My account" })).toHaveAttribute("href", "/en/account");
});

test.describe("unknown addresses (L1, L2)", () => {
  for (const [address, there] of [
    ["/en/nonsense?utm_source=letter", "/en/homepage?utm_source=letter"],
    ["/nonsense?LT=hk", "/zh-hk/homepage"],
    ["/?LT=en", "/en/homepage"],
    ["/ko/nonsense", "/zh-cn/homepage"],
    ["/fr/homepage?LT=en", "/en/homepage"],
    ["/zh-hk/policy", "/zh-hk/homepage"],
    ["/LT/store/realname?LT=cn", "/zh-cn/homepage"],
    ["/en/store/realname", "/en/real-name"],
    ["/en/store/realname?channel=mtr", "/en/real-name?channel=mtr"],
  ] as const) {
    test(`${address} leads to ${there}`, async ({ request }) => {
      const answer = await request.get(address);
      expect([answer.status(), answer.url()]).toEqual([200, shopOrigin + there]);
    });
  }

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "with scripts" : "without JavaScript", () => {
      test.use({ javaScriptEnabled });
      test("the page then says so, once", async ({ page }) => {
        const notice = page.getByText("That page is not here.");
        await page.goto("/en/nothing");
        await expect(page).toHaveURL("/en/homepage");
        await expect(notice).toBeInViewport();
        // by itself after 12 s, which is not waited for here
        await page.locator(".missed-page").evaluateAll(([said]) => said!.getAnimations()[0]!.finish());
        await expect(notice).toBeHidden();
        await page.reload();
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(notice).toHaveCount(0);
        const again = await page.request.get("/en/nothing/more");
        expect(await again.text()).toContain("That page is not here.");
      });
    });
  }
});

test("a page whose own code fails at first is loaded once more (E3)", async ({ page }) => {
  let loads = 0;
  page.on("request", (request) => request.isNavigationRequest() && loads++);
  await page.route(/faq-screen.*\.js/, (route) => (loads === 1 ? route.abort() : route.continue()));
  await page.goto("/en/frequently-asked-questions?type=Use");
  await expect.poll(() => loads).toBe(2);
  await page.getByRole("link", { name: "Troubleshooting" }).last().click();
  await expect(page).toHaveURL(/type=Troubles/);
});

test("a page whose own code never comes is loaded twice, then left for the page of load errors (E3)", async ({
  page,
}) => {
  const loads: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && loads.push(new URL(request.url()).pathname));
  await page.route(/faq-screen.*\.js/, (route) => route.abort());
  await page.goto("/en/frequently-asked-questions?type=Use");
  await expect(page.getByRole("heading", { level: 1, name: errors.loadError.title })).toBeVisible();
  await page.waitForTimeout(1000);
  expect(loads).toEqual(["/en/frequently-asked-questions", "/en/frequently-asked-questions", "/en/load-error"]);
});

test("other days of the same plan do not move the page (L7)", async ({ page }) => {
  await openPage(page, "/en/plan-detail?code=jp-day-1gb&days=3");
  await page.evaluate(() => scrollTo(0, 120));
  await page.getByRole("button", { name: planDetail.buy.moreDays }).dispatchEvent("click");
  await arriveAt(page, /days=4/);
  await page.waitForTimeout(300);
  expect(await scrolled(page)).toBe(120);
});

test("a call that fails says so for five seconds (E2)", async ({ page }) => {
  await openPage(page, "/en/developing");
  await page.route("**/api/common/getCountryList", (route) =>
    route.fulfill({
      status: 503,
      json: { resultCode: "TRY_AGAIN_LATER", resultMessage: "Not now.", resultData: { fields: [] } },
    }),
  );
  await page.getByRole("button", { name: "Destinations" }).click();
  const toast = page.locator(".toast-failure", { hasText: "Not now." });
  await expect(toast).toBeVisible();
  await page.waitForTimeout(2000);
  await expect(toast).toBeVisible();
  await expect(toast).toBeHidden({ timeout: 10_000 });
});

test("a page in a language that is not offered says that it is English (L3)", async ({ request }) => {
  for (const language of ["ja", "ko"]) {
    const english = await request.get(`/${language}/destination`);
    expect(await english.text()).toMatch(/^<!DOCTYPE html><html[^>]* lang="en"/i);
    expect((await request.get(`/${language}/homepage`)).url()).toBe(`${shopOrigin}/zh-cn/homepage`);
    const channel = `/${language}/argeement-channel`;
    expect((await request.get(channel)).url()).toBe(shopOrigin + channel);
  }
});
