import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { delivered } from "../../../../test/purchases.ts";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import type { GetTrail } from "./contract.ts";
import { recordAction } from "./store.server.ts";

type Trail = OutputOf<typeof GetTrail>;
let world: World;
let browser: Awaited<ReturnType<typeof joined>>["browser"];
let order: { id: string; number: string };
let me: { id: string; email: string };
/** A minute later each time. */
let minutes = 0;
const later = () => new Date(world.shop.clock().getTime() + ++minutes * 60_000);
const byMe = () => ({ who: me.email, staffId: me.id, network: "203.0.113.0/24", now: later() });
const trail = (wish: object = {}) => browser.get<Trail>("/staff/getTrail", wish);
const actions = ({ actions: found }: Trail) => found.map(({ action }) => action);

beforeAll(async () => {
  world = await freshWorld({
    profiles: 2,
    environment: { WRITE_CALLS_PER_MINUTE: "10000", READ_CALLS_PER_MINUTE: "10000" },
  });
  ({ browser } = await joined(world));
  await delivered(world);
  order = (await world.pool.query<typeof order>("select id, number from orders")).rows[0]!;
  me = (await world.pool.query<typeof me>("select id, email from staff")).rows[0]!;
  await recordAction(world.db, { who: "wing", now: later() }, "cards_added", { file: "sim_cards.csv", added: 5 });
  await recordAction(world.db, byMe(), "refund_decided", {
    orderId: order.id,
    refund: randomUUID(),
    amount: 10_500,
    currency: "HKD",
    reason: "No network in Sapporo.",
  });
  await recordAction(world.db, byMe(), "case_assigned", {
    on: { kind: "case", id: "c1" },
    orderId: order.id,
    from: null,
    to: me.id,
  });
  await recordAction(world.db, byMe(), "staff_role_changed", {
    on: { kind: "staff", id: me.id },
    before: { role: "support" },
    after: { role: "finance" },
  });
});
afterAll(() => world.close());

test("a line says who, what, on what, before and after, why and from where", async () => {
  const [role, assigned, refund, cards] = (await trail()).actions;
  expect(role).toMatchObject({
    who: { id: me.id, name: "Mei Lam", email: "mei@example.com" },
    on: { kind: "staff", id: me.id, called: "Mei Lam" },
    changes: [{ field: "role", before: "support", after: "finance" }],
    network: "203.0.113.0/24",
  });
  // a colleague by name; no other id
  expect(assigned).toMatchObject({ order: order.number, facts: [{ name: "to", value: "Mei Lam" }] });
  expect(refund).toMatchObject({
    on: { kind: "order", called: order.number },
    order: null,
    reason: "No network in Sapporo.",
    sum: { amount: 10_500, currency: "HKD" },
    facts: [],
  });
  expect(cards).toMatchObject({ who: { id: null, name: "wing", email: null }, on: null, network: null });
});

test("whoever reads the trail is told as long as the shop's database user could rewrite it; a filter hides that from nobody", async () => {
  expect((await trail()).risk).toBeNull();
  world.shop.trailRisk = "owner";
  expect((await trail({ kind: "reveals" })).risk).toBe("owner");
  world.shop.trailRisk = undefined;
});

describe("filtered", () => {
  test.each<[string, () => object, string[]]>([
    ["by kind", () => ({ kind: "money" }), ["refund_decided"]],
    ["by a kind that has none", () => ({ kind: "reveals" }), []],
    ["by the desk", () => ({ person: "desk" }), ["cards_added", "staff_invited"]],
    ["by a person and a kind", () => ({ person: me.id, kind: "cases" }), ["case_assigned"]],
    ["by a stranger", () => ({ person: randomUUID() }), []],
    [
      "by an order, with what was done to its cases",
      () => ({ thing: order.number.toLowerCase() }),
      ["case_assigned", "refund_decided"],
    ],
    ["by an order and a kind", () => ({ thing: `order:${order.number}`, kind: "money" }), ["refund_decided"]],
    ["by a case", () => ({ thing: "case:c1" }), ["case_assigned"]],
    [
      "by a colleague's mailbox and a kind",
      () => ({ thing: "Mei@Example.com", kind: "staff" }),
      ["staff_role_changed", "staff_joined", "staff_invited"],
    ],
    ["by an order that there is not", () => ({ thing: "FW0000000000" }), []],
    ["by what cannot be a thing", () => ({ thing: "secret:'; drop table actions" }), []],
  ])("%s", async (_, wish, expected) => {
    expect(actions(await trail(wish())).toSorted()).toEqual(expected.toSorted());
  });

  test.each([{ kind: "secrets" }, { person: "me" }, { after: "nonsense" }, { after: "YQ", before: "YQ" }])(
    "what is not known is refused: %j",
    async (wish) => {
      expect(await browser.code("/staff/getTrail", wish)).toBe("INVALID_INPUT");
    },
  );
});

test("pages of 50 lead through many lines of one moment and back, filtered too, with none twice or left out", async () => {
  await world.pool.query(
    `insert into actions (at, who, staff_id, action, details)
     select timestamptz '2026-11-20T08:00Z' + n / 3 * interval '1 second', 'mei@example.com', $1,
       case when n % 2 = 0 then 'mail_sent_again' else 'mail_taken_back' end, jsonb_build_object('n', n)
     from generate_series(1, 120) as n`,
    [me.id],
  );
  for (const filter of [{ kind: "mails" }, { kind: "mails", person: me.id }, { person: me.id }]) {
    const first = await trail(filter);
    const second = await trail({ ...filter, after: first.older });
    const third = await trail({ ...filter, after: second.older });
    const all = [first, second, third].flatMap((page) => page.actions.map(({ id }) => id));
    expect(new Set(all).size).toBe(all.length);
    const mails = [first, second, third].flatMap(actions).filter((action) => action.startsWith("mail_"));
    expect([filter, mails.length]).toEqual([filter, 120]);
    expect(first.newer).toBeNull();
    const back = await trail({ ...filter, before: third.newer });
    expect(back.actions.map(({ id }) => id)).toEqual(second.actions.map(({ id }) => id));
  }
});
