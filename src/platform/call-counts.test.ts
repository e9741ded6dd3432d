import { expect, test } from "vitest";
import { openCallCounts } from "./call-counts.server.ts";

const noon = new Date("2026-11-21T12:00:00Z");
const alone = (n: number | string) => [{ name: String(n), times: 1 }];

test("a flood of readers makes nobody forget who has had their share, nor what was written", () => {
  const counts = openCallCounts();
  expect(counts.count("write", alone("thief"), 2, noon)).toBe(true);
  expect(counts.count("read", alone("eager"), 1, noon)).toBe(true);
  let read = 0;
  for (let n = 0; n < 200_000; n++) if (counts.count("read", alone(n), 1200, noon)) read++;
  expect(read).toBe(200_000);
  expect(counts.count("write", alone("thief"), 2, noon)).toBe(true);
  expect(counts.count("write", alone("thief"), 2, noon)).toBe(false);
  expect(counts.count("read", alone("eager"), 1, noon)).toBe(false);
});

test("who has used most is forgotten last", () => {
  const counts = openCallCounts();
  for (let n = 0; n < 1199; n++) counts.count("read", alone("busy"), 1200, noon);
  for (let n = 0; n < 100_000; n++) counts.count("read", alone(n), 1200, noon);
  expect([counts.count("read", alone("busy"), 1200, noon), counts.count("read", alone("busy"), 1200, noon)]).toEqual([
    true,
    false,
  ]);
});

test("when everybody who is remembered has had their share, a new address waits for the next minute", () => {
  const counts = openCallCounts();
  for (let n = 0; n < 50_000; n++) counts.count("write", alone(n), 1, noon);
  expect(counts.count("write", alone("new"), 1, noon)).toBe(false);
  expect(counts.count("write", alone("new"), 1, new Date("2026-11-21T12:01:00Z"))).toBe(true);
});
