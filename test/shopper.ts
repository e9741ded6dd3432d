import { randomUUID } from "node:crypto";
import type { Envelope } from "../src/kernel/envelope.ts";
import type { aWish } from "./wishes.ts";

export type Bought = { orderNumber: string; key: string };
/** `token`: of a signed-in customer. */
export type Purchase = { card: string; wish: ReturnType<typeof aWish>; token?: string | undefined };
type Pay = { payPage: string };

/**
 * Buys as a stubborn person with a bad connection does: every step is repeated with its own request key until one
 * answers, at `origin`, another process each time. `card` decides how the payment ends (the sandbox's numbers).
 */
export async function buy(
  origin: () => string,
  { card, wish, token }: Purchase,
  acknowledged: (order: Bought) => Promise<void>,
): Promise<void> {
  const order = await untilAnswered<Bought>(() => post(`${origin()}/api/order/create`, wish, token));
  if (!order) return;
  await acknowledged(order);
  const payment = { orderNumber: order.orderNumber, key: order.key, requestKey: randomUUID(), method: "card" };
  const begun = await untilAnswered<Pay>(() => post(`${origin()}/api/payment/startPayment`, payment));
  if (begun) await payByCard(begun, card);
}

/** Tops up a prepaid card as stubbornly. `acknowledged`: before it is paid. */
export async function topUp(
  origin: () => string,
  { card, wish }: { card: string; wish: { tariff: string; iccid: string; amount: number } },
  acknowledged: () => Promise<void>,
): Promise<void> {
  const whole = { ...wish, requestKey: randomUUID(), method: "card", email: "mei@example.com" };
  const begun = await untilAnswered<Pay>(() => post(`${origin()}/api/prepaid/startTopUp`, whole));
  if (!begun) return;
  await acknowledged();
  await payByCard(begun, card);
}

async function payByCard({ payPage }: Pay, card: string): Promise<void> {
  const form = new URLSearchParams({ number: card, expiry: "12/39", cvc: "123", name: "MEI CHAN" });
  await untilTaken(() => fetch(`${payPage}/card`, { method: "POST", body: form, redirect: "manual" }));
}

const post = async (url: string, body: unknown, token?: string): Promise<Envelope> =>
  (await (
    await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...(token && { token }) },
      body: JSON.stringify(body),
    })
  ).json()) as Envelope;

const tryAgain = ["GATEWAY_UNAVAILABLE", "NETWORK_UNAVAILABLE", "TRY_AGAIN_LATER"];
const soldOut = ["OUT_OF_STOCK", "FEW_LEFT", "PROMO_INVALID"];

/**
 * Network failures and "try again" are repeated; nothing when it is sold out; any other refusal is a failure of the
 * test.
 */
async function untilAnswered<T>(ask: () => Promise<Envelope>): Promise<T | undefined> {
  for (;;) {
    const envelope = await ask().catch(() => undefined);
    if (envelope?.resultCode === "SUCCESS") return envelope.resultData as T;
    if (envelope && soldOut.includes(envelope.resultCode)) return undefined;
    if (envelope && !tryAgain.includes(envelope.resultCode)) throw new Error(`refused: ${envelope.resultCode}`);
    await aMoment();
  }
}

async function untilTaken(send: () => Promise<Response>): Promise<void> {
  for (;;) {
    const answer = await send().catch(() => undefined);
    if (answer && answer.status < 500) return;
    await aMoment();
  }
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 25));
