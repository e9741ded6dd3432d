import { expect, type Page } from "@playwright/test";
import { words as errors } from "../../src/i18n/en/errors.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { arriveAt, openDrawn, openPage, takenOver } from "./open-page.ts";

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

test("the popups hold what H4 asks for; the account icon knows who has signed in (H7)", async ({ page }) => {
  await openPage(page, "/en/developing");
  await page.getByRole("button", { name: "Support" }).click();
  await expect(page.locator("#support-menu").getByRole("link")).toHaveText([
    /Real-name registration/,
    /Network coverage/,
    /My packages/,
    /Enterprise prepaid top-up/,
    /Gogo China top-up/,
    /Questions and answers/,
  ]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Partnership" }).click();
  await expect(page.locator("#partnership-menu").getByRole("link")).toHaveText([
    /Wholesale/,
    /eSIM marketplace/,
    /Business plans/,
  ]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/en/login");
  await page.evaluate(() => localStorage.setItem("checked_iccid", "8985234000000000000"));
  await page.reload();
  await expect(page.getByRole("link", { name: "My account" })).toHaveAttribute("href", "/en/account");
});

test("the bell is marked until it was opened, also after a reload (H5)", async ({ page }) => {
  await page.goto("/en/developing");
  await page.getByRole("button", { name: "Announcements, there is something new" }).click();
  const notices = page.getByRole("dialog", { name: "Announcements" });
  await expect(notices.getByText(/^\d+ announcements$/)).toBeVisible();
  await expect(notices.getByRole("heading", { name: "Japan: more 5G, same price" })).toBeVisible();
  await expect(notices.getByText("16 Nov 2026 · From Farwave Network Team")).toBeVisible();
  await expect(notices.getByRole("link", { name: "network coverage" })).toHaveAttribute("href", "/en/netCover");
  await page.keyboard.press("Escape");
  await expect(notices).toBeHidden();
  await expect(page.getByRole("button", { name: "Announcements", exact: true })).toBeFocused();
  await page.reload();
  await takenOver(page);
  await expect(page.getByRole("button", { name: "Announcements", exact: true })).toBeVisible();
});

test("language and currency change together and keep the page (L4)", async ({ page }) => {
  await openPage(page, "/en/esim/japan?days=5&kind=fixed");
  await page.getByRole("button", { name: "EN · USD" }).click();
  const modal = page.getByRole("dialog", { name: "Language and currency" });
  await modal.getByRole("radio", { name: "繁體中文" }).check();
  await modal.getByRole("radio", { name: "HKD" }).check();
  await modal.getByRole("button", { name: "Clear" }).click();
  await expect(modal.getByRole("radio", { name: "English" })).toBeChecked();
  await expect(modal.getByRole("radio", { name: "USD" })).toBeChecked();
  await modal.getByRole("radio", { name: "繁體中文" }).check();
  await modal.getByRole("radio", { name: "HKD" }).check();
  await modal.getByRole("button", { name: "Confirm" }).click();
  await expect(page).toHaveURL("/zh-hk/esim/japan?days=5&kind=fixed");
  await expect(page.getByRole("heading", { level: 1, name: /日本/ })).toBeVisible();
  await expect(page.locator(".plan-row").first()).toContainText(/HK\$\d/);
});

test("a first visit sees the money of its language, a choice goes along into another one (L6)", async ({ page }) => {
  for (const [language, button, sign] of [
    ["zh-cn", "简 · CNY", /¥\d/],
    ["zh-hk", "繁 · HKD", /HK\$\d/],
    ["en", "EN · USD", /from \$\d/],
  ] as const) {
    await openDrawn(page, `/${language}/destination`);
    await expect(page.getByRole("button", { name: button })).toBeVisible();
    await expect(page.locator(".destination-parts .place-list a").first()).toContainText(sign);
  }
  await page.request.post("/preferences", { form: { language: "zh-cn", currency: "CNY", returnTo: "/destination" } });
  await openDrawn(page, "/en/destination");
  await expect(page.locator(".destination-parts .place-list a").first()).toContainText(/from CN¥\d/);
});

test("the toggle keeps query and anchor (L5)", async ({ page }) => {
  await openPage(page, "/en/frequently-asked-questions?type=Use#home-number");
  await page.getByRole("link", { name: "中文" }).click();
  await arriveAt(page, "/zh-cn/frequently-asked-questions?type=Use#home-number");
  await page.getByRole("link", { name: "EN", exact: true }).click();
  await expect(page).toHaveURL("/en/frequently-asked-questions?type=Use#home-number");
});

test("the header is transparent on the home page until it is scrolled (H1)", async ({ page }) => {
  await openPage(page, "/en/homepage");
  const ground = () => page.locator(".site-header").evaluate((header) => getComputedStyle(header).backgroundColor);
  expect(await ground()).toMatch(/^rgba\(0, 0, 0, 0\)$|^transparent$|\/ 0\)$/);
  await page.mouse.wheel(0, 600);
  await expect.poll(ground).toMatch(/\/ 0\.9\)$/);
});

test.describe("scrolling (L7)", () => {
  test("another page begins at the top, and the focus goes there with the visitor; back finds the place again", async ({
    page,
  }) => {
    await openPage(page, "/en/argeement?key=privacy_policy");
    await page.evaluate(() => scrollTo(0, 1500));
    const places = await page.evaluateHandle(() => {
      const seen: number[] = [];
      addEventListener("scroll", () => seen.push(Math.round(scrollY)));
      return seen;
    });
    // dispatched, because a real click would first scroll the sticky header into view
    await page.locator(".site-nav").getByRole("link", { name: "Gogo China" }).last().dispatchEvent("click");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("China, sorted.");
    await expect(page.locator("main")).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(0);
    // at once: a page that glides up from the middle was not begun at the top
    expect((await places.jsonValue()).filter((y) => y > 0 && y < 600)).toEqual([]);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(1500);
  });

  test("an anchor scrolls to its section, clear of the header", async ({ page }) => {
    await openPage(page, "/en/argeement?key=terms_conditions");
    await page.getByRole("navigation", { name: "Contents" }).getByRole("link", { name: /^4\./ }).click();
    const heading = page.locator("#section-4");
    await expect.poll(async () => Math.round((await heading.boundingBox())!.y)).toBeLessThan(160);
    expect((await heading.boundingBox())!.y).toBeGreaterThan(84);
  });
});

test.describe("a part of the page that does not load (E3)", () => {
  test("is fetched by one reload", async ({ page }) => {
    await openPage(page, "/en/developing");
    let refused = 0;
    await page.route(/faq-screen.*\.js/, (route) => (refused++ === 0 ? route.abort() : route.continue()));
    await page.getByRole("link", { name: "Troubleshooting" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Questions and answers" })).toBeVisible();
    await expect(page).toHaveURL("/en/frequently-asked-questions?type=Troubles");
    expect(refused).toBeGreaterThan(0);
  });

  test("so is the style sheet", async ({ page }) => {
    let refused = 0;
    await page.route(/\.css$/, (route) => (refused++ === 0 ? route.abort() : route.continue()));
    await page.goto("/en/developing");
    await expect(page.locator(".site-header")).toHaveCSS("position", "sticky");
    expect(refused).toBe(2);
  });

  /** How often an address was loaded as a page. */
  const loads = (page: Page, path: RegExp) => {
    const seen: string[] = [];
    page.on(
      "request",
      (request) => request.isNavigationRequest() && path.test(request.url()) && seen.push(request.url()),
    );
    return seen;
  };
  const loadError = (page: Page) => page.getByRole("heading", { level: 1, name: errors.loadError.title });

  test("twice: one reload, then the page of load errors, also on a second visit; its link leads back", async ({
    page,
  }) => {
    const address = "/en/frequently-asked-questions?type=Troubles";
    await openPage(page, "/en/developing");
    await page.route(/faq-screen.*\.js/, (route) => route.abort());
    const seen = loads(page, /frequently-asked/);
    await page.getByRole("link", { name: "Troubleshooting" }).click();
    await expect(loadError(page)).toBeVisible();
    expect(seen.filter((url) => url.endsWith(address))).toHaveLength(1);
    await expect(page).toHaveURL(/\/en\/load-error\?back=/);
    await page.goto(address);
    await expect(loadError(page)).toBeVisible();
    await page.unroute(/faq-screen.*\.js/);
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Questions and answers" })).toBeVisible();
    await expect(page).toHaveURL(address);
  });

  test("without any style sheet that page still has its look, and what was entered survives", async ({ page }) => {
    const address = "/en/order-sim?plan=jp-day-1gb&days=3";
    await openPage(page, address);
    await page.locator("[name=email]").first().fill("kept@example.com");
    await page.route(/\.css$/, (route) => route.abort());
    const seen = loads(page, /order-sim\?plan/);
    await page.goto(address);
    await expect(loadError(page)).toBeVisible();
    expect(seen.filter((url) => url.endsWith(address))).toHaveLength(2);
    await expect(page.getByRole("link", { name: "Try again" })).toHaveCSS("border-radius", "999px");
    await expectSound(page);
    await page.unroute(/\.css$/);
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page.locator("[name=email]").first()).toHaveValue("kept@example.com");
  });
});

test("on a phone everything is in the menu", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, "/en/developing");
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.locator("#site-menu");
  await expect(menu.getByRole("link", { name: "Real-name registration" })).toBeVisible();
  await menu.getByRole("searchbox").fill("bangkok");
  await menu.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL("/en/plans?country=TH&mcc=520");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: /Thailand/ })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu entry is a link, and the search a page", async ({ page }) => {
    await page.goto("/en/developing");
    await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Destinations" }).click();
    await expect(page).toHaveURL("/en/destination");
    await page.getByRole("searchbox", { name: "Find a destination" }).fill("united");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByText(/^\d destinations found/)).toBeVisible();
    await expect(page.getByRole("link", { name: /^United Kingdom/ })).toHaveAttribute(
      "href",
      "/en/esim/united-kingdom",
    );
    await page.getByRole("searchbox", { name: "Find a destination" }).fill("大阪");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/en/plans?country=JP&mcc=440");
  });

  test("language and currency can be chosen", async ({ page }) => {
    await page.goto("/en/developing");
    await page.getByRole("button", { name: "EN · USD" }).click();
    await page.getByRole("radio", { name: "简体中文" }).check();
    await page.getByRole("radio", { name: "HKD" }).check();
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(page).toHaveURL("/zh-cn/developing");
    await expect(page.getByRole("button", { name: "简 · HKD" })).toBeVisible();
  });
});
