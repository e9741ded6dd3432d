import { afterAll, beforeAll, expect, test } from "vitest";
import { aCardOrder } from "../../../../test/sold-orders.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { parcelOf } from "./order-delivery.server.ts";

let world: World;
beforeAll(async () => void (world = await freshWorld({ profiles: 0 })));
afterAll(() => world.close());

test.each([
  [{ country: "HK" }, ["Flat 5B, 12 Nathan Road", "Mong Kok", "Kowloon"]],
  [
    { country: "JP", province: "東京都", city: "港区", address: "南青山1-2-3", postal_code: "107-0062" },
    ["〒107-0062", "東京都", "港区南青山1-2-3"],
  ],
  [{ country: "JP", province: null, city: null, address: "1-2-3 Minami-Aoyama" }, ["1-2-3 Minami-Aoyama"]],
])("a parcel's address is shown as its country writes it: %j", async (to, lines) => {
  const { id } = await aCardOrder(world, { to });
  expect((await parcelOf(world.db, id, "en"))?.address).toEqual(lines);
});
