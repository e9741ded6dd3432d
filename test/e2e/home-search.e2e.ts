import { expect, type Page } from "@playwright/test";
import { words as home } from "../../src/i18n/en/homepage.ts";
import { test } from "./lent-window.ts";
import { arriveAt, openPage } from "./open-page.ts";

const place = (page: Page) => page.getByRole("combobox", { name: home.search.destination }).first();
const suggested = (page: Page) => page.getByRole("listbox").getByRole("option");
const kind = (page: Page) => page.getByRole("combobox", { name: home.search.data });
const toKorea = /\/en\/plans\?country=KR&days=7&kind=day_pass&mcc=450$/;

test.describe("the sentence of the home page leads on, with days and kind", () => {
  /** Nothing on the way is refused. */
  const refused: string[] = [];
  test.beforeEach(async ({ page }) => {
    refused.length = 0;
    page.on("response", (answer) => answer.status() >= 400 && refused.push(`${answer.status()} ${answer.url()}`));
    await openPage(page, "/en/homepage");
  });
  test.afterEach(() => expect(refused).toEqual([]));

  test("a city, by the first suggestion and Enter", async ({ page }) => {
    await place(page).fill("Seoul");
    await expect(suggested(page)).toHaveText([/^South Korea/]);
    await place(page).press("Enter");
    await expect(page).toHaveURL(toKorea);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("South Korea");
    await expect(page.getByRole("link", { name: "Unlimited day pass" })).toHaveAttribute("aria-current", /./);
  });

  test("a city that is typed and sent before anything is suggested", async ({ page }) => {
    await place(page).fill("Seoul");
    await place(page).press("Enter");
    await expect(page).toHaveURL(toKorea);
    await page.goBack();
    await expect(page).toHaveURL("/en/homepage");
  });

  test("an airport's code and the button, for a package", async ({ page }) => {
    await place(page).fill("BKK");
    await kind(page).selectOption("fixed");
    await page.getByRole("button", { name: home.search.submit }).click();
    await expect(page).toHaveURL(/\/en\/plans\?country=TH&days=7&kind=fixed&mcc=520$/);
  });

  test("Enter takes the first of several, the button lists them", async ({ page }) => {
    await place(page).fill("united");
    const first = (await suggested(page).first().locator(".combobox-label").textContent())!;
    await place(page).press("Enter");
    await expect(page).toHaveURL(/\/en\/plans\?country=[A-Z]{2}&days=7&kind=day_pass&mcc=\d+$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(first);
    await openPage(page, "/en/homepage");
    await place(page).fill("united");
    await page.getByRole("button", { name: home.search.submit }).click();
    await arriveAt(page, "/en/destination?q=united&kind=day_pass&days=7");
    await page.getByRole("link", { name: new RegExp(`^${first}`) }).click();
    await expect(page).toHaveURL(/\/en\/esim\/[a-z-]+\?kind=day_pass&days=7$/);
  });
});
