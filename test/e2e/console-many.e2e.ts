import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { plainVisit } from "./plain-visit.ts";
import { boughtEsims, london, ordered, paid } from "./purchases.ts";
import { inDays } from "./shopper.ts";
import { atTheConsole, atTheConsoleByPassword } from "./staff-sign-in.ts";

const { bulk, dispatch, order: one, orders } = words;

const ended = async (page: Page) => {
  await expect(async () => {
    const link = page.getByRole("link", { name: bulk.look });
    if (await link.isVisible()) await link.click();
    await expect(page.getByText(bulk.states.done, { exact: true }).first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
};

test("chosen orders are cancelled after ten seconds, the paid one is named, and the pages are sound", async ({
  page,
  request,
}) => {
  const unpaid = await ordered(request, { email: "many@example.com" });
  const { orderNumber: paid } = await boughtEsims(request);
  await atTheConsole(page, "Mei Lam");
  await page.goto(`/console/orders?q=${unpaid.orderNumber}`);
  const dock = page.getByRole("group", { name: bulk.dock });
  await expect(dock).toBeHidden();
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(dock).toBeVisible();
  await expect(dock.getByRole("status")).toHaveText(bulk.chosen.replace("{count}", "1"));
  const whole = page.getByRole("checkbox", { name: bulk.page });
  await expect(whole).toBeChecked();
  await whole.uncheck();
  await expect(dock).toBeHidden();
  await whole.check();
  await expect(page.getByRole("checkbox", { name: bulk.choose(unpaid.orderNumber) })).toBeChecked();
  await expectSound(page);
  await dock.getByRole("button", { name: bulk.kinds.cancel }).click();
  await expect(page.getByRole("heading", { name: bulk.kinds.cancel })).toBeVisible();
  await page.goto(`${page.url()}&order=${paid}`);
  await expectSound(page);
  await page.getByRole("button", { name: bulk.go.cancel(bulk.count(2)) }).click();
  await expect(page.getByText(bulk.states.running, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: bulk.stop })).toBeVisible();
  await ended(page);
  await expect(page.getByText(bulk.progress(1, 1, 0))).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: paid })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page);
  await page.getByRole("link", { name: bulk.list }).click();
  await expect(page.getByRole("heading", { name: bulk.list })).toBeVisible();
  await expectSound(page);
  const visit = plainVisit(page.request);
  await visit.open(`/console/orders/${unpaid.orderNumber}`);
  expect(visit.text).toContain(orders.states.cancelled);
});

test("an unpaid order is cancelled on its page; a note is written on many and can be stopped, without script", async ({
  request,
}) => {
  const mine = await ordered(request, { email: "single@example.com" });
  await atTheConsoleByPassword({ request }, "Tom Ridley");
  const visit = plainVisit(request);
  await visit.open(`/console/orders?q=${mine.orderNumber}`);
  await visit.press(bulk.kinds.note, { [bulk.choose(mine.orderNumber)]: true });
  await visit.press(bulk.go.note(bulk.count(1)), { [bulk.note]: "card 4242 4242 4242 4242" });
  expect(visit.field(bulk.note).get("aria-invalid")).toBe("true");
  await visit.press(bulk.go.note(bulk.count(1)), { [bulk.note]: "Flight was cancelled" });
  await visit.press(bulk.stop);
  expect(visit.text).toContain(bulk.states.stopped);
  await visit.open(`/console/orders/${mine.orderNumber}`);
  await visit.press(one.cancel);
  expect(visit.text).toContain(orders.states.cancelled);
  expect(visit.sheet.all("button").map(({ text }) => text)).not.toContain(one.cancel);
});

test("labels are made of a whole filter: of its orders that have a card to post", async ({ page, request }) => {
  const parcel = await ordered(request, {
    way: "physical",
    email: "labels@example.com",
    departsOn: inDays(40),
    shipping: london,
  });
  await paid(request, parcel);
  const { orderNumber: esim } = await ordered(request, { email: "labels@example.com" });
  await atTheConsole(page, "Mei Lam");
  const visit = plainVisit(page.request);
  const filter = "/console/orders/many?kind=labels&all=1&placed=1d";
  await expect(async () => {
    await visit.open(filter);
    expect(visit.sheet.all("a", parcel.orderNumber)).not.toEqual([]);
  }).toPass();
  await page.goto(filter);
  await expect(page.getByText(bulk.labelsFilter)).toBeVisible();
  await expect(page.getByRole("link", { name: esim })).toHaveCount(0);
  await expectSound(page);
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: dispatch.files.a6 }).click();
  expect((await coming).suggestedFilename()).toMatch(/^farwave-labels-\d{4}-\d\d-\d\d\.pdf$/);
  await visit.open("/console/orders/many?kind=labels&all=1&state=delivered");
  expect(visit.text).toContain(bulk.labelsNone);
});

test("the orders of a filter come as CSV, masked, and with a reason whole", async ({ page, request }) => {
  const { orderNumber } = await ordered(request, { email: "sheet@example.com" });
  await atTheConsole(page, "Mei Lam");
  await page.goto(`/console/orders?q=${orderNumber}&state=placed`);
  await page.getByRole("link", { name: orders.csv.openOf("1"), exact: true }).click();
  await expect(page.getByText(orders.states.placed, { exact: true })).toBeVisible();
  await expectSound(page);
  const file = async () => {
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: orders.csv.get }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^farwave-orders-\d{4}-\d\d-\d\d\.csv$/);
    return parse(await readFile(await download.path(), "utf8"), { bom: true, columns: true }) as Record<
      string,
      string
    >[];
  };
  expect(await file()).toMatchObject([{ Order: orderNumber, Buyer: "s•••@example.com" }]);
  await page.reload();
  await page.getByLabel(orders.csv.whole).check();
  await page.getByRole("button", { name: orders.csv.get }).click();
  await expect(page.getByLabel(orders.csv.reason)).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel(orders.csv.reason).fill("Yearly audit");
  await page.getByLabel(orders.csv.whole).check();
  expect(await file()).toMatchObject([{ Order: orderNumber, Buyer: "sheet@example.com" }]);
});
