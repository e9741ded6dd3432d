import { randomUUID } from "node:crypto";
import { aWish, workOff } from "../../../../test/wishes.ts";
import { freshWorld } from "../../../../test/world.ts";
import type { WishOf } from "../../../kernel/endpoint.ts";
import { unwrap } from "../../../kernel/envelope.ts";
import type { CreateOrder } from "../orders/contract.ts";
import { takeWebhook } from "./take-webhook.server.ts";

export type Placed = { orderNumber: string; key: string };

/** A shop whose gateway does as told, with the steps of buying and what the gateway tells of them. */
export async function paymentsWorld() {
  const world = await freshWorld({
    profiles: 8,
    environment: { COSTLY_CALLS_PER_MINUTE: "1000", WRITE_CALLS_PER_MINUTE: "1000" },
  });
  const ask = async <Row = Record<string, unknown>>(sql: string) => (await world.pool.query(sql)).rows as Row[];
  const place = async (wish: Partial<WishOf<typeof CreateOrder>> = {}) =>
    unwrap((await world.answer("/order/create", aWish(wish))).envelope) as Placed;
  const pay = ({ orderNumber, key }: Placed, method = "card", requestKey: string = randomUUID()) =>
    world.answer("/payment/startPayment", { orderNumber, key, requestKey, method });
  const lastReference = () => [...world.gateway.requests.keys()].at(-1)!;
  const tell = (payment: object, id: string = randomUUID()) =>
    takeWebhook(world.shop, Buffer.from(JSON.stringify({ id, kind: "payment", payment })), { signature: "right" });
  return {
    ...world,
    ask,
    place,
    pay,
    lastReference,
    tell,
    work: (options?: { evenLater?: boolean }) => workOff(world, options),
    /** A delivered order; `id` is the order's, `reference` the payment's at the gateway. */
    async delivered(wish: Partial<WishOf<typeof CreateOrder>> = {}, method = "card") {
      const order = await place(wish);
      await pay(order, method);
      const reference = lastReference();
      await tell(world.gateway.settle(reference, "succeeded"));
      await workOff(world);
      const [row] = await ask<{ id: string; payment: string }>(
        `select o.id, p.id as payment from orders o join payments p on p.order_id = o.id
          where o.number = '${order.orderNumber}'`,
      );
      return { ...order, id: row!.id, paymentId: row!.payment, reference };
    },
    stateOf: async (id: string) =>
      (await ask<{ state: string }>(`select state from orders where id = '${id}'`))[0]!.state,
    cases: () =>
      ask<{ kind: string; subject: string }>(
        "select kind, subject from cases where closed_at is null order by kind, subject",
      ),
  };
}

export type PaymentsWorld = Awaited<ReturnType<typeof paymentsWorld>>;
