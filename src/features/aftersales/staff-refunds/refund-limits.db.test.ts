import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { delivered, type Bought } from "../../../../test/purchases.ts";
import { joined, mei, staffBrowser } from "../../../../test/staff.ts";
import { workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { unbalanced } from "../../sales/payments/ledger-store.server.ts";
import type { GetColleagues } from "../../staff/colleagues/contract.ts";
import type { GetRefundPreview, GiveRefund } from "./contract.ts";

/** HK$210.00 at 0.9215 is ¥193.52: three of them are below support's ¥700 a day, the fourth is above. */
type Given = OutputOf<typeof GiveRefund>;
type Joined = Awaited<ReturnType<typeof joined>>;

let world: World;
let kit: Joined;
let tom: Joined;
let order: Bought;
beforeEach(async () => {
  const plenty = { WRITE_CALLS_PER_MINUTE: "10000", READ_CALLS_PER_MINUTE: "10000", COSTLY_CALLS_PER_MINUTE: "10000" };
  world = await freshWorld({ profiles: 12, environment: plenty });
  kit = await joined(world, { email: "kit@example.com", name: "Kit", role: "support" });
  tom = await joined(world, { email: "tom@example.com", name: "Tom", role: "support" });
  order = await delivered(world, { quantity: 2, expectedTotal: 21_000 });
});
afterEach(async () => {
  expect(await unbalanced(world.db)).toEqual([]);
  await world.close();
});

const ask = async (sql: string, values: unknown[] = []) => (await world.pool.query(sql, values)).rows;
const wished = (more: object = {}) => ({
  number: order.orderNumber,
  requestKey: randomUUID(),
  kind: "sims",
  positions: [1, 2],
  amount: 21_000,
  answer: "We are sorry.",
  ...more,
});
const give = (who: Joined, more: object = {}) => who.browser.get<Given>("/staff/giveRefund", wished(more));
const confirm = (who: Joined, id: string) => who.browser.code("/staff/confirmRefund", { requestKey: randomUUID(), id });
const limit = (fen: number, second = true) =>
  ask("update staff_limits set most_cny = $1, second_person = $2 where role = 'support'", [fen, second]);
const states = async () =>
  (await ask("select state from staff_refunds order by state")).map(({ state }) => state as string);
const refunded = async () => Number((await ask("select coalesce(sum(sold_amount), 0) as sum from refunds"))[0].sum);
const later = () => workOff(world, { evenLater: true, most: 200 });
const cases = () => ask("select kind, closed_at is not null as closed from cases where kind = 'refund_proposed'");

async function proposed(): Promise<string> {
  await limit(10_000);
  const { id, dueAt } = await give(kit);
  expect(dueAt).toBeNull();
  return id;
}

test("above the limit it waits for a colleague, moves no money and reserves none; confirmed, it goes as any other", async () => {
  const id = await proposed();
  await later();
  expect([await states(), await refunded(), await cases()]).toEqual([
    ["proposed"],
    0,
    [{ kind: "refund_proposed", closed: false }],
  ]);
  expect(await confirm(tom, id)).toBe("SUCCESS");
  expect([await states(), await refunded()]).toEqual([["waiting"], 0]);
  await later();
  expect([await states(), await refunded(), await cases()]).toEqual([
    ["done"],
    21_000,
    [{ kind: "refund_proposed", closed: true }],
  ]);
  expect(await ask("select who, action from actions where action like 'refund%' order by action")).toEqual([
    { who: "tom@example.com", action: "refund_confirmed" },
    { who: "kit@example.com", action: "refund_proposed" },
  ]);
});

test("a role's cell tells how often its people left more than the amount to a colleague, in 28 days", async () => {
  const boss = await joined(world);
  const passedOn = async () => {
    const { roles } = await boss.browser.get<OutputOf<typeof GetColleagues>>("/staff/getColleagues", {});
    return roles.filter((one) => one.passedOn.length > 0).map((one) => [one.role, one.passedOn]);
  };
  await limit(20_000);
  expect((await give(kit, { positions: [1], amount: 10_500 })).dueAt).not.toBeNull();
  expect(await passedOn()).toEqual([]);
  await limit(5000);
  expect((await give(kit, { positions: [2], amount: 10_500 })).dueAt).toBeNull();
  await ask("insert into staff_further_roles select id, 'finance' from staff where email = 'tom@example.com'");
  expect(await passedOn()).toEqual([["support", [{ right: "give_refunds", times: 1 }]]]);
  await ask("insert into staff_further_roles select id, 'finance' from staff where email = 'kit@example.com'");
  expect((await passedOn()).map(([role]) => role)).toEqual(["support", "finance"]);
  await ask(`set session_replication_role = replica;
    update actions set at = at - interval '29 days'; set session_replication_role = default`);
  expect(await passedOn()).toEqual([]);
});

test("of several roles the largest amount holds, and none where one of them has no limit", async () => {
  await limit(10_000);
  await ask("insert into staff_further_roles select id, 'finance' from staff where email = 'kit@example.com'");
  expect((await give(kit, { positions: [1], amount: 10_500 })).dueAt).not.toBeNull();
  await ask(`update staff_limits set most_cny = 10000 where role = 'finance' and "right" = 'give_refunds'`);
  expect((await give(kit, { positions: [2], amount: 10_500 })).dueAt).toBeNull();
  await ask(`delete from staff_limits where role = 'finance' and "right" = 'give_refunds'`);
  await ask(`insert into staff_grants (role, "right") values ('finance', 'give_refunds')`);
  expect((await give(kit, { positions: [2], amount: 10_500 })).dueAt).not.toBeNull();
});

test("what is seen before says it: alone, with a colleague, or not at all", async () => {
  const reach = async () =>
    (
      await kit.browser.get<OutputOf<typeof GetRefundPreview>>("/staff/getRefundPreview", {
        number: order.orderNumber,
        kind: "whole",
      })
    ).reach;
  expect(await reach()).toBe("alone");
  await limit(10_000);
  expect(await reach()).toBe("with_second");
  await limit(10_000, false);
  expect(await reach()).toBe("beyond");
  expect(await kit.browser.code("/staff/giveRefund", wished())).toBe("BEYOND_LIMIT");
  expect(await states()).toEqual([]);
});

describe("split into many", () => {
  test("the sum of a day counts, over several orders; what was taken back counts no more, nor does the day before", async () => {
    await limit(30_000);
    const money = { kind: "money", positions: [] };
    // ¥92.15 each
    const first = await give(kit, { ...money, amount: 10_000 });
    await give(kit, { ...money, amount: 10_000 });
    order = await delivered(world, { quantity: 2, expectedTotal: 21_000 });
    await give(kit, { ...money, amount: 10_000 });
    expect((await give(kit, { ...money, amount: 10_000 })).dueAt).toBeNull();
    await kit.browser.get("/staff/undoRefund", { id: first.id });
    expect((await give(kit, { ...money, amount: 9000 })).dueAt).not.toBeNull();
    expect((await give(tom, { ...money, amount: 1000 })).dueAt).not.toBeNull();
    await ask("update staff_refunds set decided_at = decided_at - interval '1 day'");
    expect((await give(kit, { ...money, amount: 100 })).dueAt).not.toBeNull();
  });

  test("ten at the same moment, from two sessions, over two orders: no more goes back alone than the limit", async () => {
    await limit(30_000);
    world.at("2026-11-21T08:01:00Z");
    const second = staffBrowser(world);
    const code = kit.code();
    await second.get("/staff/signInByPassword", { email: "kit@example.com", password: mei.password, code });
    const other = await delivered(world, { quantity: 2, expectedTotal: 21_000 });
    const many = Array.from({ length: 10 }, (_, place) =>
      (place % 2 ? second : kit.browser).get<Given>(
        "/staff/giveRefund",
        wished({ number: (place % 4 < 2 ? order : other).orderNumber, kind: "money", positions: [], amount: 4000 }),
      ),
    );
    await Promise.allSettled(many);
    const [{ alone }] = await ask("select sum(cny_amount)::int as alone from staff_refunds where state = 'waiting'");
    // ¥36.86 each: eight of them
    expect(alone).toBe(8 * 3686);
  });
});

test("without a rate no limit covers it", async () => {
  await ask("delete from exchange_rates");
  expect((await give(kit, { amount: 100, positions: [1] })).dueAt).toBeNull();
});

describe("the second person", () => {
  test("is never the proposer, not in another session either", async () => {
    const id = await proposed();
    world.at("2026-11-21T08:01:00Z");
    const second = staffBrowser(world);
    const code = kit.code();
    await second.get("/staff/signInByPassword", { email: "kit@example.com", password: mei.password, code });
    for (const browser of [kit.browser, second])
      expect(await browser.code("/staff/confirmRefund", { requestKey: randomUUID(), id })).toBe("OWN_PROPOSAL");
    await expect(ask("update staff_refunds set confirmed_by = staff_id")).rejects.toThrow("staff_refunds_of_two");
    expect(await states()).toEqual(["proposed"]);
  });

  test("has shown within ten minutes that it is them, and so has the proposer", async () => {
    const id = await proposed();
    world.at("2026-11-21T08:10:00Z");
    expect(await confirm(tom, id)).toBe("CONFIRM_FIRST");
    expect(await kit.browser.code("/staff/giveRefund", wished())).toBe("CONFIRM_FIRST");
    // below the limit the session is enough
    const small = wished({ kind: "money", positions: [], amount: 100 });
    expect(await kit.browser.code("/staff/giveRefund", small)).toBe("SUCCESS");
    expect(await tom.browser.code("/staff/proveByCode", { code: tom.code() })).toBe("SUCCESS");
  });

  test("two at the same moment: one confirms, and it goes back once", async () => {
    const id = await proposed();
    const mia = await joined(world, { email: "mia@example.com", name: "Mia", role: "finance" });
    const codes = await Promise.all([confirm(tom, id), confirm(mia, id), confirm(tom, id)]);
    expect(codes.toSorted()).toEqual(["REFUND_NOT_POSSIBLE", "REFUND_NOT_POSSIBLE", "SUCCESS"]);
    await later();
    expect(await refunded()).toBe(21_000);
  });

  test("finds it stale after another refund: nothing moves, and it can be declined", async () => {
    const id = await proposed();
    const boss = await joined(world);
    await give(boss, { positions: [1], amount: 10_500 });
    expect(await confirm(tom, id)).toBe("REFUND_NOT_POSSIBLE");
    await later();
    expect(await confirm(tom, id)).toBe("REFUND_NOT_POSSIBLE");
    expect([await states(), await refunded()]).toEqual([["done", "proposed"], 10_500]);
    expect(await tom.browser.code("/staff/undoRefund", { id })).toBe("SUCCESS");
    expect([await states(), await cases()]).toEqual([["done", "undone"], [{ kind: "refund_proposed", closed: true }]]);
    expect(await confirm(tom, id)).toBe("REFUND_NOT_POSSIBLE");
  });

  test.each([
    ["shut out", "update staff set password_hash = null, totp_secret = null where email = 'kit@example.com'"],
    ["of another role", "update staff set role = 'editor' where email = 'kit@example.com'"],
  ])("does not carry on what somebody proposed who is %s", async (_, sql) => {
    const id = await proposed();
    await ask(sql);
    expect(await confirm(tom, id)).toBe("REFUND_NOT_POSSIBLE");
    expect(await states()).toEqual(["proposed"]);
  });

  test("whose right is taken away in this very moment confirms nothing, and gives nothing", async () => {
    const id = await proposed();
    const other = await world.pool.connect();
    await other.query("begin");
    await other.query("select from staff order by id for no key update");
    const trying = [confirm(tom, id), tom.browser.code("/staff/giveRefund", wished({ amount: 100, positions: [1] }))];
    await new Promise((resolve) => setTimeout(resolve, 200));
    await other.query("update staff set role = 'editor' where email = 'tom@example.com'");
    await other.query("commit");
    other.release();
    expect(await Promise.all(trying)).toEqual(["RIGHT_MISSING", "RIGHT_MISSING"]);
    expect(await states()).toEqual(["proposed"]);
  });
});

test("an administrator has no limit, but shows above ¥3,500 in a day that it is them", async () => {
  const boss = await joined(world);
  world.at("2026-11-21T08:20:00Z");
  expect(await boss.browser.code("/staff/giveRefund", wished({ positions: [1], amount: 10_500 }))).toBe("SUCCESS");
  await ask("update staff_refunds set cny_amount = 350000");
  const more = wished({ positions: [2], amount: 10_500 });
  expect(await boss.browser.code("/staff/giveRefund", more)).toBe("CONFIRM_FIRST");
  expect(await boss.browser.code("/staff/proveByCode", { code: boss.code() })).toBe("SUCCESS");
  expect(await boss.browser.code("/staff/giveRefund", more)).toBe("SUCCESS");
});
