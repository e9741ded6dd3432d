import { afterEach, beforeEach, expect, test } from "vitest";
import { aCardOrder, someCards } from "../../../../test/sold-orders.ts";
import { workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { dispatchOrder } from "../../delivery/dispatches/dispatch-order.server.ts";
import { sendParcel } from "../../delivery/dispatches/send-parcel.server.ts";

let world: World;
beforeEach(async () => {
  world = await freshWorld({ profiles: 0 });
  await someCards(world, 1);
});
afterEach(() => world.close());

async function sent(carrier: string, to: Parameters<typeof aCardOrder>[1] = {}): Promise<string> {
  const { id, number } = await aCardOrder(world, to);
  await dispatchOrder.run({ orderId: id }, world.shop);
  // a week after the promised days
  const now = new Date("2026-12-07T03:00:00Z");
  await sendParcel(world.db, { orderNumber: number, carrier, trackingNumber: "SF1001" }, { who: "wing", now });
  await workOff(world);
  expect(world.letters.map(({ subject }) => subject)).toHaveLength(2);
  return world.letters[1]!.text;
}

test("the letter tells the carrier's own page, the days counted from the sending, and the address as its country writes it", async () => {
  const text = await sent("SF Express", {
    to: { province: "九龍", city: "旺角", address: "彌敦道12號", contact_person: "陳大文" },
  });
  expect(text).toContain("https://htm.sf-express.com/hk/en/dynamic_function/waybill/#search/bill-number/SF1001");
  expect(text).toContain("Address: 九龍, 旺角, 彌敦道12號, 陳大文, Hong Kong");
  expect(text).toMatch(/8 Dec 2026.*9 Dec 2026/);
});

test("an unknown carrier has a number and no link", async () => {
  const text = await sent("Our van");
  expect(text).toContain("SF1001");
  expect(text).not.toContain("bill-number");
});
