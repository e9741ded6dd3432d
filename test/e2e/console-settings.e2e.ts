import { expect, type Page } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { plainVisit } from "./plain-visit.ts";
import { atTheConsole } from "./staff-sign-in.ts";

const { settings } = words;

/** In light and wide, and on a phone in the dark. */
async function expectSoundEverywhere(page: Page, part?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await expectSound(page, part);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page, part);
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Beside it stands whether what is typed is kept. */
const expectTold = (page: Page, what: string) =>
  expect(page.getByRole("status").filter({ hasText: what })).toBeVisible();

test("the courier's hour is changed, stands on the dispatch page, and is turned back; bad input says why", async ({
  page,
}) => {
  await atTheConsole(page, "Mei Lam");
  await page.goto("/console/settings");
  await expect(page.getByRole("heading", { name: settings.title })).toBeVisible();
  await expectSoundEverywhere(page);
  await page.getByRole("link", { name: settings.names["pick_up_at"]! }).click();
  await page.getByLabel(settings.time).fill("23:58");
  await page.getByRole("button", { name: settings.change, exact: true }).click();
  await expect(page.getByLabel(settings.reason)).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel(settings.time)).toHaveValue("23:58");
  await page.getByLabel(settings.reason).fill("the courier comes late in November");
  await page.getByRole("button", { name: settings.change, exact: true }).click();
  await expectTold(page, settings.done["changed"]!);
  await expect(page.getByRole("complementary", { name: settings.names["pick_up_at"]! })).toContainText("Mei Lam");
  await expectSoundEverywhere(page, "aside");

  await page.getByRole("link", { name: words.rail.dispatch }).click();
  await expect(page.getByRole("main")).toContainText("23:58");
  // by day and on a desk it is looked at with its files (console-dispatch-files.e2e.ts)
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page);

  const visit = plainVisit(page.request);
  await visit.open("/console/settings?setting=pick_up_at");
  await visit.press(settings.toDefault("17:00"), { [settings.reason]: "as it was" });
  expect(visit.told).toContain(settings.done["default"]!);
  await visit.follow(settings.turnBackTo("23:58"));
  expect(visit.field(settings.time).value).toBe("23:58");

  await visit.open("/console/settings?setting=no_such&rate=HKD-CNY&colour=red");
  expect(visit.told).toContain("colour · setting");
  expect(visit.field(settings.rate("HKD", "CNY")).tag).toBe("input");
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
  await expectTold(page, settings.done["changed"]!);
  await expectSoundEverywhere(page, "aside");
  const visit = plainVisit(page.request);
  const footer = () => visit.sheet.one("footer", "Company registration").text;
  await visit.open("/en/homepage");
  expect(footer()).toContain("Company registration 71234567");
  await visit.open("/console/settings?setting=company.registration");
  await visit.press(settings.toDefault(before), { [settings.reason]: "as it was" });
  expect(visit.told).toContain(settings.done["default"]!);
  await visit.open("/en/homepage");
  expect(footer()).toContain(`Company registration ${before}`);
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
  await expectTold(page, settings.done["rate"]!);
  await expect(page.getByRole("row").filter({ hasText: "CNY → USD" })).toContainText("Mei Lam");
  await expectSoundEverywhere(page, "aside");
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
  await expectSoundEverywhere(page, "aside");
});

test("the last way to pay in a currency stays on, what was chosen is there again, and a method that is off says so", async ({
  page,
}) => {
  await atTheConsole(page, "Mei Lam");
  const name = settings.names["payment.USD"]!;
  await page.goto("/console/settings");
  await page.getByRole("link", { name }).click();
  const ways = page.getByRole("group", { name });
  for (const way of ["Card", "Alipay", "WeChat Pay"]) await ways.getByLabel(way).selectOption("Off");
  await page.getByLabel(settings.reason).fill("only by accident");
  await page.getByRole("button", { name: settings.change, exact: true }).click();
  await expect(ways).toContainText("leave at least one way to pay in USD");
  await expect(ways.getByLabel("WeChat Pay")).toHaveValue("none");
  await expectSoundEverywhere(page, "aside");
  for (const way of ["Card", "Alipay"]) await ways.getByLabel(way).selectOption("Sandbox");
  await page.getByRole("button", { name: settings.change, exact: true }).click();
  await expectTold(page, settings.done["changed"]!);
  await expect(page.getByRole("row").filter({ hasText: name })).toContainText("WeChat Pay: Off");
  await page.getByLabel(settings.reason).fill("as before");
  await page.getByRole("button", { name: settings.toDefault("Card, Alipay, WeChat Pay: Sandbox") }).click();
  await expectTold(page, settings.done["default"]!);
});

test("a setting with a figure in its name opens beside the list", async ({ page }) => {
  await atTheConsole(page, "Mei Lam");
  const name = settings.names["top_up.gogochina_001"]!;
  await page.goto("/console/settings");
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
});
