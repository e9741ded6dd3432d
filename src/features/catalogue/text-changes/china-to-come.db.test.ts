import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { GetChinaGuide } from "../china/contract.ts";
import { newest } from "../china/facts.ts";
import { applyDueTexts } from "./due-texts.server.ts";

let world: World;
type Browser = Awaited<ReturnType<typeof joined>>["browser"];
let [mei, lin]: (Browser | undefined)[] = [];
beforeEach(async () => {
  world = await freshWorld({ demo: true, environment: { WRITE_CALLS_PER_MINUTE: "10000" } });
  mei = (await joined(world)).browser;
  lin = (await joined(world, { email: "lin@example.com", name: "Lin", role: "editor" })).browser;
});
afterEach(() => world.close());

const ports = (value: string) => ({
  figure: "transit-ports",
  as_of: "2026-11-20",
  value,
  confirmed_on: null,
  source: "nia-2025-11-03",
  confidence: "high",
});
const fact = (value: string, version: string | null = null) => ({ figures: ports(value), version });
const from = "2026-11-21T16:30:00+08:00";
const schedule = (wish: object, who = mei) =>
  who!.ask("/staff/scheduleChina", { requestKey: randomUUID(), fact: fact("66"), from, ...wish });
const shown = async () => newest(await world.call(GetChinaGuide, {}), "transit-ports")?.value;
const coming = async () =>
  (
    await mei!.get<{ coming: { id: string; kind: string; state: string; clashes: boolean }[] }>(
      "/staff/getTextChanges",
      {},
    )
  ).coming;

test("it is said from its moment on, job or no job, once; and its history names whoever made it", async () => {
  expect((await schedule({})).resultCode).toBe("SUCCESS");
  expect(await coming()).toMatchObject([{ kind: "china", state: "waiting", clashes: false }]);
  expect(await shown()).toBe("65");
  world.at("2026-11-21T08:30:00Z");
  expect(await shown()).toBe("66");
  await Promise.all([1, 2, 3].map(() => applyDueTexts(world.db, world.shop.clock())));
  const { history } = await mei!.get<{ history: { who: string }[] }>("/staff/getChinaRecord", {
    kind: "figures",
    name: "transit-ports 2026-11-20",
  });
  expect([history.length, await coming()]).toEqual([1, []]);
});

test.each([
  ["without a moment", { from: null }, "from"],
  ["in the past", { from: "2026-11-01T00:00:00Z" }, "from"],
  ["no moment at all", { from: "soon" }, "from"],
  ["without a source", { fact: { figures: { ...ports("66"), source: null }, version: null } }, "fact.figures.source"],
  [
    "of a source that is not there",
    { fact: { figures: { ...ports("66"), source: "rumour" }, version: null } },
    "figures.source",
  ],
])("%s: nothing is to come, and its field is named", async (_name, wish, field) => {
  const { resultCode, resultData } = await schedule(wish);
  expect([resultCode, (resultData as { fields: { field: string }[] }).fields.map((one) => one.field)]).toEqual([
    "INVALID_INPUT",
    [field],
  ]);
  expect(await coming()).toEqual([]);
});

test("a second one for the same fact, one decided upon another state, and one that says what is said", async () => {
  await schedule({});
  expect((await schedule({ fact: fact("67") }, lin)).resultCode).toBe("INVALID_INPUT");
  expect((await schedule({ fact: fact("67", "0".repeat(32)) })).resultCode).toBe("RECORD_CHANGED");
  const { id } = (await coming())[0]!;
  expect(await mei!.code("/staff/cancelText", { requestKey: randomUUID(), id })).toBe("SUCCESS");
  expect(await lin!.code("/staff/publishChinaRecord", fact("66"))).toBe("SUCCESS");
  expect(await schedule({})).toMatchObject({ resultCode: "SUCCESS", resultData: { id: null } });
});

test("a colleague has published the fact meanwhile: it collides, is shown so before, and says nothing", async () => {
  await schedule({});
  expect(await lin!.code("/staff/publishChinaRecord", fact("70"))).toBe("SUCCESS");
  expect(await coming()).toMatchObject([{ clashes: true }]);
  world.at("2026-11-21T08:31:00Z");
  expect(await shown()).toBe("70");
  const { id, state } = (await coming())[0]!;
  expect(state).toBe("collided");
  expect(await mei!.get("/staff/getTextChange", { id })).toMatchObject({ fact: { figures: { value: "66" } } });
});

test("a draft is kept as typed, is one's own, and is gone once it is published", async () => {
  const draft = { kind: "china", name: "figures new" };
  const entries = { figure: "transit-ports", as_of: "soon", value: "" };
  await mei!.get("/staff/keepTextDraft", { ...draft, version: null, entries });
  expect(await mei!.get("/staff/getTextDrafts", draft)).toMatchObject({ mine: { entries }, others: [] });
  expect(await lin!.get("/staff/getTextDrafts", draft)).toMatchObject({ mine: null, others: [{}] });
  await mei!.get("/staff/publishChinaRecord", fact("66"));
  expect(await mei!.get("/staff/getTextDrafts", draft)).toMatchObject({ mine: null });
});
