import { expect, type Page } from "@playwright/test";
import { words as homeParts } from "../../src/i18n/en/home-parts.ts";
import { words as menus } from "../../src/i18n/en/menus.ts";
import { test } from "./lent-window.ts";
import { arriveAt, openPage } from "./open-page.ts";

/** Lost with the page. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute("data-same-load", ""));
const sameLoad = (page: Page) => page.locator("html[data-same-load]");
const footer = (page: Page) => page.locator(".site-footer");

let troubles: string[] = [];

test.beforeEach(({ page }) => {
  troubles = [];
  page.on("pageerror", ({ message }) => troubles.push(message));
  page.on("console", (message) => message.type() === "error" && troubles.push(message.text()));
});

test.afterEach(() => expect(troubles).toEqual([]));

test("links of what only the server draws lead on without a page load, and say which is the page one is on", async ({
  page,
}) => {
  await openPage(page, "/en/developing");
  await mark(page);
  await footer(page).getByRole("link", { name: menus.footer.findOrder }).click();
  await arriveAt(page, "/en/find-order");
  await page.getByRole("button", { name: "Support" }).click();
  const support = page.locator("#support-menu");
  await support.getByRole("link", { name: menus.support.coverage.title }).click();
  await expect(page).toHaveURL("/en/netCover");
  await expect(support).toBeHidden();
  await expect(support.locator("[aria-current=page]")).toHaveText(/Network coverage/);
  await page.goBack();
  await expect(page).toHaveURL("/en/find-order");
  await expect(support.locator("[aria-current=page]")).toHaveCount(0);
  await expect(footer(page)).toContainText(menus.footer.pitch);
  await expect(sameLoad(page)).toHaveCount(1);
});

test("a link that is meant to load its page anew does", async ({ page }) => {
  await openPage(page, "/en/frequently-asked-questions?type=Use");
  await mark(page);
  await page.evaluate(() => {
    document.querySelector("main")!.insertAdjacentHTML("beforeend", '<a id="anew" href="/en/homepage">anew</a>');
    document.querySelector<HTMLElement>("#anew")!.click();
  });
  await page.waitForURL("/en/homepage");
  await expect(sameLoad(page)).toHaveCount(0);
});

test("a page that came without footer and menus takes none along: the next one is loaded with them", async ({
  page,
}) => {
  await openPage(page, "/en/argeement-channel?key=terms_conditions");
  await expect(footer(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Farwave, home page" }).click();
  await expect(page).toHaveURL("/en/homepage");
  await expect(footer(page)).toContainText(menus.footer.pitch);
  await expect(page.locator("[data-missing]")).toHaveCount(0);
  await expect(page.locator("#support-menu a")).toHaveCount(6);
});

test("the home page brings no code for what stands still; by a click it comes with it", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const steps = page.getByRole("heading", { name: homeParts.steps.title });
  await openPage(page, "/en/homepage");
  // code that would still come is what this is about
  await page.waitForLoadState("networkidle");
  await expect(steps).toBeVisible();
  const drawn = await page.locator("[data-drawn=home]").innerText();
  expect(asked.filter((url) => /home-parts|menus|shared-/.test(url))).toEqual([]);
  await mark(page);
  await page.locator("[data-drawn=home]").getByRole("link", { name: homeParts.places.all }).click();
  await arriveAt(page, "/en/destination");
  await page.getByRole("link", { name: "Farwave, home page" }).click();
  await expect(page).toHaveURL("/en/homepage");
  await expect(steps).toBeVisible();
  expect(await page.locator("[data-drawn=home]").innerText()).toBe(drawn);
  await expect(sameLoad(page)).toHaveCount(1);
});
