import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { plainVisit } from "./plain-visit.ts";
import { atTheConsoleByPassword } from "./staff-sign-in.ts";

const { areas: said } = words;

test("a country that is none yet becomes a destination, and its networks are next", async ({ page }) => {
  await atTheConsoleByPassword(page, "Mei Lam");
  const visit = plainVisit(page.request);
  await visit.open("/console/catalogue/destinations");
  await visit.follow(said.fresh);
  const typed = {
    [said.fields.iso2]: "is",
    ...Object.fromEntries(
      ["简体中文", "繁體中文", "English", "日本語", "한국어"].map((label) => [label, `Tokelau ${label}`]),
    ),
    // hidden: other journeys count what the shop shows
    [said.fields.shown]: "no",
    [said.fields.slug]: "tokelau",
    [said.fields.continent]: "oceania",
    [said.fields.mcc]: "554",
    [said.fields.all_mcc]: "554",
    [said.fields.calling_code]: "+690",
    [said.fields.time_zone]: "Pacific/Fakaofo",
    [said.fields.main_city_lon]: "-171.2",
    [said.fields.main_city_lat]: "-9.4",
  };
  await page.goto(visit.address);
  await page.getByLabel(said.fields.iso2, { exact: true }).fill("is");
  await page.getByRole("button", { name: said.look }).click();
  await expect(page.locator(".field-error").first()).toBeVisible();
  await expectSound(page);
  await visit.press(said.look, typed);
  expect(visit.problems).toHaveLength(1);
  await visit.press(said.look, { [said.fields.iso2]: "tk" });
  await visit.press(/./, {}, visit.sheet.one(".looked-through"));
  expect(visit.text).toContain(said.published);
  expect(visit.address).toMatch(/destinations\/TK/);
  await visit.follow(said.other.destination);
  expect(visit.sheet.one("h1").text).toContain("Tokelau");
});

test("a destination's name and a network are changed, seen in the shop, and turned back", async ({ request }) => {
  await atTheConsoleByPassword({ request }, "Mei Lam");
  const visit = plainVisit(request);
  const publish = async () => {
    await visit.press(/./, {}, visit.sheet.one(".looked-through"));
    expect(visit.text).toContain(said.published);
  };
  await visit.open("/console/catalogue/destinations?q=iceland");
  await visit.follow("Iceland");
  const name = `Iceland ${Date.now()}`;
  await visit.press(said.look, { English: name, [said.fields.mcc]: "27" });
  expect(visit.problems).toHaveLength(1);
  expect(visit.field("English").value).toBe(name);
  await visit.press(said.look, { [said.fields.mcc]: "274" });
  await publish();
  await visit.open("/en/plans?country=IS");
  expect(visit.sheet.one("main").text).toContain(name);
  await visit.open("/console/catalogue/destinations/IS");
  await visit.press(said.turnBack, {}, visit.sheet.one(".plan-history"));
  await publish();
  await visit.open("/en/plans?country=IS");
  expect(visit.text).not.toContain(name);

  await visit.open("/console/coverage?q=iceland");
  await visit.follow("Iceland");
  const apn = said.cell(said.fields.apn, 1);
  const former = visit.field(apn).value;
  const changed = `is.${Date.now()}`;
  await visit.press(said.look, { [apn]: changed });
  await publish();
  await visit.open("/en/netcover?country=IS");
  expect(visit.text).toContain(changed);
  await visit.open("/console/coverage/IS");
  await visit.press(said.look, { [apn]: former });
  await publish();
});

test("destinations, and the networks of one, are sound on a desk and on a phone, light and dark", async ({ page }) => {
  await atTheConsoleByPassword(page, "Mei Lam");
  for (const [path, width, colorScheme] of [
    ["/console/catalogue/destinations", 1440, "light"],
    ["/console/catalogue/destinations/IS", 390, "dark"],
    ["/console/coverage", 390, "dark"],
    ["/console/coverage/IS", 1440, "light"],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await expectSound(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});
