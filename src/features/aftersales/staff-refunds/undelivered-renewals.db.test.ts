import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { atDesk } from "../../../../test/at-desk.ts";
import { delivered, moneyCame, type Bought } from "../../../../test/purchases.ts";
import { aRenewalWish, aSim, workOff } from "../../../../test/wishes.ts";
import { NetworkUnavailable } from "../../../adapters/network/network.ts";
import { renewSims } from "../../delivery/renewals/renew-sims.server.ts";
import { grantRefund } from "../refund-requests/decide-refund.server.ts";
import {
  act,
  back,
  fraud,
  give,
  kit,
  later,
  lok,
  openCases,
  rows,
  stateOf,
  world,
  withTwoColleagues,
} from "./undelivered.world.ts";

withTwoColleagues({ profiles: 2 });

/** Its payment page is open. */
async function begun(): Promise<Bought> {
  const wish = aRenewalWish({ iccids: [aSim(1), aSim(2)], quantity: 2, expectedTotal: 21_000 });
  const order = (await world.answer("/order/create", wish)).envelope.resultData as Bought;
  await world.answer("/payment/startPayment", { ...order, requestKey: randomUUID(), method: "card" });
  return order;
}
const loaded = async () =>
  (
    await rows("select state from sandbox_network.loaded_plans where iccid = any ($1) order by state", [
      [aSim(1), aSim(2)],
    ])
  ).map(({ state }) => state);
/** One SIM is loaded, and the network says nothing about the other one. */
const fallsSilent = () => {
  const { network } = world.shop;
  world.shop.network = {
    ...network,
    loadPlan: (wish) =>
      wish.iccid === aSim(2) ? Promise.reject(new NetworkUnavailable("silent")) : network.loadPlan(wish),
  };
  return () => (world.shop.network = network);
};

test("a renewal that is being loaded is not given back, held since or withdrawn from, in the console or at the desk", async () => {
  const order = await begun();
  const heard = fallsSilent();
  await moneyCame(world);
  await workOff(world);
  expect([await stateOf(order), await loaded(), await give(order)]).toEqual([
    "paid",
    ["waiting"],
    "REFUND_NOT_POSSIBLE",
  ]);
  await act("/staff/markFraud", order, kit, fraud);
  expect(await give(order, {}, lok)).toBe("REFUND_NOT_POSSIBLE");
  const name = { email: "mei@example.com", name: "Mei" };
  await world.answer("/order/withdraw", { ...order, ...name, requestKey: randomUUID() });
  const [{ id: requestId }] = await rows("select id from refund_requests");
  expect(await give(order, { kind: "sims", requestId })).toBe("REFUND_NOT_POSSIBLE");
  expect(await grantRefund(world.db, requestId, "", atDesk(world))).toBe("undelivered");
  expect([await stateOf(order), await back()]).toEqual(["paid", []]);
  // once the network is heard it goes back as what is delivered does
  heard();
  await later();
  expect(await stateOf(order)).toBe("delivered");
  expect(await give(order, { kind: "sims", requestId })).toBe("SUCCESS");
  await later();
  expect([await stateOf(order), await loaded(), await back()]).toEqual([
    "refunded",
    ["ended", "ended"],
    [[21_000, "succeeded"]],
  ]);
});

test("a renewal that is held and that the network was not asked for goes back, and is not loaded when it is given free", async () => {
  await act("/staff/markFraud", await delivered(world), kit, fraud);
  const order = await begun();
  await moneyCame(world);
  await workOff(world);
  expect(await give(order)).toBe("SUCCESS");
  await later();
  expect([await stateOf(order), await back()]).toEqual(["refunded", [[21_000, "succeeded"]]]);
  const [{ id: orderId }] = await rows("select id from orders where number = $1", [order.orderNumber]);
  await renewSims.run({ orderId }, world.shop);
  expect(await loaded()).toEqual([]);
});

test("one that is given free in the half minute and being loaded by then, stays: the buyer does not have both", async () => {
  await act("/staff/markFraud", await delivered(world), kit, fraud);
  const order = await begun();
  await moneyCame(world);
  await workOff(world);
  await give(order);
  fallsSilent();
  expect(await act("/staff/releaseOrder", order, lok)).toBe("SUCCESS");
  await workOff(world);
  await workOff(world, { evenLater: true, only: "carry-out-refund" });
  expect([await stateOf(order), await back(), await loaded()]).toEqual(["paid", [], ["waiting"]]);
  expect(await openCases()).toContainEqual(["refund_overtaken", expect.any(String)]);
});

test("it is noted as asked for before the network is: a call on its way is not overtaken", async () => {
  const order = await begun();
  const { network } = world.shop;
  const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  world.shop.network = {
    ...network,
    loadPlan: async (wish) => {
      asked.resolve();
      await answered.promise;
      return network.loadPlan(wish);
    },
  };
  await moneyCame(world);
  const working = workOff(world);
  await asked.promise;
  await act("/staff/markFraud", order, kit, fraud);
  expect(await give(order)).toBe("REFUND_NOT_POSSIBLE");
  answered.resolve();
  await working;
  expect([await stateOf(order), await back()]).toEqual(["delivered", []]);
});
