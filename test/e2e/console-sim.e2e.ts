import { expect, type Page } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { words as errors } from "../../src/i18n/en/errors.ts";
import { expectSound } from "./accessibility.ts";
import { onPhone } from "./behind-the-shop.ts";
import { test } from "./lent-window.ts";
import { plainVisit } from "./plain-visit.ts";
import { boughtEsims, calling, ordered, paid } from "./purchases.ts";
import { atTheConsole } from "./staff-sign-in.ts";

const { network, block, swap, deed } = words.customers.sim;

test("a SIM is asked after and blocked with a reason, also without a script; the order says so", async ({ page }) => {
  await atTheConsole(page, "Mei Lam", "support");
  const { orderNumber } = await boughtEsims(page.request, { email: "blocked@example.com" });
  await page.goto(`/console/orders/${orderNumber}`);
  await page.locator("#sim-1").getByRole("link").first().click();
  await expect(page.getByRole("link", { name: words.planChange.title })).toHaveAttribute(
    "href",
    `/console/orders/${orderNumber}?change=on#change`,
  );
  await page.getByRole("button", { name: network.ask }).click();
  await expect(page.locator("#network output")).toHaveText(network.heard.asked);
  await expect(page.locator("#network")).toContainText(network.nowhere);
  await page.getByRole("button", { name: network.ask }).click();
  await expect(page.getByText(network.lately)).toBeVisible();
  await page.getByText(block.block, { exact: true }).first().click();
  await expectSound(page);
  const visit = plainVisit(page.request);
  const sim = page.url().split("?")[0]!;
  await visit.open(sim);
  const form = () => visit.sheet.one("#network");
  await visit.press(block.block, { [block.causes.stolen]: true, [deed.why]: "  " }, form());
  expect(visit.problems).not.toEqual([]);
  expect(visit.field(block.causes.stolen, form()).has("checked")).toBe(true);
  await visit.press(block.block, { [deed.why]: "Called from the hotel" }, form());
  expect(visit.sheet.all(".sim-block")).not.toEqual([]);
  await expect(async () => {
    await visit.open(sim);
    expect(visit.text).toContain(block.states.blocked);
  }).toPass();
  await page.goto(sim);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page);
  await visit.open(`/console/orders/${orderNumber}`);
  expect(visit.text).toContain(words.order.actions.sim_blocked);
  expect(visit.sheet.one("#mails").text).toContain(words.order.mailKinds.sim_blocked);
});

test("a lost eSIM is replaced from its page, which leads to the new one and on to the order", async ({ page }) => {
  await atTheConsole(page, "Mei Lam", "support");
  const { orderNumber } = await boughtEsims(page.request, { email: "ferry@example.com" });
  await page.goto(`/console/orders/${orderNumber}`);
  await page.locator("#sim-1").getByRole("link").first().click();
  const panel = page.locator("#swap");
  await panel.locator("summary").click();
  await panel.getByLabel(swap.causes.lost).check();
  await panel.getByLabel(deed.why).fill("  ");
  await panel.getByRole("button", { name: swap.go }).click();
  await expect(panel.locator(".field-error")).toBeVisible();
  await expect(panel.getByLabel(swap.causes.lost)).toBeChecked();
  await expectSound(page, "#swap");
  await panel.getByLabel(deed.why).fill("Left on the ferry");
  await panel.getByRole("button", { name: swap.go }).click();
  await expect(panel.locator(".sim-block")).toBeVisible();
  await swapped(page);
  await panel.getByRole("link").click();
  await expect(panel).toContainText(swap.replaces);
  await expect(page.getByRole("link", { name: orderNumber })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page, "#swap");
  const visit = plainVisit(page.request);
  await visit.open(`/console/orders/${orderNumber}`);
  expect(visit.sheet.one("#mails").text).toContain(words.order.mailKinds.esim_replaced);
});

/** The page of a SIM shows that another has taken its place. */
async function swapped(page: Page): Promise<void> {
  const visit = plainVisit(page.request);
  await expect(async () => {
    await visit.open(page.url());
    expect(visit.sheet.one("#swap").text).toContain(swap.states.done);
  }).toPass();
  await page.reload();
}

test("a supplier's eSIM is made anew while nobody has downloaded it, and refused with the reason after that", async ({
  page,
}) => {
  await atTheConsole(page, "Mei Lam", "support");
  const call = calling(page.request);
  const { plan } = await call("/product/getPlanDetail", { code: "caribbean-3gb-15d", currency: "HKD" });
  const wish = { planCode: plan.code, days: 15, expectedTotal: plan.price.amount, email: "ferry@example.com" };
  const order = await ordered(page.request, wish);
  await paid(page.request, order);
  await page.goto(`/console/orders/${order.orderNumber}`);
  await page.locator("#sim-1").getByRole("link").first().click();
  const panel = page.locator("#swap");
  const replace = async () => {
    await panel.locator("summary").click();
    await expect(panel).toContainText(swap.noteAtSupplier);
    await panel.getByLabel(swap.causes.broken).check();
    await panel.getByLabel(deed.why).fill("Its code is refused by the phone");
    await panel.getByRole("button", { name: swap.go }).click();
  };
  await replace();
  await swapped(page);
  await panel.getByRole("link").click();
  await expect(panel).toContainText(swap.replaces);
  const { esims } = await call("/order/getOrderResult", { orderNumber: order.orderNumber, key: order.key });
  await onPhone(page.request, esims[0]!.iccid, "download");
  await replace();
  await expect(page.getByText(errors.codes.SWAP_USED)).toBeVisible();
  await expectSound(page, "#swap");
});
