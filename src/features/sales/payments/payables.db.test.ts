import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { unbalanced } from "./ledger-store.server.ts";
import { paymentsWorld, type PaymentsWorld } from "./payments.world.ts";

let world: PaymentsWorld;
beforeEach(async () => void (world = await paymentsWorld()));
afterEach(async () => {
  expect(await unbalanced(world.db)).toEqual([]);
  await world.close();
});

const idOf = async ({ orderNumber }: { orderNumber: string }) =>
  (await world.ask<{ id: string }>(`select id from orders where number = '${orderNumber}'`))[0]!.id;
const newChange = async (orderId: string, state: string, minute: number) =>
  (
    await world.ask<{ id: string }>(
      `insert into plan_changes (request_key, order_id, state, from_plan, from_days, to_plan, to_plan_as_sold, to_days,
        unit_amount, difference_amount, asked_at)
       select gen_random_uuid(), id, '${state}', plan_as_sold, days, plan_code, plan_as_sold, days, unit_amount, 2000,
         '2026-11-21T08:0${minute}:00Z'
       from orders where id = '${orderId}' returning id`,
    )
  )[0]!.id;
const payables = (where = "true") =>
  world.ask(`select id, purpose, payable_kind, payable_id from payments where ${where} order by created_at, id`);

describe("beside a process of the previous version, which says `purpose` and reads it", () => {
  /** As that version writes a payment down. */
  const writtenBefore = async (
    orderId: string,
    { purpose, state = "waiting", minute = 0 }: { purpose?: string; state?: string; minute?: number } = {},
  ) => {
    const id = randomUUID();
    await world.ask(
      `insert into payments (id, order_id, request_key, state, method, gateway, gateway_reference, amount, currency,
        charged_amount, charged_currency, created_at, expires_at
         ${purpose ? ", purpose" : ""})
       values ('${id}', '${orderId}', gen_random_uuid(), '${state}', 'card', 'sandbox', 'pay_${id}',
         ${purpose ? 2000 : 10500}, 'HKD', ${purpose ? 2000 : 10500}, 'HKD',
         '2026-11-21T08:0${minute}:30Z', '2026-11-21T09:00:00Z' ${purpose ? `, '${purpose}'` : ""})`,
    );
    return id;
  };
  const succeeded = (id: string, amount: number) => ({
    reference: `pay_${id}`,
    state: "succeeded",
    charged: { amount, currency: "HKD" },
  });

  test("what it began for an order is settled here, and the order delivered", async () => {
    const placed = await world.place();
    const orderId = await idOf(placed);
    await world.ask(`update orders set state = 'paying' where id = '${orderId}'`);
    const id = await writtenBefore(orderId);
    expect(await payables()).toEqual([{ id, purpose: "order", payable_kind: "order", payable_id: orderId }]);
    expect(await world.tell(succeeded(id, 10500))).toBe("taken");
    await world.work();
    expect(await world.stateOf(orderId)).toBe("delivered");
  });

  test("what it began for a change of plan is of the newest change, and follows the one that takes over its page", async () => {
    const { id: orderId } = await world.delivered();
    await newChange(orderId, "cancelled", 1);
    const first = await newChange(orderId, "asked", 2);
    const id = await writtenBefore(orderId, { purpose: "difference" });
    await world.ask(`update plan_changes set state = 'paying', payment_id = '${id}' where id = '${first}'`);
    const ours = { id, purpose: "difference", payable_kind: "plan_change" };
    expect(await payables("purpose = 'difference'")).toEqual([{ ...ours, payable_id: first }]);
    await world.ask(`update plan_changes set state = 'cancelled' where id = '${first}'`);
    const second = await newChange(orderId, "asked", 3);
    await world.ask(`update plan_changes set state = 'paying', payment_id = '${id}' where id = '${second}'`);
    expect(await payables("purpose = 'difference'")).toEqual([{ ...ours, payable_id: second }]);
  });

  test("without any change, which it never does, nothing is written that names no payable", async () => {
    const { id: orderId } = await world.delivered();
    await expect(writtenBefore(orderId, { purpose: "difference" })).rejects.toThrow("payments_payable");
  });

  test("it reads of what is begun here what it would have written", async () => {
    const placed = await world.place();
    await world.pay(placed);
    const orderId = await idOf(placed);
    expect(await payables()).toMatchObject([{ purpose: "order", payable_kind: "order", payable_id: orderId }]);
  });

  test("what it wrote before the columns were there is filled in", async () => {
    const { id: orderId } = await world.delivered();
    const [first, second] = [await newChange(orderId, "cancelled", 1), await newChange(orderId, "cancelled", 2)];
    const third = await newChange(orderId, "asked", 4);
    // replaced by another page for the same change, so that no change names it any more
    const replaced = await writtenBefore(orderId, { purpose: "difference", state: "cancelled", minute: 2 });
    const takenOver = await writtenBefore(orderId, { purpose: "difference", minute: 1 });
    await world.ask(`update plan_changes set payment_id = '${takenOver}' where id in ('${first}', '${third}')`);
    await world.ask("alter table payments drop constraint payments_payable");
    await world.ask("update payments set payable_kind = null, payable_id = null");
    const file = join(import.meta.dirname, "../../../../db/migrations/0035-payables-of-before.sql");
    await world.ask(readFileSync(file, "utf8"));
    expect(
      Object.fromEntries((await payables("purpose = 'difference'")).map(({ id, payable_id }) => [id, payable_id])),
    ).toEqual({
      [replaced]: second,
      [takenOver]: third,
    });
    expect(await payables("purpose = 'order'")).toMatchObject([{ payable_kind: "order", payable_id: orderId }]);
  });
});
