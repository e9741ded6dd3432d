import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { GetChinaGuide } from "./contract.ts";
import { newest } from "./facts.ts";

let world: World;
type Browser = Awaited<ReturnType<typeof joined>>["browser"];
let [mei, lin]: (Browser | undefined)[] = [];
beforeAll(async () => {
  world = await freshWorld({ demo: true, environment: { WRITE_CALLS_PER_MINUTE: "10000" } });
  mei = (await joined(world)).browser;
  lin = (await joined(world, { email: "lin@example.com", name: "Lin", role: "editor" })).browser;
});
afterAll(() => world.close());

type Kept = {
  record: Record<string, unknown> | null;
  version: string | null;
  history: { who: string; differences: unknown[] }[];
};
const at = (kind: string, name: string, who = mei) => who!.get<Kept>("/staff/getChinaRecord", { kind, name });
const publish = (wish: object, who = mei) => who!.code("/staff/publishChinaRecord", wish);
const ports = {
  figure: "transit-ports",
  as_of: "2026-11-20",
  value: "66",
  confirmed_on: "2026-11-21",
  source: "nia-2025-11-03",
  confidence: "high",
};

test("every kind is listed as its file has it, and written back unchanged it changes nothing", async () => {
  const version = async () => (await world.pool.query("select version from catalogue_version")).rows[0].version;
  for (const kind of ["sources", "figures", "rules", "ports", "areas", "passports", "apps"]) {
    const { records } = await mei!.get<{ records: { name: string; record: object }[] }>("/staff/getChinaRecords", {
      kind,
    });
    expect(records.length).toBeGreaterThan(5);
    const { name, record } = records[0]!;
    const before = await version();
    expect(await publish({ [kind]: record, version: (await at(kind, name)).version })).toBe("SUCCESS");
    expect(await version()).toBe(before);
  }
});

test("a newer position leads at the next request, the older one stays, and the history says who", async () => {
  expect(await publish({ figures: ports, version: null })).toBe("SUCCESS");
  const guide = await world.call(GetChinaGuide, {});
  expect(newest(guide, "transit-ports")).toMatchObject({ value: "66", confirmedOn: "2026-11-21" });
  expect(guide.figures.filter(({ figure }) => figure === "transit-ports")).toHaveLength(4);
  const { history, record } = await at("figures", "transit-ports 2026-11-20");
  expect(record).toEqual(ports);
  expect(history).toHaveLength(1);
  expect(history[0]!.differences).toContainEqual({ field: "value", before: null, after: "66" });
});

describe("of two colleagues at once", () => {
  test("one is told to look again, and the other one's fact stands", async () => {
    const { record, version } = await at("passports", "unilateral FR");
    const until = (valid_until: string) => ({ passports: { ...record, valid_until }, version });
    const answers = await Promise.all([publish(until("2027-12-31")), publish(until("2028-12-31"), lin)]);
    expect(answers.toSorted()).toEqual(["RECORD_CHANGED", "SUCCESS"]);
    expect((await at("passports", "unilateral FR")).history).toHaveLength(1);
  });

  test("a fact that is there already is not overwritten as a new one, and a repeat is harmless", async () => {
    expect(await publish({ figures: { ...ports, value: "1" }, version: null })).toBe("RECORD_CHANGED");
    expect(await publish({ figures: ports, version: null })).toBe("SUCCESS");
    expect((await at("figures", "transit-ports 2026-11-20")).history).toHaveLength(1);
  });
});

test("what is taken away leaves the page, keeps its history, and comes back", async () => {
  const name = "figures transit-ports 2026-11-20".slice("figures ".length);
  const { version, record } = await at("figures", name);
  const drop = { kind: "figures", name, version };
  expect(await mei!.code("/staff/dropChinaRecord", { ...drop, version: "0".repeat(32) })).toBe("RECORD_CHANGED");
  expect(await mei!.code("/staff/dropChinaRecord", drop)).toBe("SUCCESS");
  expect(await mei!.code("/staff/dropChinaRecord", drop)).toBe("NOT_FOUND");
  expect(newest(await world.call(GetChinaGuide, {}), "transit-ports")?.value).toBe("65");
  expect(await at("figures", name)).toMatchObject({ record: null, version: null, history: [{}, {}] });
  expect(await publish({ figures: record, version: null })).toBe("SUCCESS");
});

test.each([
  ["a source that nobody knows", { figures: { ...ports, source: "rumour" }, version: null }],
  [
    "a link that is a script",
    {
      sources: {
        code: "x",
        address: "javascript:alert(1)",
        names: { "zh-cn": null, "zh-hk": null, en: "X", ja: null, ko: null },
      },
      version: null,
    },
  ],
  ["a figure that no page shows", { figures: { ...ports, figure: "luck" }, version: null }],
  [
    "two facts at once",
    {
      figures: ports,
      rules: { rule: "third", source: "clock", as_of: "2026-01-01", confidence: "low" },
      version: null,
    },
  ],
  ["nothing", { version: null }],
])("%s is refused at its field", async (_, wish) => expect(await publish(wish)).toBe("INVALID_INPUT"));

test("a source is never taken away, and who may only look changes nothing", async () => {
  expect(await mei!.code("/staff/dropChinaRecord", { kind: "sources", name: "clock", version: "0".repeat(32) })).toBe(
    "INVALID_INPUT",
  );
  const sam = (await joined(world, { email: "sam@example.com", name: "Sam", role: "support" })).browser;
  expect(await sam.code("/staff/getChinaRecords", { kind: "rules" })).toBe("SUCCESS");
  expect(await publish({ figures: ports, version: null }, sam)).toBe("RIGHT_MISSING");
});

test("a rule that a colleague lowers makes the check ask at the next request", async () => {
  const { record, version } = await at("rules", "third");
  expect(await publish({ rules: { ...record, confidence: "low" }, version })).toBe("SUCCESS");
  const { rules } = await world.call(GetChinaGuide, {});
  expect(rules.find(({ rule }) => rule === "third")?.confidence).toBe("low");
});
