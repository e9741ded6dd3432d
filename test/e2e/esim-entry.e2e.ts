import { expect, type Page } from "@playwright/test";
import { words } from "../../src/i18n/en/esim-entry.ts";
import { words as simplified } from "../../src/i18n/zh-cn/esim-entry.ts";
import { words as hongKong } from "../../src/i18n/zh-hk/esim-entry.ts";
import { expectAccessible } from "./accessibility.ts";
import { ownWindow, test } from "./lent-window.ts";
import { arriveAt, openPage } from "./open-page.ts";
import { signIn, somebody } from "./signed-in.ts";

const menuEntry = (page: Page) =>
  page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "eSIM", exact: true });
const footerEntry = (page: Page) => page.locator(".site-footer [data-asks=esim]");
const dialogIn = (page: Page) => page.locator("#esim-entry");

/** As the pages keep it, beside the cookie. */
async function signedInHere(page: Page, email: string): Promise<void> {
  const token = await signIn(page, email);
  await page.addInitScript((kept) => localStorage.setItem("Token", kept), token);
}

test("a visitor is asked for the help center, and gets to the questions about eSIMs", async ({ page }) => {
  await openPage(page, "/en/developing");
  await menuEntry(page).click();
  const dialog = dialogIn(page);
  await expect(dialog.getByText(words.visitor)).toBeVisible();
  await expectAccessible(page, "#esim-entry");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(menuEntry(page)).toBeFocused();
  await expect(page).toHaveURL("/en/developing");
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: words.go }).click();
  await arriveAt(page, "/en/frequently-asked-questions?type=eSIM");
});

ownWindow(
  "an account is told what is handed over, and is on the page of its eSIMs after one press",
  async ({ page }) => {
    const email = somebody("entry");
    await signedInHere(page, email);
    for (const [language, texts] of [
      ["zh-hk", hongKong],
      ["zh-cn", simplified],
      ["en", words],
    ] as const) {
      await openPage(page, `/${language}/developing`);
      await page.locator(".site-nav [data-asks=esim]").click();
      const dialog = dialogIn(page);
      await expect(dialog.getByText(texts.account)).toBeVisible();
      await expect(dialog).toContainText("e•••@example.com");
    }
    const dialog = dialogIn(page);
    await dialog.getByRole("button", { name: words.go }).click();
    await arriveAt(page, "/en/account?tab=packages");
    // the address of the ticket is no page to come back to
    await page.goBack();
    await expect(page).toHaveURL("/en/developing");
    await expect(dialogIn(page)).toBeHidden();
  },
);

test("what fails is said in the dialog, which stays and tries again; meanwhile it says that it opens", async ({
  page,
}) => {
  await openPage(page, "/en/developing");
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/product/getEsimLink", async (route) => {
    await held;
    await route.abort();
  });
  await menuEntry(page).click();
  const dialog = dialogIn(page);
  await dialog.getByRole("button", { name: words.go }).click();
  await expect(dialog.getByRole("button", { name: words.opening })).toHaveAttribute("aria-busy", "true");
  answer();
  await expect(dialog.getByRole("alert")).toContainText(words.failed);
  await page.unroute("**/api/product/getEsimLink");
  await dialog.getByRole("button", { name: words.retry }).click();
  await arriveAt(page, "/en/frequently-asked-questions?type=eSIM");
});

test("the entry among the footer's questions follows the link that the tab keeps", async ({ page }) => {
  await openPage(page, "/en/developing");
  await footerEntry(page).click();
  const dialog = dialogIn(page);
  await expect(dialog.getByText(words.visitor)).toBeVisible();
  const kept = () => page.evaluate(() => sessionStorage.getItem("MarketUrl"));
  expect(await kept()).toBe("/en/frequently-asked-questions?type=eSIM");
  await dialog.getByRole("button", { name: words.cancel }).click();
  await expect(dialog).toBeHidden();
  await expect(footerEntry(page)).toBeFocused();
  await page.evaluate(() => sessionStorage.clear());
  await page.route("https://market.example.com/**", (route) => route.fulfill({ body: "the market" }));
  await page.route("**/api/product/getEsimEntry", async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { resultData: object };
    await route.fulfill({
      json: { ...json, resultData: { ...json.resultData, marketUrl: "https://market.example.com/" } },
    });
  });
  await footerEntry(page).click();
  await dialog.getByRole("button", { name: words.go }).click();
  await expect(page).toHaveURL("https://market.example.com/");
});

test("on a phone it is in the menu, and where the dialog does not come its page does", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route("**/esim-dialog-*.js", (route) => route.abort(), { times: 1 });
  await openPage(page, "/en/developing");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator("#site-menu [data-asks=esim]").click();
  await arriveAt(page, "/en/my-esims");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title.visitor);
});

ownWindow("a ticket that is over is told, and a new one is one press away", async ({ page }) => {
  await signedInHere(page, somebody("over"));
  await page.goto("/esim/open?ticket=made-up&lang=en");
  await expect(page).toHaveURL("/en/my-esims?over=1");
  // every-page.e2e.ts examines this address
  await expect(page.getByText(words.over)).toBeVisible();
  await page.getByRole("button", { name: words.go }).click();
  await arriveAt(page, "/en/account?tab=packages");
});
