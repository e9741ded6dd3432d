import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectColoursAccessible, expectSound } from "./accessibility.ts";
import { openWork } from "./behind-the-shop.ts";
import { ownWindow, test } from "./lent-window.ts";
import { plainVisit } from "./plain-visit.ts";
import { ordered } from "./purchases.ts";
import { atTheConsole, atTheConsoleByPassword } from "./staff-sign-in.ts";

const { facets, inbox, keys, orders, views } = words;
const { columns } = views;

test("a filter is kept as a view with its columns, facets show counts, and what empties the list is named", async ({
  page,
  request,
}) => {
  const { orderNumber } = await ordered(request, { email: "views@example.com" });
  await atTheConsole(page, "Mei Lam");
  await page.goto("/console/orders?state=placed");
  const state = page.locator('select[name="state"]');
  await state.focus();
  await expect(state.locator("option").filter({ hasText: " · " })).not.toHaveCount(0);
  await page.getByRole("link", { name: columns.title }).click();
  await page.getByLabel(orders.columns.departs).check();
  await page.getByLabel(orders.columns.buyer, { exact: true }).uncheck();
  await page.getByLabel(columns.densities.compact).check();
  await expectSound(page);
  await page.getByRole("button", { name: columns.save }).click();
  await expect(page.getByRole("columnheader", { name: orders.columns.departs })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: orders.columns.buyer })).toHaveCount(0);
  await expectSound(page, "table.list");
  await page.getByRole("link", { name: views.save }).click();
  await page.getByLabel(views.name).first().fill("Not paid yet");
  await expectSound(page);
  await page.getByRole("button", { name: views.save }).click();
  await expect(page.getByText(views.done["saved"]!)).toBeVisible();
  await page.getByRole("link", { name: "Not paid yet" }).click();
  const tab = page.getByRole("navigation", { name: orders.views.label }).getByRole("link", { name: "Not paid yet" });
  await expect(tab).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("row").filter({ hasText: orderNumber })).toBeVisible();
  await page.goto(`${page.url()}&lang=ko&colour=red`);
  await expect(page.getByText(orders.dropped("colour"))).toBeVisible();
  await expect(page.getByText(facets.emptyLede)).toBeVisible();
  await expectSound(page, ".empty");
  await page.goto("/console/orders/counts?facet=state");
  await expect(page.getByRole("rowheader").getByRole("link", { name: orders.states.placed })).toBeVisible();
  await expectSound(page);
  await page.emulateMedia({ colorScheme: "dark" });
  // on a phone a list has no head and no keys
  await page.goto("/console/orders");
  await expectColoursAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of ["?columns=placed,state,net,departs,iccid", "/columns", "/views", "/counts?facet=esim"]) {
    await page.goto(`/console/orders${address}`);
    await expectSound(page);
  }
});

test("the layer of all keys switches those of one letter off, and then none acts anywhere", async ({
  page,
  request,
}) => {
  await ordered(request, { email: "keys@example.com" });
  await atTheConsole(page, "Mei Lam");
  await page.goto("/console/orders");
  await page.keyboard.press("g");
  await page.keyboard.press("i");
  await expect(page).toHaveURL(/\/console\/inbox/);
  await page.goto("/console/orders");
  await page.keyboard.press("?");
  const layer = page.getByRole("dialog", { name: keys.title });
  await expect(layer).toBeVisible();
  await expectSound(page, "dialog");
  await layer.getByRole("button", { name: keys.switchOff }).click();
  await expect(page.getByRole("heading", { name: orders.title, level: 1 })).toBeVisible();
  for (const key of ["?", "/", "f", "j", "x", "g", "i"]) await page.keyboard.press(key);
  await expect(layer).toHaveCount(0);
  await expect(page.locator("input:checked[name=order]")).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  await expect(page).toHaveURL(/\/console\/orders$/);
  await page.goto("/console/keys");
  await expectSound(page);
  await page.getByRole("button", { name: keys.switchOn }).click();
  await page.goto("/console/orders");
  await page.keyboard.press("j");
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("A");
});

ownWindow(
  "what is placed meanwhile is counted above the list and taken with one press; the list does not jump",
  async ({ page, request }) => {
    await ordered(request, { email: "old@example.com" });
    await page.clock.install();
    await atTheConsole(page, "Mei Lam");
    await page.goto("/console/orders");
    const before = await page.getByRole("row").count();
    const { orderNumber } = await ordered(request, { email: "new@example.com" });
    await page.clock.runFor(31_000);
    const fresh = page.getByRole("link", { name: /^\d+\+? new$/ });
    await expect(fresh).toBeVisible();
    expect(await page.getByRole("row").count()).toBe(before);
    await fresh.click();
    await expect(page.getByRole("row").filter({ hasText: orderNumber })).toBeVisible();
  },
);

test("what needs a person stands on top of the list with what it is, its time and its owner, and folds; views lead to the rest", async ({
  page,
  request,
}) => {
  const { orderNumber } = await ordered(request, { email: "help@example.com" });
  await openWork("help_asked", orderNumber, -500, orderNumber);
  await atTheConsole(page, "Mei Lam");
  await page.goto("/console/orders");
  const group = page.getByRole("rowgroup").filter({ hasText: orders.pressing.title });
  const row = group.getByRole("row").filter({ hasText: orderNumber });
  await expect(row).toContainText(inbox.kinds["help_asked"]!);
  await expect(row).toContainText(inbox.nobody);
  await expectSound(page, "table.list");
  await group.getByRole("link", { name: orders.pressing.fold }).click();
  await expect(row).toHaveCount(0);
  await expectSound(page, "table.list");
  await expect(page.getByRole("row").filter({ hasText: orderNumber })).toBeVisible();
  await group.getByRole("link", { name: orders.pressing.show }).click();
  await expect(row).toBeVisible();
  const tabs = page.getByRole("navigation", { name: orders.views.label });
  await tabs.getByRole("link", { name: orders.views.mine }).click();
  await expect(page.getByRole("row").filter({ hasText: orderNumber })).toHaveCount(0);
  for (const view of [orders.views.needs_person, orders.views.not_installed, orders.views.leaving]) {
    await tabs.getByRole("link", { name: view }).click();
    await expect(tabs.getByRole("link", { name: view })).toHaveAttribute("aria-current", "page");
  }
  await expectSound(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of ["", "?view=needs_person"]) {
    await page.goto(`/console/orders${address}`);
    await expectSound(page);
  }
});

test("views and columns work without script", async ({ request }) => {
  await ordered(request, { email: "plain@example.com" });
  await atTheConsoleByPassword({ request }, "Tom Ridley");
  const visit = plainVisit(request);
  await visit.open("/console/orders/columns");
  await visit.press(columns.earlier(orders.columns.buyer));
  await visit.press(columns.save);
  expect(visit.sheet.all("th[scope=col]")[2]!.text).toBe(orders.columns.buyer);
  await visit.open("/console/orders/views?way=esim");
  for (const name of ["One", "Two"]) await visit.press(views.save, { [views.name]: name });
  await visit.press(views.earlier("Two"));
  const names = () =>
    visit.sheet
      .one(".view-list")
      .all("a")
      .map(({ text }) => text);
  expect(names()).toEqual(["Two", "One"]);
  const formOf = (name: string) => visit.sheet.one("form", name);
  await visit.press(views.change, { [views.name]: "two" }, formOf("One"));
  expect(visit.sheet.all("[role=alert]")).not.toEqual([]);
  await visit.press(views.delete, {}, formOf("One"));
  expect(names()).toEqual(["Two"]);
});
