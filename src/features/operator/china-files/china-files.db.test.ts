import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { GetChinaGuide } from "../../catalogue/china/contract.ts";
import { newest } from "../../catalogue/china/facts.ts";

let world: World;
type Browser = Awaited<ReturnType<typeof joined>>["browser"];
let [mei, lin]: (Browser | undefined)[] = [];
beforeAll(async () => {
  const environment = { WRITE_CALLS_PER_MINUTE: "10000", COMPUTE_CALLS_PER_MINUTE: "10000" };
  world = await freshWorld({ demo: true, environment });
  mei = (await joined(world)).browser;
  lin = (await joined(world, { email: "lin@example.com", name: "Lin", role: "editor" })).browser;
});
afterAll(() => world.close());

type Looked = {
  upload: string | null;
  basis: string;
  added: number;
  changed: number;
  gone: number;
  kept: number;
  changes: { file: string; what: string; before: string | null; after: string | null }[];
  problems: { file: string; line: number | null; column: string | null; text: string }[];
};
const download = async (kind: string, who = mei) =>
  (await who!.get<{ content: string }>("/staff/exportChina", { kind })).content;
const look = (files: object, who = mei) => who!.get<Looked>("/staff/checkChinaFiles", files);
const publish = ({ upload, basis }: Looked, who = mei, requestKey: string = randomUUID()) =>
  who!.ask("/staff/publishChinaFiles", { requestKey, upload, basis });
const shown = async () => newest(await world.call(GetChinaGuide, {}), "transit-ports")?.value;
let figures = "";
beforeEach(async () => {
  figures = await download("figures");
});
const newer = (day: string, value: string) => `${figures}transit-ports,${day},${value},,nia-2025-11-03,high\n`;

test("what was downloaded changes nothing, of any kind", async () => {
  for (const kind of ["sources", "figures", "rules", "ports", "areas", "passports", "apps"])
    expect([kind, await look({ [kind]: await download(kind) })]).toMatchObject([
      kind,
      { upload: null, added: 0, changed: 0, gone: 0, kept: 0, problems: [] },
    ]);
});

test("a file is compared, published once, on the page at the next request, and in the history of its fact", async () => {
  const looked = await look({ figures: newer("2026-11-01", "66") });
  expect(looked).toMatchObject({
    added: 1,
    changed: 0,
    gone: 0,
    changes: [{ file: "china-figures", what: "transit-ports 2026-11-01", before: null }],
  });
  expect(await shown()).toBe("65");
  const key = randomUUID();
  const answers = await Promise.all([publish(looked, mei, key), publish(looked, mei, key)]);
  expect(answers.map(({ resultCode }) => resultCode)).toEqual(["SUCCESS", "SUCCESS"]);
  expect(await shown()).toBe("66");
  const { history } = await mei!.get<{ history: unknown[] }>("/staff/getChinaRecord", {
    kind: "figures",
    name: "transit-ports 2026-11-01",
  });
  expect(history).toHaveLength(1);
  expect(await publish(looked)).toMatchObject({ resultCode: "NOT_FOUND" });
});

test("files of two people at once: the second is told to compare again", async () => {
  const [one, other] = [
    await look({ figures: newer("2026-11-02", "67") }),
    await look({ figures: newer("2026-11-02", "68") }, lin),
  ];
  const answers = await Promise.all([publish(one), publish(other, lin)]);
  expect(answers.map(({ resultCode }) => resultCode).toSorted()).toEqual(["RECORD_CHANGED", "SUCCESS"]);
});

test("somebody else's upload, a dropped and an old one publish nothing", async () => {
  const looked = await look({ figures: newer("2026-11-03", "70") });
  expect(await publish(looked, lin)).toMatchObject({ resultCode: "NOT_FOUND" });
  await mei!.get("/staff/dropChinaFiles", {});
  expect(await publish(looked)).toMatchObject({ resultCode: "NOT_FOUND" });
  const again = await look({ figures: newer("2026-11-03", "70") });
  await world.pool.query("update china_uploads set at = at - interval '1 hour 1 second'");
  expect(await publish(again)).toMatchObject({ resultCode: "NOT_FOUND" });
  expect(await shown()).not.toBe("70");
});

test("a source that a fact names stays, and one that nothing names goes; a rule that a file lacks goes", async () => {
  const sources = `${await download("sources")}nobody,,,,Nobody,,\n`;
  await publish(await look({ sources }));
  const head = sources.split("\n")[0]!;
  const lacks = await look({ sources: `${head}\nother,,,,Other,,\n` });
  expect([lacks.added, lacks.gone, lacks.changes.map(({ what }) => what)]).toEqual([1, 1, ["nobody", "other"]]);
  expect(lacks.kept).toBeGreaterThan(5);
  const rules = (await download("rules")).replace(/^third-taiwan,.*\n/m, "");
  expect(await look({ rules })).toMatchObject({ gone: 1, changes: [{ what: "third-taiwan", after: null }] });
});

describe("a hostile file", () => {
  const head = "figure,as_of,value,confirmed_on,source,confidence";
  test.each([
    ["no source", `${head}\nmetro-km,2026-01-01,1,,,high`, 2, "source"],
    ["a source that is not there", `${head}\nmetro-km,2026-01-01,1,,rumour,high`, 2, "source"],
    ["no day", `${head}\nmetro-km,,1,,nia-2025-11-03,high`, 2, "as_of"],
    ["no confidence", `${head}\nmetro-km,2026-01-01,1,,nia-2025-11-03,`, 2, "confidence"],
    ["a formula", `${head}\nmetro-km,2026-01-01,=1+1,,nia-2025-11-03,high`, 2, "value"],
    ["a quote that never ends", `${head}\n"metro-km,2026-01-01`, 2, null],
    ["another header", "figure;as_of\nmetro-km", 1, "figure"],
    ["nothing", "", null, null],
  ])("%s has its problem at its line and field", async (_name, text, line, column) => {
    const { upload, problems } = await look({ figures: text });
    expect(upload).toBeNull();
    expect(problems).toContainEqual({ file: "china-figures.csv", line, column, text: expect.any(String) });
  });

  test("that is huge, empty or none is refused", async () => {
    for (const ports of ["x".repeat(500_001), "港".repeat(166_667)])
      expect(await mei!.ask("/staff/checkChinaFiles", { ports })).toMatchObject({
        resultCode: "INVALID_INPUT",
        resultData: { fields: [{ field: "ports", problem: "long" }] },
      });
    expect((await look({ ports: "港".repeat(166_666) })).problems).not.toEqual([]);
    expect(await mei!.code("/staff/checkChinaFiles", {})).toBe("INVALID_INPUT");
  });
});

test("who may only see the catalogue downloads, and compares nothing", async () => {
  const support = (await joined(world, { email: "sam@example.com", name: "Sam", role: "support" })).browser;
  expect(await download("figures", support)).toBe(figures);
  expect(await support.code("/staff/checkChinaFiles", { figures })).toBe("RIGHT_MISSING");
});
