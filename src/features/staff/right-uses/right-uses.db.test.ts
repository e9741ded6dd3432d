import { afterEach, beforeEach, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import type { GetColleagues } from "../colleagues/contract.ts";
import { openUseBatches } from "./use-batches.server.ts";

let world: World;
let mei: Awaited<ReturnType<typeof joined>>["browser"];
let tom: Awaited<ReturnType<typeof joined>>["browser"];
beforeEach(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000" } });
  ({ browser: mei } = await joined(world));
  ({ browser: tom } = await joined(world, { email: "tom@example.com", name: "Tom", role: "editor" }));
});
afterEach(() => world.close());

async function usesOf(role: string) {
  await world.shop.rightUses.flush();
  const { roles } = await mei.get<OutputOf<typeof GetColleagues>>("/staff/getColleagues", {});
  const { uses } = roles.find((one) => one.role === role)!;
  return Object.fromEntries(uses.map(({ right, times }) => [right, times]));
}

test("a look counts for a right to see; what is refused, one's own session and administrators do not", async () => {
  await tom.get("/staff/getMe", {});
  await tom.get("/staff/getPromoCodes", {});
  await tom.get("/staff/getPromoCodes", {});
  expect(await tom.code("/staff/getBooks", {})).toBe("RIGHT_MISSING");
  expect(await tom.code("/staff/getPromoCodes", { search: 7 })).toBe("INVALID_INPUT");
  expect(await usesOf("editor")).toEqual({ see_promos: 2 });
  await mei.get("/staff/getPromoCodes", {});
  await world.shop.rightUses.flush();
  expect((await world.pool.query("select role from right_uses where role = 'administrator'")).rows).toEqual([]);
});

test("of somebody with several roles those have used it that give it", async () => {
  await world.pool.query(
    "insert into staff_further_roles select id, 'finance' from staff where email = 'tom@example.com'",
  );
  await tom.get("/staff/getPromoCodes", {});
  await tom.get("/staff/getBooks", {});
  expect(await usesOf("editor")).toEqual({ see_promos: 1 });
  expect(await usesOf("finance")).toEqual({ see_promos: 1, see_finance: 1 });
});

test("a page that asks by one right several times has used it once, and the next page uses it again", async () => {
  for (const ask of [tom.oneRequest(), tom.oneRequest()]) {
    await Promise.all([ask("/staff/getPromoCodes", {}), ask("/staff/getPromoCodes", {}), ask("/staff/getPlans", {})]);
    await ask("/staff/getPromoCodes", {});
  }
  expect(await usesOf("editor")).toMatchObject({ see_promos: 2 });
});

test("28 days are added up, today's among them by the clocks of Hong Kong; older ones are deleted", async () => {
  await world.pool.query(
    `insert into right_uses values ('2026-10-24', 'editor', 'see_promos', 100), ('2026-10-25', 'editor', 'see_promos', 10)`,
  );
  // 21 November, 23:00 in Hong Kong
  world.at("2026-11-21T15:00:00Z");
  ({ browser: tom } = await joined(world, { email: "tom@example.com", name: "Tom", role: "editor" }));
  await tom.get("/staff/getPromoCodes", {});
  ({ browser: mei } = await joined(world));
  expect(await usesOf("editor")).toEqual({ see_promos: 11 });
});

test("two processes that write at once lose nothing and do not wait for each other in a circle", async () => {
  const another = openUseBatches(world.shop);
  const day = "2026-11-21";
  for (let round = 0; round < 20; round++) {
    for (const right of ["see_orders", "see_stock"]) world.shop.rightUses.add({ day, role: "support", right });
    for (const right of ["see_stock", "see_orders"]) another.add({ day, role: "support", right });
    await Promise.all([world.shop.rightUses.flush(), another.flush()]);
  }
  await another.close();
  expect(await usesOf("support")).toEqual({ see_orders: 40, see_stock: 40 });
});

test("a database that is away costs the figure and no answer", async () => {
  await world.pool.query("alter table right_uses rename to right_uses_away");
  expect(await tom.code("/staff/getPromoCodes", {})).toBe("SUCCESS");
  await world.shop.rightUses.flush();
  expect(await tom.code("/staff/getPromoCodes", {})).toBe("SUCCESS");
  await world.pool.query("alter table right_uses_away rename to right_uses");
  expect(await usesOf("editor")).toEqual({ see_promos: 2 });
});
