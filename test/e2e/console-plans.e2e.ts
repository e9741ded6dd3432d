import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { plainColleague, plainVisit } from "./plain-visit.ts";
import type { Part } from "./sheet.ts";
import { inDays } from "./shopper.ts";
import { atTheConsoleByPassword } from "./staff-sign-in.ts";

const { plan: said, ...plans } = words.plans;

test("a plan is copied, its problems stand at their fields, and what was looked through is in the shop", async ({
  request,
}) => {
  await atTheConsoleByPassword({ request }, "Mei Lam");
  const visit = plainVisit(request);
  await visit.open("/console/catalogue");
  await visit.enter("q", "jp-day-1gb");
  await visit.follow("jp-day-1gb", visit.sheet.one("main"));
  await visit.follow(said.copy);
  const code = `copy-${Date.now()}`;
  await visit.press(said.look, { [said.fields.code]: code, [said.fields.max_days]: "0", [said.price("HKD")]: "17,5" });
  expect(visit.problems).toHaveLength(1);
  expect(visit.field(said.price("HKD")).value).toBe("17,5");
  await visit.press(said.look, { [said.fields.max_days]: "20" });
  expect(visit.sheet.all("td", "17.50")).not.toEqual([]);
  await visit.press(/./, {}, visit.sheet.one(".looked-through"));
  expect(visit.text).toContain(said.published);
  await visit.open(`/zh-hk/plan-detail?code=${code}`);
  expect(visit.text).toContain("HK$17.50");
  await visit.open(`/console/catalogue/plans/${code}`);
  await visit.press(said.withdraw);
  expect(visit.text).toContain(said.withdrawn);
  await visit.open("/console/catalogue/plans/no-such-plan");
  expect(visit.sheet.all("h1", words.trouble.missing)).toHaveLength(1);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("Enter in a field of a plan keeps what was typed, and neither withdraws nor drops", async ({ page }) => {
    await atTheConsoleByPassword(page, "Mei Lam");
    await page.goto("/console/catalogue/plans/jp-5gb-30d");
    await page.getByLabel(said.fields.use_by_days).press("Enter");
    await page.getByLabel(said.fields.use_by_days).press("Enter");
    await expect(page.getByRole("button", { name: said.drop })).toBeVisible();
    await expect(page.getByText(said.onSale, { exact: true })).toBeVisible();
    await page.getByRole("button", { name: said.drop }).click();
  });
});

test("a price is scheduled from midnight until another day, stands on the time line, and is taken back", async ({
  page,
}) => {
  const { prices, coming } = words.plans;
  await atTheConsoleByPassword(page, "Mei Lam");
  const visit = plainVisit(page.request);
  await visit.open("/console/catalogue/prices?q=fr-");
  const cell = visit.sheet
    .every(({ get }) => get("aria-label").split(", ")[1]?.startsWith("fr-") ?? false)
    .find(isHkd)!;
  const code = cell.get("aria-label").split(", ")[1]!;
  const former = cell.value;
  const cheaper = (Number(former) - 1).toFixed(2);
  await visit.press(prices.look, { [prices.cell("HKD", code)]: cheaper });
  const [from, until] = [`${inDays(3)}T00:00`, `${inDays(5)}T00:00`];
  await visit.press(coming.schedule(1), { from, until: `${inDays(2)}T00:00` });
  // both stay as they were typed
  expect(visit.problems).toHaveLength(1);
  expect(visit.field(coming.from).value).toBe(from);
  await visit.press(coming.schedule(1), { until });
  expect(visit.text).toContain(coming.scheduled(1));
  const entry = () => visit.sheet.one(".time-line").one("li", code);
  expect(entry().text).toContain(cheaper);
  expect(entry().text).toContain("00:00");
  await page.goto("/console/catalogue/coming");
  await expectSound(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page);
  await page.goto("/console/catalogue/prices?q=fr-");
  await page.getByRole("textbox", { name: prices.cell("HKD", code), exact: true }).fill(cheaper);
  await page.getByRole("button", { name: prices.look }).click();
  await page.getByText(coming.later).click();
  await expectSound(page, ".prices-later");
  await visit.open(`/zh-hk/plan-detail?code=${code}`);
  expect(visit.text).toContain(`HK$${former}`);
  await visit.open("/console/catalogue/coming");
  await visit.press(coming.takeBack, {}, entry());
  expect(entry().text).toContain(coming.states.cancelled);
});

test("what was typed is kept while it is typed, and two at once see both values", async ({ page }) => {
  const address = "/console/catalogue/plans/jp-3gb-15d";
  await atTheConsoleByPassword(page, "Mei Lam");
  await page.goto("/console/catalogue");
  await expectSound(page);
  await page.goto(address);
  await expectSound(page);
  const field = page.getByLabel(said.fields.use_by_days);
  const former = await field.inputValue();

  await field.fill("77");
  await expect(page.locator(".dock-said")).not.toBeEmpty();
  const colleague = await plainColleague("Tom Ridley");
  await colleague.open(address);
  expect(colleague.text).toContain("Mei Lam");
  await page.goto(address);
  await expect(field).toHaveValue("77");

  await colleague.press(said.look, { [said.fields.use_by_days]: "88" });
  await colleague.press(said.publish(1));
  const visit = plainVisit(page.request);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.getByRole("button", { name: said.look }).click();
  await expect(page.getByText(plans.collided)).toBeVisible();
  await expect(page.getByText(said.now("88"))).toBeVisible();
  await expectSound(page);
  await expect(field).toHaveValue("77");
  await field.fill(former);
  await page.getByRole("button", { name: said.look }).click();
  await page.getByRole("button", { name: said.publish(1) }).click();
  await expect(page.getByText(said.published)).toBeVisible();
  await visit.open(address);
  const history = visit.sheet.one(".plan-history");
  expect(history.all("li")).toHaveLength(2);

  expect(history.one("summary").text).toBe(said.moreFields(1));
  await visit.press(said.turnBack);
  expect(visit.field(said.fields.use_by_days).value).toBe("88");
  expect(visit.sheet.all("button", said.publish(1))).not.toEqual([]);
  await visit.open(address);
  await visit.press(said.drop);
  expect(visit.field(said.fields.use_by_days).value).toBe(former);
});

test("prices are typed as a spreadsheet has them, looked through with what is odd, and in the shop at once", async ({
  page,
}) => {
  const prices = words.plans.prices;
  await atTheConsoleByPassword(page, "Mei Lam");
  await page.goto("/console/catalogue/prices?q=us-&colour=red");
  await expect(page.getByRole("status")).toContainText("colour");
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
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page);
  const visit = plainVisit(page.request);
  await visit.open("/console/catalogue/prices?q=us-");
  await visit.press(prices.look, { [name]: former });
  expect(visit.text).toContain(prices.noChange);
  const dearer = (Number(former) + 0.5).toFixed(2);
  await visit.press(prices.look, { [name]: dearer.replace(".", ",") });
  await visit.press(prices.publish(1));
  expect(visit.text).toContain(prices.published(1));
  // a colleague's price of another plan is no collision, and stays as it is
  const grid = "/console/catalogue/prices?q=tr-";
  const cellOf = (on: typeof visit, row: number) =>
    on.sheet.every(({ get }) => get("aria-label").split(", ")[1]?.startsWith("tr-") ?? false).filter(isHkd)[row]!;
  const publishedFrom = async (on: typeof visit, row: number) => {
    const typed = (Number(cellOf(on, row).value) + 0.5).toFixed(2);
    await on.press(prices.look, { [cellOf(on, row).get("aria-label")]: typed });
    await on.press(prices.publish(1));
    expect(on.text).toContain(prices.published(1));
    return typed;
  };
  await visit.open(grid);
  const second = plainVisit(page.request);
  await second.open(grid);
  const theirs = await publishedFrom(second, 1);
  const mine = await publishedFrom(visit, 0);
  expect(cellOf(visit, 0).value).toBe(mine);
  expect(cellOf(visit, 1).value).toBe(theirs);

  await visit.open(`/zh-hk/plan-detail?code=${name.split(", ")[1]!}`);
  expect(visit.text).toContain(`HK$${dearer}`);
});

/** Of the cells of a plan: its price in this currency. */
const isHkd = ({ get }: Part) =>
  get("aria-label") === words.plans.prices.cell("HKD", get("aria-label").split(", ")[1] ?? "");
