import { expect, type Locator, type Page } from "@playwright/test";
import { words as checkout } from "../../src/i18n/en/checkout.ts";
import { words as errors } from "../../src/i18n/en/errors.ts";
import { words as detail } from "../../src/i18n/en/order-detail.ts";
import { words as result } from "../../src/i18n/en/result.ts";
import { formatMoney } from "../../src/kernel/money.ts";
import { expectSound } from "./accessibility.ts";
import { blockSim, letterTo } from "./behind-the-shop.ts";
import { test } from "./lent-window.ts";
import { calling, ordered, pageOf, paid } from "./purchases.ts";
import { fillOrder, pay } from "./shopper.ts";

const good = "8985234012345678905";
/** The network's word stands in the last digits before the check digit. */
const blocked = "8985234012345674037";
const rowOf = (page: Page, iccid: string): Locator => page.getByRole("listitem").filter({ hasText: iccid });

test("of two SIMs the network refuses one: the order page says which, and takes the order once it is gone", async ({
  page,
}) => {
  await page.goto("/en/order-sim?plan=jp-day-1gb&days=3&way=renewal");
  await page.getByRole("button", { name: checkout.renewal.add }).click();
  await page.locator('[name="iccids.0"]').fill(good);
  await page.locator('[name="iccids.1"]').fill(blocked);
  await fillOrder(page, { email: "two.sims@example.com" });
  await page.getByRole("button", { name: /^Pay / }).click();
  const summary = page.locator(".error-summary");
  await expect(summary.getByRole("listitem")).toHaveCount(1);
  await expect(summary).toContainText(errors.problems["iccid.refused"]());
  await summary.getByRole("link").click();
  await expect(page.locator('[name="iccids.1"]')).toBeFocused();
  await expect(page.locator('[name="iccids.0"]')).not.toHaveAttribute("aria-invalid", "true");
  await expect(page.locator('[name="iccids.1"]')).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("button", { name: checkout.renewal.removeThis(2) }).click();
  await pay(page);
});

test("one that is blocked after it was ordered: the other is loaded, and its part is refunded and mailed", async ({
  page,
  request,
}) => {
  const [kept, lost] = ["8985234012345679119", "8985234012345679200"];
  const email = "blocked.later@example.com";
  const order = await ordered(request, { way: "renewal", quantity: 2, iccids: [kept, lost], email });
  await blockSim(lost);
  const { total } = await paid(request, order);
  const part = formatMoney({ amount: total.amount / 2, currency: total.currency }, "en");
  await page.goto(pageOf(order));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(result.titles.partly);
  await expect(rowOf(page, kept)).toContainText(result.renewal.states.applied);
  await expect(rowOf(page, lost)).toContainText(result.renewal.failedText);
  await expectSound(page);
  const { givenBack } = await calling(request)("/order/getOrderDetail", order);
  expect(givenBack).toEqual([{ amount: total.amount / 2, currency: total.currency }]);
  await page.goto(pageOf(order, "order-detail"));
  await expect(page.locator(".history-step", { hasText: part })).toContainText(
    detail.timeline.to(part, detail.methods.card),
  );
  await expectSound(page);
  const letter = await letterTo(request, email, new RegExp(`refunded ${RegExp.escape(part)}`));
  expect(letter).toContain(order.orderNumber);
  const told = await letterTo(request, email, /loaded|SIM/);
  for (const iccid of [kept, lost]) expect(told).toContain(iccid.slice(-4));
});
