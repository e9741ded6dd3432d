import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joined, type staffBrowser } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import type { GetEnquiries } from "../../people/enquiries/staff-contract.ts";
import { listCsv } from "../list-files/list-csv.server.ts";
import type { CountListFacet, FindListFilterInTheWay } from "./contract.ts";
import { someEnquiries } from "./list-facets.world.ts";

type Enquiries = OutputOf<typeof GetEnquiries>;
let world: World;
let mei: ReturnType<typeof staffBrowser>;
let me: string;
beforeAll(async () => {
  world = await freshWorld({ profiles: 0 });
  world.at("2026-11-21T08:00:00Z");
  ({ browser: mei } = await joined(world));
  ({ id: me } = await mei.get<{ id: string }>("/staff/getMe", {}));
  for (const statement of someEnquiries(300).split(";")) await world.pool.query(statement);
  await world.pool.query("update enquiries set owner_id = $1 where number in ('NB00000006', 'NB00000011')", [me]);
});
afterAll(() => world.close());

const list = (wish: object) => mei.get<Enquiries>("/staff/getEnquiries", wish);
const numbers = ({ enquiries }: Enquiries) => enquiries.map(({ number }) => Number(number.slice(2)));
const counted = async (facet: string, asks: object = {}, view = "all") =>
  (await mei.get<OutputOf<typeof CountListFacet>>("/staff/countListFacet", { list: "enquiries", view, facet, asks }))
    .values;
const counts = async (...asked: Parameters<typeof counted>) =>
  Object.fromEntries((await counted(...asked)).map(({ value, count }) => [value, count]));
const without = async (asks: object, view = "all") => {
  const wish = { list: "enquiries", view, asks };
  const { without: found } = await mei.get<OutputOf<typeof FindListFilterInTheWay>>(
    "/staff/findListFilterInTheWay",
    wish,
  );
  return found.map(({ drop, count }) => [drop, count]);
};

test.each([
  [{ interest: "reseller" }, (n: number) => n % 3 === 0],
  [{ interest: "roaming", country: "SE" }, (n: number) => n % 6 === 0],
  [{ lang: "zh-cn", intention: "buy" }, (n: number) => n % 2 === 0 && n % 3 !== 0],
  [{ country: "HK", lang: "zh-cn" }, () => false],
])("of all enquiries %j leaves those that have it, over the pages and back", async (filter, isLeft) => {
  const all: number[] = [];
  let page = await list({ view: "all", ...filter });
  const first = page;
  for (;;) {
    all.push(...numbers(page));
    if (page.older === null) break;
    page = await list({ view: "all", ...filter, after: page.older });
  }
  const wanted = Array.from({ length: 300 }, (_, n) => 300 - n).filter(isLeft);
  expect(all).toEqual(wanted);
  if (page !== first && page.newer !== null) {
    const back = await list({ view: "all", ...filter, before: page.newer });
    expect(numbers(back)).toEqual(wanted.slice(-numbers(page).length - 50, -numbers(page).length));
  }
});

test("those of a colleague, and of nobody; a colleague who is none is refused by the name of the filter", async () => {
  expect(numbers(await list({ view: "all", owner: me }))).toEqual([11, 6]);
  expect(numbers(await list({ view: "all", owner: "nobody" }))[0]).toBe(300);
  expect(await mei.code("/staff/getEnquiries", { owner: randomUUID() })).toBe("INVALID_INPUT");
  for (const wish of [{ interest: "selling" }, { country: "Sweden" }, { owner: "Mei" }, { lang: "sv" }])
    expect(await mei.code("/staff/getEnquiries", wish)).toBe("INVALID_INPUT");
});

test("the place of another filter is a place of this one", async () => {
  const { older } = await list({ view: "all", interest: "enterprise" });
  const [first] = numbers(await list({ view: "all", interest: "reseller", after: older }));
  // 50 of two of three
  expect(first).toBe(225);
});

test("facets are counted by what else is asked for, each with its name", async () => {
  expect(await counts("interest")).toEqual({ enterprise: 200, reseller: 100, roaming: 100 });
  expect(await counts("interest", { interest: "reseller", country: "SE" })).toEqual({
    enterprise: 100,
    reseller: 50,
    roaming: 50,
  });
  expect(await counts("interest", {}, "open")).toEqual({ enterprise: 160, reseller: 80, roaming: 80 });
  expect(await counts("lang", { country: "SE" })).toEqual({ "zh-cn": 150 });
  expect(await counted("owner")).toMatchObject([
    { value: "nobody", count: 298 },
    { value: me, name: "Mei Lam", count: 2 },
  ]);
  expect(await counted("country", { interest: "reseller" })).toMatchObject([
    { value: "HK", name: "Hong Kong", count: 50 },
    { value: "SE", count: 50 },
  ]);
});

test("what empties the list is named, the view too", async () => {
  expect(await without({ country: "HK", lang: "zh-cn" })).toEqual([
    ["country", 150],
    ["lang", 150],
  ]);
  await world.pool.query("update enquiries set state = 'closed' where number = 'NB00000006'");
  // without the owner: of every second one a fifth is closed, and the one above
  expect(await without({ owner: me, country: "SE" }, "open")).toEqual([
    ["owner", 119],
    ["country", 1],
    ["view", 1],
  ]);
});

test("what is new is counted by the filter, and the file has what it leaves, all pages", async () => {
  const fresh = async (asks: object) =>
    (
      await mei.get<{ count: number }>("/staff/countNewRows", {
        list: "enquiries",
        view: "all",
        since: "2026-11-21T06:54:30Z",
        asks,
      })
    ).count;
  expect([await fresh({}), await fresh({ interest: "reseller" }), await fresh({ country: "TW" })]).toEqual([6, 2, 0]);
  const { ask } = mei;
  const { file } = await listCsv(world.shop)({
    query: { list: "enquiries", view: "all", interest: "reseller", country: "SE" },
    language: "en",
    ask: (path, wish) => ask(path, wish as object),
    now: world.shop.clock(),
  });
  const lines = (await text(file as Readable)).trimEnd().split("\r\n").slice(1);
  expect(lines.map((line) => Number(/^"Company (\d+)"/.exec(line)?.[1]))).toEqual(
    Array.from({ length: 50 }, (_, n) => 300 - 6 * n),
  );
  expect((await world.pool.query("select details from actions where action = 'list_exported'")).rows).toMatchObject([
    { details: { list: "enquiries", view: "all", filter: "interest=reseller&country=SE" } },
  ]);
  expect(await mei.code("/staff/takeListFile", { list: "enquiries", asks: { interest: "selling" } })).toBe(
    "INVALID_INPUT",
  );
});

test("a role without enquiries is told nothing of their counts", async () => {
  const { browser: kit } = await joined(world, { email: "kit@example.com", name: "Kit", role: "logistics" });
  expect(await kit.code("/staff/countListFacet", { list: "enquiries", facet: "country" })).toBe("RIGHT_MISSING");
  expect(await kit.code("/staff/findListFilterInTheWay", { list: "enquiries" })).toBe("RIGHT_MISSING");
});
