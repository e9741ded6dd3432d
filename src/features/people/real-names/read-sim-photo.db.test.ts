import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { aSim } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { ProcessBusy } from "../../../platform/limited-process.server.ts";
import { openLog } from "../../../platform/log.server.ts";
import { aPhoto, objectsOf } from "./real-names.world.ts";

const iccid = aSim(6033);
let world: World;
/** What was asked of whoever reads, in turn. */
let looked: string[];
beforeEach(async () => {
  world = await freshWorld({ environment: { COSTLY_CALLS_PER_MINUTE: "10000" } });
  looked = [];
});
afterEach(() => world.close());

type Seen = { codes?: string[] | undefined; lines?: string[] | undefined; turned?: string[] };

/** `undefined`: nobody could look. */
function shows({ codes, lines, turned = lines ?? [] }: Seen): void {
  world.shop.documents = {
    ...world.shop.documents,
    barcodes: async () => {
      looked.push("bars");
      return codes ? { codes } : {};
    },
    text: async (_, isTurned = false) => {
      looked.push(isTurned ? "turned text" : "text");
      const texts = isTurned ? turned : lines;
      const at = { certain: [], x: 0, y: 0, height: 1 };
      return texts ? { lines: texts.map((text) => ({ text, ...at })) } : {};
    },
  };
}
const measured = (measures: object) => {
  const { photographs } = world.shop;
  world.shop.photographs = {
    ...photographs,
    open: async (bytes) => {
      const opened = await photographs.open(bytes);
      return "refused" in opened ? opened : { ...opened, measures: { ...opened.measures, ...measures } };
    },
  };
};
const readSimPhoto = async (photo = aPhoto("a card")) =>
  (await world.answer("/realName/readSimPhoto", { photo })).envelope;
const found = async () => (await readSimPhoto()).resultData;

test("bars say the number, and the slow reader is not asked; without bars the digits do, whichever way they stand", async () => {
  shows({ codes: [iccid] });
  expect(await found()).toEqual({ iccid, isBusy: false });
  shows({ codes: ["4006381333931"], lines: ["TRAVEL DATA", iccid] });
  expect(await found()).toEqual({ iccid, isBusy: false });
  shows({ codes: [], lines: ["ATAD LEVART"], turned: [iccid] });
  expect(await found()).toEqual({ iccid, isBusy: false });
  expect(looked).toEqual(["bars", "bars", "text", "bars", "text", "turned text"]);
});

test("a number that is not ours, or has a wrong digit, is none; nobody at hand is another answer than none", async () => {
  shows({ codes: ["8944500012345678909"], lines: [`${iccid.slice(0, -1)}x`] });
  expect(await found()).toEqual({ iccid: null, isBusy: false });
  shows({ codes: [], lines: undefined });
  expect(await found()).toEqual({ iccid: null, isBusy: true });
  shows({ codes: undefined, lines: [] });
  expect(await found()).toEqual({ iccid: null, isBusy: true });
});

test("where nobody could look for bars, or nobody waits any longer, no text is read: identity cards wait for that", async () => {
  shows({ codes: undefined, lines: [iccid] });
  expect(await found()).toEqual({ iccid: null, isBusy: true });
  expect(looked).toEqual(["bars"]);
  const now = performance.now.bind(performance);
  let passed = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now() + passed);
  onTestFinished(() => clock.mockRestore());
  const slowly = (reader: "barcodes" | "text") => {
    const { documents } = world.shop;
    const slow = async (jpeg: Buffer) => {
      passed += 20_000;
      return documents[reader](jpeg);
    };
    world.shop.documents = { ...documents, [reader]: slow };
  };
  looked = [];
  shows({ codes: [], lines: [iccid] });
  slowly("barcodes");
  expect(await found()).toEqual({ iccid: null, isBusy: true });
  shows({ codes: [], lines: [], turned: [iccid] });
  slowly("text");
  expect(await found()).toEqual({ iccid: null, isBusy: true });
  const { photographs } = world.shop;
  const opened = async (bytes: Buffer) => {
    passed += 20_000;
    return photographs.open(bytes);
  };
  world.shop.photographs = { ...photographs, open: opened };
  expect(await found()).toEqual({ iccid: null, isBusy: true });
  expect(looked).toEqual(["bars", "bars", "text"]);
});

test("two cards in one photograph are none, and no slower reader is asked about them", async () => {
  shows({ codes: [iccid, aSim(6034)], lines: [iccid] });
  measured({ brightness: 0 });
  expect(await found()).toEqual({ iccid: null, isBusy: false });
  expect(looked).toEqual(["bars"]);
  shows({ codes: [], lines: [iccid, aSim(6034)], turned: [iccid] });
  expect(await found()).toEqual({ iccid: null, isBusy: false });
  expect(looked).toEqual(["bars", "bars", "text"]);
});

test("a white card is grey and is read all the same; dark or blurred is said of what could not be read", async () => {
  shows({ codes: [iccid] });
  measured({ colour: 0, sharpness: 0, brightness: 0 });
  expect(await found()).toEqual({ iccid, isBusy: false });
  shows({ codes: [], lines: [] });
  expect(await readSimPhoto()).toMatchObject({ resultCode: "PHOTO_REFUSED", resultData: { why: "dark" } });
  measured({ brightness: 180 });
  expect(await readSimPhoto()).toMatchObject({ resultCode: "PHOTO_REFUSED", resultData: { why: "blurred" } });
  measured({ sharpness: 1 });
  expect(await found()).toEqual({ iccid: null, isBusy: false });
});

test("what is no picture is refused as any other upload, and a full queue asks to come again", async () => {
  world.shop.photographs = { ...world.shop.photographs, open: async () => ({ refused: "not_a_picture" }) };
  expect(await readSimPhoto()).toMatchObject({ resultCode: "PHOTO_REFUSED", resultData: { why: "not_a_picture" } });
  world.shop.photographs = { ...world.shop.photographs, open: () => Promise.reject(new ProcessBusy()) };
  expect((await readSimPhoto()).resultCode).toBe("TRY_AGAIN_LATER");
});

test("nothing of it stays: no row, no object, no line of the log", async () => {
  const log: string[] = [];
  world.shop.log = openLog("trace", { write: (line: string) => void log.push(line) });
  const before = await rowsOfAll();
  shows({ codes: [], lines: [iccid] });
  const photo = aPhoto("a card that nobody shall keep");
  expect((await readSimPhoto(photo)).resultData).toEqual({ iccid, isBusy: false });
  expect(await objectsOf(world)).toEqual([]);
  const after = await rowsOfAll();
  const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
  // that a network has asked, by its hash
  expect(changed).toEqual(["attempts", "shared_calls"]);
  expect(JSON.stringify([changed.map((name) => after[name]), log])).not.toMatch(
    new RegExp(`${iccid}|${photo}|nobody shall keep`),
  );
});

test("a network tries sixty times in an hour, and is told until when", async () => {
  shows({ codes: [], lines: [] });
  const codes: string[] = [];
  for (let one = 0; one < 61; one++) codes.push((await readSimPhoto()).resultCode);
  expect(codes.slice(0, 60).every((code) => code === "SUCCESS")).toBe(true);
  expect(codes[60]).toBe("TRIED_OFTEN");
  world.at("2026-11-21T09:30:00Z");
  expect((await readSimPhoto()).resultCode).toBe("SUCCESS");
});

/** Every table with all that stands in it. */
async function rowsOfAll(): Promise<Record<string, string>> {
  const { rows: tables } = await world.pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const held: Record<string, string> = {};
  for (const { name } of tables) {
    const all = await world.pool.query(
      `select string_agg(row::text, ' ' order by row::text) as held from "${name}" row`,
    );
    held[name] = all.rows[0].held ?? "";
  }
  return held;
}
