import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pretendGateway } from "../../../../test/pretend-gateway.ts";
import { workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { databaseOn, openPool } from "../../../platform/database/database.server.ts";
import { checkPayment } from "../../sales/payments/check-payment.server.ts";
import { ledgerDifferences } from "../../sales/payments/ledger-proof.server.ts";
import { takeWebhook } from "../../sales/payments/take-webhook.server.ts";
import { changesIn } from "./plan-changes.world.ts";

let world: World;
beforeEach(
  async () => void (world = await freshWorld({ profiles: 6, environment: { COSTLY_CALLS_PER_MINUTE: "1000" } })),
);
afterEach(async () => {
  expect(await ledgerDifferences(world.db)).toEqual([]);
  await world.close();
});
const { rows, order, bought, changing } = changesIn(() => world);

const references = () => [...world.gateway.requests.keys()];
const tell = (reference: string, { shop }: Pick<World, "shop"> = world, id: string = randomUUID()) =>
  takeWebhook(
    shop,
    Buffer.from(JSON.stringify({ id, kind: "payment", payment: world.gateway.settle(reference, "succeeded") })),
    { signature: "right" },
  );
const changes = () => rows("select state from plan_changes order by asked_at, state");
const refunds = () => rows("select reason, sold_amount, state from refunds");

/** The shop of another process on the same database. */
async function withSecondProcess(work: (second: Pick<World, "shop">) => Promise<void>) {
  const pool = openPool(world.connection);
  const db = databaseOn(pool);
  try {
    await work({ shop: { ...world.shop, pool, db } });
  } finally {
    await pool.end();
  }
}

test("the page and the one that took its place are both paid, twice at once in two processes: the change is made once, the other money goes back", async () => {
  const made = await bought();
  await changing(made);
  world.at("2026-11-21T08:01:00Z");
  await changing(made, { method: "alipay" });
  const [replaced, open] = references().slice(-2) as [string, string];
  await withSecondProcess(async (second) => {
    const events = [randomUUID(), randomUUID()] as const;
    await Promise.all(
      [world, second].flatMap((process) => [tell(replaced, process, events[0]), tell(open, process, events[1])]),
    );
  });
  expect(
    await rows("select count(*)::int as n from ledger_entries where occasion like 'payment:%' and account = 'gateway'"),
  ).toEqual([{ n: 3 }]);
  await workOff(world);
  expect(await changes()).toEqual([{ state: "cancelled" }, { state: "done" }]);
  expect(await order()).toMatchObject({ days: 10, total_amount: 15000, state: "delivered" });
  expect(await refunds()).toEqual([{ reason: "not_changed", sold_amount: 4500, state: "succeeded" }]);
});

test("paid for a change that is gone: the money goes back once, however often it is told", async () => {
  const made = await bought();
  await changing(made);
  await rows("update plan_changes set state = 'cancelled'");
  const [reference] = references().slice(-1) as [string];
  for (let times = 0; times < 3; times += 1) {
    expect(await tell(reference)).toBe("taken");
    await workOff(world);
  }
  expect(await refunds()).toEqual([{ reason: "not_changed", sold_amount: 4500, state: "succeeded" }]);
  expect(await order()).toMatchObject({ days: 7, total_amount: 10500, state: "delivered" });
});

test("a change that waits for another payment is not made by this one, whose money goes back", async () => {
  const made = await bought();
  await changing(made);
  await rows("update plan_changes set payment_id = null");
  await tell(references().at(-1)!);
  await workOff(world);
  expect(await changes()).toEqual([{ state: "paying" }]);
  expect(await refunds()).toEqual([{ reason: "not_changed", sold_amount: 4500, state: "succeeded" }]);
});

test("begun at a gateway that is not offered any more: asked after there, and refunded there", async () => {
  const made = await bought();
  await changing(made);
  const offered = pretendGateway("stripe");
  offered.tellTime(() => world.shop.clock());
  world.shop.gateways = [world.gateway, offered];
  world.shop.config = { ...world.shop.config, PAYMENT_GATEWAY: "stripe" };
  await rows("update plan_changes set state = 'cancelled'");
  world.gateway.settle(references().at(-1)!, "succeeded");
  const [payment] = await rows<{ id: string }>("select id from payments where payable_kind = 'plan_change'");
  await checkPayment.run({ paymentId: payment!.id }, world.shop);
  await workOff(world);
  expect(await refunds()).toEqual([{ reason: "not_changed", sold_amount: 4500, state: "succeeded" }]);
  expect([world.gateway.refunds.size, offered.refunds.size, offered.strangers]).toEqual([1, 0, []]);
});
