import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { hostileValues } from "../../../../test/hostile.ts";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";

type Browser = Awaited<ReturnType<typeof joined>>["browser"];
let world: World;
let mei: Browser;
let eddy: Browser;
let finance: Browser;
beforeAll(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000", READ_CALLS_PER_MINUTE: "10000" } });
  ({ browser: mei } = await joined(world));
  ({ browser: eddy } = await joined(world, { email: "eddy@example.com", name: "Eddy", role: "editor" }));
  ({ browser: finance } = await joined(world, { email: "fin@example.com", name: "Fin", role: "finance" }));
});
afterAll(() => world.close());
afterEach(async () => {
  await world.pool.query("delete from setting_changes");
  await world.pool.query("delete from price_proposals");
  await world.pool.query("delete from past_prices");
  await world.pool.query("delete from plan_costs");
});

const code = "jp-day-1gb";
type Prices = Record<"CNY" | "HKD" | "USD", { amount: number; was: number | null }>;
type Row = { code: string; version: string; prices: Prices; cost: object | null; margin: object | null; sold: number };
type Look = { plans: { warnings: { kind: string }[] }[]; cards: { code: string; cards: { card: object }[] }[] };
const row = async () =>
  (await mei.get<{ plans: Row[] }>("/staff/getPrices", {})).plans.find((one) => one.code === code)!;
const priced = async (change: (prices: Prices) => Prices) => {
  const { version, prices } = await row();
  return { code, version, prices: change(prices) };
};
const times = (factor: number, wasFactor: number | null) => (prices: Prices) =>
  Object.fromEntries(
    Object.entries(prices).map(([currency, { amount }]) => [
      currency,
      { amount: Math.round(amount * factor), was: wasFactor === null ? null : Math.round(amount * wasFactor) },
    ]),
  ) as Prices;
const publish = async (by: Browser, change: (prices: Prices) => Prices) =>
  by.ask("/staff/publishPrices", { changes: [await priced(change)] });
const warned = async (change: (prices: Prices) => Prices) =>
  (await mei.get<Look>("/staff/lookThroughPrices", { changes: [await priced(change)] })).plans[0]!.warnings;
const turn = async (name: string, value: string) => {
  const { settings } = await mei.get<{ settings: { name: string; version: number }[] }>("/staff/getSettings", {});
  const { version } = settings.find((one) => one.name === name)!;
  const wish = { requestKey: randomUUID(), name, version, value, reason: "a letter of the authority" };
  expect(await mei.code("/staff/changeSetting", wish)).toBe("SUCCESS");
};
const refused = (answer: object, fields: string[]) =>
  expect(answer).toMatchObject({
    resultCode: "INVALID_INPUT",
    resultData: { fields: fields.map((field) => ({ field, problem: "was_not_lowest" })) },
  });

describe("a reduction is held against the lowest price of the thirty days before", () => {
  test("whoever moved the price, also by hand in the database; and not against older ones", async () => {
    const { amount } = (await row()).prices.HKD;
    await world.pool.query("update plan_prices set amount = 700 where plan_code = $1 and currency = 'HKD'", [code]);
    await world.pool.query("update plan_prices set amount = $2 where plan_code = $1 and currency = 'HKD'", [
      code,
      amount,
    ]);
    const found = await warned(times(0.95, 1));
    expect(found).toContainEqual({ kind: "not_lowest", currency: "HKD", lowest: 700 });
    expect(found.filter(({ kind }) => kind === "not_lowest")).toHaveLength(1);
    const longAgo = new Date(world.shop.clock().getTime() - 31 * 24 * 3_600_000);
    await world.pool.query("update past_prices set until = $1", [longAgo]);
    expect((await warned(times(0.95, 1))).filter(({ kind }) => kind === "not_lowest")).toEqual([]);
  });

  test("what is crossed out and unchanged moves no price, and leaves no past one", async () => {
    await world.pool.query("update plan_prices set was_amount = null where plan_code = $1", [code]);
    await world.pool.query("update plan_prices set amount = amount where plan_code = $1", [code]);
    expect((await world.pool.query("select from past_prices")).rowCount).toBe(0);
  });

  test("where the setting says so, it is refused at its cell by every way of publishing, and nothing is changed", async () => {
    await turn("lowest_of_30_days", "on");
    const before = await row();
    const cells = ["CNY", "HKD", "USD"].map((currency) => `changes.0.prices.${currency}.was`);
    const dear = times(0.95, 1.2);
    refused(await publish(mei, dear), cells);
    refused(await mei.ask("/staff/lookThroughPrices", { changes: [await priced(dear)] }), cells);
    const from = new Date(world.shop.clock().getTime() + 3_600_000).toISOString();
    const schedule = { requestKey: randomUUID(), changes: [await priced(dear)], from, until: null };
    refused(await mei.ask("/staff/schedulePrices", schedule), cells);
    const { plan, version } = await mei.get<{ plan: { prices: Prices }; version: string }>("/staff/getPlan", { code });
    const ofPlan = { plan: { ...plan, prices: dear(plan.prices) }, version };
    const inPlan = cells.map((cell) => cell.replace("changes.0", "plan"));
    refused(await mei.ask("/staff/publishPlan", ofPlan), inPlan);
    refused(await mei.ask("/staff/lookThroughPlan", ofPlan), inPlan);
    expect(await row()).toEqual(before);
    expect((await world.pool.query("select from price_changes")).rowCount).toBe(0);
    expect(await publish(mei, times(0.95, 1))).toMatchObject({ resultCode: "SUCCESS" });
    // it goes on, and goes further, as it began
    const further = ({ CNY, HKD, USD }: Prices): Prices => ({
      CNY: { ...CNY, amount: CNY.amount - 1 },
      HKD: { ...HKD, amount: HKD.amount - 1 },
      USD: { ...USD, amount: USD.amount - 1 },
    });
    expect(await publish(mei, further)).toMatchObject({ resultCode: "SUCCESS" });
    await publish(mei, () => before.prices);
  });

  test("a colleague cannot confirm what was proposed before the setting was turned on", async () => {
    await turn("prices_of_two", "on");
    expect(await publish(eddy, times(0.95, 1.2))).toMatchObject({ resultData: { isProposed: true } });
    await turn("lowest_of_30_days", "on");
    const { open } = await mei.get<{ open: { id: string }[] }>("/staff/getPriceProposals", {});
    const confirming = { requestKey: randomUUID(), id: open[0]!.id };
    expect(await mei.code("/staff/confirmPrices", confirming)).toBe("INVALID_INPUT");
  });
});

describe("what a plan costs us", () => {
  const set = (by: Browser, more: object = {}) =>
    by.ask("/staff/setPlanCost", { requestKey: randomUUID(), code, version: 0, amount: 92, currency: "USD", ...more });
  const wishOf = (requestKey: string) => ({ requestKey, code, version: 0, amount: 92, currency: "USD" });

  test("stands beside its prices with the least margin, warns below it, and is in the trail", async () => {
    expect(await row()).toMatchObject({ cost: null, margin: null });
    const { USD } = (await row()).prices;
    expect(await set(mei, { amount: USD.amount + 1 })).toMatchObject({ resultData: { version: 1 } });
    const { cost, margin } = await row();
    expect(cost).toEqual({ amount: USD.amount + 1, currency: "USD" });
    expect(margin).toMatchObject({ percent: expect.any(Number) });
    const { version, prices } = await row();
    const changes = [{ code, version, prices: { ...prices, HKD: { ...prices.HKD, amount: prices.HKD.amount + 1 } } }];
    const { plans, cards } = await mei.get<Look>("/staff/lookThroughPrices", { changes });
    expect(plans[0]!.warnings).toContainEqual({ kind: "below_cost", currency: "USD", cost: USD.amount + 1 });
    // the card as it would be, not as it is
    expect([cards[0]!.code, JSON.stringify(cards)]).toEqual([
      code,
      expect.stringContaining(`${prices.HKD.amount + 1}`),
    ]);
    const { rows } = await world.pool.query(
      "select who, on_id, before, after from actions where action = 'plan_cost_set'",
    );
    expect(rows).toEqual([
      {
        who: "mei@example.com",
        on_id: code,
        before: { amount: null, currency: null },
        after: { amount: USD.amount + 1, currency: "USD" },
      },
    ]);
  });

  test("is told to nobody in the shop, and moves no page of it", async () => {
    const versions = async () => (await world.pool.query("select version from catalogue_version")).rows;
    const before = await versions();
    const { version } = await row();
    await set(mei, { amount: 4321 });
    expect([await versions(), (await row()).version]).toEqual([before, version]);
    const detail = await world.answer("/netrec/getPlanDetail", { code }).catch(() => ({}));
    expect(JSON.stringify(detail)).not.toContain("4321");
  });

  test("two who type it at once: the second sees that the first was faster; pressed twice it is set once", async () => {
    const codes = await Promise.all([set(mei, { amount: 90 }), set(eddy, { amount: 95 })]);
    expect(codes.map(({ resultCode }) => resultCode).toSorted()).toEqual(["RECORD_CHANGED", "SUCCESS"]);
    await world.pool.query("delete from plan_costs");
    const once = wishOf(randomUUID());
    const twice = await Promise.all([1, 2].map(() => mei.code("/staff/setPlanCost", once)));
    expect(twice).toEqual(["SUCCESS", "SUCCESS"]);
    expect((await world.pool.query("select version from plan_costs")).rows).toEqual([{ version: 1 }]);
  });

  test("is typed by nobody who may not edit the catalogue, nor with what is no amount or no plan", async () => {
    expect(await set(finance)).toMatchObject({ resultCode: "RIGHT_MISSING" });
    expect(await set(mei, { code: "no-such-plan" })).toMatchObject({ resultCode: "NOT_FOUND" });
    for (const value of Object.values(hostileValues))
      for (const field of ["amount", "currency", "version", "code"])
        expect((await set(mei, { [field]: value })).resultCode).toMatch(/^(INVALID_INPUT|NOT_FOUND|RECORD_CHANGED)$/);
    for (const amount of [0, -1, 1.5, 2_000_000_000, "92"])
      expect(await set(mei, { amount })).toMatchObject({ resultCode: "INVALID_INPUT" });
    expect((await world.pool.query("select from plan_costs")).rowCount).toBe(0);
  });
});
