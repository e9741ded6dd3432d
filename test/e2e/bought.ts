import { randomUUID } from "node:crypto";
import { expect, type APIRequestContext } from "@playwright/test";
import { cards } from "./shopper.ts";

export type BoughtEsims = { orderNumber: string; key: string; page: string; install: (position: number) => string };
type Result = { outcome: string; esims: { position: number; installKey: string }[] };

/** Japan's day pass for a week, ordered and paid as the pages do it, without looking at them. */
export async function boughtEsims(request: APIRequestContext, { quantity = 1 } = {}): Promise<BoughtEsims> {
  const call = async <T>(path: string, data: object): Promise<T> => {
    const { resultCode, resultData } = (await (await request.post(`/api${path}`, { data, headers: { lang: "en" } })).json()) as { resultCode: string; resultData: T };
    expect([path, resultCode]).toEqual([path, "SUCCESS"]);
    return resultData;
  };
  const { plan } = await call<{ plan: { price: { amount: number } } }>("/product/getPlanDetail", { code: "jp-day-1gb", currency: "HKD" });
  const consent = { given: true, version: "2026-11" };
  const order = await call<{ orderNumber: string; key: string }>("/order/createOrder", {
    requestKey: randomUUID(), planCode: "jp-day-1gb", way: "esim", days: 7, quantity, currency: "HKD",
    expectedTotal: plan.price.amount * 7 * quantity, email: "mei@example.com", privacyPolicy: consent, dataTransfer: consent,
  });
  const { orderNumber, key } = order;
  const { payPage } = await call<{ payPage: string }>("/payment/startPayment", { orderNumber, key, requestKey: randomUUID(), method: "card" });
  await request.post(`${payPage}/card`, { form: { number: cards.visa, expiry: "12/39", cvc: "123", name: "MEI CHAN" }, maxRedirects: 0 });
  let esims: Result["esims"] = [];
  await expect(async () => {
    ({ esims } = await call<Result>("/order/getOrderResult", { orderNumber, key }));
    expect(esims).toHaveLength(quantity);
  }).toPass({ timeout: 20_000 });
  const install = (position: number) => {
    const { installKey } = esims.find((one) => one.position === position)!;
    return `/en/install?${new URLSearchParams({ order: orderNumber, esim: String(position), key: installKey })}`;
  };
  return { orderNumber, key, page: `/en/order-result?${new URLSearchParams({ order: orderNumber, key })}`, install };
}
