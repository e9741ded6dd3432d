import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aWish, workOff } from "../../../../test/wishes.ts";
import { freshWorld } from "../../../../test/world.ts";
import { adapterTo, keys, notificationSecret } from "../../../adapters/supply/esim-supplier-world.suite.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { startSandboxSupplier } from "../../../sandboxes/supply/supplier-server.server.ts";
import { CreateOrder } from "../../sales/orders/contract.ts";
import { supplyOrder } from "./supply-order.server.ts";

const orders = 12;

test(
  "of calls to suppliers every fifth fails in one of five ways: each order is delivered whole or paid back, and no eSIM is left over",
  { timeout: 120_000 },
  async () => {
    const suppliers: ReturnType<typeof adapterTo>[] = [];
    const world = await freshWorld({ profiles: 0, environment: { DELIVERY_RETRY_SECONDS: "0,0,0" }, suppliers });
    const sandbox = await startSandboxSupplier({
      database: world.pool,
      port: 0,
      host: "127.0.0.1",
      shopOrigin: "http://127.0.0.1:1",
      keys,
      notificationSecret,
      readySeconds: 0,
      failureRate: 0.2,
      now: () => new Date(),
      log: { info: () => {}, error: () => {} },
    });
    for (const name of ["reseller", "es2plus"] as const)
      suppliers.push(adapterTo(name, sandbox.origin, () => new Date(), { patienceMs: 300 }));

    const ids: string[] = [];
    for (let count = 0; count < orders; count++) {
      const supplier = count % 2 === 0 ? "reseller" : "es2plus";
      await world.pool.query(
        "update plans set supplier = $1, supplier_product = 'ASIA-5GB-15D' where code = 'jp-th-5gb-15d'",
        [supplier],
      );
      const quantity = 1 + (count % 3);
      const { orderNumber } = await world.call(
        CreateOrder,
        aWish({
          planCode: "jp-th-5gb-15d",
          days: 15,
          quantity,
          expectedTotal: 6000 * quantity,
          requestKey: randomUUID(),
        }),
      );
      const { rows } = await world.pool.query<{ id: string }>(
        "update orders set state = 'paid', paid_at = now() where number = $1 returning id",
        [orderNumber],
      );
      ids.push(rows[0]!.id);
    }
    // two workers on each order, as after a process was killed and its job given to another
    await Promise.all(
      ids.map(async (orderId) =>
        Promise.all([supplyOrder.run({ orderId }, world.shop), supplyOrder.run({ orderId }, world.shop)]),
      ),
    );
    const leftOver = `select s.id from supply_orders s where s.state in ('cancelled', 'failed') and exists (
    select from sandbox_supplier.profiles p left join sandbox_supplier.orders o using (order_no)
    where p.state <> 'cancelled' and (o.transaction_id = s.id::text or starts_with(p.call_id, s.id::text)))`;
    const work = async () => {
      for (let round = 0; round < 60; round++) {
        // a job that fails is lost to workOff: what the worker would repeat is written down again
        await workOff(world, { evenLater: true, most: 5000 }).catch(() => {});
        const { rows: waiting } = await world.pool.query("select id from orders where state = 'paid'");
        const { rows: left } = await world.pool.query(leftOver);
        const { rows: jobs } = await world.pool.query(
          "select 1 from graphile_worker.jobs where task_identifier in ('supply-order', 'cancel-supply')",
        );
        if (waiting.length + left.length + jobs.length === 0) return;
        for (const { id } of waiting) await addJob(world.db, "supply-order", { orderId: id });
        for (const { id } of left) await addJob(world.db, "cancel-supply", { supplyOrderId: id, looks: 4 });
      }
    };
    await work();
    // what was slow is done now, and may have been given up meanwhile
    await new Promise((resolve) => setTimeout(resolve, 3500));
    await work();
    const ask = async (sql: string) => (await world.pool.query(sql)).rows;
    expect(
      await ask(
        "select o.number from orders o left join esim_profiles e on e.order_id = o.id group by o.id having count(e.iccid) <> case o.state when 'delivered' then o.quantity else 0 end",
      ),
    ).toEqual([]);
    expect(
      await ask(
        "select count(*)::int as undecided from orders where state not in ('delivered', 'refunding', 'refunded')",
      ),
    ).toEqual([{ undecided: 0 }]);
    // what the suppliers hold ready is what buyers have, to the piece
    expect(
      await ask(
        `select iccid from sandbox_supplier.profiles where state = 'released' except select iccid from esim_profiles`,
      ),
    ).toEqual([]);
    expect(
      await ask(
        `select iccid from esim_profiles except select iccid from sandbox_supplier.profiles where state = 'released'`,
      ),
    ).toEqual([]);
    expect(
      Number((await ask("select count(*) as delivered from orders where state = 'delivered'"))[0]!.delivered),
    ).toBeGreaterThan(0);
    await sandbox.close();
    await world.close();
  },
);
