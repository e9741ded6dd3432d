import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { plainVisit } from "./plain-visit.ts";
import { boughtEsims } from "./purchases.ts";
import { atTheConsole } from "./staff-sign-in.ts";

const { order, inbox, staff } = words;

test("more than support gives back alone is proposed, stands in the inbox, and goes back when a colleague confirms it", async ({
  page,
  browser,
}) => {
  await atTheConsole(page, "Kit Wong", "support");
  const { orderNumber } = await boughtEsims(page.request, { quantity: 5 });
  await page.goto(`/console/orders/${orderNumber}`);
  await page.getByText(order.refund.title, { exact: true }).click();
  await page.getByLabel(order.refund.kinds.whole).check();
  await page.getByRole("button", { name: order.refund.show }).click();
  await expect(page.getByText(order.refund.reaches.with_second)).toBeVisible();
  await page.getByLabel(order.refund.reason).fill("Nothing worked in Sapporo.");
  await page.getByRole("button", { name: order.refund.propose("HK$875.00") }).click();
  await expect(page.getByRole("heading", { name: order.waits.proposed("Kit Wong", "HK$875.00") })).toBeVisible();
  await expect(page.getByRole("button", { name: order.waits.confirm("HK$875.00") })).toHaveCount(0);
  await expectSound(page, ".todo");

  const other = await (await browser.newContext()).newPage();
  await atTheConsole(other, "Mei Lam");
  const visit = plainVisit(other.request);
  await visit.open("/console/inbox");
  expect(visit.sheet.one("tr", orderNumber).text).toContain(inbox.kinds["refund_proposed"]!);
  await other.goto(`/console/orders/${orderNumber}`);
  await other.emulateMedia({ colorScheme: "dark" });
  await expectSound(other, ".todo");
  await other.getByRole("button", { name: order.waits.confirm("HK$875.00") }).click();
  await expect(other.getByRole("button", { name: order.waits.undo })).toBeVisible();
  await expect(other.getByRole("heading", { name: order.waits.proposed("Kit Wong", "HK$875.00") })).toHaveCount(0);

  await visit.open("/console/staff");
  expect(visit.sheet.one("tr", staff.rights["give_refunds"]).text).toContain(staff.upTo("¥700"));
  await other.context().close();
});
