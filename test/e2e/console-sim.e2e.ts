import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { words as errors } from "../../src/i18n/en/errors.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { boughtEsims, calling, ordered, paid } from "./purchases.ts";
import { phoneOrigin } from "./setting.ts";
import { atTheConsole } from "./staff-sign-in.ts";

const { network, block, swap, deed } = words.customers.sim;

test("a SIM is asked after and blocked with a reason, also without a script; the order says so", async ({
  page,
  browser,
}) => {
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
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const form = await plain.newPage();
  await form.goto(page.url().split("?")[0]!);
  await form.getByText(block.block, { exact: true }).first().click();
  await form.locator("#network").getByLabel(block.causes.stolen).check();
  await form.locator("#network").getByLabel(deed.why).fill("  ");
  await form.getByRole("button", { name: block.block }).click();
  await expect(form.locator(".field-error")).toBeVisible();
  await expect(form.locator("#network").getByLabel(block.causes.stolen)).toBeChecked();
  await form.locator("#network").getByLabel(deed.why).fill("Called from the hotel");
  await form.getByRole("button", { name: block.block }).click();
  await expect(form.locator(".sim-block")).toBeVisible();
  await plain.close();
  await expect(async () => {
    await page.goto(page.url().split("?")[0]!);
    await expect(page.getByText(block.states.blocked)).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page);
  await page.goto(`/console/orders/${orderNumber}`);
  await expect(page.getByText(words.order.actions.sim_blocked)).toBeVisible();
  await expect(page.locator("#mails")).toContainText(words.order.mailKinds.sim_blocked);
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
  await expectSound(page);
  await panel.getByLabel(deed.why).fill("Left on the ferry");
  await panel.getByRole("button", { name: swap.go }).click();
  await expect(panel.locator(".sim-block")).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(panel.getByText(swap.states.done)).toBeVisible({ timeout: 500 });
  }).toPass();
  await panel.getByRole("link").click();
  await expect(panel).toContainText(swap.replaces);
  await expect(page.getByRole("link", { name: orderNumber })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page);
  await page.goto(`/console/orders/${orderNumber}`);
  await expect(page.locator("#mails")).toContainText(words.order.mailKinds.esim_replaced);
});

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
  await expect(async () => {
    await page.reload();
    await expect(panel.getByText(swap.states.done)).toBeVisible({ timeout: 500 });
  }).toPass();
  await panel.getByRole("link").click();
  await expect(panel).toContainText(swap.replaces);
  const { esims } = await call("/order/getOrderResult", { orderNumber: order.orderNumber, key: order.key });
  const simPage = page.url();
  await page.goto(`${phoneOrigin}/?LT=en`);
  await page.getByLabel("Activation code or ICCID").fill(esims[0]!.activationCode);
  await page.getByRole("button", { name: "Pick up the phone" }).click();
  await page.getByRole("button", { name: "Download" }).click();
  await page.goto(simPage);
  await replace();
  await expect(page.getByText(errors.codes.SWAP_USED)).toBeVisible();
  await expectSound(page);
});
