import { expect } from "@playwright/test";
import { words } from "../../src/i18n/en/console.ts";
import { words as shop } from "../../src/i18n/en/result.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { calling, ordered, pageOf } from "./purchases.ts";
import { cards } from "./shopper.ts";
import { atTheConsole } from "./staff-sign-in.ts";

const { timeline } = words.order;

test("a card that is refused on the payment page is told to the buyer and stands in the order's timeline with its reason", async ({
  page,
}) => {
  const order = await ordered(page.request, { email: "refused@example.com" });
  const { payPage } = await calling(page.request)("/payment/startPayment", {
    ...order,
    requestKey: crypto.randomUUID(),
    method: "card",
  });
  const card = { number: cards.declined, expiry: "12/39", cvc: "123", name: "MEI CHAN" };
  await page.request.post(`${payPage}/card`, { form: card, maxRedirects: 0 });
  await page.goto(pageOf(order));
  await expect(page.getByText(shop.processing.refused)).toBeVisible();
  await expectSound(page);
  await atTheConsole(page, "Mei Lam", "support");
  await page.goto(`/console/orders/${order.orderNumber}`);
  const refused = page.getByRole("listitem").filter({ hasText: timeline.moments.payment_refused });
  await expect(refused).toContainText(timeline.failures.card_declined);
  await expectSound(page, ".happened");
});
