import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import type { GetLayout, GetSavedViews } from "./contract.ts";
import { mostViews } from "./rules.ts";

let world: World;
type Browser = Awaited<ReturnType<typeof joined>>["browser"];
let kit: Browser;
let lo: Browser;
beforeEach(async () => {
  world = await freshWorld({ profiles: 1, environment: { WRITE_CALLS_PER_MINUTE: "10000" } });
  kit = (await joined(world, { email: "kit@example.com", name: "Kit Wong", role: "support" })).browser;
  lo = (await joined(world, { email: "lo@example.com", name: "Lo", role: "logistics" })).browser;
});
afterEach(() => world.close());

const wish = (more: object = {}) => ({
  requestKey: randomUUID(),
  name: "Big ones",
  isShared: false,
  asks: { view: "to_post", least: "100", columns: ["placed", "net"], density: "compact" },
  ...more,
});
const save = async (more: object = {}, who = kit) => (await who.get<{ id: string }>("/staff/saveView", wish(more))).id;
const seen = async (who = kit) => await who.get<OutputOf<typeof GetSavedViews>>("/staff/getSavedViews", {});
const names = async (who = kit) => (await seen(who)).views.map(({ name }) => name);
const change = (id: string, version: number, more: object = {}, who = kit) =>
  who.code("/staff/changeView", { requestKey: randomUUID(), id, version, name: "Renamed", ...more });
const drop = (id: string, version: number, who = kit) =>
  who.code("/staff/deleteView", { requestKey: randomUUID(), id, version });
const trail = async () =>
  (await world.pool.query("select action, before, after from actions where action like 'view_%' order by action desc"))
    .rows;

test("a view is its maker's alone until it is shared, and comes back as it was saved", async () => {
  const id = await save();
  expect((await seen()).views).toEqual([
    {
      id,
      name: "Big ones",
      asks: { view: "to_post", least: "100", columns: ["placed", "net"], density: "compact" },
      isShared: false,
      isMine: true,
      maker: "Kit Wong",
      mayChange: true,
      version: 1,
    },
  ]);
  expect(await names(lo)).toEqual([]);
  expect(await change(id, 1, { isShared: true })).toBe("SUCCESS");
  expect((await seen(lo)).views).toMatchObject([
    { name: "Renamed", isMine: false, mayChange: false, maker: "Kit Wong" },
  ]);
  expect(await trail()).toMatchObject([
    { action: "view_saved", before: null, after: { name: "Big ones", shared: false } },
    { action: "view_changed", before: { name: "Big ones" }, after: { name: "Renamed", shared: true } },
  ]);
});

test("a colleague neither changes nor deletes what is shared, nor finds what is not; who looks after settings may", async () => {
  const own = await save({ name: "Mine" });
  const shared = await save({ name: "Ours", isShared: true });
  expect([await change(own, 1, {}, lo), await drop(own, 1, lo)]).toEqual(["NOT_FOUND", "NOT_FOUND"]);
  expect([await change(shared, 1, {}, lo), await drop(shared, 1, lo)]).toEqual(["RIGHT_MISSING", "RIGHT_MISSING"]);
  expect(await lo.code("/staff/moveView", { requestKey: randomUUID(), id: shared, step: "later" })).toBe("NOT_FOUND");
  const mei = (await joined(world)).browser;
  expect([await change(own, 1, {}, mei), await change(shared, 1, {}, mei)]).toEqual(["NOT_FOUND", "SUCCESS"]);
  expect(await drop(shared, 2, mei)).toBe("SUCCESS");
  expect(await names()).toEqual(["Mine"]);
});

test("what somebody changed meanwhile is not overwritten, and two at once leave one change", async () => {
  const id = await save({ isShared: true });
  expect(await change(id, 1, { name: "First" })).toBe("SUCCESS");
  expect([await change(id, 1, { name: "Second" }), await drop(id, 1)]).toEqual(["CASE_CHANGED", "CASE_CHANGED"]);
  const codes = await Promise.all([change(id, 2, { name: "A" }), change(id, 2, { name: "B" })]);
  expect(codes.toSorted()).toEqual(["CASE_CHANGED", "SUCCESS"]);
});

test("pressed twice it is one; a name stands once for a person, whatever its case, and not across people", async () => {
  const same = wish();
  const press = () => kit.get<{ id: string }>("/staff/saveView", same);
  const [one, two] = await Promise.all([press(), press()]);
  expect(one).toEqual(two);
  expect(await kit.code("/staff/saveView", wish({ name: "BIG ONES" }))).toBe("VIEW_NAMED_ALREADY");
  expect(await lo.code("/staff/saveView", wish())).toBe("SUCCESS");
  const other = await save({ name: "Other" });
  expect(await change(other, 1, { name: "big ones" })).toBe("VIEW_NAMED_ALREADY");
  expect(await change(other, 1, { name: "OTHER" })).toBe("SUCCESS");
});

test("no more than so many, also when two are saved at once", async () => {
  for (let count = 1; count < mostViews; count += 1) await save({ name: `View ${count}` });
  const codes = await Promise.all(["One more", "Another"].map((name) => kit.code("/staff/saveView", wish({ name }))));
  expect(codes.toSorted()).toEqual(["SUCCESS", "VIEWS_FULL"]);
});

test("own views stand in the order that their owner gives them, shared ones of others behind by name", async () => {
  await save({ name: "Zeta", isShared: true }, lo);
  await save({ name: "Alpha", isShared: true }, lo);
  const [a, , c] = [await save({ name: "a" }), await save({ name: "b" }), await save({ name: "c" })];
  const step = (id: string, one: string) => kit.code("/staff/moveView", { requestKey: randomUUID(), id, step: one });
  await step(c, "earlier");
  await step(c, "earlier");
  await step(c, "earlier");
  await step(a, "later");
  expect(await names()).toEqual(["c", "b", "a", "Alpha", "Zeta"]);
  expect(await names(lo)).toEqual(["Zeta", "Alpha"]);
});

describe("columns", () => {
  const layout = { columns: ["net", "placed"], density: "compact" };
  const set = (more: object, who = kit) => who.code("/staff/setLayout", { view: "to_post", layout, ...more });

  test("are each person's own and each view's own, and go back to the usual ones", async () => {
    const id = await save({ isShared: true });
    expect([await set({}), await set({ view: id })]).toEqual(["SUCCESS", "SUCCESS"]);
    expect(await set({ layout: { columns: ["buyer"], density: "normal" } })).toBe("SUCCESS");
    const { layouts } = await seen();
    expect(layouts.toSorted((one, other) => one.view.length - other.view.length)).toEqual([
      { view: "to_post", columns: ["buyer"], density: "normal" },
      { view: id, ...layout },
    ]);
    expect((await seen(lo)).layouts).toEqual([]);
    expect(await set({ layout: null })).toBe("SUCCESS");
    expect((await seen()).layouts).toHaveLength(1);
    await drop(id, 1);
    expect((await seen()).layouts).toEqual([]);
  });

  test.each([
    [{ view: "secret" }, "INVALID_INPUT"],
    [{ view: randomUUID() }, "NOT_FOUND"],
    [{ layout: { columns: [], density: "normal" } }, "INVALID_INPUT"],
    [{ layout: { columns: ["email"], density: "normal" } }, "INVALID_INPUT"],
    [{ layout: { columns: ["net"], density: "tiny" } }, "INVALID_INPUT"],
  ])("%j is refused: %s", async (more, code) => expect(await set(more)).toBe(code));

  test("of a view that is somebody else's are refused", async () => {
    expect(await set({ view: await save() }, lo)).toBe("NOT_FOUND");
  });

  test.each([
    [{ list: "inbox", view: "mine", layout: { columns: ["due", "due"], density: "normal" } }],
    [{ layout: { columns: ["net", "net"], density: "normal" } }],
    [{ list: "inbox", view: "mine", layout: { columns: ["net"], density: "normal" } }],
    [{ list: "inbox", view: "mine", layout: { columns: ["note"], density: "normal" } }],
    [{ list: "inbox", view: "to_post", layout: { columns: ["due"], density: "normal" } }],
    [{ list: "customers", view: "all" }],
  ])("%j is refused, and nothing is kept", async (more) => {
    expect(await set(more)).toBe("INVALID_INPUT");
    expect((await world.pool.query("select from list_layouts")).rowCount).toBe(0);
  });

  test("stand for each list and each view of it, and are refused of a list that somebody may not see", async () => {
    const inbox = { list: "inbox", view: "mine", layout: { columns: ["opened", "due"], density: "compact" } };
    const kept = async (of: object, who = kit) =>
      (await who.get<OutputOf<typeof GetLayout>>("/staff/getLayout", of)).layout;
    expect(await set(inbox)).toBe("SUCCESS");
    expect(await kept({ list: "inbox", view: "mine" })).toEqual(inbox.layout);
    expect(await kept({ list: "inbox", view: "all" })).toBeNull();
    expect(await kept({ list: "orders", view: "mine" })).toBeNull();
    expect((await seen()).layouts).toEqual([]);
    const trail = { list: "trail", view: "all" };
    expect(await kit.code("/staff/getLayout", trail)).toBe("RIGHT_MISSING");
    expect(await set({ ...trail, layout: { columns: ["at"], density: "normal" } })).toBe("RIGHT_MISSING");
    expect(await set({ ...trail, layout: null })).toBe("RIGHT_MISSING");
    await world.pool.query("delete from staff_grants where role = 'support' and \"right\" = 'see_orders'");
    expect([await set({}), await set(inbox)]).toEqual(["RIGHT_MISSING", "SUCCESS"]);
  });

  test("of two windows at once the last one stands, whole", async () => {
    const other = { columns: ["buyer"], density: "normal" };
    expect(await Promise.all([set({}), set({ layout: other })])).toEqual(["SUCCESS", "SUCCESS"]);
    const { layouts } = await seen();
    expect([[{ view: "to_post", ...layout }], [{ view: "to_post", ...other }]]).toContainEqual(layouts);
  });

  test("of a view that is deleted at this moment go with it, whichever comes first", async () => {
    const id = await save({ isShared: true });
    const holder = await world.pool.connect();
    await holder.query("begin");
    await holder.query("select from saved_views where id = $1 for key share", [id]);
    // as a colleague's window does whose columns are not there yet
    const dropped = drop(id, 1);
    const held = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await expect.poll(async () => (await world.pool.query(held)).rowCount).toBe(1);
    await holder.query(
      "insert into list_layouts select id, 'orders', $1, '{net}', 'normal' from staff where email = 'lo@example.com'",
      [id],
    );
    await holder.query("commit");
    holder.release();
    expect(await dropped).toBe("SUCCESS");
    expect((await seen(lo)).layouts).toEqual([]);
    expect(await set({ view: id }, lo)).toBe("NOT_FOUND");
  });

  test("of shared views that went with their maker are not kept for ever", async () => {
    const gone = await save({ name: "Gone", isShared: true });
    const there = await save({ name: "There", isShared: true }, lo);
    expect([await set({ view: gone }, lo), await set({}, lo)]).toEqual(["SUCCESS", "SUCCESS"]);
    await world.pool.query("delete from saved_views where id = $1", [gone]);
    expect(await set({ view: there }, lo)).toBe("SUCCESS");
    const { rows } = await world.pool.query("select view from list_layouts order by length(view)");
    expect(rows).toEqual([{ view: "to_post" }, { view: there }]);
  });
});

test.each([
  { name: " " },
  { name: "x".repeat(41) },
  { name: "two\nlines" },
  { asks: { state: "lost" } },
  { asks: { columns: ["password_hash"] } },
  { asks: { sort: "email" } },
  { asks: { least: "1e9" } },
  { asks: { "list'; drop table orders": "1" } },
])("%j is not saved", async (more) => {
  expect(await kit.code("/staff/saveView", wish(more))).toBe("INVALID_INPUT");
  expect(await trail()).toEqual([]);
});

test("whoever loses sight of orders has no views either", async () => {
  const id = await save();
  await world.pool.query("delete from staff_grants where role = 'support' and \"right\" = 'see_orders'");
  expect(await kit.code("/staff/getSavedViews", {})).toBe("RIGHT_MISSING");
  expect(await drop(id, 1)).toBe("RIGHT_MISSING");
});

test("one-letter keys are switched off for a person, wherever they sign in, and for nobody else", async () => {
  const acts = async (who: Browser) => (await who.get<{ letterKeys: boolean }>("/staff/getMe", {})).letterKeys;
  expect(await acts(kit)).toBe(true);
  expect(await kit.code("/staff/setLetterKeys", { letterKeys: false })).toBe("SUCCESS");
  expect([await acts(kit), await acts(lo)]).toEqual([false, true]);
  await kit.code("/staff/setLetterKeys", { letterKeys: true });
  expect(await acts(kit)).toBe(true);
});
