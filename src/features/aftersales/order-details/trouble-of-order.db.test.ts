import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { english, freshWorld, type World } from "../../../../test/world.ts";
import { unwrap } from "../../../kernel/envelope.ts";
import { bought, holderOf, packages } from "../packages/packages.world.ts";

let world: World;
beforeEach(async () => void (world = await freshWorld()));
afterEach(() => world.close());

/** As the console writes it. */
async function trouble({ of, places = [], plans = [] }: { of?: string; places?: string[]; plans?: string[] }) {
  const titles = JSON.stringify({ en: of ?? places.join(), "zh-cn": "x", "zh-hk": "x" });
  await world.pool.query(
    `insert into outages (kind, function, severity, titles, places, plans, began_at, opened_at)
      values ($1, $2, 'slow', $3, $4, $5, $6, $6)`,
    [of ? "function" : "network", of ?? null, titles, places, plans, world.shop.clock()],
  );
}
type Shown = { notices: { title: string }[] };
const titlesOf = ({ notices }: Shown) => notices.map(({ title }) => title);

test("an order's pages and a SIM's packages tell of trouble that touches them, and of no other", async () => {
  const { orderNumber, key, iccid } = await bought(world);
  const detail = async () =>
    titlesOf(unwrap((await world.answer("/order/getOrderDetail", { orderNumber, key }, english)).envelope) as Shown);
  const result = async () =>
    titlesOf(unwrap((await world.answer("/order/getOrderResult", { orderNumber, key }, english)).envelope) as Shown);
  const holder = await holderOf(world, iccid, { proven: true });
  const ofSim = async () => titlesOf(await packages(world, holder));
  expect([await detail(), await result(), await ofSim()]).toEqual([[], [], []]);
  await trouble({ places: ["TH"] });
  await trouble({ places: ["JP"], plans: ["jp-10gb-30d"] });
  await trouble({ of: "payments" });
  expect([await detail(), await result(), await ofSim()]).toEqual([[], [], []]);
  await trouble({ places: ["JP"] });
  await trouble({ of: "mail" });
  expect((await detail()).toSorted()).toEqual(["JP", "mail"]);
  expect((await result()).toSorted()).toEqual(["JP", "mail"]);
  // whoever looks at data waits for no e-mail
  expect(await ofSim()).toEqual(["JP"]);
  await world.pool.query("update outages set ended_at = began_at");
  expect([await detail(), await result(), await ofSim()]).toEqual([[], [], []]);
});

test("one that was hidden touches nothing, and an order that is over is told nothing", async () => {
  const { orderNumber, key } = await bought(world, { requestKey: randomUUID() });
  const detail = async () =>
    titlesOf(unwrap((await world.answer("/order/getOrderDetail", { orderNumber, key }, english)).envelope) as Shown);
  await trouble({ places: ["JP"] });
  expect(await detail()).toEqual(["JP"]);
  await world.pool.query("update orders set state = 'refunded'");
  expect(await detail()).toEqual([]);
  await world.pool.query("update orders set state = 'delivered'; update outages set hidden_at = began_at");
  expect(await detail()).toEqual([]);
});
