import { afterEach, beforeEach, expect, test } from "vitest";
import { delivered } from "../../../../test/purchases.ts";
import { someCards } from "../../../../test/sold-orders.ts";
import { aCardWish, aRenewalWish, aWish } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { NetworkUnavailable } from "../../../adapters/network/network.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { unwrap } from "../../../kernel/envelope.ts";
import { sendParcel } from "../../delivery/dispatches/send-parcel.server.ts";
import { linkOf } from "../installs/delivered.world.ts";
import type { GetDataLeft } from "./contract.ts";
import { bought, byHand, tenGb } from "./packages.world.ts";

let world: World;
beforeEach(async () => void (world = await freshWorld({ profiles: 6 })));
afterEach(() => world.close());

const answerTo = async (link: object) => (await world.answer("/esim/getDataLeft", link)).envelope;
const left = async (link: object) => (unwrap(await answerTo(link)) as OutputOf<typeof GetDataLeft>).sims;
const byKey = ({ orderNumber, key }: { orderNumber: string; key: string }) => ({ orderNumber, key });

test("before it is used the whole is left; in use, what the network tells, to buyer and traveller alike", async () => {
  const order = await bought(world, tenGb);
  const traveller = await linkOf(world, order, 1);
  expect(await left(byKey(order))).toMatchObject([
    {
      position: 1,
      stale: false,
      packages: [{ state: "not_started", activatedAt: null, remainingMb: 10_240, useBy: "2027-05-20T08:00:00.000Z" }],
    },
  ]);
  const network = byHand(world);
  await network.goTo(order.iccid, "JP");
  await network.useNow(order.iccid, 9216);
  world.at("2026-11-21T10:00:00Z");
  const [sim, ...others] = await left(byKey(order));
  expect(others).toEqual([]);
  expect(sim).toMatchObject({
    position: 1,
    iccid: order.iccid,
    stale: false,
    packages: [
      {
        state: "active",
        asOf: "2026-11-21T10:00:00.000Z",
        usedMb: 9216,
        remainingMb: 1024,
        allowanceMb: 10_240,
        validUntil: "2026-12-21T08:00:00.000Z",
        clock: { city: "Tokyo" },
        countries: [{ iso2: "JP" }],
        buyMore: { planCode: "jp-10gb-30d", days: 30 },
      },
    ],
  });
  expect(await left(traveller)).toEqual([sim]);
  for (const secret of [order.orderNumber, order.key, order.packageId.split(".")[0]!])
    expect(JSON.stringify(sim)).not.toContain(secret);
});

test("the network is out of reach: the last report, with its time, and that it may have changed", async () => {
  const order = await bought(world, tenGb);
  const network = byHand(world);
  await network.goTo(order.iccid, "JP");
  await network.useNow(order.iccid, 1024);
  world.at("2026-11-21T10:00:00Z");
  await left(byKey(order));
  await network.useNow(order.iccid, 2048);
  world.shop.network = { ...world.shop.network, findPlans: () => Promise.reject(new NetworkUnavailable("away")) };
  world.at("2026-11-21T11:00:00Z");
  expect(await left(byKey(order))).toMatchObject([
    { stale: true, packages: [{ asOf: "2026-11-21T10:00:00.000Z", remainingMb: 9216 }] },
  ]);
});

test("used up it says so, and what is loaded next takes its place; over, the order's own stays to be told", async () => {
  const order = await bought(world, tenGb);
  const network = byHand(world);
  await network.goTo(order.iccid, "JP");
  await network.useNow(order.iccid, 10_240);
  world.at("2026-11-21T10:00:00Z");
  expect(await left(byKey(order))).toMatchObject([
    {
      packages: [
        { state: "used_up", remainingMb: 0, countries: [{ iso2: "JP" }], buyMore: { planCode: "jp-10gb-30d" } },
      ],
    },
  ]);
  await bought(world, aRenewalWish({ iccids: [order.iccid], email: "jun@example.com" }));
  expect(await left(byKey(order))).toMatchObject([{ packages: [{ remainingMb: 10_240 }] }]);
  await network.moveOn({ days: 400 });
  world.at("2027-12-26T10:00:00Z");
  const [sim] = await left(byKey(order));
  expect(sim!.packages).toMatchObject([{ state: "expired" }]);
});

test("of several eSIMs the order's key shows all, a traveller's link the own one", async () => {
  const order = await bought(world, aWish({ quantity: 2, expectedTotal: 21_000 }));
  expect((await left(byKey(order))).map(({ position }) => position)).toEqual([1, 2]);
  expect((await left(await linkOf(world, order, 2))).map(({ position }) => position)).toEqual([2]);
});

test("whoever renewed a SIM sees what was loaded with that order, and nothing else of the SIM", async () => {
  const esim = await bought(world, tenGb);
  const renewal = await bought(world, aRenewalWish({ iccids: [esim.iccid], email: "jun@example.com" }));
  expect((await left(byKey(esim)))[0]!.packages).toHaveLength(2);
  expect((await left(byKey(renewal)))[0]!.packages).toHaveLength(1);
});

test.each([
  ["released", false],
  ["installed", false],
  ["enabled", true],
  ["disabled", false],
  ["unknown", false],
])("told %s before any data: on is %s; with data it is on, unless it was deleted", async (state, on) => {
  const order = await bought(world, tenGb);
  await world.pool.query("update esim_profiles set profile_state = $2 where iccid = $1", [order.iccid, state]);
  expect(await left(byKey(order))).toMatchObject([{ on }]);
  await byHand(world).goTo(order.iccid, "JP");
  await byHand(world).useNow(order.iccid, 1);
  world.at("2026-11-21T10:00:00Z");
  expect(await left(byKey(order))).toMatchObject([{ on: true }]);
  await world.pool.query("update esim_profiles set profile_state = 'deleted' where iccid = $1", [order.iccid]);
  expect(await left(byKey(order))).toMatchObject([{ on: false }]);
});

test("nothing for strangers, for shared links, before it is delivered, and once it was refunded", async () => {
  const order = await bought(world, tenGb);
  const traveller = await linkOf(world, order, 1);
  const share = unwrap(
    (await world.answer("/esim/shareEsim", { ...byKey(order), position: 1, lasts: "day" })).envelope,
  ) as { token: string };
  for (const link of [
    {},
    { orderNumber: order.orderNumber },
    { orderNumber: order.orderNumber, key: "wrong" },
    { ...byKey(order), orderNumber: "FW000000000000" },
    { ...byKey(order), key: traveller.key },
    { ...traveller, key: order.key },
    { share: share.token },
  ]) {
    expect([link, await answerTo(link)]).toMatchObject([link, { resultCode: "ORDER_NOT_FOUND" }]);
  }
  const unpaid = unwrap((await world.answer("/order/create", aWish())).envelope) as {
    orderNumber: string;
    key: string;
  };
  expect(await left(byKey(unpaid))).toEqual([]);
  await world.pool.query("update data_plans set state = 'cancelled' where iccid = $1", [order.iccid]);
  expect(await left(byKey(order))).toEqual([]);
  expect(await left(traveller)).toEqual([]);
});

test("of two cards one came back and was sold again: the first order's key shows the other one, and nothing of what runs on that one now", async () => {
  await someCards(world, 3);
  const sold = async (wish: object) => {
    const order = await delivered(world, aCardWish(wish));
    await sendParcel(
      world.db,
      { orderNumber: order.orderNumber, carrier: "SF Express", trackingNumber: order.orderNumber },
      { who: "lee", now: world.shop.clock() },
    );
    return order;
  };
  const first = await sold({ quantity: 2, expectedTotal: 25_500 });
  const { rows } = await world.pool.query<{ iccid: string }>(
    "update data_plans set state = 'cancelled' where position = 1 returning iccid",
  );
  const second = await sold({ email: "wei@example.com" });
  await world.pool.query("update data_plans set iccid = $1 from orders where orders.id = order_id and number = $2", [
    rows[0]!.iccid,
    second.orderNumber,
  ]);
  const shown = await left(byKey(first));
  expect(shown).toMatchObject([{ position: 2, packages: [{ state: "not_started" }] }]);
  expect(shown).toHaveLength(1);
  expect(await left(byKey(second))).toMatchObject([{ position: 1, packages: [{ state: "not_started" }] }]);
});
