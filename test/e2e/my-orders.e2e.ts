import { expect, type Page } from "@playwright/test";
import { words as account } from "../../src/i18n/en/account.ts";
import { words as book } from "../../src/i18n/en/addresses.ts";
import { words as checkout } from "../../src/i18n/en/checkout.ts";
import { words } from "../../src/i18n/en/my-orders.ts";
import { words as checkoutPage } from "../../src/i18n/en/order.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { openDrawn } from "./open-page.ts";
import { calling, ordered, paid } from "./purchases.ts";
import { shopOrigin } from "./setting.ts";
import { cards, inDays } from "./shopper.ts";
import { signIn } from "./signed-in.ts";

const card = (page: Page, { orderNumber }: { orderNumber: string }) =>
  page.getByRole("listitem").filter({ hasText: orderNumber });

test("what a guest bought is there after signing in with the same address, with its details; nothing of another's is", async ({
  page,
  request,
}) => {
  const email = "guest.before@example.com";
  const order = await ordered(request, { email: "Guest.Before@example.com" });
  const other = await ordered(request, { email: "somebody.else@example.com" });
  const { esims } = await paid(request, order);
  await signIn(page, email);
  // the account opens on the data that waits
  expect((await page.request.get("/en/account")).url()).toBe(`${shopOrigin}/en/account?tab=packages`);
  await page.goto("/en/account?tab=orders");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(account.title);
  await expect(page.getByText(email, { exact: true }).first()).toBeVisible();
  const bought = card(page, order);
  await expect(bought).toContainText(words.states.delivered);
  await expect(page.getByText(other.orderNumber)).toHaveCount(0);
  await bought.locator("summary").click();
  await expect(bought.getByText(esims[0]!.iccid)).toBeVisible();
  await expectSound(page);
  await bought.getByRole("link", { name: words.about(words.install, "Japan", order.orderNumber) }).click();
  await expect(page).toHaveURL(/order-result/);
});

test("an order that is being paid says Processing, and by itself how it ended", async ({ page, request }) => {
  const email = "processing@example.com";
  await signIn(page, email);
  const order = await ordered(page.request, { email });
  const { payPage } = await calling(page.request)("/payment/startPayment", {
    ...order,
    requestKey: crypto.randomUUID(),
    method: "card",
  });
  await page.goto("/en/account?tab=orders");
  await expect(
    page.getByRole("status").or(page.locator("[aria-live=polite]")).filter({ hasText: words.processing }).first(),
  ).toBeVisible();
  await expect(card(page, order)).toContainText(words.states.paying);
  await request.post(`${payPage}/card`, {
    form: { number: cards.visa, expiry: "12/39", cvc: "123", name: "MEI CHAN" },
    maxRedirects: 0,
  });
  await expect(card(page, order)).toContainText(words.states.delivered, { timeout: 30_000 });
  await expect(
    page
      .locator("[aria-live=polite]")
      .filter({ hasText: words.news("Japan", order.orderNumber, words.states.delivered) }),
  ).toBeVisible();
});

/** Fills the form of an address in Hong Kong. */
async function saveHongKong(page: Page, contactPerson: string): Promise<void> {
  await page.locator("[name=contactPerson]").fill(contactPerson);
  await page.locator("[name=phone]").fill("5123 4567");
  await page.locator("[name=province]").fill("Kowloon");
  await page.locator("[name=city]").fill("Mong Kok");
  await page.locator("[name=address]").fill("Flat 5B, 12 Nathan Road");
  await page.getByRole("button", { name: book.save }).click();
}

test("an address is saved, preferred, filled into an order, and deleted", async ({ page }) => {
  const email = "address.book@example.com";
  await signIn(page, email);
  await page.goto("/en/account?tab=addresses");
  await page.getByRole("link", { name: book.add }).click();
  await page.locator("[name=country]").selectOption("HK");
  await page.getByRole("button", { name: book.save }).click();
  // first-problem.e2e.ts examines it
  await expect(page.getByRole("alert")).toBeVisible();
  await saveHongKong(page, "Chan Mei");
  await expect(page.getByText(book.done.saved)).toBeVisible();
  await expect(page.getByText("+85251234567")).toBeVisible();
  await expectSound(page);
  await page.getByRole("link", { name: book.add }).click();
  await page.locator("[name=country]").selectOption("HK");
  await saveHongKong(page, "Chan Li");
  await expect(page.getByText("Chan Li").first()).toBeVisible();

  await page.goto("/en/order-sim?plan=jp-day-1gb&days=3&way=physical");
  await expect(page.locator("[name=email]")).toHaveValue(email);
  // who has an account is offered none
  await expect(page.locator("[name=accountByEmail]")).toHaveCount(0);
  await expect(page.getByText(checkoutPage.noAccount.trim())).toHaveCount(0);
  await expect(page.locator("[name='shipping.contactPerson']")).toHaveValue("Chan Mei");
  await page
    .getByLabel(checkout.parcel.saved)
    .selectOption({ label: "Chan Li, Flat 5B, 12 Nathan Road, Mong Kok, Kowloon, Hong Kong" });
  await expect(page.locator("[name='shipping.contactPerson']")).toHaveValue("Chan Li");
  await page.locator("[name=departsOn]").fill(inDays(40));
  await page.locator("[name=privacyPolicy]").check();
  await page.locator("[name=dataTransfer]").check();
  await page.getByRole("button", { name: /^Pay / }).first().click();
  await page.waitForURL(/\/pay\//);
  await page.goto("/en/account");
  await page.locator("summary").first().click();
  await expect(page.getByText("Chan Li")).toBeVisible();

  await page.goto("/en/account?tab=addresses");
  const mei = page.getByRole("listitem").filter({ hasText: "Chan Mei" });
  await mei.locator("summary").click();
  await mei.getByRole("button", { name: book.removeNow }).click();
  await expect(page.getByText(book.done.removed)).toBeVisible();
  await expect(page.getByText("Chan Mei")).toHaveCount(0);
  await expect(page.getByText(book.preferred, { exact: true })).toBeVisible();
});

test("two people see nothing of each other, not even what one has ordered for the other", async ({
  page,
  playwright,
  baseURL,
}) => {
  const asOne = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { Token: await signIn(page, "first.person@example.com") },
  });
  const mine = await ordered(asOne, { email: "second.person@example.com" });
  await asOne.dispose();
  await openDrawn(page, "/en/account");
  await expect(card(page, mine)).toBeVisible();
  await page.context().clearCookies();
  await signIn(page, "second.person@example.com");
  await openDrawn(page, "/en/account");
  await expect(page.getByText(words.empty)).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("orders, another country's fields, an address, an order with it", async ({ page }) => {
    const email = "no.script.account@example.com";
    expect((await page.request.get("/en/account?tab=addresses")).url()).toMatch(/\/en\/login\?back=/);
    await signIn(page, email);
    const order = await ordered(page.request, { email });
    await openDrawn(page, "/en/account");
    await expect(card(page, order)).toContainText(words.states.placed);
    await page.goto("/en/account?tab=addresses&edit=new");
    await page.locator("[name=country]").selectOption("HK");
    await page.getByRole("button", { name: book.show }).click();
    await saveHongKong(page, "Chan Mei");
    await expect(page.getByText(book.done.saved)).toBeVisible();
    await page.goto("/en/order-sim?plan=jp-day-1gb&days=3&way=physical");
    await page.locator("[name='shipping.contactPerson']").fill("");
    await page.getByRole("button", { name: checkout.parcel.savedUse }).click();
    await expect(page.locator("[name='shipping.contactPerson']")).toHaveValue("Chan Mei");
  });
});

test("without a session one is sent to sign in, and so is an address of a stranger", async ({ request }) => {
  for (const path of ["/en/account", "/zh-cn/account?tab=packages", "/en/account?tab=%00&after=x"])
    expect((await request.get(path)).url()).toMatch(/\/login\?back=/);
  expect((await request.get("/en/account", { maxRedirects: 0 })).headers()["cache-control"]).toContain("no-store");
});

test("without an order, a long address breaks nothing on a small phone", async ({ page }) => {
  const email = `a.name.as.long.as.may.be${Date.now()}@example.com`;
  await signIn(page, email);
  await page.goto("/en/account?tab=orders");
  await expect(page.getByRole("heading", { name: words.empty })).toBeVisible();
  await expectSound(page);
});
