import { expect, type Page } from "@playwright/test";
import { words as china } from "../../src/i18n/en/china.ts";
import { words as order } from "../../src/i18n/en/order.ts";
import { test } from "./lent-window.ts";
import { openPage } from "./open-page.ts";

const questions = "/en/frequently-asked-questions?type=Use";
const orderOf = (plan: string, days: number) => `/en/order-sim?plan=${plan}&days=${days}`;
const quantity = (page: Page) => page.locator("[name=quantity]").filter({ visible: true });
const answer = (page: Page, position: number) => page.locator(".faq details").nth(position);
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** A click inside the shop, without a page load and without scrolling the link into view first. */
async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole("link", { name, exact: true }).first().dispatchEvent("click");
}

/** Goes to any address of the shop as a link on the page would. */
async function go(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    history.pushState({}, "", href);
    dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  }, address);
}

/** A hidden page is drawn again when the browser has time; by then it must not have lost what it shows. */
async function lookAround(page: Page): Promise<void> {
  await page.waitForTimeout(500);
  expect(troubles).toEqual([]);
}

let troubles: string[] = [];

test.describe("kept pages (L8)", () => {
  test.beforeEach(({ page }) => {
    troubles = [];
    page.on("pageerror", ({ message }) => troubles.push(message));
    page.on("console", (message) => message.type() === "error" && troubles.push(message.text()));
  });

  test("questions: what was open and where the page stood is there when the visitor comes back", async ({ page }) => {
    await openPage(page, questions);
    await answer(page, 1).locator("summary").click();
    await answer(page, 3).locator("summary").click();
    await page.evaluate(() => scrollTo(0, 300));
    await follow(page, "Gogo China");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(china.hero.title);
    await expect(page).toHaveTitle(/Gogo China/);
    expect(await scrolled(page)).toBe(0);
    await lookAround(page);
    await page.goBack();
    await expect(answer(page, 1)).toHaveAttribute("open", "");
    await expect(answer(page, 3)).toHaveAttribute("open", "");
    await expect(page).toHaveTitle(/Using|Use/);
    await expect.poll(() => scrolled(page)).toBe(300);
  });

  test("questions: another category begins closed (C2)", async ({ page }) => {
    await openPage(page, questions);
    await answer(page, 0).locator("summary").click();
    await follow(page, "Troubleshooting");
    await expect(page).toHaveURL(/type=Troubles/);
    await expect(page.locator(".faq details[open]")).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/type=Use/);
    await expect(page.locator(".faq details[open]")).toHaveCount(0);
  });

  test("the order: entries and opened parts survive, and the same plan comes back with them", async ({ page }) => {
    await openPage(page, orderOf("jp-day-1gb", 3));
    await page.getByText(order.device.question).click();
    await page.getByLabel(order.email.label, { exact: false }).first().fill("mei@");
    await page.getByRole("button", { name: order.quantity.more }).click();
    await expect(quantity(page)).toHaveValue("2");
    await follow(page, "Gogo China");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(china.hero.title);
    await expect(page.locator("main")).toBeFocused();
    await lookAround(page);
    await page.goBack();
    await expect(page.getByLabel(order.email.label, { exact: false }).first()).toHaveValue("mei@");
    await expect(page.locator(".disclosure[open]")).toHaveCount(1);
    await expect(quantity(page)).toHaveValue("2");
  });

  test("the order: another plan or other days are another form, with the e-mail still there", async ({ page }) => {
    await openPage(page, orderOf("jp-day-1gb", 3));
    await page.getByLabel(order.email.label, { exact: false }).first().fill("mei@example.com");
    await page.getByRole("button", { name: order.quantity.more }).click();
    await expect(quantity(page)).toHaveValue("2");
    const asked = page.waitForResponse("**/api/product/getPlanDetail");
    await go(page, orderOf("jp-10gb-15d", 15));
    await asked;
    await expect(page.locator(".order-summary")).toContainText("10");
    await expect(quantity(page)).toHaveValue("1");
    await expect(page.locator("[name=planCode]")).toHaveValue("jp-10gb-15d");
    await expect(page.locator("[name=planCode]")).toHaveCount(1);
    await expect(page.getByLabel(order.email.label, { exact: false }).first()).toHaveValue("mei@example.com");
  });

  test("the order: who comes back sees today's price", async ({ page }) => {
    await openPage(page, orderOf("jp-day-1gb", 3));
    await follow(page, "Gogo China");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(china.hero.title);
    await page.route("**/api/product/getPlanDetail", async (route) => {
      const response = await route.fetch();
      const envelope = (await response.json()) as { resultData: { plan: { price: { amount: number } } } };
      envelope.resultData.plan.price.amount = 4321;
      await route.fulfill({ response, json: envelope });
    });
    await page.goBack();
    await expect(page.locator("[name=expectedTotal]")).toHaveValue(String(3 * 4321));
    await expect(page.getByRole("button", { name: /^Pay / })).toContainText("129.63");
  });

  test("a page that fails to come leaves the kept ones as they are (E3)", async ({ page }) => {
    await openPage(page, questions);
    await answer(page, 1).locator("summary").click();
    await page.route("**/api/product/**", (route) => route.abort());
    await go(page, "/en/plans?country=JP&mcc=440");
    await expect(page.getByRole("heading", { level: 1, name: "We cannot do this right now" })).toBeVisible();
    await expect(page.locator("main")).toBeFocused();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Questions and answers" })).toBeVisible();
    await expect(answer(page, 1)).toHaveAttribute("open", "");
  });

  test("two kept pages beside each other: one is seen, each with its own title", async ({ page }) => {
    await openPage(page, orderOf("jp-day-1gb", 3));
    const title = await page.title();
    await follow(page, "Troubleshooting");
    await expect(page).toHaveTitle(/Trouble/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveTitle(title);
    await page.goForward();
    await expect(page).toHaveTitle(/Trouble/);
    await go(page, "/en/netCover");
    await expect(page).toHaveTitle(/etwork/);
    await go(page, "/en/real-name");
    // the address is there at once, the page a moment later
    await expect(page).toHaveTitle(/registration/);
    await go(page, questions);
    await expect(page).toHaveTitle(/Using|Use/);
    // one for each kept route, however often they are seen
    await expect(page.locator("main > *")).toHaveCount(4);
    await expect(page.locator("main > :visible")).toHaveCount(1);
    await lookAround(page);
  });
});
