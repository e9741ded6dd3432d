import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { aWish } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { dayMs, minuteMs } from "../../../kernel/duration.ts";
import { lockCatalogue } from "../../../platform/catalogue-lock.server.ts";
import { applyDuePrices } from "./due-prices.server.ts";

/** Far below what ends a session of staff. */
const aWhile = 5 * minuteMs;

let world: World;
let mei: Awaited<ReturnType<typeof joined>>["browser"];
beforeAll(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000", READ_CALLS_PER_MINUTE: "10000" } });
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.pool.query("delete from price_changes");
  mei = (await joined(world, { email: `${randomUUID()}@example.com`, name: "Mei Lam" })).browser;
});

type Prices = Record<string, { amount: unknown; was: number | null }>;
type Row = { code: string; version: string; prices: Prices };
type Change = { id: string; code: string; state: string; trouble: string | null; who: string };
const package10 = "jp-10gb-30d";
const day = "jp-day-1gb";
const rowOf = async (code: string) =>
  (await mei.get<{ plans: Row[] }>("/staff/getPrices", {})).plans.find((row) => row.code === code)!;
const hkd = async (code: string): Promise<number> => {
  const { rows } = await world.pool.query("select amount from plan_prices where plan_code = $1 and currency = 'HKD'", [
    code,
  ]);
  return rows[0].amount;
};
const inMs = (ms: number) => new Date(world.shop.clock().getTime() + ms).toISOString();
const at = ({ code, version, prices }: Row, HKD: unknown) => ({
  code,
  version,
  prices: { ...prices, HKD: { ...prices.HKD!, amount: HKD } },
});
type Span = { from?: string; until?: string | null; requestKey?: string };
const schedule = async (
  changes: object[],
  { from = inMs(aWhile), until = null, requestKey = randomUUID() }: Span = {},
) => mei.ask("/staff/schedulePrices", { requestKey, changes, from, until });
const listed = () => mei.get<{ coming: Change[]; over: Change[] }>("/staff/getPriceChanges", {});
const states = async () =>
  (await world.pool.query("select state from price_changes order by starts_at")).rows.map(({ state }) => state);
const later = (ms: number) => world.at(inMs(ms));

describe("a price to come", () => {
  test("is sold at from its moment on though no job runs, and at its end the price of before is back", async () => {
    const former = await hkd(package10);
    const row = await rowOf(package10);
    expect(await schedule([at(row, 9900)], { until: inMs(3 * aWhile) })).toMatchObject({ resultData: { plans: 1 } });
    expect(await order(former)).toBe("SUCCESS");
    expect((await listed()).coming).toEqual([
      expect.objectContaining({ code: package10, state: "waiting", trouble: null }),
    ]);
    later(aWhile);
    // nobody has looked at a page since
    expect(await order(former)).toBe("PRICE_CHANGED");
    expect(await order(9900)).toBe("SUCCESS");
    expect((await listed()).coming).toEqual([
      expect.objectContaining({ state: "running", trouble: null, who: "Mei Lam" }),
    ]);
    later(2 * aWhile);
    expect(await order(9900)).toBe("PRICE_CHANGED");
    expect(await order(former)).toBe("SUCCESS");
    const { history } = await mei.get<{ history: { action: string }[] }>("/staff/getPlan", { code: package10 });
    expect(history.map(({ action }) => action).slice(0, 3)).toEqual([
      "prices_ended",
      "prices_began",
      "prices_scheduled",
    ]);
    expect(await listed()).toMatchObject({ coming: [], over: [{ state: "over" }] });
  });

  test("begins and ends unnoticed where nobody asked, and leaves the price as it was", async () => {
    const former = await hkd(day);
    await schedule([at(await rowOf(day), former + 100)], { until: inMs(2 * aWhile) });
    later(5 * aWhile);
    await applyDuePrices(world.db, world.shop.clock());
    expect([await hkd(day), await states()]).toEqual([former, ["over"]]);
  });

  test("of several plans is taken together, and by two processes at once only once", async () => {
    const [one, other] = [await rowOf(package10), await rowOf(day)];
    const before = Number(one.prices.HKD!.amount);
    await schedule([at(one, before + 100), at(other, 1700)]);
    later(aWhile);
    const { rows } = await world.pool.query("select count(*)::int from actions where action = 'prices_began'");
    await Promise.all(Array.from({ length: 6 }, () => applyDuePrices(world.db, world.shop.clock())));
    expect([await hkd(package10), await hkd(day)]).toEqual([before + 100, 1700]);
    const { rows: after } = await world.pool.query("select count(*)::int from actions where action = 'prices_began'");
    expect(after[0].count - rows[0].count).toBe(2);
  });

  test("killed in the middle leaves all as it was, and the next one does all of it", async () => {
    const [one, other] = [await rowOf(package10), await rowOf(day)];
    await schedule([at(one, 9700), at(other, 1650)]);
    later(aWhile);
    const before = [await hkd(package10), await hkd(day)];
    // the last thing that it writes fails
    await world.pool.query(`create function break_it() returns trigger language plpgsql as $$
      begin if new.plan_code = '${day}' then raise exception 'cut'; end if; return new; end $$`);
    await world.pool.query(
      "create trigger break_it before insert or update on plan_prices for each row execute function break_it()",
    );
    await expect(applyDuePrices(world.db, world.shop.clock())).rejects.toThrow("cut");
    expect([await hkd(package10), await hkd(day), await states()]).toEqual([...before, ["waiting", "waiting"]]);
    // a page is answered all the same
    expect((await mei.ask("/staff/getPriceChanges", {})).resultCode).toBe("SUCCESS");
    await world.pool.query("drop trigger break_it on plan_prices; drop function break_it");
    await applyDuePrices(world.db, world.shop.clock());
    expect([await hkd(package10), await hkd(day), await states()]).toEqual([9700, 1650, ["over", "over"]]);
  });

  test("of a plan that was withdrawn meanwhile does not begin, and puts nothing on sale", async () => {
    const row = await rowOf(day);
    const before = await hkd(day);
    await schedule([at(row, before + 50)]);
    expect((await mei.ask("/staff/withdrawPlan", { code: day, version: row.version })).resultCode).toBe("SUCCESS");
    expect((await listed()).coming[0]).toMatchObject({ trouble: "withdrawn" });
    later(aWhile);
    await applyDuePrices(world.db, world.shop.clock());
    expect([await hkd(day), await states()]).toEqual([before, ["dropped"]]);
    const { rows } = await world.pool.query("select on_sale from plans where code = $1", [day]);
    expect(rows).toEqual([{ on_sale: false }]);
    await world.pool.query("update plans set on_sale = true where code = $1", [day]);
  });

  test("that a colleague's publication overtakes is named, and at its end theirs stays", async () => {
    const row = await rowOf(package10);
    const before = Number(row.prices.HKD!.amount);
    await schedule([at(row, before + 200)], { until: inMs(2 * aWhile) });
    await mei.get("/staff/publishPrices", { changes: [at(row, before + 10)] });
    expect((await listed()).coming[0]).toMatchObject({ trouble: "published_since" });
    later(aWhile);
    const running = await rowOf(package10);
    expect(running.prices.HKD!.amount).toBe(before + 200);
    await mei.get("/staff/publishPrices", { changes: [at(running, before + 20)] });
    expect((await listed()).coming[0]).toMatchObject({ state: "running", trouble: "published_since" });
    later(aWhile);
    await applyDuePrices(world.db, world.shop.clock());
    expect(await hkd(package10)).toBe(before + 20);
  });

  test("whose moment has come is there before what a colleague publishes on the price of before", async () => {
    const row = await rowOf(package10);
    const before = Number(row.prices.HKD!.amount);
    await schedule([at(row, before + 300)]);
    later(aWhile);
    expect((await mei.ask("/staff/publishPrices", { changes: [at(row, before + 5)] })).resultCode).toBe(
      "RECORD_CHANGED",
    );
    expect(await hkd(package10)).toBe(before + 300);
  });
});

describe("scheduling refuses", () => {
  test("moments that are over, far away, or in the wrong order, each at its field", async () => {
    const changes = [at(await rowOf(day), 1900)];
    for (const [span, field, problem] of [
      [{ from: inMs(0) }, "from", "in_the_past"],
      [{ from: inMs(3 * 366 * dayMs) }, "from", "far_ahead"],
      [{ from: inMs(aWhile), until: inMs(minuteMs) }, "until", "after"],
      [{ from: inMs(aWhile), until: inMs(aWhile) }, "until", "after"],
      [{ from: "tomorrow" }, "from", "format"],
      [{ from: "" }, "from", "format"],
    ] as const)
      expect(await schedule(changes, span)).toMatchObject({
        resultCode: "INVALID_INPUT",
        resultData: { fields: [expect.objectContaining({ field, problem })] },
      });
    expect(await states()).toEqual([]);
  });

  test("a price of 0, and what the rules of a plan forbid, for all plans of the change", async () => {
    const [one, other] = [await rowOf(package10), await rowOf(day)];
    for (const amount of [0, -1, null, "12.345", 2_000_000_000])
      expect((await schedule([at(one, amount), at(other, 1910)])).resultCode).toBe("INVALID_INPUT");
    expect(await states()).toEqual([]);
  });

  test("one that runs into another one of the plan, and names it; two editors at once get one", async () => {
    const row = await rowOf(day);
    const span = { from: inMs(aWhile), until: inMs(3 * aWhile) };
    const answers = await Promise.all([schedule([at(row, 1910)], span), schedule([at(row, 1920)], span)]);
    expect(answers.map(({ resultCode }) => resultCode).toSorted()).toEqual(["INVALID_INPUT", "SUCCESS"]);
    const refused = answers.find(({ resultCode }) => resultCode === "INVALID_INPUT")!;
    expect(refused.resultData).toMatchObject({
      fields: [{ field: "from", problem: "comes_already", message: expect.stringContaining(day) }],
    });
    expect((await schedule([at(row, 1930)], { from: inMs(2 * aWhile) })).resultCode).toBe("INVALID_INPUT");
    expect((await schedule([at(row, 1930)], { from: inMs(3 * aWhile) })).resultCode).toBe("SUCCESS");
  });

  test("a decision on a state of before, and a role that may not; the same request twice is one", async () => {
    const row = await rowOf(day);
    expect((await schedule([at({ ...row, version: "0".repeat(32) }, 1940)])).resultCode).toBe("RECORD_CHANGED");
    const finance = await joined(world, { email: `${randomUUID()}@example.com`, name: "Fin", role: "finance" });
    const wish = { requestKey: randomUUID(), changes: [at(row, 1940)], from: inMs(aWhile), until: null };
    expect((await finance.browser.ask("/staff/schedulePrices", wish)).resultCode).toBe("RIGHT_MISSING");
    const answers = await Promise.all([1, 2].map(() => mei.ask("/staff/schedulePrices", wish)));
    expect(answers.map(({ resultCode }) => resultCode)).toEqual(["SUCCESS", "SUCCESS"]);
    expect(await states()).toEqual(["waiting"]);
  });
});

describe("taken back", () => {
  const takeBack = (id: string) => mei.ask("/staff/cancelPrices", { requestKey: randomUUID(), id });

  test("before its moment it never begins; while it runs the price of before is back at once", async () => {
    const row = await rowOf(day);
    const before = await hkd(day);
    await schedule([at(row, before + 70)], { until: inMs(2 * aWhile) });
    const [waiting] = (await listed()).coming;
    expect((await takeBack(waiting!.id)).resultCode).toBe("SUCCESS");
    expect((await takeBack(waiting!.id)).resultCode).toBe("RECORD_CHANGED");
    later(aWhile);
    expect((await rowOf(day)).prices.HKD!.amount).toBe(before);

    await schedule([at(row, before + 80)], { until: inMs(2 * aWhile) });
    later(aWhile);
    const [running] = (await listed()).coming;
    expect(await hkd(day)).toBe(before + 80);
    expect((await takeBack(running!.id)).resultCode).toBe("SUCCESS");
    expect([await hkd(day), await states()]).toEqual([before, ["cancelled", "cancelled"]]);
    expect((await takeBack(randomUUID())).resultCode).toBe("NOT_FOUND");
  });

  test("at the very moment it is either in the shop or not: its state and the price agree", async () => {
    const row = await rowOf(day);
    const before = await hkd(day);
    await schedule([at(row, before + 90)]);
    const [{ id }] = (await listed()).coming as [Change];
    later(aWhile);
    const [answer] = await Promise.all([takeBack(id), applyDuePrices(world.db, world.shop.clock())]);
    // due, it is in the shop before anything else is asked
    expect(answer.resultCode).toBe("RECORD_CHANGED");
    expect([await hkd(day), await states()]).toEqual([before + 90, ["over"]]);
  });
});

test("an import that holds the catalogue makes pages wait for seconds at most", { timeout: 20_000 }, async () => {
  const row = await rowOf(day);
  await schedule([at(row, 2222)]);
  later(aWhile);
  await world.db.transaction().execute(async (tx) => {
    await lockCatalogue(tx);
    expect((await mei.ask("/staff/getPriceChanges", {})).resultCode).toBe("SUCCESS");
  });
  expect((await rowOf(day)).prices.HKD!.amount).toBe(2222);
});

async function order(expectedTotal: number): Promise<string> {
  const wish = { ...aWish({ planCode: package10, days: undefined, expectedTotal }), requestKey: randomUUID() };
  return (await world.answer("/order/create", wish)).envelope.resultCode;
}
