import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joined } from "../../../test/staff.ts";
import { freshWorld, type World } from "../../../test/world.ts";
import { words as english } from "../../i18n/en/console.ts";
import { page, type Browser, type Typed } from "./plain-forms.world.ts";

let world: World;
let mei: Browser;
beforeAll(async () => {
  world = await freshWorld({ profiles: 0 });
  ({ browser: mei } = await joined(world));
});
afterAll(() => world.close());

const layouts = async () =>
  (await world.pool.query("select view, columns, density from list_layouts order by view")).rows as object[];

test.each<[pressed: string, typed: Typed]>([
  ["save", { column: "net", density: "compact", do: "save" }],
  ["an arrow", { column: "net", density: "compact", do: "later:net" }],
  ["the usual ones", { do: "usual" }],
])("%s for a saved view that is deleted meanwhile changes no other view, and is told", async (_, typed) => {
  const layout = { columns: ["placed", "total"], density: "normal" };
  await mei.get("/staff/setLayout", { list: "orders", view: "all", layout });
  const { id } = await mei.get<{ id: string }>("/staff/saveView", {
    requestKey: randomUUID(),
    name: `Mine ${typed["do"]}`,
    isShared: false,
    asks: { columns: ["net"] },
  });
  const columns = `/console/orders/columns?saved=${id}`;
  expect(await page(columns, mei)).not.toContain(english.orders.dropped("saved"));
  await mei.get("/staff/deleteView", { requestKey: randomUUID(), id, version: 1 });
  const back = await page(columns, mei, { ...typed, saved: id });
  expect(await layouts()).toEqual([{ view: "all", ...layout }]);
  expect(back).toBe(columns);
  const left = await page(back, mei);
  expect(left).toContain(english.orders.dropped("saved"));
  // that page is of the view beneath, and keeps what is chosen on it
  expect(left).not.toContain('name="saved"');
  expect(await page(back, mei, { column: "way", density: "normal", do: "save" })).toBe("/console/orders");
  expect(await layouts()).toEqual([{ view: "all", columns: ["way"], density: "normal" }]);
});
