import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { undoSeconds } from "../../src/kernel/undoable.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { plainVisit } from "./plain-visit.ts";
import { boughtEsims, ordered, sendMoney } from "./purchases.ts";
import { atTheConsole } from "./staff-sign-in.ts";

const { order, orders } = words;
const { fraud } = order;

test("an order is marked as fraud, what its mailbox buys next is held and given free, and the mark is taken back", async ({
  page,
  request,
}) => {
  const { orderNumber } = await boughtEsims(request, { email: "thief@example.com" });
  await atTheConsole(page, "Mei Lam", "support");
  await page.goto(`/console/orders/${orderNumber}`);
  await page.getByText(fraud.mark).first().click();
  await expectSound(page, "details.reveal[open]");
  await page.getByLabel(fraud.because).fill("The card was reported as stolen");
  await page.getByRole("button", { name: fraud.go }).click();
  await expect(page.getByRole("heading", { name: fraud.marked })).toBeVisible();
  const told = page.getByRole("listitem").filter({ hasText: "reported as stolen" });
  await expect(told).toContainText(order.actions.fraud_marked);
  await expectSound(page, ".todo");
  const next = await ordered(request, { email: "thief@example.com" });
  await sendMoney(request, next);
  const visit = plainVisit(page.request);
  await expect(async () => {
    await visit.open(`/console/orders/${next.orderNumber}`);
    expect(visit.sheet.all("h2", fraud.held)).not.toEqual([]);
  }).toPass();
  await page.goto(`/console/orders/${next.orderNumber}`);
  await expect(page.getByRole("heading", { name: fraud.held })).toBeVisible();
  await expect(page.getByText(orders.states.paid, { exact: true }).first()).toBeVisible();
  // the page says that money can go back: whole, as nothing is delivered yet
  await page.goto(`/console/orders/${next.orderNumber}?give=whole`);
  await expect(page.getByRole("radio")).toHaveCount(1);
  await expect(page.getByRole("radio", { name: order.refund.kinds.whole })).toBeChecked();
  await expect(page.getByText(order.refund.undoable(undoSeconds))).toBeVisible();
  await page.goto(`/console/orders/${next.orderNumber}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page, ".todo");
  await page.getByRole("button", { name: fraud.release }).click();
  await expect(page.getByText(order.actions.order_released)).toBeVisible();
  await expect(async () => {
    await visit.open(`/console/orders/${next.orderNumber}`);
    expect(visit.text).toContain(orders.states.delivered);
  }).toPass();
  await visit.open(`/console/orders/${orderNumber}`);
  await visit.press(fraud.liftGo, { [fraud.because]: "It was her own card after all" });
  expect(visit.sheet.all("h2", fraud.marked)).toEqual([]);
  expect(visit.text).toContain(order.actions.fraud_lifted);
});
