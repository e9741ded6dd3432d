import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect } from "vitest";
import type { Bought } from "../../../../test/purchases.ts";
import { joined } from "../../../../test/staff.ts";
import { workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { unbalanced } from "../../sales/payments/ledger-store.server.ts";

type Browser = Awaited<ReturnType<typeof joined>>["browser"];
export let world: World;
export let kit: Browser;
export let lok: Browser;

/** A shop for each test, with two colleagues who may give money back; its books balance at the end. */
export function withTwoColleagues({ profiles }: { profiles: number }): void {
  beforeEach(async () => {
    world = await freshWorld({ profiles, environment: { WRITE_CALLS_PER_MINUTE: "10000" } });
    kit = (await joined(world, { email: "kit@example.com", name: "Kit Wong", role: "support" })).browser;
    lok = (await joined(world, { email: "lok@example.com", name: "Lok", role: "support" })).browser;
  });
  afterEach(async () => {
    expect(await unbalanced(world.db)).toEqual([]);
    await world.close();
  });
}

export const rows = async (sql: string, values: unknown[] = []) => (await world.pool.query(sql, values)).rows;
export const stateOf = async ({ orderNumber }: Bought) =>
  (await rows("select state from orders where number = $1", [orderNumber]))[0].state;
export const back = async () => [...world.gateway.refunds.values()].map(({ amount, state }) => [amount, state]);
export const openCases = async () =>
  (await rows("select kind, subject from cases where closed_at is null order by kind")).map((one) =>
    Object.values(one),
  );
export const act = (path: string, { orderNumber: number }: Bought, who = kit, more: object = {}) =>
  who.code(path, { requestKey: randomUUID(), number, ...more });
export const fraud = { fraudBecause: "Stolen card" };
const whole = { kind: "whole", positions: [], amount: 21_000, answer: "Your bank asked for it." };
export const give = (order: Bought, more: object = {}, who = kit) =>
  act("/staff/giveRefund", order, who, { ...whole, ...more });
/** Half a minute later. */
export const later = () => workOff(world, { evenLater: true, most: 200 });
