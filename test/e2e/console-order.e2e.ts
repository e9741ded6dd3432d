import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { words as chinese } from "../../src/i18n/zh-cn/console.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { boughtEsims, calling } from "./purchases.ts";
import { somebody } from "./signed-in.ts";
import { atTheConsole } from "./staff-sign-in.ts";

const { order } = words;

test("the number of an order is copied by a key, which is said; without a script nothing offers it; its e-mails that left are counted", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await atTheConsole(page, "Noa Reid");
  const { orderNumber } = await boughtEsims(page.request);
  await page.goto(`/console/orders/${orderNumber}`);
  const copy = page.getByRole("button", { name: words.copying.copy(orderNumber) });
  await copy.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: words.copying.copied })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(orderNumber);
  await expectSound(page);
  // said once, so that it is said again the next time
  await expect(page.getByRole("status").filter({ hasText: words.copying.copied })).toHaveCount(0);
  // a browser that refuses has it chosen
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await copy.click();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(orderNumber);
  const plain = await (await page.request.get(`/console/orders/${orderNumber}`)).text();
  expect(plain).toMatch(new RegExp(`data-copy="${orderNumber}" hidden`));
  await expect(async () => {
    await page.reload();
    await expect(page.locator("#mails header")).toContainText(order.mails.sent(1), { timeout: 500 });
  }).toPass();
});

test("from the list to an order: what waits, everything that happened, filtered, and nobody's mailbox or code", async ({
  page,
}) => {
  await atTheConsole(page, "Mei Lam");
  // a list that other journeys write nothing into
  const email = somebody("haruka");
  const { orderNumber, key } = await boughtEsims(page.request, { quantity: 2, email });
  await calling(page.request)("/order/askRefund", {
    orderNumber,
    key,
    requestKey: crypto.randomUUID(),
    positions: [2],
    reason: "does_not_work",
    note: "My phone finds no network",
  });
  const { orderNumber: newer } = await boughtEsims(page.request, { email });
  await page.goto(`/console/orders?state=delivered&q=${encodeURIComponent(email)}`);
  const looks: string[] = [];
  page.on("request", (request) => request.url().includes("/look") && looks.push(request.url()));
  await page.getByRole("link", { name: orderNumber }).focus();
  await page.keyboard.press("Space");
  const glance = page.getByRole("dialog", { name: order.look.label(orderNumber) });
  await expect(glance.getByRole("link", { name: order.look.open })).toBeVisible();
  await expectSound(page, "dialog");
  await page.keyboard.press("Space");
  await expect(glance).toHaveCount(0);
  await page.keyboard.press("e");
  const title = (number: string) => page.getByRole("heading", { name: number, level: 1 });
  await expect(title(orderNumber)).toBeVisible();
  expect(looks).toHaveLength(1);
  await page.keyboard.press("k");
  await expect(title(newer)).toBeVisible();
  await page.reload();
  await page.keyboard.press("j");
  await expect(title(orderNumber)).toBeVisible();
  await expect(page.getByText(order.timeline.days.today)).toBeVisible();
  await expect(page.getByText(order.timeline.moments.payment_succeeded, { exact: true }).first()).toBeVisible();
  await expect(page.locator("body")).not.toContainText(email);
  await expect(page.locator("body")).not.toContainText("LPA:");
  await expectSound(page);
  await page.emulateMedia({ colorScheme: "dark" });
  const give = page.getByRole("button", { name: "Give back HK$175.00" });
  const undo = page.getByRole("button", { name: order.waits.undo });
  const choose = async () => {
    await page.getByText(order.refund.title, { exact: true }).click();
    await page.getByLabel(order.sims.sim(1), { exact: true }).check();
    await page.getByRole("button", { name: order.refund.show }).click();
  };
  await choose();
  await give.click();
  await expect(page.locator(".field-error")).toBeVisible();
  await page.getByLabel(order.refund.reason).fill("We are sorry.");
  await give.click();
  await undo.click();
  await expect(undo).toHaveCount(0);
  await choose();
  await expectSound(page);
  await page.getByLabel(order.refund.reason).fill("We are sorry.");
  await give.click();
  await expect(undo).toBeVisible();
  const sendAgain = page.getByRole("button", { name: order.mails.again }).first();
  await sendAgain.click();
  const takeBack = page.locator(".mails").getByRole("button", { name: order.mails.undo });
  await takeBack.click();
  await expect(takeBack).toHaveCount(0);
  await page.getByRole("link", { name: order.timeline.kinds.mail }).click();
  await expect(page).toHaveURL(/kind=mail/);
  await expect(page.getByText(order.timeline.moments.placed)).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page, ".happened");
  await page.getByRole("button", { name: words.more }).click();
  await page.getByRole("button", { name: "简体中文" }).click();
  await expect(page.getByText(chinese.order.timeline.title)).toBeVisible();
  await expectSound(page);
  const missing = await page.request.get("/console/orders/FW0000000000");
  expect(await missing.text()).toContain(chinese.trouble.missing);
});
