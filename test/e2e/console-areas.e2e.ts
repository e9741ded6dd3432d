import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { atTheConsoleByPassword } from "./staff-sign-in.ts";

const { areas: said } = words;

test("a country that is none yet becomes a destination, and its networks are next", async ({ page }) => {
  await atTheConsoleByPassword(page, "Mei Lam");
  await page.goto("/console/catalogue/destinations");
  await page.getByRole("link", { name: said.fresh }).click();
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field(said.fields.iso2).fill("is");
  for (const label of ["简体中文", "繁體中文", "English", "日本語", "한국어"])
    await page.getByLabel(label).first().fill(`Tokelau ${label}`);
  // hidden: other journeys count what the shop shows
  await field(said.fields.shown).selectOption("no");
  await field(said.fields.slug).fill("tokelau");
  await field(said.fields.continent).selectOption("oceania");
  await field(said.fields.mcc).fill("554");
  await field(said.fields.all_mcc).fill("554");
  await field(said.fields.calling_code).fill("+690");
  await field(said.fields.time_zone).fill("Pacific/Fakaofo");
  await field(said.fields.main_city_lon).fill("-171.2");
  await field(said.fields.main_city_lat).fill("-9.4");
  await page.getByRole("button", { name: said.look }).click();
  await expect(page.locator(".field-error")).toHaveCount(1);
  await expectSound(page);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}-new.png` });
  await field(said.fields.iso2).fill("tk");
  await page.getByRole("button", { name: said.look }).click();
  await page.locator(".looked-through button").click();
  await expect(page.getByText(said.published)).toBeVisible();
  await expect(page).toHaveURL(/destinations\/TK/);
  await page.getByRole("link", { name: said.other.destination, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Tokelau");
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a destination's name and a network are changed, seen in the shop, and turned back", async ({
    page,
    browser,
  }) => {
    await atTheConsoleByPassword(page, "Mei Lam");
    await page.goto("/console/catalogue/destinations?q=iceland");
    await page.getByRole("link", { name: "Iceland" }).click();
    const name = `Iceland ${Date.now()}`;
    await page.getByLabel("English").first().fill(name);
    await page.getByLabel(said.fields.mcc, { exact: true }).fill("27");
    await page.getByRole("button", { name: said.look }).click();
    await expect(page.locator(".field-error")).toHaveCount(1);
    await expect(page.getByLabel("English").first()).toHaveValue(name);
    await page.getByLabel(said.fields.mcc, { exact: true }).fill("274");
    await page.getByRole("button", { name: said.look }).click();
    await page.locator(".looked-through button").click();
    await expect(page.getByText(said.published)).toBeVisible();
    await page.goto("/en/plans?country=IS");
    await expect(page.getByText(name).first()).toBeVisible();
    await page.goto("/console/catalogue/destinations/IS");
    await page.locator(".plan-history summary").first().click();
    await page.getByRole("button", { name: said.turnBack }).first().click();
    await page.locator(".looked-through button").click();
    await expect(page.getByText(said.published)).toBeVisible();
    await page.goto("/en/plans?country=IS");
    await expect(page.getByText(name)).toHaveCount(0);

    await page.goto("/console/coverage?q=iceland");
    await page.getByRole("link", { name: "Iceland" }).click();
    const apn = page.getByLabel(said.cell(said.fields.apn, 1));
    const former = await apn.inputValue();
    await apn.fill(`is.${Date.now()}`);
    const changed = await apn.inputValue();
    await page.getByRole("button", { name: said.look }).click();
    await page.locator(".looked-through button").click();
    await expect(page.getByText(said.published)).toBeVisible();
    await page.goto("/en/netcover?country=IS");
    await expect(page.getByText(changed).first()).toBeVisible();
    await page.goto("/console/coverage/IS");
    await page.getByLabel(said.cell(said.fields.apn, 1)).fill(former);
    await page.getByRole("button", { name: said.look }).click();
    await page.locator(".looked-through button").click();
    await expect(page.getByText(said.published)).toBeVisible();

    const storageState = await page.context().storageState();
    const scripted = await (await browser.newContext({ javaScriptEnabled: true, storageState })).newPage();
    const open = (path: string) => scripted.goto(new URL(path, page.url()).href);
    for (const [path, width, colorScheme] of [
      ["/console/catalogue/destinations", 1440, "light"],
      ["/console/catalogue/destinations/IS", 390, "dark"],
      ["/console/coverage", 390, "dark"],
      ["/console/coverage/IS", 1440, "light"],
    ] as const) {
      await scripted.emulateMedia({ colorScheme });
      await scripted.setViewportSize({ width, height: 900 });
      await open(path);
      await expectSound(scripted);
      const overflow = await scripted.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
      if (process.env.SHOTS)
        await scripted.screenshot({ path: `${process.env.SHOTS}${path.replaceAll("/", "-")}.png` });
    }
    await scripted.close();
  });
});
