import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { delivered } from "../../../../test/purchases.ts";
import { joined, type staffBrowser } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import type { GetTrail } from "../../records/actions/contract.ts";
import { trailCsv } from "../../records/actions/trail-csv.server.ts";
import type { CountListFacet, FindListFilterInTheWay } from "./contract.ts";

type Trail = OutputOf<typeof GetTrail>;
let world: World;
let mei: ReturnType<typeof staffBrowser>;
let me: string;
let tom: string;
let order: string;
const here = "203.0.113.0/24";
const home = "2001:db8::/48";
const setting = "setting:pick_up_at";

/** Ahead of what was done to get here: 20,000 e-mails of Mei's of one order, and behind them ten of each of the rest. */
beforeAll(async () => {
  world = await freshWorld({ profiles: 1, environment: { COMPUTE_CALLS_PER_MINUTE: "10000" } });
  ({ browser: mei } = await joined(world));
  await joined(world, { email: "tom@example.com", name: "Tom Ridley", role: "support" });
  const one = async (query: string) => (await world.pool.query<{ id: string }>(query)).rows[0]!.id;
  me = await one("select id from staff where name = 'Mei Lam'");
  tom = await one("select id from staff where name = 'Tom Ridley'");
  ({ orderNumber: order } = await delivered(world));
  const id = await one("select id from orders");
  const put = (values: string, many: number, wish: unknown[] = []) =>
    world.pool.query(
      `insert into actions (at, who, staff_id, action, order_id, on_kind, on_id, network, details)
        select ${values}, '{}' from generate_series(1, ${many}) as n`,
      wish,
    );
  await world.pool.query("alter table actions disable trigger actions_are_linked");
  const mail = `timestamptz '2026-11-25T08:00Z' - n * interval '1 second', 'mei@example.com', $1::uuid, 'mail_sent_again',
    $2::uuid, 'order', $2::text, '${here}'`;
  await put(mail, 20_000, [me, id]);
  const rare = `timestamptz '2026-11-19T08:00Z' - n * interval '1 second', 'tom@example.com', $1::uuid, 'setting_changed',
    null::uuid, 'setting', 'pick_up_at', case when n % 5 = 0 then '${home}' else '${here}' end`;
  await put(rare, 10, [tom]);
  await put(rare.replace("'setting_changed'", "'case_closed'"), 10, [tom]);
  await put(rare.replace("tom@example.com", "mei@example.com"), 1, [me]);
  await world.pool.query("analyze actions");
});
afterAll(() => world.close());

const list = (wish: object) => mei.get<Trail>("/staff/getTrail", wish);
const counted = async (facet: string, asks: object = {}, browser = mei) => {
  const { values, more } = await browser.get<OutputOf<typeof CountListFacet>>("/staff/countListFacet", {
    list: "trail",
    facet,
    asks,
  });
  return [Object.fromEntries(values.map(({ value, count }) => [value, count])), more];
};
const without = async (asks: object) => {
  const wish = { list: "trail", asks };
  const found = await mei.get<OutputOf<typeof FindListFilterInTheWay>>("/staff/findListFilterInTheWay", wish);
  return found.without.map(({ drop, count, more }) => [drop, count, more]);
};

test("a facet is counted by what else is asked for, exactly, however far back that is", async () => {
  expect(await counted("kind", { person: tom })).toEqual([{ settings: 10, cases: 10, staff: 1 }, false]);
  expect(await counted("person", { kind: "settings" })).toEqual([{ [tom]: 10, [me]: 1 }, false]);
  expect(await counted("network", { thing: setting, person: tom, network: here })).toEqual([
    { [here]: 16, [home]: 4 },
    false,
  ]);
  // the facet itself is left open
  expect(await counted("kind", { network: home, kind: "mails" })).toEqual([{ settings: 2, cases: 2 }, false]);
});

test("of more than 10,000 the newest are counted, and it is said that there are more", async () => {
  expect(await counted("kind")).toEqual([{ mails: 10_000 }, true]);
  expect(await counted("network", { person: me })).toEqual([{ [here]: 10_000 }, true]);
});

test("colleagues have names; what is typed is not counted, and what nobody knows is refused", async () => {
  const names = async (facet: string, asks: object) => {
    const wish = { list: "trail", facet, asks };
    const { values } = await mei.get<OutputOf<typeof CountListFacet>>("/staff/countListFacet", wish);
    return values.map(({ name }) => name);
  };
  expect(await names("person", { kind: "settings" })).toEqual(["Tom Ridley", "Mei Lam"]);
  expect(await names("network", { kind: "mails" })).toEqual([here]);
  const refused = (wish: object) => mei.code("/staff/countListFacet", { list: "trail", ...wish });
  for (const facet of ["thing", "colour"]) expect(await refused({ facet })).toBe("INVALID_INPUT");
  expect(await refused({ facet: "kind", asks: { person: "Tom" } })).toBe("INVALID_INPUT");
});

test("what empties the trail is named with what it would show, the thing too", async () => {
  expect((await list({ person: tom, kind: "mails" })).actions).toEqual([]);
  expect(await without({ person: tom, kind: "mails" })).toEqual([
    ["person", 10_000, true],
    ["kind", 21, false],
  ]);
  expect(await without({ thing: order, kind: "settings", network: home })).toEqual([["thing", 2, false]]);
  expect(await without({ thing: "FW0000000000", kind: "settings" })).toEqual([["thing", 11, false]]);
  expect(await without({ thing: "FW0000000000" })).toEqual([["thing", 10_000, true]]);
});

test("what no index has beside the rest is looked through: the page says so and goes on", async () => {
  const wish = { person: me, network: home };
  const first = await list(wish);
  expect(first).toMatchObject({ actions: [], isCut: true, newer: null, older: expect.any(String) });
  const second = await list({ ...wish, after: first.older });
  expect(second).toMatchObject({ actions: [], isCut: true });
  const third = await list({ ...wish, after: second.older });
  expect(third).toMatchObject({ actions: [], isCut: false, older: null });
  // what an index has is never cut
  expect(await list({ person: tom, kind: "settings" })).toMatchObject({ isCut: false });
});

test("the file has what the filter leaves", async () => {
  const wish = { requestKey: randomUUID(), reason: "The auditor asked", person: me, thing: setting };
  const { id } = await mei.get<{ id: string }>("/staff/exportTrail", wish);
  const { file } = await trailCsv(world.db)({
    query: { export: id },
    language: "en",
    ask: (path, asked) => mei.ask(path, asked as object),
    now: world.shop.clock(),
  });
  expect((await text(file as Readable)).trimEnd().split("\r\n").slice(1)).toHaveLength(1);
});

test("whoever may not see the trail is told of no counts", async () => {
  const { browser: kit } = await joined(world, { email: "kit@example.com", name: "Kit", role: "logistics" });
  expect(await kit.code("/staff/countListFacet", { list: "trail", facet: "kind" })).toBe("RIGHT_MISSING");
  expect(await kit.code("/staff/findListFilterInTheWay", { list: "trail" })).toBe("RIGHT_MISSING");
});
