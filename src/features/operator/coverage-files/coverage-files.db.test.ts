import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { english, freshWorld, type World } from "../../../../test/world.ts";

let world: World;
type Browser = Awaited<ReturnType<typeof joined>>["browser"];
let [mei, lin]: (Browser | undefined)[] = [];
beforeAll(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000", COMPUTE_CALLS_PER_MINUTE: "10000" } });
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
  changes: { what: string; before: string | null; after: string | null }[];
  problems: { file: string; line: number | null; column: string | null; text: string }[];
};
let networks = "";
let carriers = "";
beforeEach(async () => {
  networks = (await mei!.get<{ content: string }>("/staff/exportCoverage", { file: "networks" })).content;
  carriers = (await mei!.get<{ content: string }>("/staff/exportCoverage", { file: "carriers" })).content;
});
const look = (files: object, who = mei) => who!.get<Looked>("/staff/checkCoverageFiles", files);
const publish = ({ upload, basis }: Looked, who = mei, requestKey: string = randomUUID()) =>
  who!.ask("/staff/publishCoverageFiles", { requestKey, upload, basis });
const inShop = async () =>
  JSON.stringify((await world.answer("/common/getCarrierListForNetType", {}, english)).envelope.resultData);
const changed = (apn: string) => networks.replace(/(SoftBank,.*,)[\w.]+/, `$1${apn}`);
const done = async () =>
  (await world.pool.query("select count(*)::int from actions where action = 'coverage_published'")).rows[0].count;

test("what was downloaded changes nothing", async () => {
  expect(networks.split("\n")[0]).toBe("network_set,iso2,carrier,rank,generations,apn");
  expect(await look({ networks, carriers })).toMatchObject({
    upload: null,
    added: 0,
    changed: 0,
    gone: 0,
    problems: [],
  });
});

test("a file is compared, published in one deed, and in the shop at the next request", async () => {
  const before = await done();
  const looked = await look({ networks: changed("one.farwave") });
  expect(looked).toMatchObject({ added: 0, changed: 1, gone: 0, changes: [{ what: "JP worldwide SoftBank" }] });
  expect(await inShop()).not.toContain("one.farwave");
  const key = randomUUID();
  const answers = await Promise.all([publish(looked, mei, key), publish(looked, mei, key)]);
  expect(answers.map(({ resultCode }) => resultCode)).toEqual(["SUCCESS", "SUCCESS"]);
  expect(await inShop()).toContain("one.farwave");
  expect(await done()).toBe(before + 1);
  expect(await publish(looked)).toMatchObject({ resultCode: "NOT_FOUND" });
});

test("files of two people at once: the second is told to compare again, and nothing of it is published", async () => {
  const [one, other] = [
    await look({ networks: changed("two.farwave") }),
    await look({ networks: changed("three.farwave") }, lin),
  ];
  const answers = await Promise.all([publish(one), publish(other, lin)]);
  expect(answers.map(({ resultCode }) => resultCode).toSorted()).toEqual(["RECORD_CHANGED", "SUCCESS"]);
});

test("somebody else's upload, a dropped and an old one publish nothing", async () => {
  const looked = await look({ networks: changed("four.farwave") });
  expect(await publish(looked, lin)).toMatchObject({ resultCode: "NOT_FOUND" });
  await mei!.get("/staff/dropCoverageFiles", {});
  expect(await publish(looked)).toMatchObject({ resultCode: "NOT_FOUND" });
  const again = await look({ networks: changed("four.farwave") });
  await world.pool.query("update coverage_uploads set at = at - interval '1 hour 1 second'");
  expect(await publish(again)).toMatchObject({ resultCode: "NOT_FOUND" });
  expect(await inShop()).not.toContain("four.farwave");
});

test("the last network of a plan on sale stays, as an import leaves it, and its carrier with it", async () => {
  const without = (text: string) =>
    text
      .split("\n")
      .filter((line) => !/(^|,)TH,/.test(line))
      .join("\n");
  const looked = await look({ networks: without(networks), carriers: without(carriers) });
  expect(looked.problems).toEqual([]);
  expect(looked.kept).toBeGreaterThan(0);
  expect(looked.changes.filter(({ what }) => what.startsWith("TH "))).toEqual([]);
});

describe("a hostile file", () => {
  const row = "worldwide,JP,SoftBank,primary,4G,farwave";
  const head = "network_set,iso2,carrier,rank,generations,apn";
  test.each([
    ["a formula for an access point", `${head}\nworldwide,JP,SoftBank,primary,4G,=HYPERLINK(1)`, 2, "apn"],
    ["an unknown carrier", `${head}\nworldwide,JP,<script>,primary,4G,farwave`, 2, "carrier"],
    ["a quote that never ends", `${head}\n${row}\n"worldwide,JP`, 3, null],
    ["nested quotes", `${head}\nworldwide,JP,"Soft"Bank",primary,4G,farwave`, 2, null],
    ["too few cells", `${head}\r\n${row}\rworldwide,JP`, 3, null],
    ["another header", `network_set;iso2\n${row}`, 1, "network_set"],
    ["a row twice", `${head}\n${row}\n${row}`, 3, "carrier"],
    ["nothing", "", null, null],
  ])("%s has its problem at its line and column", async (_name, text, line, column) => {
    const { upload, problems } = await look({ networks: text });
    expect(upload).toBeNull();
    expect(problems).toContainEqual({ file: "networks.csv", line, column, text: expect.any(String) });
  });

  test("with a mark in front and mixed ends of lines says the same as without", async () => {
    const lines = changed("five.farwave").split("\n");
    const mixed = `\ufeff${lines.map((line, place) => line + ["\n", "\r\n", "\r"][place % 3]).join("")}`;
    expect((await look({ networks: mixed })).basis).toBe((await look({ networks: lines.join("\n") })).basis);
  });

  test("that is huge, empty or none is refused", async () => {
    for (const networks of ["x".repeat(500_001), "網".repeat(166_667)])
      expect(await mei!.code("/staff/checkCoverageFiles", { networks })).toBe("INVALID_INPUT");
    expect(await mei!.code("/staff/checkCoverageFiles", {})).toBe("INVALID_INPUT");
  });
});

test("who may only see the catalogue downloads, and compares nothing", async () => {
  const support = (await joined(world, { email: "sam@example.com", name: "Sam", role: "support" })).browser;
  expect(await support.code("/staff/exportCoverage", { file: "networks" })).toBe("SUCCESS");
  expect(await support.code("/staff/checkCoverageFiles", { networks })).toBe("RIGHT_MISSING");
});
