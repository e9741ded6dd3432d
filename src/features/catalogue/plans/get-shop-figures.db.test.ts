import { afterAll, beforeAll, expect, test } from "vitest";
import { freshWorld, type World } from "../../../../test/world.ts";

let world: World;
beforeAll(async () => void (world = await freshWorld()));
afterAll(() => world.close());

const figures = async () => (await world.answer("/product/getShopFigures", {})).envelope.resultData;

test("the figures are the catalogue's own count, also right after a change", async () => {
  expect(await figures()).toEqual({ destinations: 2, plans: 3, destinationsWithTwoNetworks: 1 });
  await world.pool.query("update plans set on_sale = false where scope = 'regional'");
  expect(await figures()).toEqual({ destinations: 1, plans: 2, destinationsWithTwoNetworks: 1 });
});
