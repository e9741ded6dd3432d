import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { delivered } from "../../../test/purchases.ts";
import { joined } from "../../../test/staff.ts";
import { freshWorld, type World } from "../../../test/world.ts";
import type { Ask } from "../../platform/rendering.ts";
import { openRenderer } from "./render.server.tsx";

type Browser = Awaited<ReturnType<typeof joined>>["browser"];
const { render } = openRenderer({ entry: "/entry.js", waiting: "/waiting.js", styles: [], chunksOf: () => [] });
let world: World;
let mei: Browser;
let kit: Browser;
const things = new Map<string, { page: string; thing: string }>();
beforeAll(async () => {
  world = await freshWorld();
  ({ browser: mei } = await joined(world));
  ({ browser: kit } = await joined(world, { email: "kit@example.com", name: "Kit", role: "support" }));
  await world.pool.query(`insert into staff_grants values ('support', 'see_staff')`);
  const { orderNumber } = await delivered(world);
  const one = async (sql: string) => (await world.pool.query<{ id: string }>(sql)).rows[0]!.id;
  const iccid = await one("select iccid as id from esim_profiles where order_id is not null");
  // no number of a SIM stands whole in the trail
  const { inTrail } = await mei.get<{ inTrail: string }>("/staff/getSim", { iccid });
  const staff = await one("select id from staff where name = 'Kit'");
  const promo = {
    code: "AUTUMN",
    kind: "percent",
    percent: 10,
    amounts: { CNY: null, HKD: null, USD: null },
    first_order: false,
    plan_codes: null,
    valid_from: "2026-11-01T00:00:00Z",
    valid_until: "2026-12-31T00:00:00Z",
    total_limit: null,
    per_buyer_limit: null,
  };
  await mei.get("/staff/makePromoCode", { promo });
  const { prefix } = await mei.get<{ prefix: string }>("/staff/makePromoSeries", {
    requestKey: randomUUID(),
    promo: { ...promo, code: "SERIES" },
    count: 3,
  });
  for (const [name, page, thing] of [
    ["a customer", `/console/customers/${orderNumber}`, `customer:${orderNumber}`],
    ["a SIM", `/console/customers/sims/${iccid}`, `sim:${inTrail}`],
    ["a member of staff", `/console/staff?member=${staff}`, `staff:${staff}`],
    ["a role", "/console/staff?role=support", "role:support"],
    ["a promo code", "/console/promos?view=all&code=AUTUMN", "promo_code:AUTUMN"],
    ["a series", `/console/promos?series=${prefix}`, `promo_code:${prefix}`],
  ] as const)
    things.set(name, { page, thing });
});
afterAll(() => world.close());

async function shown(path: string, browser: Browser): Promise<string> {
  const ask: Ask = (asked, wish) => browser.ask(asked, wish as object);
  const request = new Request(`http://shop.test${path}`);
  const answer = await render({ request, language: "en", currency: "HKD", ask });
  expect(answer).toMatchObject({ kind: "page", status: 200 });
  return "html" in answer ? answer.html : "";
}

test.each(["a customer", "a SIM", "a member of staff", "a role", "a promo code", "a series"])(
  "the page of %s leads to its own part of the audit trail whoever may see that, and nobody else",
  async (name) => {
    const { page, thing } = things.get(name)!;
    const link = `href="/console/trail?${new URLSearchParams({ thing })}"`;
    expect(await shown(page, mei)).toContain(link);
    expect(await shown(page, kit)).not.toContain(link);
  },
);
