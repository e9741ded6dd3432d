import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { aSimCard, drawSimCard } from "../../../../scripts/documents/draw-sim-card.ts";
import { takePhotograph } from "../../../../scripts/documents/take-photograph.ts";
import { code128, signWidths } from "../../../platform/pdf/code-128.ts";
import { codesIn } from "./decode-bars.ts";
import { runsOf } from "./find-edges.ts";
import { readBarcodes } from "./read-barcodes.server.ts";

const iccid = "8985234000000060332";
const photograph = async (seed: number, hardness?: number) =>
  (await takePhotograph(await aSimCard(iccid, seed), seed + 100, hardness)).jpeg;

/** Start C, pairs of digits, A's and B's by the way, and the sum. */
function signs(...said: number[]): number[] {
  const [start, ...rest] = said as [number, ...number[]];
  const sum = rest.reduce((total, sign, place) => total + sign * (place + 1), start) % 103;
  return [...said, sum, 106].flatMap((sign) => Array.from(signWidths[sign]!, Number));
}

/** How often it was told which sign stands in a place of the line. */
function toldIn(runs: readonly number[]): number {
  let told = 0;
  const counted = new Proxy(runs, {
    get(line, name) {
      if (name === "slice") told += 1;
      return Reflect.get(line, name) as unknown;
    },
  });
  codesIn(counted);
  return told;
}

describe("bars along a line", () => {
  test("are read in each of the three sets, beside whatever else is dark there", () => {
    expect(codesIn([30, 7, ...code128(iccid), 9, 14, 3])).toEqual([iccid]);
    expect(codesIn(signs(105, 89, 85, 23, 100, 20))).toEqual(["8985234"]);
    expect(codesIn(signs(103, 33, 99, 12, 101, 34))).toEqual(["A12B"]);
    expect(codesIn(signs(105, 102, 89, 85))).toEqual(["8985"]);
  });

  test("are read where ink has spread, and where one is missing or the sum is wrong they are not", () => {
    const bars = code128(iccid);
    expect(codesIn(bars.map((one, place) => one + (place % 2 === 0 ? 0.45 : -0.45)))).toEqual([iccid]);
    expect(codesIn(bars.slice(0, -8))).toEqual([]);
    const wrong = [...signs(105, 89, 85)];
    wrong.splice(6, 6, ...Array.from(signWidths[88]!, Number));
    expect(codesIn(wrong)).toEqual([]);
  });

  test("are told once each, however many codes a striped picture seems to start", () => {
    const stripes = (many: number) => Array.from({ length: many }, () => [2, 1, 1, 2, 1, 4]).flat();
    // the one that is asked for, and the one of a start
    expect(toldIn(stripes(90))).toBeLessThanOrEqual(2 * 3 * 90);
    expect(codesIn([...stripes(90), 7, 30, ...code128(iccid), 9])).toEqual([iccid]);
  });

  test("of more signs than any card's number has are none", () => {
    const pairs = (many: number) => signs(105, ...Array.from({ length: many }, () => 42));
    expect(codesIn(pairs(30))).toEqual(["42".repeat(30)]);
    expect(codesIn(pairs(31))).toEqual([]);
  });

  test("begin with a dark one, whether the line does or not, and noise is no edge", () => {
    const light = (levels: readonly number[]) => Float32Array.from(levels.flatMap((one) => [one, one, one, one]));
    expect(runsOf(light([200, 20, 200, 205, 20, 200]), 60).map(Math.round)).toEqual([4, 8, 4]);
    expect(runsOf(light([20, 200, 20, 20, 200, 20]), 60).map(Math.round)).toEqual([8, 4]);
    expect(runsOf(light([100, 110, 100, 108]), 60)).toEqual([]);
  });
});

describe("a photographed card", () => {
  test("says its number by its bars, as phones take it", async () => {
    const read = await Promise.all([1, 2, 3, 4, 5, 6].map(async (seed) => readBarcodes(await photograph(seed))));
    expect(read.filter((codes) => codes.includes(iccid)).length).toBeGreaterThanOrEqual(5);
    expect(read.flat().filter((code) => code !== iccid)).toEqual([]);
  });

  test.each([17, 90, 135, 180, 250])("turned by %i degrees as well", async (angle) => {
    const turned = await sharp(await photograph(3, 0.3))
      .rotate(angle, { background: "#555" })
      .jpeg()
      .toBuffer();
    expect(await readBarcodes(turned)).toEqual([iccid]);
  });

  test("is looked at for so long and no longer", async () => {
    const card = await photograph(3, 0.3);
    expect(await readBarcodes(card)).toEqual([iccid]);
    expect(await readBarcodes(card, 0)).toEqual([]);
  });

  test("without bars says nothing", async () => {
    const card = await drawSimCard({ printed: [iccid] }, 9);
    expect(await readBarcodes((await takePhotograph(card, 10, 0.3)).jpeg)).toEqual([]);
  });
});
