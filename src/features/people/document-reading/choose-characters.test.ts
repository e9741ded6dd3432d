import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chooseNames, chooseProved } from "./choose-characters.ts";
import type { LikelyLine } from "./classify-lines.ts";
import { passportLine, permitLine } from "./zone-layouts.ts";
import { characters, classes } from "./zone-network.ts";

const second = "E123456782CHN9002155M3001318<<<<<<<<<<<<<<<6";
const permit = "CSC123456788<3001318<9002155<8";

/** A line as it was seen: each character for sure, but for the places named. */
function seen(text: string, doubts: Record<number, Record<string, number>> = {}): LikelyLine {
  return Array.from(text, (one, place) => {
    const cell = new Float32Array(classes).fill(0.0001);
    for (const [character, share] of Object.entries(doubts[place] ?? { [one]: 0.99 }))
      cell[characters.indexOf(character)] = share;
    return cell;
  });
}
const proved = (doubts: Record<number, Record<string, number>>) => chooseProved(seen(second, doubts), passportLine);

describe("a proved line", () => {
  test("is what was seen, and certain", () => {
    for (const [text, layout] of [
      [second, passportLine],
      [permit, permitLine],
    ] as const) {
      const chosen = chooseProved(seen(text), layout)!;
      expect(chosen.text).toBe(text);
      expect(Math.min(...chosen.certain)).toBeGreaterThan(0.95);
    }
  });

  test("takes of two candidates the one that the digits prove, though it was seen less clearly", () => {
    const chosen = proved({ 3: { 8: 0.7, 3: 0.28 }, 15: { 8: 0.6, 0: 0.3 } })!;
    expect(chosen.text).toBe(second);
    expect(Math.min(...chosen.certain)).toBeGreaterThan(0.9);
  });

  test("never holds a character that was not seen there, though the digits would ask for it", () => {
    expect(proved({ 3: { 8: 0.97, 3: 0.02 } })).toBeUndefined();
    expect(proved({ 43: { 8: 0.97 } })).toBeUndefined();
  });

  test("is not made of many doubts", () => {
    const doubt = { 8: 0.9, 3: 0.05 };
    expect(proved({ 3: doubt })).toMatchObject({ text: second });
    expect(proved({ 3: doubt, 17: { 3: 0.9, 1: 0.05 }, 24: { 7: 0.9, 1: 0.05 } })).toBeUndefined();
  });

  test("says which characters its digits cannot tell apart", () => {
    // G and 6 differ by ten
    const text = "E1234G6784CHN9002155M3001318<<<<<<<<<<<<<<<";
    const number = text.slice(0, 9);
    const line = [...Array(10).keys()]
      .flatMap((digit) => [...Array(10).keys()].map((last) => `${number}${digit}${text.slice(10)}${last}`))
      .find((one) => chooseProved(seen(one), passportLine))!;
    const chosen = chooseProved(seen(line, { 5: { G: 0.55, 6: 0.44 } }), passportLine)!;
    expect(chosen.text).toBe(line);
    expect(chosen.certain[5]).toBeLessThan(0.6);
    expect(chosen.certain[4]).toBeGreaterThan(0.9);
  });

  test("has the nationality of a state, and a letter where no digit may stand", () => {
    expect(proved({ 10: { 0: 0.6, C: 0.35 }, 12: { M: 0.5, N: 0.4 } })).toMatchObject({ text: second });
    expect(proved({ 10: { Q: 0.99 } })).toBeUndefined();
  });

  test("does not come out of noise", () => {
    const cell = fc
      .array(fc.float({ min: 0, max: 1, noNaN: true }), { minLength: classes, maxLength: classes })
      .map((shares) => {
        const sum = shares.reduce((total, one) => total + one, 1e-6);
        return Float32Array.from(shares, (one) => one / sum);
      });
    const line = fc.array(cell, { minLength: 44, maxLength: 44 });
    fc.assert(
      fc.property(line, (cells) => {
        const chosen = chooseProved(cells, passportLine);
        // what passes by chance says itself that it is doubtful
        expect(chosen === undefined || Math.min(...chosen.certain) < 0.5).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

test("names are as they were seen, letters only, of a state that issues passports", () => {
  const first = "POCHNZHANG<<SAN<<<<<<<<<<<<<<<<<<<<<<<<<<<<<";
  const chosen = chooseNames(seen(first, { 8: { 0: 0.6, N: 0.3 }, 13: { A: 0.6, R: 0.4 }, 3: { M: 0.5, H: 0.4 } }))!;
  expect(chosen.text).toBe(first);
  expect([chosen.certain[8], chosen.certain[13]]).toEqual([expect.closeTo(0.3), expect.closeTo(0.6)]);
  expect(chooseNames(seen("POQQQZHANG<<SAN<<<<<<<<<<<<<<<<<<<<<<<<<<<<<"))).toBeUndefined();
});
