import { afterEach, beforeEach, expect, test } from "vitest";
import { pretendSupplier } from "../../../../test/pretend-supplier.ts";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { NetworkUnavailable } from "../../../adapters/network/network.ts";
import { bought, byHand, tenGb } from "../../aftersales/packages/packages.world.ts";

let world: World;
let browser: Awaited<ReturnType<typeof joined>>["browser"];
let order: Awaited<ReturnType<typeof bought>>;
const reseller = pretendSupplier("reseller");
beforeEach(async () => {
  world = await freshWorld({
    profiles: 4,
    suppliers: [reseller.supplier],
    environment: { WRITE_CALLS_PER_MINUTE: "10000", NETWORK_PATIENCE_MS: "60000" },
  });
  ({ browser } = await joined(world, { email: "kit@example.com", name: "Kit", role: "support" }));
  order = await bought(world, tenGb);
});
afterEach(() => world.close());

const wish = (more: object = {}) => ({ number: order.orderNumber, position: 1, ...more });
const read = (more: object = {}) => browser.code("/staff/readSim", wish(more));
const heard = async () => (await browser.get<{ heard: string }>("/staff/readSim", wish())).heard;
const minuteLater = () => world.at(new Date(world.shop.clock().getTime() + 61_000).toISOString());
type Page = { sims: { shown: { profile: string; plan: { state: string; usedMb: number } }[] } };
const shown = async () =>
  (await browser.get<Page>("/staff/getOrderPage", { number: order.orderNumber })).sims.shown[0]!;

test("the network is asked, and the page shows what it says now", async () => {
  await byHand(world).goTo(order.iccid, "JP");
  await byHand(world).useNow(order.iccid, 100);
  expect((await shown()).plan).toMatchObject({ state: "not_started" });
  expect(await heard()).toBe("asked");
  expect((await shown()).plan).toMatchObject({ state: "active", usedMb: 100 });
});

test("one SIM once a minute for all colleagues, however many press at once", async () => {
  let asked = 0;
  const { network } = world.shop;
  world.shop.network = { ...network, findPlans: (references) => ((asked += 1), network.findPlans(references)) };
  const { browser: mei } = await joined(world);
  const codes = await Promise.all([read(), read(), mei.code("/staff/readSim", wish()), read()]);
  expect(codes.toSorted()).toEqual(["SUCCESS", "TRIED_OFTEN", "TRIED_OFTEN", "TRIED_OFTEN"]);
  expect(asked).toBe(1);
  minuteLater();
  expect(await read()).toBe("SUCCESS");
});

test("a network that is away, or takes its time, keeps nobody waiting and changes nothing", async () => {
  const { network } = world.shop;
  world.shop.network = { ...network, findPlans: () => Promise.reject(new NetworkUnavailable("down")) };
  expect(await heard()).toBe("late");
  minuteLater();
  world.shop.network = { ...network, findPlans: () => new Promise(() => {}) };
  world.shop.config = { ...world.shop.config, NETWORK_PATIENCE_MS: 100 };
  expect(await heard()).toBe("late");
  expect((await shown()).plan).toMatchObject({ state: "not_started" });
});

test("a supplier's eSIM is asked for there; where nobody tells of it, that is said", async () => {
  await world.pool.query("update esim_profiles set supplier = 'reseller', profile_state = 'released'");
  await world.pool.query("update data_plans set network_reference = null");
  const at = world.shop.clock();
  const supplier = world.shop.suppliers[0]!;
  supplier.findProfile = async (iccid) => ({ iccid, at, state: "installed", device: "Pixel 9" });
  expect(await heard()).toBe("asked");
  expect(await shown()).toMatchObject({ profile: "installed" });
  minuteLater();
  supplier.findProfile = async () => undefined;
  expect(await heard()).toBe("known");
});

test("an unknown SIM or order, and a role that sees no orders, ask nobody", async () => {
  expect(await read({ position: 2 })).toBe("NOT_FOUND");
  expect(await read({ position: 0 })).toBe("INVALID_INPUT");
  expect(await read({ number: "FW0000000000" })).toBe("ORDER_NOT_FOUND");
  const { browser: reviewer } = await joined(world, { email: "r@example.com", name: "R", role: "reviewer" });
  expect(await reviewer.code("/staff/readSim", wish())).toBe("RIGHT_MISSING");
});
