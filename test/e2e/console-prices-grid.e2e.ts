import { expect, type Page } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { plainVisit } from "./plain-visit.ts";
import { atTheConsole, atTheConsoleByPassword } from "./staff-sign-in.ts";

const { sheet, plans } = words;
const address = "/console/catalogue/prices?q=jp-";

const rowsOf = (page: Page) => page.locator(".price-grid tbody tr:has(> td)");
/** A cell by its place in the grid: rows as they stand, CNY HKD USD and then what is crossed out. */
const cellAt = (page: Page, row: number, column: number) => rowsOf(page).nth(row).locator("td > input").nth(column);
const valuesOf = (page: Page, column: number, rows: number) =>
  Promise.all(Array.from({ length: rows }, (_, row) => cellAt(page, row, column).inputValue()));
const changed = (prices: number, count: number) =>
  sheet.count.plans.replace("{prices}", String(prices)).replace("{plans}", String(count));

/** As a spreadsheet has put it into the clipboard. */
const paste = (page: Page, text: string) =>
  page.evaluate((value) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", value);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement!.dispatchEvent(event);
  }, text);

test("a range is chosen, filled, pasted into with a wrong cell, changed by percent, undone and dropped", async ({
  page,
}) => {
  await atTheConsole(page, "Mei Lam");
  await page.goto(address);
  const dock = page.locator("[data-dock-said]");
  const undo = page.getByRole("button", { name: sheet.undo });
  // shown once the sheet is there
  await expect(undo).toBeVisible();
  const published = await valuesOf(page, 1, 5);
  const halved = (Number(published[0]) / 2).toFixed(2);

  await test.step("what is typed goes to all that was chosen with the keys", async () => {
    await cellAt(page, 0, 1).click();
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Shift+ArrowDown");
    await expect(page.locator("td[data-chosen]")).toHaveCount(3);
    await expect(page.getByText(sheet.chosen.replace("{count}", "3"))).toBeVisible();
    await page.keyboard.type(halved);
    await page.keyboard.press("Enter");
    expect(await valuesOf(page, 1, 4)).toEqual([halved, halved, halved, published[3]]);
    await expect(dock).toHaveText(changed(3, 3));
    await expect(page.locator("td[data-changed] s").first()).toHaveText(published[0]!);
    await page.keyboard.press("ControlOrMeta+z");
    expect(await valuesOf(page, 1, 4)).toEqual(published.slice(0, 4));
    await expect(dock).toHaveText(sheet.count.unchanged);
    await page.keyboard.press("ControlOrMeta+Shift+z");
    expect(await valuesOf(page, 1, 3)).toEqual([halved, halved, halved]);
    await page.keyboard.press("ControlOrMeta+z");
  });

  await test.step("a range drawn with the mouse is filled down", async () => {
    await cellAt(page, 1, 1).hover();
    await page.mouse.down();
    await cellAt(page, 3, 1).hover();
    await page.mouse.up();
    await expect(page.locator("td[data-chosen]")).toHaveCount(3);
    await page.keyboard.press("ControlOrMeta+d");
    const [first, second] = published;
    expect(await valuesOf(page, 1, 5)).toEqual([first, second, second, second, published[4]]);
    await undo.click();
    expect(await valuesOf(page, 1, 5)).toEqual(published);
  });

  await test.step("a pasted column goes nowhere that was not chosen, and a wrong value is told at its cell", async () => {
    await cellAt(page, 0, 1).click();
    await page.keyboard.press("Escape");
    await paste(page, "9\r\n9.5\r\n9,25\r\n1,299\r\n");
    await expect(page.getByText(sheet.pasteAgain)).toBeVisible();
    expect(await valuesOf(page, 1, 5)).toEqual(published);
    await expect(page.locator("td[data-chosen]")).toHaveCount(4);
    await paste(page, "9\r\n9.5\r\n9,25\r\n1,299\r\n");
    expect(await valuesOf(page, 1, 5)).toEqual(["9", "9.5", "9,25", "1,299", published[4]]);
    await expect(page.locator('.price-grid [aria-invalid="true"]')).toHaveCount(1);
    await expect(cellAt(page, 3, 1)).toHaveAccessibleDescription(sheet.problems.amount);
    await expect(dock).toHaveText(changed(4, 4) + sheet.count.mend.replace("{wrong}", "1"));
    await expectSound(page);
    await page.keyboard.press("ControlOrMeta+z");
    await expect(page.locator('.price-grid [aria-invalid="true"]')).toHaveCount(0);
  });

  await test.step("the shop's own card stands beside what is typed, in the language and currency that one chooses", async () => {
    const card = page.getByRole("complementary", { name: sheet.card.title });
    await cellAt(page, 0, 2).fill("1.49");
    await expect(card.getByText("$10.43")).toBeVisible();
    await card.getByLabel(sheet.card.language).selectOption("zh-hk");
    await expect(card.locator('section[lang="zh-HK"]')).toContainText("$10.43");
    await card.getByLabel(sheet.card.currency).selectOption("HKD");
    await expect(card).toContainText(`HK$${(Number(published[0]) * 7).toFixed(2)}`);
    await cellAt(page, 0, 1).fill("1,299");
    await expect(card.getByText(sheet.problems.amount)).toBeVisible();
    await cellAt(page, 0, 1).fill(published[0]!);
    await cellAt(page, 0, 2).focus();
    await page.keyboard.press("ControlOrMeta+z");
    await expectSound(page, "aside");
  });

  await test.step("by percent and ends in .99 are done to what is chosen alone", async () => {
    await cellAt(page, 0, 1).click();
    await cellAt(page, 1, 1).click({ modifiers: ["Shift"] });
    await page.getByLabel(sheet.percent, { exact: true }).fill("-100");
    await page.getByRole("button", { name: sheet.byPercent }).click();
    await expect(page.getByText(sheet.notPercent)).toBeVisible();
    await page.getByLabel(sheet.percent, { exact: true }).fill("10");
    await page.getByRole("button", { name: sheet.byPercent }).click();
    const dearer = published.slice(0, 2).map((price) => (Math.round(Number(price) * 110) / 100).toFixed(2));
    expect(await valuesOf(page, 1, 3)).toEqual([...dearer, published[2]]);
    await page.getByRole("button", { name: sheet.ninetyNine }).click();
    for (const price of await valuesOf(page, 1, 2)) expect(price).toMatch(/\.99$/);
    await undo.click();
    expect(await valuesOf(page, 1, 2)).toEqual(dearer);
  });

  await test.step("everything is dropped, and that can be undone, too", async () => {
    await page.getByRole("button", { name: sheet.dropAll }).click();
    expect(await valuesOf(page, 1, 5)).toEqual(published);
    await expect(dock).toHaveText(sheet.count.unchanged);
    await undo.click();
    await expect(dock).toHaveText(changed(2, 2));
    await expect(page.getByText(plans.plan.kept)).toBeVisible();
    // as after a browser that was killed: nobody is asked, and nothing is lost
    await page.goto(address);
    await expect(dock).toHaveText(changed(2, 2));
    await page.getByRole("link", { name: plans.prices.filter.typed }).click();
    await expect(rowsOf(page)).toHaveCount(2);
    await page.getByRole("button", { name: plans.coming.later }).click();
    await expect(page.locator(".prices-diff li")).toHaveCount(2);
    await expect(page.getByLabel(plans.coming.from)).toBeVisible();
    await page.getByRole("link", { name: plans.prices.filter.fixed }).click();
    await expect(page.locator(".price-group")).toHaveText([new RegExp(plans.prices.groups.fixed)]);
  });
});

test("a deed on every plan of a search is looked through before it is published; a wrong percentage is told", async ({
  request,
}) => {
  await atTheConsoleByPassword({ request }, "Mei Lam");
  const visit = plainVisit(request);
  await visit.open(address);
  const rows = () =>
    visit.sheet
      .one(".price-grid")
      .all("tr")
      .filter(({ all, within }) => within("tbody") && all("td").length > 0);
  const cell = () =>
    rows()[0]!
      .all("input")
      .filter(({ around }) => around?.tag === "td")[1]!;
  const dock = () => visit.sheet.one("[data-dock-said]").text;
  const count = rows().length;
  const former = Number(cell().value);
  await visit.press(sheet.byPercent, { [sheet.percent]: "-100" });
  expect(visit.sheet.one(".price-deeds").all(".field-error", sheet.notPercent)).toHaveLength(1);
  await visit.press(sheet.byPercent, { [sheet.percent]: "-7.5", [sheet.on]: "HKD" });
  expect(visit.sheet.one(".prices-diff").all("li")).toHaveLength(count);
  expect(cell().value).toBe((Math.round(former * 92.5) / 100).toFixed(2));
  expect(dock()).toBe(changed(count, count));
  await visit.press(sheet.dropAll);
  expect(cell().value).toBe(former.toFixed(2));
  expect(dock()).toBe(sheet.count.unchanged);
});
