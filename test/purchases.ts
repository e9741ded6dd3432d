import { randomUUID } from "node:crypto";
import type { CreateOrder } from "../src/features/sales/orders/contract.ts";
import { takeWebhook } from "../src/features/sales/payments/take-webhook.server.ts";
import type { WishOf } from "../src/kernel/endpoint.ts";
import { unwrap } from "../src/kernel/envelope.ts";
import { aWish, workOff } from "./wishes.ts";
import type { World } from "./world.ts";

export type Bought = { orderNumber: string; key: string };

/** An order that is ordered, paid by card and delivered, with its e-mails sent. */
export async function delivered(world: World, wish: Partial<WishOf<typeof CreateOrder>> = {}): Promise<Bought> {
  const { orderNumber, key } = unwrap((await world.answer("/order/create", aWish(wish))).envelope) as Bought;
  await world.answer("/payment/startPayment", { orderNumber, key, requestKey: randomUUID(), method: "card" });
  await paid(world);
  return { orderNumber, key };
}

/** The newest payment at the gateway succeeds, and what follows is done. */
export async function paid(world: World): Promise<void> {
  await moneyCame(world);
  await workOff(world);
}

/** The same, before anything followed from it. */
export async function moneyCame(world: World): Promise<void> {
  const payment = world.gateway.settle([...world.gateway.requests.keys()].at(-1)!, "succeeded");
  await takeWebhook(world.shop, Buffer.from(JSON.stringify({ id: randomUUID(), kind: "payment", payment })), {
    signature: "right",
  });
}
