import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { twoProcesses } from "../../../../test/two-processes.ts";
import { aWish } from "../../../../test/wishes.ts";
import { english, freshWorld, type World } from "../../../../test/world.ts";

let world: World;
let mei: Awaited<ReturnType<typeof joined>>["browser"];
beforeAll(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000", READ_CALLS_PER_MINUTE: "10000" } });
  mei = (await joined(world)).browser;
});
afterAll(() => world.close());

type Prices = Record<string, { amount: unknown; was: number | null }>;
type Row = { code: string; version: string; prices: Prices };
const rows = async () => (await mei.get<{ plans: Row[] }>("/staff/getPrices", {})).plans;
const rowOf = async (code: string) => (await rows()).find((row) => row.code === code)!;
const changed = ({ code, version, prices }: Row, HKD: unknown) => ({
  code,
  version,
  prices: { ...prices, HKD: { ...prices.HKD!, amount: HKD } },
});
const publish = (...changes: object[]) => mei.ask("/staff/publishPrices", { changes });
const hkd = async () => (await rows()).map(({ prices }) => prices.HKD!.amount);

describe("prices of several plans", () => {
  test("are published together, and each plan's history has its own", async () => {
    const [package10, day, region] = [
      await rowOf("jp-10gb-30d"),
      await rowOf("jp-day-1gb"),
      await rowOf("jp-th-5gb-15d"),
    ];
    const changes = [changed(package10, 9900), changed(day, 1600), changed(region, 6000)];
    expect(await mei.get("/staff/lookThroughPrices", { changes })).toMatchObject({
      plans: [
        { code: "jp-10gb-30d", differences: [{ field: "prices.HKD.amount", before: "10500", after: "9900" }] },
        { code: "jp-day-1gb", differences: [{ before: "1500", after: "1600" }], warnings: [] },
      ],
    });
    expect(await publish(...changes)).toMatchObject({ resultData: { plans: 2, prices: 2 } });
    expect(await hkd()).toEqual([1600, 9900, 6000]);
    const { history } = await mei.get<{ history: object[] }>("/staff/getPlan", { code: "jp-day-1gb" });
    expect(history).toHaveLength(1);
    expect(await publish(...changes)).toMatchObject({ resultData: { plans: 0, prices: 0 } });
  });

  test("are published all or none: one that is wrong stands at its cell, and the others stay as they were", async () => {
    const [package10, day] = [await rowOf("jp-10gb-30d"), await rowOf("jp-day-1gb")];
    const before = await hkd();
    for (const [amount, problem] of [
      [13_000, "was_above"],
      [0, "amount"],
      ["12.345", "amount"],
      ["=1+1", "amount"],
      [-5, "amount"],
      [null, "empty"],
      [2_000_000_000, "amount_most"],
    ] as const) {
      const answer = await publish(changed(day, 1700), changed(package10, amount));
      expect([amount, answer]).toEqual([
        amount,
        expect.objectContaining({
          resultCode: "INVALID_INPUT",
          resultData: {
            fields: [
              expect.objectContaining({
                field: problem === "was_above" ? "changes.1.prices.HKD.was" : "changes.1.prices.HKD.amount",
                problem,
              }),
            ],
          },
        }),
      ]);
    }
    for (const prices of [null, [], "x", { HKD: 5 }, { CNY: {}, HKD: {}, USD: {} }])
      expect((await publish({ ...package10, prices })).resultCode).toBe("INVALID_INPUT");
    expect((await publish({ ...package10, code: "nowhere" })).resultCode).toBe("NOT_FOUND");
    expect((await publish(changed(day, 1701), changed(day, 1702))).resultCode).toBe("INVALID_INPUT");
    expect((await publish()).resultCode).toBe("INVALID_INPUT");
    expect(await hkd()).toEqual(before);
  });

  test("by two at once are the first one's; the second is told and has changed nothing", async () => {
    const [package10, day] = [await rowOf("jp-10gb-30d"), await rowOf("jp-day-1gb")];
    const answers = await Promise.all([
      publish(changed(day, 1801), changed(package10, 9901)),
      publish(changed(package10, 9902), changed(day, 1802)),
    ]);
    expect(answers.map(({ resultCode }) => resultCode).toSorted()).toEqual(["RECORD_CHANGED", "SUCCESS"]);
    const first = answers[0].resultCode === "SUCCESS" ? 1 : 2;
    expect((await hkd()).slice(0, 2)).toEqual([1800 + first, 9900 + first]);
  });

  test("that are a slip of the decimal point are looked at twice", async () => {
    const day = await rowOf("jp-day-1gb");
    const { plans } = await mei.get<{ plans: { warnings: { kind: string }[] }[] }>("/staff/lookThroughPrices", {
      changes: [changed(day, 18_000)],
    });
    expect(plans[0]!.warnings.map(({ kind }) => kind)).toEqual(["moved_far", "drifts"]);
  });
});

test("an order that is placed while its price changes costs what was shown, or is refused; in two processes", async () => {
  const { answer, close } = twoProcesses(world);
  const day = await rowOf("jp-10gb-30d");
  const shown = Number(day.prices.HKD!.amount);
  const wish = () => ({
    ...aWish({ planCode: day.code, days: undefined, expectedTotal: shown }),
    requestKey: randomUUID(),
  });
  const orders = Array.from({ length: 12 }, (_, at) => answer[at % 2]!("/order/create", wish(), english));
  const [{ resultCode }, ...answers] = await Promise.all([publish(changed(day, shown + 100)), ...orders]);
  expect(resultCode).toBe("SUCCESS");
  const codes = answers.map(({ envelope }) => envelope.resultCode);
  expect(new Set(codes).difference(new Set(["SUCCESS", "PRICE_CHANGED"]))).toEqual(new Set());
  const late = await answer[0]("/order/create", wish(), english);
  expect(late.envelope.resultCode).toBe("PRICE_CHANGED");
  const { rows: sold } = await world.pool.query("select distinct unit_amount from orders");
  expect(sold.map(({ unit_amount }) => unit_amount).filter((amount) => amount !== shown)).toEqual([]);
  await close();
});
