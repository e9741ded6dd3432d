import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)].map(
    ([, name, light, dark, both]) => [name, { light: light ?? both, dark: dark ?? both }],
  ),
);

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2, 1.4.3. */
function contrast(first: string, second: string, scheme: "light" | "dark"): number {
  const [one, other] = [first, second].map((name) => luminance(tokens.get(name)?.[scheme] ?? "#808080"));
  return (Math.max(one ?? 0, other ?? 0) + 0.05) / (Math.min(one ?? 0, other ?? 0) + 0.05);
}

const grounds = ["glaze", "raised", "sunken"];
const onGrounds = ["ink", "ink-soft", "cobalt", "celadon", "celadon-ink", "gilt", "wrong-ink"].flatMap((word) =>
  grounds.map((ground) => [word, ground]),
);
const onWashes = [
  ["cobalt", "cobalt-wash"],
  ["celadon-ink", "celadon-wash"],
  ["gilt", "gilt-wash"],
  ["wrong-ink", "wrong-wash"],
  ["ink-soft", "cobalt-wash"],
  ["ink-soft", "celadon-wash"],
  ["ink-soft", "gilt-wash"],
  ["ink-soft", "wrong-wash"],
  ["on-cinnabar", "cinnabar"],
  ["on-cinnabar", "cinnabar-deep"],
];

describe.each(["light", "dark"] as const)("in the %s", (scheme) => {
  it.each([...onGrounds, ...onWashes] as [string, string][])("%s can be read on %s", (word, ground) => {
    expect(contrast(word, ground, scheme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(grounds)("the edge of a control stands out from %s", (ground) => {
    expect(contrast("edge", ground, scheme)).toBeGreaterThanOrEqual(3);
  });

  it.each(grounds)("the edge of what is wrong stands out from %s", (ground) => {
    expect(contrast("wrong", ground, scheme)).toBeGreaterThanOrEqual(3);
  });

  // WCAG 2.2, 1.4.11 and 2.4.13
  it.each([...grounds, "cobalt-wash", "celadon-wash", "gilt-wash", "wrong-wash"])(
    "the ring of the focus stands out from %s",
    (ground) => {
      expect(contrast("focus", ground, scheme)).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(["night", "night-deep"])("the ring of the focus stands out from %s", (ground) => {
    expect(contrast("focus-on-night", ground, scheme)).toBeGreaterThanOrEqual(3);
  });
});
