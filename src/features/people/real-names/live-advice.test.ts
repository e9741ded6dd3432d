import { expect, test } from "vitest";
import { lookAt, type Seen } from "./live-advice.ts";

type Drawing = {
  /** Share of the picture that the page leaves free on each side. */
  free?: number;
  /** Free below: cut off where it is negative. */
  below?: number;
  light?: number;
  grey?: boolean;
  glare?: boolean;
  soft?: boolean;
  shift?: number;
};

/** A coloured page with letters on a dark table, as a camera has it: 320 by 224, and letters at full size. */
function seen({ free = 1 / 12, below = free, light = 1, grey, glare, soft, shift = 0 }: Drawing): Seen {
  const picture = (width: number, height: number, colourAt: (x: number, y: number) => number[]) => {
    const data = new Uint8Array(width * height * 4).fill(255);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        for (const [channel, value] of colourAt(x, y).entries()) {
          const shown = grey ? colourAt(x, y)[1]! : value;
          data[(y * width + x) * 4 + channel] = Math.min(255, shown * light);
        }
    return { data, width, height, channels: 4 as const };
  };
  const page = (x: number, y: number): number[] => {
    if (glare && Math.hypot(x - 160, y - 112) < 40) return [255, 255, 255];
    if (x % 9 < 2 && y % 14 < 5) return [40, 42, 70];
    return x < 120 ? [205, 178, 150] : [188, 206, 226];
  };
  const whole = picture(320, 224, (x, y) => {
    const at = x + shift;
    const isPage = at > 320 * free && at < 320 * (1 - free) && y > 224 * free && y < 224 * (1 - below);
    return isPage ? page(at, y) : [62, 50, 42];
  });
  const edge = (x: number) => (soft ? Math.abs((x % 40) / 20 - 1) : x % 40 < 20 ? 0 : 1);
  const middle = picture(400, 280, (x) => [60 + 150 * edge(x), 60 + 140 * edge(x), 70 + 130 * edge(x)]);
  return { whole, margin: 1 / 12, middle };
}

test("an original that fills the frame, sharp and lit, is right in all four", () => {
  expect(lookAt(seen({}))).toEqual({ frame: true, sharp: true, colour: true, glare: true, advice: "good" });
});

test.each<[string, Drawing, string]>([
  ["far away", { free: 0.25 }, "closer"],
  ["so near that its edges are outside", { free: -1 }, "closer"],
  ["in the dark", { light: 0.15 }, "dark"],
  ["out of focus", { soft: true }, "blurred"],
  ["below a lamp", { glare: true }, "glare"],
  ["a copy in grey", { grey: true }, "copy"],
])("%s: one thing to do", (_, drawing, advice) => {
  expect(lookAt(seen(drawing)).advice).toBe(advice);
});

test("a passport's fold has no edge: three sides are enough, two are not", () => {
  expect(lookAt(seen({ below: -1 })).frame).toBe(true);
  expect(lookAt(seen({ below: -1, shift: 60 })).frame).toBe(false);
});

test("a hand that moves is told to hold still, and what is still is not", () => {
  const before = seen({ shift: 12 }).whole;
  expect(lookAt({ ...seen({}), before })).toMatchObject({ sharp: false, advice: "still" });
  expect(lookAt({ ...seen({}), before: seen({}).whole }).advice).toBe("good");
});
