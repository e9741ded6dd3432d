import { expect, type Page } from "@playwright/test";
import { words as detail } from "../../src/i18n/en/order-detail.ts";
import { words as result } from "../../src/i18n/en/result.ts";
import { expectSound } from "./accessibility.ts";
import { desk, letterTo, linksIn } from "./behind-the-shop.ts";
import { test } from "./lent-window.ts";
import { london, ordered, pageOf, paid } from "./purchases.ts";
import { inDays } from "./shopper.ts";

const email = "parcel@example.com";
const here = (page: Page) => page.getByRole("list", { name: result.parcel.title }).locator("[aria-current=step]");

test("a card from the order to the doorbell: listed, posted, followed and arrived, on both pages and by e-mail", async ({
  page,
  request,
}) => {
  const order = await ordered(request, { way: "physical", email, departsOn: inDays(40), shipping: london });
  const { orderNumber } = order;
  expect((await paid(request, order)).parcel?.state).toBe("waiting");
  expect(await letterTo(request, email, /order/i)).toContain(orderNumber);
  await page.goto(pageOf(order));
  await expect(page.getByText(result.parcel.ledes.waiting)).toBeVisible();
  await expect(here(page)).toContainText(result.parcel.marks.waiting);
  await expect(page.getByText("EC1Y 8SY")).toBeVisible();
  await expect(page.getByRole("link", { name: result.parcel.follow })).toHaveCount(0);
  await expectSound(page);

  expect(await desk("dispatches")).toContain(orderNumber);
  expect(await desk("send", orderNumber, "--carrier", "Royal Mail", "--tracking", "RM123456785GB")).toContain(
    `${orderNumber} is on its way`,
  );
  // said a second time it is not posted a second time
  await expect(desk("send", orderNumber, "--carrier", "Royal Mail", "--tracking", "RM2")).rejects.toThrow(
    /on its way already/,
  );
  const follow = "https://www.royalmail.com/track-your-item#/tracking-results/RM123456785GB";
  expect(linksIn(await letterTo(request, email, /way|posted|sent/i))).toContain(follow);
  await page.reload();
  await expect(page.getByText(result.parcel.ledes.sent)).toBeVisible();
  await expect(here(page)).toContainText(result.parcel.marks.sent);
  await expect(page.getByText("Royal Mail", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: result.parcel.follow })).toHaveAttribute("href", follow);
  await expectSound(page);
  await page.goto(pageOf(order, "order-detail"));
  const posted = page.locator(".history-step", { hasText: detail.timeline.kinds.parcel_sent });
  await expect(posted).toContainText("Royal Mail RM123456785GB");
  await expect(posted).toContainText(detail.timeline.open);
  await expect(posted.getByRole("link", { name: detail.timeline.follow })).toHaveAttribute("href", follow);
  await expect(page.getByText(detail.refund.why.parcel_sent)).toBeVisible();
  await expectSound(page);

  await desk("arrived", orderNumber);
  expect(await letterTo(request, email, /arrived/i)).toContain("Japan");
  await page.reload();
  await expect(page.locator(".history-step", { hasText: detail.timeline.kinds.parcel_arrived })).toBeVisible();
  await expect(posted).not.toContainText(detail.timeline.open);
  await page.goto(pageOf(order));
  await expect(page.getByText(result.parcel.ledes.arrived)).toBeVisible();
  await expect(page.locator(".order-mark-done", { hasText: result.parcel.marks.arrived })).toBeVisible();
});

test("a parcel that comes back and is cancelled: mailed, and all of the money is refunded", async ({
  page,
  request,
}) => {
  const order = await ordered(request, {
    way: "physical",
    email: "came.back@example.com",
    departsOn: inDays(40),
    shipping: london,
  });
  await paid(request, order);
  await desk("send", order.orderNumber, "--carrier", "Our own van", "--tracking", "VAN 7");
  await page.goto(pageOf(order));
  // an unknown carrier has no page
  await expect(page.getByText("VAN 7")).toBeVisible();
  await expect(page.getByRole("link", { name: result.parcel.follow })).toHaveCount(0);
  await desk("returned", order.orderNumber);
  await page.reload();
  await expect(page.getByText(result.parcel.ledes.returned).first()).toBeVisible();
  await desk("cancel", order.orderNumber, "Nobody lives there");
  // what came back may have been used on its way: the network ends its plan first
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(result.titles.refunded, { timeout: 1000 });
  }).toPass();
  expect(await letterTo(request, "came.back@example.com", /refunded/)).toContain(order.orderNumber);
});
