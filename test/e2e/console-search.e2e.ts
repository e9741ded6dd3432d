import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { plainColleague, plainVisit } from "./plain-visit.ts";
import { boughtEsims } from "./purchases.ts";
import { atTheConsole, atTheConsoleByPassword } from "./staff-sign-in.ts";

const { search, rail } = words;

test("Ctrl+K opens one field over any page: the arrows go through what is found, Enter opens it, Escape closes", async ({
  page,
}) => {
  await atTheConsole(page, "Mei Lam");
  const { orderNumber } = await boughtEsims(page.request);
  await page.goto("/console/overview");
  await page.keyboard.press("Control+k");
  const layer = page.getByRole("dialog", { name: search.title });
  const field = layer.getByRole("searchbox", { name: search.label });
  await expect(field).toBeFocused();
  await expect(layer.getByRole("link", { name: rail.dispatch })).toBeVisible();
  await expectSound(page, "dialog");

  await page.keyboard.type(orderNumber.toLowerCase());
  await expect(layer.getByRole("status")).toHaveText(search.readsAs([search.forms.number]));
  const found = layer.getByRole("link", { name: orderNumber });
  await expect(found).toBeVisible();
  await expect(layer.getByText("•••@")).toBeVisible();
  await expect(layer.getByRole("heading", { name: search.doWith(orderNumber) })).toBeVisible();
  await expectSound(page, "dialog");
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page, "dialog");
  await page.keyboard.press("ArrowDown");
  await expect(found).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(field).toBeFocused();

  await page.keyboard.press("Escape");
  await expect(layer).toBeHidden();
  await expect(page).toHaveURL(/\/console\/overview$/);
  await page.keyboard.press("Control+k");
  await expect(field).toBeFocused();
  await page.keyboard.type(orderNumber);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/console/orders/${orderNumber}$`));
});

test("a press on the link opens it, and a name of an area leads there", async ({ page }) => {
  await atTheConsole(page, "Mei Lam");
  await page.goto("/console/orders");
  await page.getByRole("link", { name: search.open }).click();
  const layer = page.getByRole("dialog", { name: search.title });
  await expect(layer.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type(rail.finance.toLowerCase());
  await expect(layer.getByRole("status")).toContainText(/./);
  await expect(layer.getByRole("link")).toHaveCount(1);
  await layer.getByRole("link", { name: rail.finance }).click();
  await expect(page).toHaveURL(/\/console\/finance$/);
});

test("what can be begun, and a setting, is found by its name, and only what the role may", async ({ request }) => {
  await atTheConsoleByPassword({ request }, "Mei Lam");
  const visit = plainVisit(request);
  await visit.open("/console/search?q=courier");
  expect(visit.text).toContain(search.readsAsCommand);
  expect(visit.text).not.toContain(search.notFound("courier"));
  await visit.follow(new RegExp(`^${RegExp.escape(words.settings.names["pick_up_at"]!)}`));
  expect(visit.address).toContain("/console/settings?setting=pick_up_at");
  const kit = await plainColleague("Kit Wong", "reviewer");
  await kit.open("/console/search?q=courier");
  expect(kit.sheet.all("h2", search.doThis)).toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the same field is a page", async ({ page }) => {
    await atTheConsoleByPassword(page, "Mei Lam");
    const { orderNumber } = await boughtEsims(page.request);
    await page.goto("/console/orders");
    await page.getByRole("link", { name: search.open }).click();
    await page.getByRole("searchbox", { name: search.label }).fill(orderNumber);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/console\/search\?q=/);
    await page.getByRole("link", { name: orderNumber }).click();
    await expect(page).toHaveURL(new RegExp(`/console/orders/${orderNumber}$`));
    const visit = plainVisit(page.request);
    await visit.open("/console/search?q=%3Cb%3E&colour=red");
    expect(visit.told).toContain("colour");
    expect(visit.text).toContain(search.notFound("<b>"));
  });
});

test("orders are filtered by what they are, each filter can be taken away, and an address that asks for nonsense says so", async ({
  page,
}) => {
  await atTheConsole(page, "Mei Lam");
  const { orderNumber } = await boughtEsims(page.request);
  const { facets, orders } = words;
  const facet = (name: string) => page.getByRole("combobox", { name, exact: true });
  await page.goto("/console/orders");
  await page.getByRole("searchbox", { name: orders.search }).fill("MEI@example.com");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row", { name: orderNumber })).toBeVisible();
  const visit = plainVisit(page.request);
  await visit.open("/console/orders?q=nobody%40example.com");
  expect(visit.sheet.all("h2", orders.notFound("nobody@example.com"))).toHaveLength(1);
  await page.goto("/console/orders");
  await page.getByText(facets.further, { exact: true }).click();
  await facet(orders.columns.way).selectOption("esim");
  await facet(orders.columns.placed).selectOption("1d");
  await page.getByRole("button", { name: facets.show, exact: true }).click();
  await expect(page).toHaveURL(/placed=1d.*way=esim/);
  await expect(page.getByRole("row", { name: orderNumber })).toBeVisible();
  await expectSound(page, "table.list");
  await facet(orders.columns.way).selectOption("renewal");
  await facet(orders.columns.method).selectOption("wechat");
  await facet(orders.columns.state).selectOption("cancelled");
  await page.getByRole("button", { name: facets.show, exact: true }).click();
  await expect(page.getByRole("heading", { name: facets.empty })).toBeVisible();
  await expectSound(page, ".empty");
  // which of them is in the way depends on what others have bought meanwhile; each can be taken away whatever that is
  await visit.open(page.url());
  for (const name of ["state", "way", "method"] as const) {
    const chosen = visit.sheet.one(`ul[aria-label=${facets.chosen}]`);
    await visit.follow(facets.drop(orders.columns[name]), chosen);
    expect(visit.address).not.toContain(`${name}=`);
  }
  expect(visit.sheet.all("tr", orderNumber)).not.toEqual([]);
  await visit.open("/console/orders?currency=EUR&way=esim");
  expect(visit.told).toContain("currency");
});
