import { afterAll, beforeAll, expect, test } from "vitest";
import { aRefund, aRequest } from "../../adapters/payment/payment-gateway-world.suite.ts";
import { payByCard, sandboxWorld, type SandboxWorld } from "./sandbox-world.suite.ts";

let world: SandboxWorld;
beforeAll(async () => void (world = await sandboxWorld()));
afterAll(async () => world.close());

const day = 24 * 3600;
const begun = async () => (await world.gateway.startPayment(aRequest(world.clock.now()))).reference;
async function left() {
  await world.server.doDueWork();
  const { rows } = await world.database.pool.query(
    `select (select array_agg(state order by state) from sandbox_gateway.payments) as payments,
       (select count(*)::int from sandbox_gateway.refunds) as refunds, (select count(*)::int
         from sandbox_gateway.webhooks) as webhooks`,
  );
  return rows[0];
}

test("what is over is forgotten in its time, and what is not stays", async () => {
  const paid = await begun();
  await payByCard(world.server.origin, paid, "4242424242424242");
  await world.gateway.refundPayment(aRefund(paid));
  await world.gateway.cancelPayment(await begun());
  expect(await left()).toEqual({ payments: ["cancelled", "succeeded"], refunds: 1, webhooks: 3 });
  world.clock.pass(29 * day);
  expect(await left()).toEqual({ payments: ["cancelled", "succeeded"], refunds: 1, webhooks: 3 });
  world.clock.pass(2 * day);
  expect(await left()).toEqual({ payments: ["succeeded"], refunds: 1, webhooks: 0 });
  world.clock.pass(365 * day);
  expect(await left()).toEqual({ payments: ["succeeded"], refunds: 1, webhooks: 0 });
  world.clock.pass(10 * day);
  await world.gateway.startPayment(aRequest(world.clock.now()));
  expect(await left()).toEqual({ payments: ["waiting"], refunds: 0, webhooks: 0 });
});
