import { expect, type Page } from "@playwright/test";
import { words as buying } from "../../src/i18n/en/buying.ts";
import { words as checkout } from "../../src/i18n/en/checkout.ts";
import { words as errors } from "../../src/i18n/en/errors.ts";
import { words as order } from "../../src/i18n/en/order.ts";
import { words as detail } from "../../src/i18n/en/plan-detail.ts";
import { words as hongKong } from "../../src/i18n/zh-hk/order.ts";
import { expectSound } from "./accessibility.ts";
import { test } from "./lent-window.ts";
import { arriveAt, openDrawn } from "./open-page.ts";
import { sendCard, settled, type Ordered, type Result } from "./purchases.ts";
import { fillOrder, inDays, pay } from "./shopper.ts";

const card = "/en/order-sim?plan=jp-day-1gb&days=3&way=physical";
const renewal = "/en/order-sim?plan=jp-day-1gb&days=3&way=renewal";
const esim = "/en/order-sim?plan=jp-day-1gb&days=3";
const [sim, other] = ["8985234012345678905", "8985 2340 1234 5678 913"];
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`).filter({ visible: true });
const total = (page: Page) => page.locator("[name=expectedTotal]");

const inSixWeeks = inDays(40);
async function fillAddress(page: Page, { departsOn = inSixWeeks } = {}): Promise<void> {
  await field(page, "shipping.country").selectOption("GB");
  await field(page, "departsOn").fill(departsOn);
  await field(page, "shipping.contactPerson").fill("Mei Chan");
  await field(page, "shipping.phone").fill("020 7946 0958");
  await field(page, "shipping.address").fill("1 Brook Street");
  await field(page, "shipping.city").fill("London");
  await field(page, "shipping.postalCode").fill("ec1y8sy");
}

/** Sent too early, with a code that is none: all that is wrong stands on the page, and axe finds nothing. */
async function expectSoundWithErrors(page: Page): Promise<void> {
  await page.getByText(checkout.promo.summary).click();
  await field(page, "promoCode").fill("nothing");
  await page.getByRole("button", { name: /^Pay / }).click();
  await expect(page.locator(".error-summary")).toBeVisible();
  await expectSound(page);
  await field(page, "promoCode").fill("");
}

/** Pays for what the page has ordered, past the gateway's page (buy-esim.e2e.ts sees it); how the shop then sees the order. */
async function paidOrder(page: Page): Promise<Result> {
  let order: Ordered;
  await page.route("**/api/order/create", async (route) => {
    const response = await route.fetch();
    order = ((await response.json()) as { resultData: Ordered }).resultData;
    await route.fulfill({ response });
  });
  await pay(page);
  await sendCard(page.request, page.url().split("?")[0]!);
  return settled(page.request, order!);
}

test("a card, from the plan's page to the parcel: postage and day of arrival before paying", async ({ page }) => {
  await page.goto("/en/plan-detail?code=jp-day-1gb&days=3");
  await page.getByRole("radio", { name: detail.buy.ways.physical.name }).check({ force: true });
  await expect(page.getByText(/postage/i).first()).toBeVisible();
  await page.getByRole("button", { name: detail.buy.checkout.physical }).click();
  await arriveAt(page, /order-sim\?.*way=physical/);
  const goods = Number(await total(page).inputValue());
  await fillAddress(page);
  await expect(page.getByText(/in time for your trip/)).toBeVisible();
  expect(Number(await total(page).inputValue())).toBeGreaterThan(goods);
  await expect(page.locator(".order-summary")).toContainText("Postage to United Kingdom");
  await expect(field(page, "shipping.phoneCountry")).toHaveValue("GB +44");
  await fillOrder(page, { email: "card@example.com" });
  const { way, parcel, postage } = await paidOrder(page);
  expect([way, parcel?.country, parcel?.phone, postage.amount > 0]).toEqual([
    "physical",
    "United Kingdom",
    "+442079460958",
    true,
  ]);
  expect(parcel?.address.join()).toContain("EC1Y 8SY");
});

test("a wrong address says what is wrong beside each field, and loses nothing", async ({ page }) => {
  await page.goto(card);
  await fillAddress(page);
  await field(page, "shipping.postalCode").fill("12345");
  await field(page, "shipping.phone").fill("12");
  await field(page, "shipping.city").fill("");
  await expect(page.getByText(errors.problems.phone())).toBeVisible();
  await fillOrder(page);
  await page.getByRole("button", { name: /^Pay / }).click();
  const summary = page.locator(".error-summary");
  await expect(summary).toContainText(`${checkout.parcel.labels.postTown}: ${errors.problems.empty()}`);
  await expect(summary).toContainText(errors.problems.postal_code());
  // all in one round, and the list gets shorter with each field that is mended
  await expect(summary).toContainText(errors.problems.phone());
  await expect(field(page, "shipping.address")).toHaveValue("1 Brook Street");
  await expect(field(page, "shipping.country")).toHaveValue("GB");
  await field(page, "shipping.city").fill("London");
  await expect(summary).not.toContainText(checkout.parcel.labels.postTown);
  await field(page, "shipping.postalCode").fill("EC1Y 8SY");
  await page.getByRole("button", { name: /^Pay / }).click();
  await expect(summary).toContainText(errors.problems.phone());
});

test("what is wrong with the parcel and with the document is listed in one round", async ({ page }) => {
  await page.goto("/en/order-sim?plan=hk-day-1gb&days=3&way=physical");
  await fillAddress(page);
  await field(page, "shipping.phone").fill("12");
  await field(page, "shipping.postalCode").fill("12345");
  await fillOrder(page);
  await page.getByRole("button", { name: /^Pay / }).click();
  const summary = page.locator(".error-summary");
  for (const problem of ["phone", "postal_code", "choose", "empty"] as const)
    await expect(summary).toContainText(errors.problems[problem]());
  await expect(summary.getByRole("listitem")).toHaveCount(4);
});

test("too late by post: said before paying, with the eSIM of the same plan, which keeps the e-mail address", async ({
  page,
}) => {
  await page.goto(card);
  await fillAddress(page, { departsOn: inDays(2) });
  await expect(page.getByRole("alert").filter({ hasText: checkout.parcel.late })).toBeVisible();
  await expectSoundWithErrors(page);
  await fillOrder(page, { email: "late@example.com" });
  await page.getByRole("button", { name: /^Pay / }).click();
  await expect(page.locator(".error-summary")).toContainText(errors.problems.too_late());
  await page.getByRole("link", { name: checkout.parcel.takeEsim }).click();
  await expect(page.getByRole("heading", { name: order.quantity.label.esim })).toHaveCount(0);
  await expect(page.getByText(order.quantity.label.esim)).toBeVisible();
  await expect(field(page, "email")).toHaveValue("late@example.com");
  await page.goto(`${card}&device=apple-iphone-15.CN.no`);
  await fillAddress(page, { departsOn: inDays(2) });
  await expect(page.getByRole("alert").filter({ hasText: checkout.parcel.late })).toBeVisible();
  await expect(page.getByRole("link", { name: checkout.parcel.takeEsim })).toHaveCount(0);
});

test("two SIMs are renewed: pasted at once, known to the network, paid for twice", async ({ page }) => {
  await page.goto(renewal);
  await field(page, "iccids.0").focus();
  await field(page, "iccids.0").evaluate((input, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", text);
    input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, `${sim}\n${other}`);
  await expect(field(page, "iccids.1")).toHaveValue(other);
  await field(page, "iccids.1").focus();
  await field(page, "email").focus();
  await expect(page.getByText(checkout.renewal.good).first()).toBeVisible();
  await expect(page.locator(".order-summary")).toContainText("× 2");
  await fillOrder(page, { email: "renewal@example.com" });
  const { renewals, quantity } = await paidOrder(page);
  expect([quantity, renewals.map(({ iccid }) => iccid)]).toEqual([2, [sim, other.replaceAll(" ", "")]]);
});

test("wrong numbers are marked when their field is left: prefix, check digit, twice, and what the network says", async ({
  page,
}) => {
  await page.goto(renewal);
  await expectSoundWithErrors(page);
  await page.getByRole("button", { name: checkout.renewal.add }).click();
  for (const [typed, said] of [
    ["8944500012345678909", errors.problems["iccid.prefix"]()],
    ["8985234012345678904", errors.problems.iccid()],
    [sim, errors.problems["iccid.duplicate"]()],
    ["8985234012345674045", errors.problems["iccid.refused"]()],
    ["8985234012345674037", errors.problems["iccid.refused"]()],
  ] as const) {
    await field(page, "iccids.0").fill(sim);
    await field(page, "iccids.1").fill(typed);
    await field(page, "iccids.1").blur();
    await expect(page.getByText(said)).toBeVisible();
  }
  await page.getByRole("button", { name: checkout.renewal.removeThis(1) }).click();
  await expect(field(page, "iccids.0")).toHaveValue("8985234012345674037");
  await fillOrder(page);
  await page.getByRole("button", { name: /^Pay / }).click();
  await expect(page.locator(".error-summary")).toContainText(errors.problems["iccid.refused"]());
  await expect(page).toHaveURL(/order-sim/);
});

test("a code from the address counts, also in another language and currency; one that is over says so", async ({
  page,
}) => {
  await openDrawn(page, `${esim}&promo=welcome10`);
  const applied = page.getByText(/WELCOME10 takes .* off/);
  await expect(applied).toBeVisible();
  await openDrawn(page, `${esim.replace("/en/", "/zh-hk/")}&promo=welcome10`);
  await expect(page.getByText(/WELCOME10 已減/)).toBeVisible();
  await page.goto(`${esim}&promo=summer25`);
  await expect(page.getByText(`${checkout.promo.invalid} ${checkout.promo.reasons.over}`)).toBeVisible();
  const whole = Number(await total(page).inputValue());
  await field(page, "promoCode").fill("welcome10");
  await page.getByRole("button", { name: checkout.promo.apply }).click();
  await expect(applied).toBeVisible();
  expect(Number(await total(page).inputValue())).toBe(whole - Math.floor(whole / 10));
  await page.getByRole("button", { name: order.quantity.more }).click();
  await expect(total(page)).toHaveValue(String(2 * whole - Math.floor((2 * whole) / 10)));
  await fillOrder(page, { email: `first-${Date.now()}@example.com` });
  const { promoCode, discount } = await paidOrder(page);
  expect([promoCode, discount.amount]).toEqual(["WELCOME10", Math.floor((2 * whole) / 10)]);
});

test("several travellers: each who is named gets an eSIM of their own", async ({ page }) => {
  await page.goto(`${esim}&quantity=2`);
  await page.getByText(checkout.travellers.summary).click();
  await field(page, "travellers.2.email").fill("li@");
  await field(page, "travellers.2.email").blur();
  await expect(page.getByText(errors.problems["email.format"]())).toBeVisible();
  await field(page, "travellers.2.email").fill("li@example.com");
  await fillOrder(page, { email: "family@example.com" });
  await page.getByRole("button", { name: /^Pay / }).click();
  await expect(page.locator(".error-summary")).toContainText(`${order.traveller(2)}: ${errors.problems.empty()}`);
  await field(page, "travellers.2.name").fill("Li");
  const { esims } = await paidOrder(page);
  expect(esims.map(({ traveller }) => traveller)).toEqual([null, "Li"]);
});

test("what was entered survives another language, another currency and a reload, for every way", async ({ page }) => {
  await page.goto(card);
  await fillAddress(page);
  await fillOrder(page, { email: "kept@example.com", method: order.pay.methods.alipay });
  const kept = async () => {
    await expect(field(page, "shipping.country")).toHaveValue("GB");
    await expect(field(page, "shipping.postalCode")).toHaveValue("ec1y8sy");
    await expect(field(page, "shipping.phone")).toHaveValue("020 7946 0958");
    await expect(field(page, "shipping.phoneCountry")).toHaveValue("GB +44");
    await expect(field(page, "departsOn")).toHaveValue(inSixWeeks);
    await expect(field(page, "email")).toHaveValue("kept@example.com");
    await expect(field(page, "privacyPolicy")).toBeChecked();
    await expect(field(page, "method").and(page.locator("[value=alipay]"))).toBeChecked();
  };
  await page.reload();
  await kept();
  await page.goto(card.replace("/en/", "/zh-hk/"));
  await expect(page.getByText(hongKong.quantity.label.physical)).toBeVisible();
  await kept();
  await page.request.post("/preferences", { form: { language: "en", currency: "USD", returnTo: card } });
  await page.goto(card);
  await kept();
  await expect(page.locator(".order-summary")).toContainText("$");

  await page.goto(renewal);
  await page.getByRole("button", { name: checkout.renewal.add }).click();
  await field(page, "iccids.0").fill(sim);
  await field(page, "iccids.1").fill(other);
  await page.reload();
  await expect(field(page, "iccids.1")).toHaveValue(other);
  await expect(page.locator(".order-summary")).toContainText("× 2");
});

test("a plan whose destination asks for a document asks for it, with the reason", async ({ page }) => {
  await page.goto("/en/order-sim?plan=hk-day-1gb&days=3");
  await expect(page.getByText(checkout.document.why)).toBeVisible();
  await fillOrder(page);
  await field(page, "document.firstFour").fill("C1-");
  await page.getByRole("button", { name: /^Pay / }).click();
  await expect(page.locator(".error-summary")).toContainText(errors.problems.first_four());
  await expect(page.locator(".error-summary")).toContainText(errors.problems.choose());
  await page.getByRole("radio", { name: checkout.document.types[1] }).check({ force: true });
  await field(page, "document.firstFour").fill("k123");
  await pay(page);
});

test("who is in Mainland China reads it at the plan's button instead of being refused later", async ({ page }) => {
  await page.setExtraHTTPHeaders({ "x-country": "CN" });
  await page.goto("/en/plan-detail?code=cn-5gb-15d");
  await expect(page.getByRole("alert").filter({ hasText: buying.mainland.title })).toBeVisible();
  await expect(page.getByText(detail.buy.refused)).toBeVisible();
  await expect(page.getByRole("button", { name: detail.buy.checkout.esim })).toHaveCount(0);
});
