import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joined, type staffBrowser } from "../../../../test/staff.ts";
import { aSim } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { aForm, sent } from "../../people/real-names/real-names.world.ts";
import type { GetRealNameQueue } from "../../people/real-names/review-contract.ts";
import type { CountListFacet, FindListFilterInTheWay } from "./contract.ts";

type Queue = OutputOf<typeof GetRealNameQueue>;
let world: World;
let kit: ReturnType<typeof staffBrowser>;
/** By their place: the third changes its document, the fourth and fifth were asked for once more. */
const numbers: string[] = [];
beforeAll(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000", COSTLY_CALLS_PER_MINUTE: "10000" } });
  ({ browser: kit } = await joined(world, { email: "kit@farwave.example", name: "Kit", role: "reviewer" }));
  const { document } = aForm({ number: "", key: "" }) as { document: object };
  for (const place of [1, 2, 3, 4, 5]) {
    const form = await sent(world, {
      sims: [{ iccid: aSim(place) }],
      document: { ...document, number: `TR12345${10 + place}` },
    });
    numbers.push(form.number);
    world.at(new Date(world.shop.clock().getTime() + 60_000).toISOString());
  }
  await world.pool.query("update real_names set regions = '{HK}', document_type = 1, purpose = 1");
  await set("document_type = 3, regions = '{HK,TW}'", 2);
  await set("purpose = 2", 3);
  await set("decided_at = received_at", 4);
  await set("decided_at = received_at, regions = '{TW}'", 5);
});
afterAll(() => world.close());

const set = (what: string, place: number) =>
  world.pool.query(`update real_names set ${what} where number = $1`, [numbers[place - 1]]);
const places = async (wish: object) =>
  (await kit.get<Queue>("/staff/getRealNameQueue", wish)).registrations.map(
    ({ number }) => numbers.indexOf(number) + 1,
  );

test.each([
  [{ region: "TW" }, [2, 5]],
  [{ region: "HK", document: "1" }, [1, 3, 4]],
  [{ document: "3" }, [2]],
  [{ purpose: "change" }, [3]],
  [{ purpose: "new", turn: "first" }, [1, 2]],
  [{ turn: "again", first: "leaves" }, [4, 5]],
  [{ purpose: "correction" }, []],
])("of the queue %j leaves %j", async (filter, left) => expect(await places(filter)).toEqual(left));

test("what is unknown is refused by its name", async () => {
  for (const wish of [{ region: "JP" }, { document: "5" }, { purpose: "old" }, { turn: "third" }])
    expect(await kit.code("/staff/getRealNameQueue", wish)).toBe("INVALID_INPUT");
});

test("facets are counted, one that has several values by each; what is in the way is named", async () => {
  const counts = async (facet: string, asks = {}) => {
    const wish = { list: "real-names", facet, asks };
    const { values } = await kit.get<OutputOf<typeof CountListFacet>>("/staff/countListFacet", wish);
    return Object.fromEntries(values.map(({ value, count }) => [value, count]));
  };
  expect(await counts("region")).toEqual({ HK: 4, TW: 2 });
  expect(await counts("document", { region: "TW" })).toEqual({ "1": 1, "3": 1 });
  expect(await counts("purpose")).toEqual({ new: 4, change: 1 });
  expect(await counts("turn", { turn: "again", document: "1" })).toEqual({ first: 2, again: 2 });
  const wish = { list: "real-names", asks: { document: "3", turn: "again" } };
  const { without } = await kit.get<OutputOf<typeof FindListFilterInTheWay>>("/staff/findListFilterInTheWay", wish);
  expect(without).toEqual([
    { drop: "document", count: 2, more: false },
    { drop: "turn", count: 1, more: false },
  ]);
});

test("the next is taken of the filter, and there may be none while others wait", async () => {
  const next = async (filter: object) =>
    (
      await kit.get<{ number: string | null }>("/staff/takeNextRealName", {
        requestKey: randomUUID(),
        reason: "Next",
        ...filter,
      })
    ).number;
  expect(await next({ turn: "again", region: "TW" })).toBe(numbers[4]);
  expect(await next({ document: "3" })).toBe(numbers[1]);
  expect(await next({ purpose: "correction" })).toBeNull();
  expect(await next({})).toBe(numbers[0]);
});

test("what is new is counted by the filter; whoever reviews nothing is told of no counts", async () => {
  const since = new Date(world.shop.clock().getTime() - 3_600_000).toISOString();
  const fresh = async (asks: object) =>
    (await kit.get<{ count: number }>("/staff/countNewRows", { list: "real-names", since, asks })).count;
  expect([await fresh({}), await fresh({ region: "TW" }), await fresh({ first: "leaves" })]).toEqual([5, 2, 5]);
  const { browser: editor } = await joined(world, { email: "ed@example.com", name: "Ed", role: "editor" });
  expect(await editor.code("/staff/countListFacet", { list: "real-names", facet: "region" })).toBe("RIGHT_MISSING");
});
