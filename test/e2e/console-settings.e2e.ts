import { expect, type Page } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { atTheConsole } from "./staff-sign-in.ts";

const { settings } = words;

/** In light and dark, wide and on a phone. */
async function expectSoundEverywhere(page: Page): Promise<void> {
  await expectSound(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page);
  await page.setViewportSize({ width: 1440, height: 900 });
}

test("the courier's hour is changed, stands on the dispatch page, and is turned back; bad input says why", async ({
  page,
}) => {
  await atTheConsole(page, "Mei Lam");
  await page.goto("/console");
  await page.getByRole("link", { name: words.rail.settings }).click();
  await expect(page.getByRole("heading", { name: settings.title })).toBeVisible();
  await expectSoundEverywhere(page);
  await page.getByRole("link", { name: settings.names["pick_up_at"]! }).click();
  await page.getByLabel(settings.time).fill("23:58");
  await page.getByRole("button", { name: settings.change, exact: true }).click();
  await expect(page.getByLabel(settings.reason)).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel(settings.time)).toHaveValue("23:58");
  await page.getByLabel(settings.reason).fill("the courier comes late in November");
  await page.getByRole("button", { name: settings.change, exact: true }).click();
  await expect(page.getByRole("status")).toContainText(settings.done["changed"]!);
  await expect(page.getByRole("complementary", { name: settings.names["pick_up_at"]! })).toContainText("Mei Lam");
  await expectSoundEverywhere(page);

  await page.getByRole("link", { name: words.rail.dispatch }).click();
  await expect(page.getByRole("main")).toContainText("23:58");
  await expectSoundEverywhere(page);

  await page.goto("/console/settings?setting=pick_up_at");
  await page.getByLabel(settings.reason).fill("as it was");
  await page.getByRole("button", { name: settings.toDefault("17:00") }).click();
  await expect(page.getByRole("status")).toContainText(settings.done["default"]!);
  await page
    .getByRole("link", { name: settings.turnBackTo("23:58") })
    .first()
    .click();
  await expect(page.getByLabel(settings.time)).toHaveValue("23:58");

  await page.goto("/console/settings?setting=no_such&rate=HKD-CNY&colour=red");
  await expect(page.getByRole("status")).toContainText("colour · setting");
  await expect(page.getByLabel(settings.rate("HKD", "CNY"))).toBeVisible();
});

test("the company stands in the shop's footer at the next request, and as before once it is given back", async ({
  page,
}) => {
  await atTheConsole(page, "Mei Lam");
  await page.goto("/console/settings?setting=company.registration");
  const number = page.getByRole("textbox", { name: settings.names["company.registration"]! });
  const before = await number.inputValue();
  await number.fill("71234567");
  await page.getByLabel(settings.reason).fill("registered");
  await page.getByRole("button", { name: settings.change, exact: true }).click();
  await expect(page.getByRole("status")).toContainText(settings.done["changed"]!);
  await expectSoundEverywhere(page);
  const footer = page.getByRole("contentinfo");
  await page.goto("/en/homepage");
  await expect(footer).toContainText("Company registration 71234567");
  await page.goto("/console/settings?setting=company.registration");
  await page.getByLabel(settings.reason).fill("as it was");
  await page.getByRole("button", { name: settings.toDefault(before) }).click();
  await expect(page.getByRole("status")).toContainText(settings.done["default"]!);
  await page.goto("/en/homepage");
  await expect(footer).toContainText(`Company registration ${before}`);
});

test("an exchange rate far from the one before is asked for again, and one that is set stands in the history", async ({
  page,
}) => {
  await atTheConsole(page, "Mei Lam");
  await page.goto("/console/settings?rate=CNY-USD");
  const rate = page.getByLabel(settings.rate("CNY", "USD"));
  const now = await rate.inputValue();
  await rate.fill("1,4");
  await page.getByLabel(settings.reason).fill("the bank’s of today");
  await page.getByRole("button", { name: settings.setRate }).click();
  await expect(rate).toHaveAttribute("aria-invalid", "true");
  await expect(rate).toHaveValue("1,4");
  await rate.fill(now);
  await page.getByRole("button", { name: settings.setRate }).click();
  await expect(page.getByRole("status")).toContainText(settings.done["rate"]!);
  await expect(page.getByRole("row").filter({ hasText: "CNY → USD" })).toContainText("Mei Lam");
  await expectSoundEverywhere(page);
});

test("the last language of the shop stays on, and what was ticked is there again with what is wrong", async ({
  page,
}) => {
  await atTheConsole(page, "Mei Lam");
  await page.goto("/console/settings?setting=offer.languages");
  const languages = page.getByRole("group", { name: settings.names["offer.languages"]! });
  for (const language of ["简体中文", "繁體中文", "English"]) await languages.getByLabel(language).uncheck();
  await page.getByLabel(settings.reason).fill("only by accident");
  await page.getByRole("button", { name: settings.change, exact: true }).click();
  await expect(languages).toContainText("at least one must stay on");
  await expect(languages.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await expect(page.getByLabel(settings.reason)).toHaveValue("only by accident");
  await expectSoundEverywhere(page);
});
