import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hostileValues } from "../../../../test/hostile.ts";
import { delivered, moneyCame } from "../../../../test/purchases.ts";
import { joined } from "../../../../test/staff.ts";
import { twoProcesses } from "../../../../test/two-processes.ts";
import { aWish } from "../../../../test/wishes.ts";
import { english, freshWorld, type World } from "../../../../test/world.ts";
import { unwrap } from "../../../kernel/envelope.ts";

let world: World;
let mei: Awaited<ReturnType<typeof joined>>["browser"];
beforeAll(async () => {
  const environment = { WRITE_CALLS_PER_MINUTE: "10000", COSTLY_CALLS_PER_MINUTE: "10000", GUESSES_PER_MINUTE: "1000" };
  world = await freshWorld({ profiles: 40, environment });
  mei = (await joined(world)).browser;
});
afterAll(() => world.close());

const ask = async (sql: string, ...values: unknown[]) => (await world.pool.query(sql, values)).rows;
const nameIt = () => `T-${randomUUID().slice(0, 8).toUpperCase()}`;
const promo = (facts: object = {}) => ({
  code: nameIt(),
  kind: "percent",
  percent: 10,
  amounts: { CNY: null, HKD: null, USD: null },
  first_order: false,
  plan_codes: null,
  valid_from: "2026-11-01T00:00:00+08:00",
  valid_until: "2026-12-31T00:00:00+08:00",
  total_limit: null,
  per_buyer_limit: null,
  ...facts,
});
const make = (facts: unknown) => mei.ask("/staff/makePromoCode", { promo: facts });
async function made(facts: object = {}): Promise<string> {
  const { code } = unwrap(await make(promo(facts))) as { code: string };
  return code;
}
const order = (code: string, email = "mei@example.com", answer = world.answer) =>
  answer("/order/create", aWish({ promoCode: code, expectedTotal: 9450, email }), english);
const pay = (placed: object) =>
  world.answer("/payment/startPayment", { ...placed, requestKey: randomUUID(), method: "card" });
const deeds = async (code: string) =>
  (await ask("select action from actions where on_kind = 'promo_code' and on_id = $1 order by action", code)).map(
    ({ action }) => action,
  );

describe("a code that staff make", () => {
  test("takes its part off the next order, and the trail says what was made", async () => {
    const code = await made();
    expect((await order(code)).envelope).toMatchObject({
      resultCode: "SUCCESS",
      resultData: { total: { amount: 9450 } },
    });
    expect(await ask("select after ->> 'percent' as percent from actions where on_id = $1", code)).toEqual([
      { percent: "10" },
    ]);
  });

  test("of amounts has each currency's", async () => {
    const amounts = { CNY: 900, HKD: 1000, USD: 130 };
    const code = await made({ kind: "amount", percent: null, amounts });
    expect(await mei.get("/staff/getPromoCode", { code })).toMatchObject({
      percent: null,
      amounts: [
        { currency: "CNY", amount: 900 },
        { currency: "HKD", amount: 1000 },
        { currency: "USD", amount: 130 },
      ],
      madeByStaff: true,
      state: "running",
    });
  });

  test("twice at once is made once; another of its name is refused, and nothing of the first is overwritten", async () => {
    const wanted = promo({ plan_codes: ["jp-day-1gb"], total_limit: 3 });
    const answers = await Promise.all([make(wanted), make(wanted)]);
    expect(answers.map(({ resultCode }) => resultCode)).toEqual(["SUCCESS", "SUCCESS"]);
    expect(await deeds(wanted.code)).toEqual(["promo_code_made"]);
    expect(await make({ ...wanted, percent: 90 })).toMatchObject({
      resultCode: "INVALID_INPUT",
      resultData: { fields: [{ field: "promo.code", problem: "promo_code_taken" }] },
    });
    expect(await make({ ...promo(), code: "AUTUMN10" })).toMatchObject({ resultCode: "INVALID_INPUT" });
    expect(await ask("select percent from promo_codes where code = $1", wanted.code)).toEqual([{ percent: 10 }]);
  });

  test("has every problem at its field, also a plan that never was", async () => {
    const fieldsOf = async (facts: object) =>
      ((await make(promo(facts))).resultData as { fields: { field: string }[] }).fields.map(({ field }) => field);
    expect(await fieldsOf({ percent: 100, valid_until: "2026-10-01T00:00:00Z", total_limit: 0 })).toEqual([
      "promo.percent",
      "promo.total_limit",
      "promo.valid_until",
    ]);
    expect(await fieldsOf({ plan_codes: ["jp-day-1gb", "mars-1gb"] })).toEqual(["promo.plan_codes"]);
  });

  test.each(Object.entries({ ...hostileValues, formula: "=HYPERLINK(1)" }))(
    "takes nothing hostile for a code: %s",
    async (_name, code) => {
      expect(await make(promo({ code }))).toMatchObject({ resultCode: "INVALID_INPUT" });
      for (const call of ["getPromoCode", "stopPromoCode"])
        expect(await mei.code(`/staff/${call}`, { code })).toMatch(/^(NOT_FOUND|INVALID_INPUT)$/);
      expect(await mei.code("/staff/getPromoCodes", { search: code })).toMatch(/^(SUCCESS|INVALID_INPUT)$/);
    },
  );

  test("with one use is used once, whoever comes at once to which process", async () => {
    const code = await made({ total_limit: 1 });
    const two = twoProcesses(world);
    const crowd = Array.from({ length: 8 }, (_, n) => order(code, `crowd${n}@example.com`, two.answer[n % 2]));
    const codes = (await Promise.all(crowd)).map(({ envelope }) => envelope.resultCode);
    await two.close();
    expect(codes.toSorted()).toEqual([...Array<string>(7).fill("PROMO_INVALID"), "SUCCESS"]);
    expect(await mei.get("/staff/getPromoCode", { code })).toMatchObject({ uses: 1, state: "used_up" });
  });
});

describe("a code that is stopped", () => {
  test("is refused at the next request, and stopping it again changes nothing", async () => {
    const code = await made();
    const answers = await Promise.all([1, 2].map(() => mei.ask("/staff/stopPromoCode", { code })));
    expect(answers[0]!.resultData).toEqual(answers[1]!.resultData);
    expect(await deeds(code)).toEqual(["promo_code_made", "promo_code_stopped"]);
    expect((await order(code)).envelope).toMatchObject({
      resultCode: "PROMO_INVALID",
      resultData: { reason: "over" },
    });
    expect(await mei.code("/staff/stopPromoCode", { code: nameIt() })).toBe("NOT_FOUND");
  });

  test("between order and payment cannot be paid with; without it the order is placed again", async () => {
    const code = await made();
    const placed = unwrap((await order(code)).envelope) as { orderNumber: string; key: string };
    const { orderNumber, key } = placed;
    await mei.get("/staff/stopPromoCode", { code });
    expect((await pay({ orderNumber, key })).envelope.resultCode).toBe("PROMO_STOPPED");
    expect(await ask("select state from orders where number = $1", orderNumber)).toEqual([{ state: "placed" }]);
    expect(
      await ask(
        "select count(*)::int from payments join orders on orders.id = order_id where number = $1",
        orderNumber,
      ),
    ).toEqual([{ count: 0 }]);
    const again = await world.answer("/order/create", aWish(), english);
    expect((await pay(unwrap(again.envelope) as object)).envelope.resultCode).not.toBe("PROMO_STOPPED");
  });

  test("while its payment page is open is honoured there, and books what it cost", async () => {
    const code = await made();
    const { orderNumber, key } = unwrap((await order(code)).envelope) as { orderNumber: string; key: string };
    expect((await pay({ orderNumber, key })).envelope.resultCode).toBe("SUCCESS");
    await mei.get("/staff/stopPromoCode", { code });
    await moneyCame(world);
    expect(await ask("select state from orders where number = $1", orderNumber)).toEqual([{ state: "delivered" }]);
    expect(await mei.get("/staff/getPromoCode", { code })).toMatchObject({
      state: "stopped",
      uses: 1,
      cost: [{ amount: 1050, currency: "HKD" }],
    });
  });

  test("while a crowd orders counts each order that came before, and takes none after", async () => {
    const code = await made();
    const crowd = Array.from({ length: 10 }, (_, n) => order(code, `late${n}@example.com`));
    const [stopped, ...orders] = await Promise.all([mei.ask("/staff/stopPromoCode", { code }), ...crowd]);
    expect(stopped).toMatchObject({ resultCode: "SUCCESS" });
    const done = orders.filter(({ envelope }) => envelope.resultCode === "SUCCESS").length;
    expect(await mei.get("/staff/getPromoCode", { code })).toMatchObject({ uses: done });
    expect((await order(code, "after@example.com")).envelope.resultCode).toBe("PROMO_INVALID");
  });
});

describe("trying a code", () => {
  const tried = (wish: object) =>
    mei.get("/staff/tryPromoCode", { planCode: "jp-day-1gb", days: 7, quantity: 1, currency: "HKD", ...wish });

  test("says what it takes off or why nothing, for this buyer, and counts no use", async () => {
    const code = await made({ per_buyer_limit: 1 });
    expect(await tried({ code })).toEqual({
      problem: null,
      goods: { amount: 10_500, currency: "HKD" },
      discount: { amount: 1050, currency: "HKD" },
    });
    await delivered(world, { promoCode: code, expectedTotal: 9450, email: "tried@example.com" });
    expect(await tried({ code, email: "tried@example.com" })).toMatchObject({ problem: "used_by_you" });
    expect(await tried({ code, email: "other@example.com" })).toMatchObject({ problem: null });
    expect(await tried({ code: nameIt() })).toMatchObject({ problem: "unknown" });
    expect(await mei.get("/staff/getPromoCode", { code })).toMatchObject({ uses: 1 });
    await expect(tried({ code, planCode: "mars-1gb" })).rejects.toMatchObject({ code: "PLAN_NOT_ON_SALE" });
  });
});

test("the list leads through all codes, 50 at a time, with none twice or left out", async () => {
  await ask(
    "insert into promo_codes (code, kind, percent, valid_from, valid_until) select 'ZZ-' || lpad(n::text, 3, '0'), 'percent', 5, '2026-11-01', '2026-12-31' from generate_series(1, 90) n",
  );
  type List = { promos: { code: string }[]; older: string | null; views: { view: string; count: number }[] };
  const first = await mei.get<List>("/staff/getPromoCodes", { search: "zz-" });
  const second = await mei.get<List>("/staff/getPromoCodes", { search: "zz-", after: first.older });
  const all = [...first.promos, ...second.promos].map(({ code }) => code);
  expect([first.promos.length, all.length, new Set(all).size, second.older]).toEqual([50, 90, 90, null]);
  const over = await mei.get<List>("/staff/getPromoCodes", { view: "over" });
  expect(over.promos.map(({ code }) => code)).toContain("SUMMER");
  expect(over.views.find(({ view }) => view === "over")!.count).toBe(over.promos.length);
});
