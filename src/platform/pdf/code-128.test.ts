import { expect, test } from "vitest";
import { code128, drawBars, quiet } from "./code-128.ts";

/** As a scanner reads it: widths against the narrowest bar, sign by sign, the sum checked. */
function scanned(bars: readonly { x: number; width: number }[]): string {
  const module = Math.min(...bars.map(({ width }) => width));
  const runs = bars.flatMap(({ x, width }, place) => {
    const next = bars[place + 1];
    return [width, ...(next ? [next.x - x - width] : [])].map((run) => Math.round(run / module));
  });
  expect(runs.splice(-7).join("")).toBe("2331112");
  const known = new Map(
    Array.from({ length: 95 }, (_, sign) => [
      code128(String.fromCharCode(sign + 32))
        .slice(6, 12)
        .join(""),
      sign,
    ]),
  );
  const signs: string[] = [];
  while (runs.length > 0) signs.push(runs.splice(0, 6).join(""));
  const [start, ...rest] = signs;
  expect(start).toBe("211214");
  const check = rest.pop()!;
  const text = rest.map((one) => String.fromCharCode(known.get(one)! + 32)).join("");
  expect(code128(text).slice(-13, -7).join("")).toBe(check);
  return text;
}

test.each(["FW7K3M9QXA2B", "FW00000000", "8985234000000000010", "~ !"])(
  "%s is drawn as bars that read the same",
  (text) => {
    const bars: { x: number; width: number; height: number }[] = [];
    const doc = {
      rect: (x: number, _y: number, width: number, height: number) => bars.push({ x, width, height }),
      fill: () => undefined,
    };
    drawBars(doc, text, { x: 24, y: 300, width: 250, height: 30 });
    expect(scanned(bars)).toBe(text);
    const module = Math.min(...bars.map(({ width }) => width));
    // a hand scanner wants a quarter of a millimetre, and nothing printed beside the bars
    expect((module / 72) * 25.4).toBeGreaterThan(0.25);
    expect(bars[0]!.x).toBeCloseTo(24 + quiet * module);
    expect(bars.at(-1)!.x + bars.at(-1)!.width).toBeCloseTo(274 - quiet * module);
  },
);

test("the signs are those of the standard: each eleven modules wide, an even number of them dark, and none twice", () => {
  const all = Array.from({ length: 95 }, (_, sign) => code128(String.fromCharCode(sign + 32)).slice(6, 12));
  for (const sign of all) {
    expect(sign.reduce((sum, one) => sum + one, 0)).toBe(11);
    expect((sign[0]! + sign[2]! + sign[4]!) % 2).toBe(0);
  }
  expect(new Set(all.map(String)).size).toBe(95);
  // the sum of the standard's own kind of example: 104 + 1 × 33 + 2 × 34 + 3 × 35, modulo 103
  expect(code128("ABC").slice(-13, -7).join("")).toBe(
    code128(String.fromCharCode(1 + 32))
      .slice(6, 12)
      .join(""),
  );
});

test("what it cannot say is not drawn as something else", () => {
  expect(() => code128("FW包裹")).toThrow();
});
