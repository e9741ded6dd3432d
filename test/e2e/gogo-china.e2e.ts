import { expect, type Page } from "@playwright/test";
import { words } from "../../src/i18n/en/china.ts";
import { words as traditional } from "../../src/i18n/zh-hk/china.ts";
import { expectAccessible, expectColoursAccessible } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { openDrawn, openPage } from "./open-page.ts";

const { transit, verdict, meter, apps, phrases } = words;
const day = (inDays: number) => new Date(Date.now() + inDays * 86_400_000).toISOString().slice(0, 10);

async function tellTrip(page: Page, to: string): Promise<void> {
  await page.getByLabel(transit.fields.passport).selectOption("US");
  await page.getByLabel(transit.fields.from).selectOption("US");
  await page.getByLabel(transit.fields.port).selectOption("pvg");
  await page.getByRole("textbox", { name: transit.fields.on }).fill(day(5));
  await page.getByLabel(transit.fields.to).selectOption(to);
  await page.getByLabel(transit.fields.off).fill(day(9));
}

test("a trip is checked, mended and kept in the address; the page opens again without a network", async ({
  page,
  context,
}) => {
  await openPage(page, "/en/gogo-china");
  await expect(page.getByText(words.kept)).toBeVisible();
  await page.getByRole("button", { name: transit.check }).click();
  await expect(page.getByRole("alert")).toContainText(transit.problems);
  await tellTrip(page, "US");
  await page.getByRole("button", { name: transit.check }).click();
  await expect(page.getByText(verdict.no)).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel(transit.fields.to).selectOption("JP");
  await page.getByRole("button", { name: transit.check }).click();
  await expect(page.getByText(verdict.yes)).toBeVisible();
  await expect(page).toHaveURL(/passport=US.*to=JP.*check=1/);
  await page.goto("/en/gogo-china");
  await expect(page.getByRole("heading", { level: 1, name: words.hero.title })).toBeVisible();
  await tellTrip(page, "HK");
  await page.getByRole("button", { name: transit.check }).click();
  await expect(page.getByText(verdict.yes)).toBeVisible();
  await context.setOffline(false);
});

test("what data costs follows what is chosen, and turns money into data", async ({ page }) => {
  await openPage(page, "/en/gogo-china");
  const said = page.locator("#china-meter-said");
  await expect(said).toContainText("HK$28.56");
  await page.getByLabel(meter.days).selectOption("10");
  await expect(said).toContainText("6.9 GB");
  await page.getByLabel(meter.amount).fill("34");
  await page.getByLabel(meter.unit).selectOption("HKD");
  await expect(said).toContainText("5 GB");
  await page.getByLabel(apps.mine).selectOption("jcb");
  await expect(page.locator(".china-card-mine").first()).toHaveText("JCB");
  await page.getByRole("button", { name: phrases.meanings.stop }).click();
  await expect(page.locator("#phrase-stop")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("#phrase-stop")).toBeHidden();
});

test("a province that is open in part is asked about until its cities are ticked, and a past day is said", async ({
  page,
}) => {
  const asked = (on: number) => `passport=US&from=US&port=kmg&on=${day(on)}&to=JP&off=${day(9)}&check=1`;
  await openPage(page, `/en/gogo-china?${asked(5)}`);
  await expect(page.getByText(verdict.ask)).toBeVisible();
  await page.getByLabel("Kunming", { exact: true }).check();
  await page.getByRole("button", { name: transit.check }).click();
  await expect(page.getByText(verdict.yes)).toBeVisible();
  await expect(page.locator(".china-counter")).toContainText("Kunming Changshui International Airport (KMG)");
  await openPage(page, `/en/gogo-china?${asked(-2)}`);
  await expect(page.getByRole("alert")).toContainText(transit.problem.past);
});

test("at any width everything is within the page, and accessible by day and by night", async ({ page }) => {
  const asked = `passport=GB&from=GB&port=pvg&on=${day(5)}&to=GB&off=${day(9)}&check=1`;
  await openPage(page, `/zh-hk/gogo-china?${asked}`);
  await expect(page.getByText(traditional.verdict.exempt)).toBeVisible();
  const widths = [390, 768, 1440];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, "main");
  }
  await page.emulateMedia({ colorScheme: "dark" });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectColoursAccessible(page);
  }
  await openPage(page, `/en/gogo-china?${asked}`);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test("leaving by any port of Guangdong is asked of whoever comes in there; Hainan has a rule of its own", async ({
  page,
}) => {
  await openPage(page, "/en/gogo-china");
  const exit = page.locator("[name=exit]");
  await expect(exit.locator("option[value=guangdong]")).toHaveCount(0);
  await page.locator("[name=port]").selectOption("can");
  await expect(page.getByText(transit.byGuangdong)).toBeVisible();
  await exit.selectOption("guangdong");
  await page.locator("[name=port]").selectOption("pvg");
  await expect(exit).toHaveValue("same");
  await expect(page.getByText(transit.byGuangdong)).toHaveCount(0);
  const [on, off] = [day(5), day(20)];
  await openPage(page, `/en/gogo-china?passport=US&from=US&port=can&on=${on}&to=JP&off=${off}&exit=other&check=1`);
  await expect(page.getByText(verdict.says["exit"]!["in_guangdong"]!)).toBeVisible();
  await openPage(page, `/en/gogo-china?passport=PH&from=PH&port=hak&on=${on}&to=PH&off=${off}&check=1`);
  await expect(page.getByText(verdict.hainan(30))).toBeVisible();
  await expectAccessible(page, "main");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the same form is answered by the server, and what the other one was asked stays", async ({ page }) => {
    await page.goto("/en/gogo-china?days=10&use=heavy");
    await tellTrip(page, "JP");
    await page.getByRole("button", { name: transit.check }).click();
    await expect(page).toHaveURL(/days=10&use=heavy.*check=1/);
    await expect(page.getByText(verdict.yes)).toBeVisible();
    // the next trip may come in by Guangdong
    await page.getByLabel(transit.fields.port).selectOption("can");
    await page.getByLabel(transit.fields.exit).selectOption("guangdong");
    await page.getByLabel(transit.fields.to).selectOption("US");
    await page.getByRole("button", { name: transit.check }).click();
    await expect(page.getByText(verdict.no)).toBeVisible();
    await openDrawn(page, "/en/gogo-china?passport=%3Cscript%3E&check=1");
    await expect(page.getByRole("alert")).toContainText(transit.fields.passport);
  });
});
