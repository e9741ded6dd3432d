import { expect, test, type Page } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { words as shell } from "../../src/i18n/en/shell.ts";
import { expectSound } from "./accessibility.ts";
import { arriveAt, openPage } from "./open-page.ts";
import { ownShop } from "./own-shop.ts";

const { content, wording } = words;

/** Whoever has a page of the shop open loads the next one whole after a change, also in other journeys. */
const { origin, enter } = ownShop("words", 8);

/** In light and dark, wide and on a phone. */
async function expectSoundEverywhere(page: Page): Promise<void> {
  await expectSound(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page);
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Looks through what was typed, and publishes it. */
async function publish(page: Page, reason: string): Promise<void> {
  await page.getByRole("button", { name: content.look }).click();
  await expect(page.getByRole("heading", { name: wording.changes })).toBeVisible();
  await page.getByLabel(wording.reason).fill(reason);
  await page.getByRole("button", { name: content.publish, exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: wording.published })).toBeVisible();
}

const buyOf = (page: Page) => page.locator(".site-buy");

test("a word is found, changed in its languages, on the next page and in tabs opened before, and turned back", async ({
  page,
  browser,
}) => {
  const customer = await (await browser.newContext()).newPage();
  const troubles: string[] = [];
  customer.on("console", (line) => line.type() === "error" && troubles.push(line.text()));
  customer.on("pageerror", (error) => troubles.push(error.message));
  await openPage(customer, `${origin}/en/homepage`);
  expect(await customer.content()).not.toContain("data-words");
  expect(await customer.locator("script[type=module], link[rel=modulepreload]").count()).toBeGreaterThan(1);
  await expect(buyOf(customer)).toHaveText(shell.nav.buy);

  await enter(page, "Mei Lam");
  await page.getByRole("link", { name: words.rail.content, exact: true }).click();
  await page.getByRole("link", { name: wording.kinds.pages }).click();
  await expect(page.getByText(wording.chooseArea)).toBeVisible();
  await page.getByRole("link", { name: wording.areas["shell"]! }).click();
  await expectSoundEverywhere(page);
  await page.getByRole("searchbox", { name: wording.search }).fill(shell.nav.buy);
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "nav.buy" }).click();
  await expect(page.getByRole("textbox", { name: "简体中文" })).toHaveValue("立即购买");
  await page.getByRole("textbox", { name: "English" }).fill("two\nlines");
  await page.getByRole("button", { name: content.look }).click();
  await expect(page.getByRole("textbox", { name: "English" })).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("textbox", { name: "English" })).toHaveValue("two\nlines");
  await page.getByRole("textbox", { name: "English" }).fill("Get <i>yours</i>");
  await page.getByRole("textbox", { name: "简体中文" }).fill("马上购买");
  await page.getByRole("button", { name: content.look }).click();
  await expect(page.getByRole("table")).toContainText("Get <i>yours</i>");
  await page.getByRole("button", { name: content.publish, exact: true }).click();
  await expect(page.getByLabel(wording.reason)).toHaveAttribute("aria-invalid", "true");
  await expectSoundEverywhere(page);
  await publish(page, "friendlier");
  await expect(page.locator(".text-head").nth(1)).toContainText(wording.state.behind);
  await expectSoundEverywhere(page);

  // the first call tells the open tab, and the next page is loaded whole
  await customer.getByRole("link", { name: "Sign in" }).first().click();
  await arriveAt(customer, /\/en\/login/);
  await customer
    .getByRole("link", { name: /home page/i })
    .first()
    .click();
  await arriveAt(customer, /\/en\/homepage/);
  await expect(async () => expect(await buyOf(customer).innerText()).toBe("Get <i>yours</i>")).toPass();
  await openPage(customer, `${origin}/en/homepage`);
  await expect(buyOf(customer)).toHaveText("Get <i>yours</i>");
  await expect(customer.locator(".site-buy i")).toHaveCount(0);

  // words of a page that is reached by a click come with its screen
  await page.goto(`${origin}/console/content/words/trip/head`);
  await page.getByRole("textbox", { name: "English" }).fill("One trip, no gaps.");
  await publish(page, "clearer");
  await openPage(customer, `${origin}/en/destination`);
  await customer.evaluate(() => void (document.documentElement.dataset["sameDocument"] = ""));
  await customer.locator("main a[href='/en/trip-planner']").first().click();
  await arriveAt(customer, /\/en\/trip-planner/);
  await expect(customer.getByRole("heading", { level: 1 })).toHaveText("One trip, no gaps.");
  expect(await customer.locator("html[data-same-document]").count()).toBe(1);

  await page.goto(`${origin}/console/content/words/shell/nav.buy`);
  await page.getByRole("button", { name: wording.backToCompiled }).click();
  await expect(page.getByLabel(wording.reason)).toHaveValue(wording.backToCompiled);
  await page.getByRole("button", { name: content.publish, exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: wording.published })).toBeVisible();
  await openPage(customer, `${origin}/en/homepage`);
  await expect(buyOf(customer)).toHaveText(shell.nav.buy);
  expect(troubles).toEqual([]);
});

test("a draft is previewed on the page, in the e-mail and on the phone that say it, by its writer alone", async ({
  page,
}) => {
  await enter(page, "Wen");
  await page.goto(`${origin}/console/content/words/menus/footer.pitch`);
  await page.getByRole("textbox", { name: "English" }).fill("Sell data as your own");
  await page.getByRole("button", { name: content.keep }).click();
  await page.getByRole("link", { name: wording.seen }).click();
  const framed = page.frameLocator("iframe");
  await expect(framed.locator(".site-footer h2")).toHaveText("Sell data as your own");
  expect(await (await fetch(`${origin}/en/homepage`)).text()).not.toContain("Sell data as your own");
  await expectSoundEverywhere(page);

  await page.goto(`${origin}/console/content/words/letters/esimReady.subject`);
  await page.getByRole("textbox", { name: wording.textIn("English", 1, 2) }).fill("Your <b>eSIM</b> for {area}");
  await page.getByRole("button", { name: content.keep }).click();
  await page.getByRole("link", { name: wording.seen }).click();
  await page.getByRole("link", { name: "Your <b>eSIM</b> for Japan" }).click();
  await expect(page.getByTitle("Your <b>eSIM</b> for Japan")).toBeVisible();
  await expectSoundEverywhere(page);
  await page.getByRole("link", { name: words.order.mails.preview.text }).click();
  await expect(page.locator("pre")).toContainText("Japan");

  await page.goto(`${origin}/console/content/words/texts/sign_in_code`);
  await expect(page.getByText(wording.registration)).toBeVisible();
  await page.getByRole("textbox", { name: wording.textIn("English", 1, 2) }).fill("Farwave: {code}");
  await page.getByRole("button", { name: content.look }).click();
  await expect(page.getByRole("textbox", { name: wording.textIn("English", 1, 2) })).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await expectSoundEverywhere(page);
  await page.getByRole("link", { name: wording.seen }).click();
  await expect(page.getByText("Farwave: 402817")).toBeVisible();
});
