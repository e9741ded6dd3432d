import { randomUUID } from "node:crypto";
import type { Envelope } from "../src/kernel/envelope.ts";
import { planCode } from "./addresses.ts";
import type { Ground } from "./ground.ts";
import { wishFor } from "./wish.ts";

type Bought = { orderNumber: string; key: string };

/** Orders one eSIM, pays it with the sandbox's card, and waits until it is there to be installed. */
export async function buyOne(ground: Ground, origin: string): Promise<Bought> {
  const call = caller(origin);
  const { orderNumber, key } = await call<Bought>("/order/create", {
    ...(await wishFor(ground, planCode)),
    requestKey: randomUUID(),
  });
  const { payPage } = await call<{ payPage: string }>("/payment/startPayment", {
    orderNumber,
    key,
    requestKey: randomUUID(),
    method: "card",
  });
  const card = new URLSearchParams({ number: "4242424242424242", expiry: "12/39", cvc: "123", name: "MEI CHAN" });
  await fetch(`${payPage}/card`, { method: "POST", body: card, redirect: "manual" });
  for (let waited = 0; waited < 30_000; waited += 100) {
    const { outcome } = await call<{ outcome: string }>("/order/getOrderResult", { orderNumber, key });
    if (outcome === "success") return { orderNumber, key };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`order ${orderNumber} was paid and not delivered within 30 seconds`);
}

function caller(origin: string) {
  return async <T>(path: string, input: object): Promise<T> => {
    const answer = await fetch(`${origin}/api${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(input),
    });
    const { resultCode, resultData } = (await answer.json()) as Envelope;
    if (resultCode !== "SUCCESS") throw new Error(`${path} refuses: ${resultCode}`);
    return resultData as T;
  };
}
