import { afterEach, beforeEach, expect, test } from "vitest";
import { unbalanced } from "./ledger-store.server.ts";
import { paymentsWorld, type PaymentsWorld } from "./payments.world.ts";
import { watchPayments } from "./watch-payments.server.ts";

let world: PaymentsWorld;
beforeEach(async () => void (world = await paymentsWorld()));
afterEach(async () => {
  expect(await unbalanced(world.db)).toEqual([]);
  await world.close();
});

const queued = async (name: string) =>
  world.ask<{ payload: object }>(
    `select payload from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = task_id
     where identifier = '${name}'`,
  );
const round = (more = {}) => watchPayments.run(more, world.shop);
const settle = () => world.gateway.settle(world.lastReference(), "succeeded");
const later = (seconds: number) => world.at(new Date(world.shop.clock().getTime() + seconds * 1000).toISOString());
const outcome = async () => (await world.ask("select state from orders"))[0]!.state;

test("a payment enqueues nothing; its lost webhook is found out after fifteen seconds", async () => {
  await world.pay(await world.place());
  expect(await world.ask("select from graphile_worker._private_jobs")).toEqual([]);
  settle();
  later(14);
  await round();
  expect(await queued("check-payment")).toEqual([]);
  later(1);
  await round();
  await world.work();
  expect(await outcome()).toBe("delivered");
});

test("many rounds at once hand a payment over once, and afterwards it looks after itself", async () => {
  await world.pay(await world.place());
  later(20);
  await Promise.all(Array.from({ length: 6 }, () => round()));
  expect(await queued("check-payment")).toHaveLength(1);
  await world.work();
  // it is still open: the check has enqueued the next one, and a round adds none
  await round();
  expect(await queued("check-payment")).toHaveLength(1);
});

test("what is settled, or being settled at this moment, is left alone, without waiting for locks", async () => {
  await world.pay(await world.place());
  await world.tell(settle());
  await world.pay(await world.place());
  later(20);
  await world.db.transaction().execute(async (tx) => {
    await tx.selectFrom("payments").select("id").where("state", "=", "waiting").forUpdate().execute();
    await round();
  });
  expect(await queued("check-payment")).toEqual([]);
  await round();
  expect(await queued("check-payment")).toHaveLength(1);
});

test("more than fit into one claim are all handed over", async () => {
  await world.pay(await world.place());
  await world.ask("alter table payments drop constraint payments_order");
  await world.ask(`insert into payments (id, request_key, state, method, gateway, amount, currency, charged_amount,
      charged_currency, created_at, expires_at, payable_kind, payable_id)
    select gen_random_uuid(), gen_random_uuid(), 'waiting', 'card', 'sandbox', 1, 'CNY', 1, 'CNY', created_at, expires_at,
      'plan_change', gen_random_uuid() from payments, generate_series(1, 249)`);
  later(20);
  await Promise.all([round(), round()]);
  expect(await queued("check-payment")).toHaveLength(250);
});

test("each minute brings four rounds; a round that fails does not end them", async () => {
  await round();
  expect((await queued("watch-payments")).map(({ payload }) => payload)).toEqual([{ round: 2 }]);
  const broken = { ...world.shop, clock: () => new Date(Number.NaN) };
  await expect(watchPayments.run({ round: 2 }, broken)).rejects.toThrow();
  expect((await queued("watch-payments")).map(({ payload }) => payload)).toEqual([{ round: 3 }]);
  await world.ask("delete from graphile_worker._private_jobs");
  await round({ round: 4 });
  expect(await queued("watch-payments")).toEqual([]);
});

test("a payment of the previous version, which brings its own check, is delivered once", async () => {
  await world.pay(await world.place());
  const [{ id }] = (await world.ask<{ id: string }>("select id from payments")) as [{ id: string }];
  await world.ask(
    `select graphile_worker.add_job('check-payment', json_build_object('paymentId', '${id}'), job_key => 'old')`,
  );
  settle();
  later(20);
  await round();
  expect(await queued("check-payment")).toHaveLength(2);
  await world.work();
  expect(await world.ask("select kind from mails")).toEqual([{ kind: "esim_ready" }]);
  expect(await outcome()).toBe("delivered");
});
