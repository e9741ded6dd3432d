import { expect, type Page } from "@playwright/test";
import { words as findOrder } from "../../src/i18n/en/find-order.ts";
import { words } from "../../src/i18n/en/order-detail.ts";
import { words as withdrawal } from "../../src/i18n/en/withdrawal.ts";
import { expectSound } from "./accessibility.ts";
import { carried, letterTo } from "./behind-the-shop.ts";
import { test } from "./lent-window.ts";
import { arriveAt, openDrawn } from "./open-page.ts";
import { ordered, pageOf, paid, type Ordered } from "./purchases.ts";
import { cards, pay, payByCard } from "./shopper.ts";

/** Three days of Japan, paid for and with the network. */
async function buy(page: Page, email: string): Promise<Ordered & { iccid: string }> {
  const order = await ordered(page.request, { email, days: 3 });
  const { esims } = await paid(page.request, order);
  const { iccid } = esims[0]!;
  await carried(iccid);
  return { ...order, iccid };
}

const detail = (order: Ordered) => pageOf(order, "order-detail");

test("changed to more days and paid, to fewer and paid back, then refunded unused: announced before, done at once", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const email = "changes@example.com";
  const order = await buy(page, email);
  await page.goto(detail(order));
  await page.getByRole("link", { name: words.change.open }).click();
  await page.getByLabel(words.change.forDays).fill("5");
  await page.getByRole("button", { name: words.change.showDays }).click();
  await arriveAt(page, /step=change&days=5/);
  await expectSound(page);
  await page.getByRole("button", { name: words.change.next }).click();
  await expect(page.getByRole("alert")).toContainText(words.change.choosePlan);
  await page.locator('[name=plan][value="jp-day-1gb"]').check({ force: true });
  await page.getByRole("button", { name: words.change.next }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.change.confirmTitle);
  await expectSound(page);
  await pay(page);
  await payByCard(page, cards.visa);
  await arriveAt(page, /\/order-detail\?/);
  await expect(page.getByText(words.timeline.kinds.plan_changed, { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("5 days").first()).toBeVisible();

  // a change is with the network before the next one is asked for
  await carried(order.iccid);
  await page.goto(`${detail(order)}&step=change-confirm&plan=jp-day-1gb&days=2`);
  await expect(page.getByText(words.change.confirmLess(words.methods.card))).toBeVisible();
  await page.getByRole("button", { name: words.change.confirm }).click();
  // made as soon as the network has ended the plan of before
  await expect(page.getByText(words.change.doneText)).toBeVisible({ timeout: 30_000 });

  await carried(order.iccid);
  await page.getByRole("link", { name: words.refund.ask }).click();
  await page.getByRole("button", { name: words.refund.next }).click();
  await expect(page.getByRole("alert")).toContainText(words.refund.chooseReason);
  await expectSound(page);
  await page.getByRole("radio", { name: words.refund.reasons.plans_changed }).check({ force: true });
  await page.getByRole("button", { name: words.refund.next }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.refund.confirmTitle);
  await expectSound(page);
  await page.getByLabel(words.refund.note).fill("The trip was called off");
  await page.getByRole("button", { name: words.refund.confirm }).click();
  await arriveAt(page, /done=refund-at_once/);
  await expect(page.getByText(words.refund.done).first()).toBeVisible();
  await expect(page.locator(".badge").getByText(words.states.refunded, { exact: true })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText(words.refund.none)).toBeVisible();
  await expectSound(page);
  await letterTo(page.request, email, /refunded/);
});

test("withdrawn as a guest, from the foot of the page, with number, address and name", async ({ page }) => {
  const email = "withdraws@example.com";
  const order = await buy(page, email);
  await page.goto("/en/developing");
  await page.getByRole("contentinfo").getByRole("link", { name: withdrawal.title }).click();
  await arriveAt(page, /\/en\/withdrawal$/);
  await page.getByRole("button", { name: withdrawal.next }).click();
  await expect(page.getByRole("alert").getByRole("listitem")).toHaveCount(3);
  await expectSound(page);
  await page.getByLabel(withdrawal.orderNumber).fill(` ${order.orderNumber.toLowerCase()} `);
  await page.getByLabel(withdrawal.email).fill(email);
  await page.getByLabel(withdrawal.name).fill("Mei <b>Chan</b>");
  await page.getByRole("button", { name: withdrawal.next }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(withdrawal.confirmTitle);
  await expect(page.getByText("I, Mei <b>Chan</b>, withdraw")).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: withdrawal.mend }).click();
  await expect(page.getByLabel(withdrawal.email)).toHaveValue(email);
  await page.getByRole("button", { name: withdrawal.next }).click();
  await page.getByRole("button", { name: withdrawal.confirm }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(withdrawal.doneTitle);
  await expectSound(page);
  await expect(page.getByText(withdrawal.byMail.one)).toBeVisible();
  await page.goto(detail(order));
  await expect(page.getByText(words.timeline.kinds.withdrawal_unconfirmed)).toBeVisible();
  const letter = await letterTo(page.request, email, /confirm your withdrawal/);
  await page.goto(new URL(/http:\S+withdrawal\?confirm=[^"\s<]+/.exec(letter)![0].replaceAll("&amp;", "&")).href);
  await expect(page.getByText("I, Mei <b>Chan</b>, withdraw")).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: withdrawal.confirm }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(withdrawal.byMail.confirmed);
  await expectSound(page);
  await page.goto(detail(order));
  await expect(page.getByText(words.timeline.kinds.withdrawal_asked)).toBeVisible();
  await expect(page.locator(".badge").getByText(words.states.refunded, { exact: true })).toBeVisible({
    timeout: 30_000,
  });
  await letterTo(page.request, email, /withdrawal/);
});

test("new links end the old ones, and reach the mailbox alone", async ({ page }) => {
  const email = "new-links@example.com";
  const order = await buy(page, email);
  await page.goto(detail(order));
  await page.getByText(words.links.ask).click();
  await expectSound(page);
  await page.getByRole("button", { name: words.links.renew }).click();
  await expect(page.getByText(findOrder.sent.renewed)).toBeVisible();
  await expectSound(page);
  await page.goto(detail(order));
  await expect(page.locator("h1")).toHaveText("We cannot find this order");
  const [link] = /http:\S+order-result\?[^"\s<]+/.exec(await letterTo(page.request, email, /Your orders/))!;
  await page.goto(link.replaceAll("&amp;", "&"));
  await expect(page.getByText(order.orderNumber).first()).toBeVisible();
});

test("who guesses sees the same words", async ({ page }) => {
  await page.goto("/zh-cn/withdrawal?order=FW0000000000");
  await page.locator("[name=email]").fill("nobody@example.com");
  await page.locator("[name=name]").fill("Eve");
  await page.locator("main form button").click();
  await page.locator('main form [value="confirm"]').click();
  await expect(page.locator("h1")).toHaveText("我们已收到您的声明");
  await openDrawn(page, "/en/order-detail?order=FW0000000000&key=key");
  await expect(page.locator("h1")).toHaveText("We cannot find this order");
});
