import { randomUUID } from "node:crypto";
import { expect, type APIRequestContext } from "@playwright/test";
import type { Answer, Call, CallPath, Wish } from "../../src/storefront/ground/visit/calls.ts";
import { carried } from "./behind-the-shop.ts";
import { cards } from "./shopper.ts";

export type Ordered = { orderNumber: string; key: string };
export type BoughtEsims = Ordered & { page: string; install: (position: number) => string };
export type Result = Answer<"/order/getOrderResult">;

/** Where a card may be posted. */
export const london = {
  country: "GB",
  contactPerson: "Mei Chan",
  phone: "+442079460958",
  address: "1 Brook Street",
  city: "London",
  postalCode: "EC1Y 8SY",
};

/** The shop's operations, called as the pages call them, with this token. */
export function calling(request: APIRequestContext, token = ""): Call {
  return async <Path extends CallPath>(path: Path, wish: Wish<Path>) => {
    const answer = await request.post(`/api${path}`, {
      data: wish,
      headers: { lang: "en", ...(token && { Token: token }) },
    });
    const { resultCode, resultData } = (await answer.json()) as { resultCode: string; resultData: Answer<Path> };
    expect([path, resultCode]).toEqual([path, "SUCCESS"]);
    return resultData;
  };
}

/** To the privacy policy that is in force. */
export async function consentIn(call: Call) {
  const { version } = await call("/content/getPolicy", { docname: "privacy_policy", lang: "en" });
  return { given: true as const, version };
}

/** A day pass for a week, ordered as the order page does it, without looking at it. */
export async function ordered(
  request: APIRequestContext,
  { quantity = 1, planCode = "jp-day-1gb", ...change }: Partial<Wish<"/order/create">> = {},
): Promise<Ordered> {
  const call = calling(request);
  const { plan } = await call("/product/getPlanDetail", { code: planCode, currency: "HKD" });
  const { postage } = change.shipping
    ? await call("/order/getPostage", { currency: "HKD", country: change.shipping.country })
    : { postage: [] };
  const fee = postage.find(({ country }) => country === change.shipping?.country)?.fee.amount ?? 0;
  const consent = await consentIn(call);
  // a package has none
  const { days } = { days: 7, ...change };
  const { orderNumber, key } = await call("/order/create", {
    requestKey: randomUUID(),
    planCode: plan.code,
    way: "esim",
    days,
    quantity,
    currency: "HKD",
    expectedTotal: plan.price.amount * (days ?? 1) * quantity + fee,
    email: "mei@example.com",
    privacyPolicy: consent,
    dataTransfer: consent,
    ...change,
  });
  return { orderNumber, key };
}

/** By card; whatever follows from it. */
export async function sendMoney(request: APIRequestContext, { orderNumber, key }: Ordered): Promise<void> {
  const call = calling(request);
  const { payPage } = await call("/payment/startPayment", {
    orderNumber,
    key,
    requestKey: randomUUID(),
    method: "card",
  });
  await sendCard(request, payPage);
}

/** To the gateway, at its page. */
export async function sendCard(request: APIRequestContext, payPage: string): Promise<void> {
  await request.post(`${payPage}/card`, {
    form: { number: cards.visa, expiry: "12/39", cvc: "123", name: "MEI CHAN" },
    maxRedirects: 0,
  });
}

/** Paid by card, and come to an end: delivered, or the money on its way back. */
export async function paid(request: APIRequestContext, order: Ordered): Promise<Result> {
  await sendMoney(request, order);
  return settled(request, order);
}

/** How an order that is paid came to an end. */
export async function settled(request: APIRequestContext, { orderNumber, key }: Ordered): Promise<Result> {
  const call = calling(request);
  let result: Result;
  await expect(async () => {
    result = await call("/order/getOrderResult", { orderNumber, key });
    expect(["waiting_for_payment", "processing"]).not.toContain(result.outcome);
  }).toPass({ timeout: 20_000, intervals: [100] });
  return result!;
}

export const pageOf = ({ orderNumber, key }: Ordered, page = "order-result") =>
  `/en/${page}?${new URLSearchParams({ order: orderNumber, key })}`;

export async function boughtEsims(
  request: APIRequestContext,
  { quantity = 1, email = "mei@example.com" } = {},
): Promise<BoughtEsims> {
  const order = await ordered(request, { quantity, email });
  const { esims } = await paid(request, order);
  expect(esims).toHaveLength(quantity);
  // what is asked of the network next is asked of one that knows these eSIMs
  for (const { iccid } of esims) await carried(iccid);
  const install = (position: number) => {
    const { installId, installKey } = esims.find((one) => one.position === position)!;
    return `/en/install?${new URLSearchParams({ id: installId, key: installKey })}`;
  };
  return { ...order, page: pageOf(order), install };
}
