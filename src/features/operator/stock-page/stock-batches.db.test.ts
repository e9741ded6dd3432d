import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { twoProcesses } from "../../../../test/two-processes.ts";
import { aWish } from "../../../../test/wishes.ts";
import { unwrap } from "../../../kernel/envelope.ts";
import { cardsFile, profile, profilesFile, storeroom } from "./stock-file.world.ts";

type Shop = Awaited<ReturnType<typeof storeroom>>;

let shop: Shop;
beforeAll(async () => void (shop = await storeroom()));
beforeEach(() => shop.empty());
afterAll(() => shop.world.close());

const ask = (sql: string) => shop.ask(sql);
const look: Shop["look"] = (...wish) => shop.look(...wish);
const add: Shop["add"] = (...wish) => shop.add(...wish);
async function added(content: string, pool = "cards"): Promise<string> {
  return (unwrap(await add(await look(content, pool))) as { batch: string }).batch;
}

describe("a batch", () => {
  const retire = (batch: string, word = "retire", requestKey: string = randomUUID()) =>
    shop.mei.ask("/staff/retireBatch", { requestKey, batch, word });
  const counts = async () => {
    const { pools } = await shop.mei.get<{ pools: { pool: string; free: number; retired: number }[] }>(
      "/staff/getStock",
      {},
    );
    return pools.map(({ free, retired }) => [free, retired]);
  };

  test("that is untouched is retired for good, once, and never sold", async () => {
    const batch = await added(cardsFile(1, 2));
    const key = randomUUID();
    expect(unwrap(await retire(batch, " Retire ", key))).toMatchObject({ pieces: 2 });
    expect(unwrap(await retire(batch, " Retire ", key))).toMatchObject({ pieces: 2 });
    expect((await retire(batch)).resultCode).toBe("NOT_FOUND");
    expect(await counts()).toEqual([
      [0, 0],
      [0, 2],
    ]);
    expect(await ask("select on_id, details from actions where action = 'stock_retired'")).toEqual([
      { on_id: `cards/${batch}`, details: { file: "delivery.csv", retired: 2 } },
    ]);
    // it stays known
    expect(await look(cardsFile(1, 2))).toMatchObject({ fresh: 0, allKnown: 2 });
    expect(await shop.mei.get("/staff/getPool", { pool: "cards" })).toMatchObject({ batches: [{ state: "retired" }] });
  });

  test.each(["", "yes", "作", "retire it"])("stays where %o was typed", async (word) => {
    const batch = await added(cardsFile(1));
    expect(await retire(batch, word)).toMatchObject({
      resultCode: "INVALID_INPUT",
      resultData: { fields: [{ field: "word" }] },
    });
    expect((await retire(batch, "作廢")).resultCode).toBe("SUCCESS");
  });

  test.each(["held", "allotted"])("of which one piece is %s stays whole", async (state) => {
    const batch = await added(profilesFile(profile(1), profile(2)), "esims");
    const order = unwrap((await shop.world.answer("/order/create", aWish())).envelope) as { orderNumber: string };
    await ask(`update esim_profiles set state = '${state}', position = 1,
      order_id = (select id from orders where number = '${order.orderNumber}')
      where iccid = (select min(iccid) from esim_profiles)`);
    expect((await retire(batch)).resultCode).toBe("BATCH_TOUCHED");
    expect(await ask("select state from esim_profiles order by iccid")).toEqual([{ state }, { state: "available" }]);
    expect(await ask("select retired_at from stock_batches")).toEqual([{ retired_at: null }]);
    expect(await shop.mei.get("/staff/getPool", { pool: "esims" })).toMatchObject({ batches: [{ state: "in_use" }] });
  });

  test("that is bought while it is retired, by two processes: never a SIM both sold and retired", async () => {
    const two = twoProcesses(shop.world);
    for (let round = 0; round < 12; round += 1) {
      await ask("delete from stock_uploads");
      const numbers = Array.from({ length: 6 }, (_, n) => profile(round * 10 + n));
      const batch = await added(profilesFile(...numbers), "esims");
      const orders = await Promise.all(
        Array.from({ length: 4 }, async (_, n) => {
          const wish = aWish({ email: `r${round}n${n}@example.com` });
          return unwrap((await shop.world.answer("/order/create", wish)).envelope) as {
            orderNumber: string;
            key: string;
          };
        }),
      );
      const buying = orders.map((order, n) =>
        two.answer[n % 2]!("/payment/startPayment", { ...order, requestKey: randomUUID(), method: "card" }),
      );
      const [{ resultCode }] = await Promise.all([retire(batch), ...buying]);
      const states = await ask(`select state, count(*)::int as pieces, count(order_id)::int as orders
        from esim_profiles where batch_id = ${batch} group by state order by state`);
      const isRetired = resultCode === "SUCCESS";
      expect(isRetired || resultCode === "BATCH_TOUCHED").toBe(true);
      if (isRetired) expect(states).toEqual([{ state: "retired", pieces: 6, orders: 0 }]);
      else {
        expect(states.map(({ state }) => state)).not.toContain("retired");
        const held = states.find(({ state }) => state === "held");
        expect(held!["pieces"]).toBe(held!["orders"]);
      }
      await ask("delete from esim_profiles where order_id is null");
    }
    await two.close();
  });

  test("of the importer's or nobody's numbers is not found", async () => {
    for (const batch of ["1", "999999999999999"]) expect((await retire(batch)).resultCode).toBe("NOT_FOUND");
    for (const batch of ["0", "-1", "1 or 1=1", "9".repeat(16)])
      expect((await retire(batch)).resultCode).toBe("INVALID_INPUT");
  });
});
