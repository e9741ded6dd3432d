import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { aWish } from "../../../test/wishes.ts";
import { called, webWorld } from "./web.world.ts";

/** What pages without storage sent as the id of their browser, and what any script can send. */
const nobodys = "00000000-0000-4000-8000-000000000000";
let world: Awaited<ReturnType<typeof webWorld>>;
beforeEach(async () => {
  const limits = { HELD_ORDERS: "5", WRITE_CALLS_PER_MINUTE: "1000", COSTLY_CALLS_PER_MINUTE: "1000" };
  world = await webWorld({ environment: { ...limits, TRUSTED_PROXIES: "1" } });
});
afterEach(() => world.close());

async function pays(address: string): Promise<string> {
  const headers = { "web-uuid": nobodys, "x-forwarded-for": address };
  const post = async (path: string, wish: object) => (await called(world.app, path, wish, { headers })).json();
  const email = `${randomUUID()}@example.com`;
  const { orderNumber, key } = (await post("/order/create", aWish({ email }))).resultData;
  const wish = { orderNumber, key, requestKey: randomUUID(), method: "card" };
  return (await post("/payment/startPayment", wish)).resultCode;
}

test("what a thief leaves unpaid under nobody's id stops nobody else, and their network all the same", async () => {
  const thief = "198.51.100.7";
  // a network may hold three times what a mailbox may
  for (let order = 0; order < 15; order++) expect(await pays(thief)).toBe("SUCCESS");
  expect(await pays(thief)).toBe("HELD_BY_NETWORK");
  expect(await pays("203.0.113.20")).toBe("SUCCESS");
  expect((await world.pool.query("select distinct web_uuid from orders")).rows).toEqual([{ web_uuid: null }]);
});
