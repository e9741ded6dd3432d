import { afterAll, beforeAll, expect, test } from "vitest";
import { joined, type staffBrowser } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import type { GetParcels } from "../../delivery/dispatches/contract.ts";
import type { PrintLabels } from "../../delivery/dispatches/handing-contract.ts";
import type { GetPickList } from "../../delivery/dispatches/pick-contract.ts";
import type { CountListFacet, FindListFilterInTheWay } from "./contract.ts";
import { someParcels } from "./list-facets.world.ts";

type Parcels = OutputOf<typeof GetParcels>;
let world: World;
let mei: ReturnType<typeof staffBrowser>;
beforeAll(async () => {
  world = await freshWorld({ profiles: 1 });
  world.at("2026-11-21T08:00:00Z");
  ({ browser: mei } = await joined(world));
  for (const statement of someParcels(480).split(";")) await world.pool.query(statement);
});
afterAll(() => world.close());

const list = (wish: object) => mei.get<Parcels>("/staff/getParcels", wish);
const numbers = ({ parcels }: Pick<Parcels, "parcels">) =>
  parcels.map(({ orderNumber }) => Number(orderNumber.slice(3)));
const counts = async (facet: string, asks: object = {}, view?: string) => {
  const wish = { list: "dispatch", facet, asks, ...(view && { view }) };
  const { values } = await mei.get<OutputOf<typeof CountListFacet>>("/staff/countListFacet", wish);
  return Object.fromEntries(values.map(({ value, count }) => [value, count]));
};
const without = async (asks: object, view?: string) => {
  const wish = { list: "dispatch", asks, ...(view && { view }) };
  const { without: found } = await mei.get<OutputOf<typeof FindListFilterInTheWay>>(
    "/staff/findListFilterInTheWay",
    wish,
  );
  return found.map(({ drop, count }) => [drop, count]);
};

test("parcels are those of a country, a courier and a day of promise, together", async () => {
  expect(numbers(await list({ country: "JP" })).every((n) => n % 12 === 0)).toBe(true);
  expect((await list({ country: "JP" })).parcels).toHaveLength(40);
  // today is the day after the first promise
  expect(numbers(await list({ promised: "today" })).map((n) => n % 40)).toEqual(Array(12).fill(0));
  expect(numbers(await list({ country: "JP", promised: "today" })).map((n) => n % 120)).toEqual(Array(4).fill(0));
  expect((await list({ carrier: "EMS" })).parcels).toHaveLength(40);
  // what is on its way went with whom it was posted
  expect((await list({ view: "arrived", carrier: "EMS" })).parcels).toEqual([]);
  expect((await list({ view: "arrived", carrier: "Sagawa", country: "JP" })).parcels).toHaveLength(40);
  // what came back goes out once more as it was ordered, as its label says
  expect((await list({ view: "came_back", carrier: "Sagawa" })).parcels).toEqual([]);
  expect((await list({ view: "came_back", carrier: "EMS" })).parcels).toHaveLength(40);
  expect(await counts("carrier", {}, "came_back")).toEqual({ EMS: 40, "SF Express": 80 });
  const { labels } = await mei.get<OutputOf<typeof PrintLabels>>("/staff/printLabels", {
    paper: "a4",
    orders: [],
    view: "came_back",
    carrier: "EMS",
  });
  expect(new Set(labels.map(({ carrier }) => carrier))).toEqual(new Set(["EMS"]));
});

test("the next page goes on with the filter, and back; a place of another filter is a place", async () => {
  const all: number[] = [];
  let page = await list({ view: "arrived", country: "HK" });
  for (;;) {
    all.push(...numbers(page));
    if (page.older === null) break;
    page = await list({ view: "arrived", country: "HK", after: page.older });
  }
  expect(all).toEqual(Array.from({ length: 480 }, (_, n) => n + 1).filter((n) => n % 4 === 2 && n % 3 !== 0));
  const back = await list({ view: "arrived", country: "HK", before: page.newer });
  expect(numbers(back)).toEqual(all.slice(0, 50));
  const other = await list({ view: "arrived", country: "JP", after: "FWT000000050" });
  expect(numbers(other)[0]).toBe(54);
});

test("what is unknown is refused by its name, and nothing is shown instead", async () => {
  for (const wish of [{ country: "Japan" }, { promised: "soon" }, { carrier: "" }])
    expect(await mei.code("/staff/getParcels", wish)).toBe("INVALID_INPUT");
  expect(await mei.code("/staff/countListFacet", { list: "dispatch", facet: "email" })).toBe("INVALID_INPUT");
  expect(await mei.code("/staff/countListFacet", { list: "dispatch", facet: "constructor" })).toBe("INVALID_INPUT");
  expect(
    await mei.code("/staff/countListFacet", { list: "dispatch", facet: "country", asks: { promised: "soon" } }),
  ).toBe("INVALID_INPUT");
  expect(await mei.code("/staff/countListFacet", { list: "dispatch", facet: "country", view: "open" })).toBe(
    "INVALID_INPUT",
  );
});

test("a facet is counted by what else is asked for, and not by itself", async () => {
  expect(await counts("country")).toEqual({ HK: 80, JP: 40 });
  expect(await counts("country", { country: "JP" })).toEqual({ HK: 80, JP: 40 });
  expect(await counts("carrier", { country: "JP" })).toEqual({ EMS: 40 });
  expect(await counts("carrier", { country: "JP" }, "on_the_way")).toEqual({ Sagawa: 40 });
  expect(await counts("promised")).toEqual({ today: 12, tomorrow: 12, week: 24, over: 12 });
});

test("what empties the list is named, with what it would show without it", async () => {
  expect(await without({ country: "JP", carrier: "SF Express" })).toEqual(
    [
      ["carrier", 40],
      ["country", 80],
    ].toSorted((a, b) => Number(b[1]) - Number(a[1])),
  );
  expect(await without({ country: "TW" })).toEqual([["country", 120]]);
  expect(await without({ country: "TW", carrier: "Nobody" })).toEqual([]);
  expect(await without({})).toEqual([]);
});

test("the pick list of a filter has its parcels alone, and so have those that are new", async () => {
  const { orders } = await mei.get<OutputOf<typeof GetPickList>>("/staff/getPickList", { orders: [], country: "JP" });
  expect([orders.length, new Set(orders.map(({ iso2 }) => iso2))]).toEqual([40, new Set(["JP"])]);
  const fresh = async (asks?: object) =>
    (
      await mei.get<{ count: number }>("/staff/countNewRows", {
        list: "dispatch",
        since: "2026-11-21T07:00:00.000Z",
        ...(asks && { asks }),
      })
    ).count;
  expect([await fresh(), await fresh({ country: "JP" }), await fresh({ country: "TW" })]).toEqual([14, 4, 0]);
  expect(
    await mei.code("/staff/countNewRows", { list: "dispatch", since: "2026-11-21T07:00:00Z", asks: { country: "?" } }),
  ).toBe("INVALID_INPUT");
  // what arrived is handed out to nobody
  expect(await mei.code("/staff/getPickList", { orders: [], view: "arrived" })).toBe("INVALID_INPUT");
});

test("a role without the list is told nothing of its counts", async () => {
  const { browser: editor } = await joined(world, { email: "ed@example.com", name: "Ed", role: "editor" });
  expect(await editor.code("/staff/countListFacet", { list: "dispatch", facet: "country" })).toBe("RIGHT_MISSING");
  expect(await editor.code("/staff/findListFilterInTheWay", { list: "dispatch" })).toBe("RIGHT_MISSING");
});
