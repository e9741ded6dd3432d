import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openCallCounts, type NewCalls } from "./call-counts.server.ts";

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

describe("with other processes", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("10,000 calls of one address are told in one exchange, and who hardly calls in none", async () => {
    const told: NewCalls[][] = [];
    const counts = openCallCounts(async (_minute, news) => {
      told.push([...news]);
      return news.map(({ calls }) => calls);
    });
    for (let n = 0; n < 10_000; n++) counts.count("read", alone("busy"), 20_000, noon);
    for (let n = 0; n < 1000; n++) counts.count("read", alone(n), 1200, noon);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(told).toEqual([[{ kind: "read", network: "busy", calls: 10_000 }]]);
    counts.count("read", alone("busy"), 20_000, noon);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(told[1]).toEqual([{ kind: "read", network: "busy", calls: 1 }]);
  });

  test("what others have counted is not given again; a new minute is", async () => {
    const counts = openCallCounts(async (_minute, news) => news.map(({ calls }) => calls + 90));
    expect(counts.count("read", alone("a"), 16, noon)).toBe(true);
    await vi.advanceTimersByTimeAsync(300);
    expect(counts.count("read", alone("a"), 16, noon)).toBe(false);
    expect(counts.count("read", alone("a"), 16, new Date("2026-11-21T12:01:00Z"))).toBe(true);
  });

  test("while they cannot be reached each process counts for itself, and tells all of it later", async () => {
    let away = true;
    const told: number[] = [];
    const counts = openCallCounts(async (_minute, news) => {
      if (away) throw new Error("connect ECONNREFUSED");
      told.push(...news.map(({ calls }) => calls));
      return news.map(({ calls }) => calls);
    });
    for (let n = 0; n < 5; n++) expect(counts.count("read", alone("a"), 7, noon)).toBe(true);
    await vi.advanceTimersByTimeAsync(300);
    away = false;
    expect(counts.count("read", alone("a"), 7, noon)).toBe(true);
    await vi.advanceTimersByTimeAsync(300);
    expect(told).toEqual([6]);
    expect([counts.count("read", alone("a"), 7, noon), counts.count("read", alone("a"), 7, noon)]).toEqual([
      true,
      false,
    ]);
  });

  test("a crowd of busy networks is told a thousand at a time", async () => {
    const sizes: number[] = [];
    const counts = openCallCounts(async (_minute, news) => {
      sizes.push(news.length);
      return news.map(({ calls }) => calls);
    });
    for (let n = 0; n < 2500; n++) counts.count("read", alone(n), 16, noon);
    await vi.advanceTimersByTimeAsync(2000);
    expect(sizes).toEqual([1000, 1000, 500]);
  });
});
