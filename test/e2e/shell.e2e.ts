import { expect, test, type Page } from "@playwright/test";
import { words as errors } from "../../src/i18n/en/errors.ts";
import { expectSound } from "./accessibility.ts";
import { arriveAt, openPage, takenOver } from "./open-page.ts";

const destinations = (page: Page) => page.getByRole("button", { name: "Destinations" });
const panel = (page: Page) => page.locator("#destination-menu");
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

test.describe("destination menu (H3)", () => {
  test.beforeEach(async ({ page }) => {
    await openPage(page, "/en/developing");
  });

  test("opens, lists a letter's countries, leads to their plans and closes", async ({ page }) => {
    await destinations(page).click();
    await expect(panel(page).getByRole("link", { name: "Japan" })).toBeVisible();
    await page.getByRole("tab", { name: "S-T" }).click();
    await panel(page).getByRole("link", { name: "Switzerland" }).click();
    await expect(page).toHaveURL(/\/en\/plans\?country=CH&mcc=228$/);
    await expect(panel(page)).toBeHidden();
  });

  test("the popular ones stand by continent, all of them in the search select", async ({ page }) => {
    await destinations(page).click();
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
  });

  test("a letter lists its countries after 300 ms, and walking past it does not", async ({ page }) => {
    await page.clock.install();
    await page.reload();
    await takenOver(page);
    await destinations(page).click();
    await expect(panel(page).getByRole("link", { name: "Japan" })).toBeVisible();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
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
    await page.getByRole("button", { name: "Menu" }).click();
    await page.locator("#site-menu").getByRole("button", { name: "Destinations" }).click();
    await expect(page.locator("#site-menu")).toBeHidden();
    await page.getByRole("tab", { name: "S-T" }).click();
    await panel(page).getByRole("link", { name: "Switzerland" }).click();
    await expect(page).toHaveURL(/\/en\/plans\?country=CH&mcc=228$/);
    await expect(panel(page)).toBeHidden();
  });

  test("is used with the keyboard alone", async ({ page }) => {
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

  test("a search finds a city and Enter goes to its country", async ({ page }) => {
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
    await destinations(page).click();
    const search = page.getByRole("combobox", { name: "Where are you going?" });
    await search.fill("bkk");
    await expect(page.getByRole("listbox").getByRole("option")).toHaveText([/^Thailand/]);
    await search.press("Enter");
    await expect(page).toHaveURL(/\/en\/plans\?country=TH&mcc=520$/);
    await expect(panel(page)).toBeHidden();
    await destinations(page).click();
    await search.fill("seoul");
    await search.press("Enter");
    await expect(page).toHaveURL(/\/en\/plans\?country=KR&mcc=450$/);
    await expect(panel(page)).toBeHidden();
  });

  test("the page behind stands still, and a click on the mask closes", async ({ page }) => {
    await destinations(page).click();
    await expect(panel(page)).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
    await page.mouse.click(720, 880);
    await expect(panel(page)).toBeHidden();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe("hidden");
  });

  test("says when the list does not come, and tries again", async ({ page }) => {
    await page.route("**/api/common/getCountryList", (route) => route.abort());
    await destinations(page).click();
    await expect(panel(page).getByText("The list could not be loaded.")).toBeVisible();
    await page.unroute("**/api/common/getCountryList");
    await panel(page).getByRole("button", { name: "Try again" }).click();
    await expect(panel(page).getByRole("link", { name: "Japan" })).toBeVisible();
  });
});

test("the popups hold what H4 asks for", async ({ page }) => {
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
  await openPage(page, "/en/destination?days=5&kind=fixed");
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
  await expect(page).toHaveURL("/zh-hk/destination?days=5&kind=fixed");
  await expect(page.locator("#asia").getByRole("link", { name: /日本.*HK\$/s })).toBeVisible();
});

test("a first visit sees the money of its language, a choice goes along into another one (L6)", async ({ page }) => {
  for (const [language, button, sign] of [
    ["zh-cn", "简 · CNY", /¥\d/],
    ["zh-hk", "繁 · HKD", /HK\$\d/],
    ["en", "EN · USD", /from \$\d/],
  ] as const) {
    await page.goto(`/${language}/destination`);
    await expect(page.getByRole("button", { name: button })).toBeVisible();
    await expect(page.locator(".destination-parts .place-list a").first()).toContainText(sign);
  }
  await page.request.post("/preferences", { form: { language: "zh-cn", currency: "CNY", returnTo: "/destination" } });
  await page.goto("/en/destination");
  await expect(page.locator(".destination-parts .place-list a").first()).toContainText(/from CN¥\d/);
});

test("the toggle keeps query and anchor (L5)", async ({ page }) => {
  await openPage(page, "/en/frequently-asked-questions?type=Use#home-number");
  await page.getByRole("link", { name: "中文" }).click();
  await arriveAt(page, "/zh-cn/frequently-asked-questions?type=Use#home-number");
  await page.getByRole("link", { name: "EN", exact: true }).click();
  await expect(page).toHaveURL("/en/frequently-asked-questions?type=Use#home-number");
});

test("the account icon knows who has signed in (H7)", async ({ page }) => {
  await openPage(page, "/en/developing");
  await expect(page.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/en/login");
  await page.evaluate(() => localStorage.setItem("checked_iccid", "8985234000000000000"));
  await page.reload();
  await expect(page.getByRole("link", { name: "My account" })).toHaveAttribute("href", "/en/account");
});

test("the header is transparent on the home page until it is scrolled (H1)", async ({ page }) => {
  await openPage(page, "/en/homepage");
  const ground = () => page.locator(".site-header").evaluate((header) => getComputedStyle(header).backgroundColor);
  expect(await ground()).toMatch(/^rgba\(0, 0, 0, 0\)$|^transparent$|\/ 0\)$/);
  await page.mouse.wheel(0, 600);
  await expect.poll(ground).toMatch(/\/ 0\.9\)$/);
});

test.describe("scrolling (L7)", () => {
  test("another page begins at the top, back finds the place again", async ({ page }) => {
    await openPage(page, "/en/destination");
    await page.evaluate(() => scrollTo(0, 1500));
    const places = await page.evaluateHandle(() => {
      const seen: number[] = [];
      addEventListener("scroll", () => seen.push(Math.round(scrollY)));
      return seen;
    });
    // dispatched, because a real click would first scroll the sticky header into view
    await page.locator(".site-nav").getByRole("link", { name: "Gogo China" }).last().dispatchEvent("click");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Gogo China");
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

  test("the focus goes with the visitor", async ({ page }) => {
    await openPage(page, "/en/developing");
    await page.getByRole("link", { name: "Gogo China", exact: true }).click();
    await expect(page.locator("main")).toBeFocused();
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
    await page.goto("/en/homepage");
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
