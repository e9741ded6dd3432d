import { randomUUID } from "node:crypto";
import { aWish, workOff } from "../../../../test/wishes.ts";
import type { World } from "../../../../test/world.ts";
import { unwrap } from "../../../kernel/envelope.ts";
import { esimPageId } from "../../sales/orders/esim-page.server.ts";
import { installKey } from "../../sales/orders/order-keys.server.ts";
import { orderByNumber } from "../../sales/orders/store.server.ts";
import { settlePayment } from "../../sales/payments/settle-payment.server.ts";

export type Delivered = { orderNumber: string; key: string };

/** Ordered, paid and, as far as the pool goes, delivered: two eSIMs for Mei, unless wished otherwise. */
export async function deliveredOrder(
  world: World,
  wish = aWish({ quantity: 2, expectedTotal: 21_000 }),
): Promise<Delivered> {
  const { orderNumber, key } = unwrap((await world.answer("/order/create", wish)).envelope) as Delivered;
  unwrap(
    (await world.answer("/payment/startPayment", { orderNumber, key, method: "card", requestKey: randomUUID() }))
      .envelope,
  );
  await settlePayment(
    { ...world.shop, payments: world.gateway },
    world.gateway.settle([...world.gateway.requests.keys()].at(-1)!, "succeeded"),
  );
  await workOff(world);
  return { orderNumber, key };
}

/** As the traveller has it. */
export async function linkOf(world: World, { orderNumber }: Delivered, position: number) {
  const order = (await orderByNumber(world.db, orderNumber))!;
  return { id: esimPageId(order, position), key: installKey(world.shop.vault, order, position) };
}

/** What the supplier would tell. */
export async function profileBecomes(
  world: World,
  { orderNumber }: Delivered,
  position: number,
  state: string,
  device: string | null = null,
): Promise<void> {
  await world.pool.query(
    `update esim_profiles set profile_state = $3, profile_state_at = $4, device = $5
     where position = $2 and order_id = (select id from orders where number = $1)`,
    [orderNumber, position, state, world.shop.clock(), device],
  );
}
