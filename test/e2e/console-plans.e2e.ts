import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { inDays } from "./shopper.ts";
import { atTheConsoleByPassword } from "./staff-sign-in.ts";

const { plan: said, ...plans } = words.plans;

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a plan is copied, its problems stand at their fields, and what was looked through is in the shop", async ({
    page,
  }) => {
    await atTheConsoleByPassword(page, "Mei Lam");
    await page.goto("/console/catalogue");
    await page.getByRole("searchbox").fill("jp-day-1gb");
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "jp-day-1gb", exact: false }).first().click();
    await page.getByRole("link", { name: said.copy }).click();
    const code = `copy-${Date.now()}`;
    await page.getByLabel(said.fields.code).fill(code);
    await page.getByLabel(said.fields.max_days).fill("0");
    await page.getByLabel(said.price("HKD")).fill("17,5");
    await page.getByRole("button", { name: said.look }).click();
    await expect(page.locator(".field-error")).toHaveCount(1);
    await expect(page.getByLabel(said.price("HKD"))).toHaveValue("17,5");
    await page.getByLabel(said.fields.max_days).fill("20");
    await page.getByRole("button", { name: said.look }).click();
    await expect(page.getByRole("cell", { name: "17.50" })).toBeVisible();
    await page.locator(".looked-through button").click();
    await expect(page.getByText(said.published)).toBeVisible();
    await page.goto(`/zh-hk/plan-detail?code=${code}`);
    await expect(page.getByText("HK$17.50").first()).toBeVisible();
    await page.goto(`/console/catalogue/plans/${code}`);
    // Enter in a field keeps what was typed, and neither withdraws nor drops
    await page.getByLabel(said.fields.use_by_days).press("Enter");
    await page.getByLabel(said.fields.use_by_days).press("Enter");
    await expect(page.getByRole("button", { name: said.drop })).toBeVisible();
    await expect(page.getByText(said.onSale, { exact: true })).toBeVisible();
    await page.getByRole("button", { name: said.withdraw }).click();
    await expect(page.getByText(said.withdrawn, { exact: true })).toBeVisible();
    await page.goto("/console/catalogue/plans/no-such-plan");
    await expect(page.getByRole("heading", { name: words.trouble.missing })).toBeVisible();
  });
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a price is scheduled from midnight until another day, stands on the time line, and is taken back", async ({
    page,
    browser,
  }) => {
    const { prices, coming } = words.plans;
    await atTheConsoleByPassword(page, "Mei Lam");
    await page.goto("/console/catalogue/prices?q=fr-");
    const cell = page.getByRole("textbox", { name: new RegExp(`^${prices.cell("HKD", "fr-.*")}$`) }).first();
    const code = (await cell.getAttribute("aria-label"))!.split(", ")[1]!;
    const former = await cell.inputValue();
    const cheaper = (Number(former) - 1).toFixed(2);
    await cell.fill(cheaper);
    await page.getByRole("button", { name: prices.look }).click();
    await page.getByText(coming.later).click();
    await page.getByLabel(coming.from).fill(`${inDays(3)}T00:00`);
    await page.getByLabel(coming.untilField).fill(`${inDays(2)}T00:00`);
    await page.getByRole("button", { name: coming.schedule(1) }).click();
    // both stay as they were typed
    await expect(page.locator(".field-error")).toHaveCount(1);
    await expect(page.getByLabel(coming.from)).toHaveValue(`${inDays(3)}T00:00`);
    await page.getByLabel(coming.untilField).fill(`${inDays(5)}T00:00`);
    await page.getByRole("button", { name: coming.schedule(1) }).click();
    await expect(page.getByText(coming.scheduled(1))).toBeVisible();
    const entry = page.locator(".time-line > li", { hasText: code });
    await expect(entry).toContainText(cheaper);
    await expect(entry).toContainText("00:00");
    const storageState = await page.context().storageState();
    const scripted = await (await browser.newContext({ javaScriptEnabled: true, storageState })).newPage();
    await scripted.goto(new URL("/console/catalogue/coming", page.url()).href);
    await expectSound(scripted);
    await scripted.emulateMedia({ colorScheme: "dark" });
    await expectSound(scripted);
    await scripted.goto(new URL("/console/catalogue/prices?q=fr-", page.url()).href);
    await scripted.getByRole("textbox", { name: prices.cell("HKD", code), exact: true }).fill(cheaper);
    await scripted.getByRole("button", { name: prices.look }).click();
    await scripted.getByText(coming.later).click();
    await expectSound(scripted);
    await page.goto(`/zh-hk/plan-detail?code=${code}`);
    await expect(page.getByText(`HK$${former}`).first()).toBeVisible();
    await page.goto("/console/catalogue/coming");
    await entry.getByRole("button", { name: coming.takeBack }).click();
    await expect(entry).toContainText(coming.states.cancelled);
  });
});

test("what was typed is kept while it is typed, and two at once see both values", async ({ page, browser }) => {
  await atTheConsoleByPassword(page, "Mei Lam");
  await page.goto("/console/catalogue");
  await expectSound(page);
  await page.goto("/console/catalogue/plans/jp-3gb-15d");
  await expectSound(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page);
  const colleague = await (await browser.newContext()).newPage();
  await atTheConsoleByPassword(colleague, "Tom Ridley");
  await colleague.goto(new URL("/console/catalogue/plans/jp-3gb-15d", page.url()).href);
  const former = await page.getByLabel(said.fields.use_by_days).inputValue();

  await page.getByLabel(said.fields.use_by_days).fill("77");
  await expect(page.locator(".dock-said")).not.toBeEmpty();
  await colleague.reload();
  await expect(colleague.getByText("Mei Lam", { exact: false }).last()).toBeVisible();
  await page.goto("/console/catalogue/plans");
  await page.goto("/console/catalogue/plans/jp-3gb-15d");
  await expect(page.getByLabel(said.fields.use_by_days)).toHaveValue("77");

  await colleague.getByLabel(said.fields.use_by_days).fill("88");
  await colleague.getByRole("button", { name: said.look }).click();
  await colleague.getByRole("button", { name: said.publish(1) }).click();
  await page.getByRole("button", { name: said.look }).click();
  await expect(page.getByText(plans.collided)).toBeVisible();
  await expect(page.getByText(said.now("88"))).toBeVisible();
  await expectSound(page);
  await expect(page.getByLabel(said.fields.use_by_days)).toHaveValue("77");
  await page.getByLabel(said.fields.use_by_days).fill(former);
  await page.getByRole("button", { name: said.look }).click();
  await page.getByRole("button", { name: said.publish(1) }).click();
  await expect(page.getByText(said.published)).toBeVisible();
  await expect(page.locator(".plan-history li")).toHaveCount(2);

  await page.getByText(said.moreFields(1)).first().click();
  await page.getByRole("button", { name: said.turnBack }).first().click();
  await expect(page.getByLabel(said.fields.use_by_days)).toHaveValue("88");
  await expect(page.getByRole("button", { name: said.publish(1) })).toBeVisible();
  await page.goto("/console/catalogue/plans/jp-3gb-15d");
  await page.getByRole("button", { name: said.drop }).click();
  await expect(page.getByLabel(said.fields.use_by_days)).toHaveValue(former);
});

test("prices are typed as a spreadsheet has them, looked through with what is odd, and in the shop at once", async ({
  page,
}) => {
  const prices = words.plans.prices;
  await atTheConsoleByPassword(page, "Mei Lam");
  await page.goto("/console/catalogue/prices?q=us-&colour=red");
  await expect(page.getByRole("status")).toContainText("colour");
  await expectSound(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page);
  const cell = page.getByRole("textbox", { name: new RegExp(`^${prices.cell("HKD", "us-.*")}$`) }).first();
  const name = (await cell.getAttribute("aria-label"))!;
  const former = await cell.inputValue();
  await cell.fill("-3");
  await page.getByRole("button", { name: prices.look }).click();
  await expect(page.getByText(prices.problems(1))).toBeVisible();
  await expect(page.getByRole("textbox", { name, exact: true })).toHaveValue("-3");
  await expectSound(page);
  await page.getByRole("textbox", { name, exact: true }).fill((Number(former) / 2).toFixed(2).replace(".", ","));
  await page.getByRole("button", { name: prices.look }).click();
  await expect(page.locator(".prices-warn li").first()).toBeVisible();
  await expectSound(page);
  await page.getByRole("textbox", { name, exact: true }).fill(former);
  await page.getByRole("button", { name: prices.look }).click();
  await expect(page.getByText(prices.noChange)).toBeVisible();
  const dearer = (Number(former) + 0.5).toFixed(2);
  await page.getByRole("textbox", { name, exact: true }).fill(dearer.replace(".", ","));
  await page.getByRole("button", { name: prices.look }).click();
  await page.getByRole("button", { name: prices.publish(1) }).click();
  await expect(page.getByText(prices.published(1))).toBeVisible();
  // a colleague's price of another plan is no collision, and stays as it is
  const grid = "/console/catalogue/prices?q=tr-";
  const cellOf = (on: typeof page, row: number) =>
    on.getByRole("textbox", { name: new RegExp(`^${prices.cell("HKD", "tr-.*")}$`) }).nth(row);
  const publishedFrom = async (on: typeof page, row: number) => {
    const typed = (Number(await cellOf(on, row).inputValue()) + 0.5).toFixed(2);
    await cellOf(on, row).fill(typed);
    await on.getByRole("button", { name: prices.look }).click();
    await on.getByRole("button", { name: prices.publish(1) }).click();
    await expect(on.getByText(prices.published(1))).toBeVisible();
    return typed;
  };
  await page.goto(grid);
  const second = await page.context().newPage();
  await second.goto(new URL(grid, page.url()).href);
  const theirs = await publishedFrom(second, 1);
  const mine = await publishedFrom(page, 0);
  await expect(cellOf(page, 0)).toHaveValue(mine);
  await expect(cellOf(page, 1)).toHaveValue(theirs);

  const code = name.split(", ")[1]!;
  await page.goto(`/zh-hk/plan-detail?code=${code}`);
  await expect(page.getByText(`HK$${dearer}`).first()).toBeVisible();
});
