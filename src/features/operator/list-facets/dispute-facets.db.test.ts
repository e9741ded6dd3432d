import { afterAll, beforeAll, expect, test } from "vitest";
import { aCardOrder, someCards } from "../../../../test/sold-orders.ts";
import { joined, type staffBrowser } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import type { GetDisputes } from "../../sales/disputes/contract.ts";
import type { CountListFacet, FindListFilterInTheWay } from "./contract.ts";

type Disputes = OutputOf<typeof GetDisputes>;
let world: World;
let ann: ReturnType<typeof staffBrowser>;
beforeAll(async () => {
  world = await freshWorld({ profiles: 0 });
  await someCards(world, 1);
  ({ browser: ann } = await joined(world, { email: "ann@farwave.example", name: "Ann", role: "finance" }));
  const { id } = await aCardOrder(world);
  // of five one is answered and waits for the bank's, one waits, one is with the bank, one won, one lost; every third is Stripe's
  await world.pool.query(
    `insert into disputes (gateway, gateway_reference, payment_id, order_id, state, reason, amount, currency, sold_amount, page, begun_at, ended_at, answered_at, answered_by, answer)
      select case when n % 3 = 0 then 'stripe' else 'sandbox' end, n::text, (select id from payments where order_id = $1 limit 1), $1,
        case when n % 5 < 2 then 'needs_answer' when n % 5 = 2 then 'under_review' when n % 5 = 3 then 'won' else 'lost' end,
        'general', n, 'HKD', n, 'https://gateway.example', timestamptz '2026-11-20T08:00Z' - n * interval '1 minute',
        case when n % 5 > 2 then timestamptz '2026-11-20T09:00Z' end, case when n % 5 = 0 then timestamptz '2026-11-20T09:00Z' end,
        case when n % 5 = 0 then (select id from staff limit 1) end, case when n % 5 = 0 then 'sent' end
      from generate_series(1, 300) as n`,
    [id],
  );
});
afterAll(() => world.close());

const list = (wish: object) => ann.get<Disputes>("/staff/getDisputes", wish);
const amounts = ({ disputes }: Disputes) => disputes.map(({ amount }) => amount.amount);
const counts = async (facet: string, asks: object = {}, view = "all") => {
  const wish = { list: "disputes", view, facet, asks };
  const { values } = await ann.get<OutputOf<typeof CountListFacet>>("/staff/countListFacet", wish);
  return Object.fromEntries(values.map(({ value, count }) => [value, count]));
};

test("chargebacks are those of a gateway and as they stand, over all pages; an answered one does not wait", async () => {
  expect(amounts(await list({ view: "all", gateway: "stripe", standing: "answered" }))).toEqual(
    Array.from({ length: 20 }, (_, n) => 15 * (n + 1)),
  );
  const first = await list({ gateway: "stripe" });
  const second = await list({ gateway: "stripe", after: first.older });
  expect([...amounts(first), ...amounts(second)]).toEqual(Array.from({ length: 100 }, (_, n) => 3 * (n + 1)));
  expect(amounts(await list({ gateway: "stripe", before: second.newer }))).toEqual(amounts(first));
  // the place of another filter
  expect(amounts(await list({ gateway: "sandbox", after: first.older }))[0]).toBe(151);
  for (const wish of [{ gateway: "paypal" }, { standing: "needs_answers" }])
    expect(await ann.code("/staff/getDisputes", wish)).toBe("INVALID_INPUT");
});

test("facets are counted by what else is asked for; what is in the way is named, the view too", async () => {
  expect(await counts("standing")).toEqual({ answered: 60, needs_answer: 60, under_review: 60, won: 60, lost: 60 });
  expect(await counts("gateway", { gateway: "stripe", standing: "won" })).toEqual({ sandbox: 40, stripe: 20 });
  expect(await counts("standing", {}, "open")).toEqual({ needs_answer: 60 });
  const wish = { list: "disputes", view: "open", asks: { standing: "won", gateway: "stripe" } };
  const { without } = await ann.get<OutputOf<typeof FindListFilterInTheWay>>("/staff/findListFilterInTheWay", wish);
  expect(without.map(({ drop, count }) => [drop, count])).toEqual([
    ["standing", 20],
    ["view", 20],
  ]);
});

test("whoever may not see finance is told of no counts", async () => {
  const { browser: kit } = await joined(world, { email: "kit@farwave.example", name: "Kit", role: "logistics" });
  expect(await kit.code("/staff/countListFacet", { list: "disputes", facet: "gateway" })).toBe("RIGHT_MISSING");
  expect(await kit.code("/staff/findListFilterInTheWay", { list: "disputes" })).toBe("RIGHT_MISSING");
});
