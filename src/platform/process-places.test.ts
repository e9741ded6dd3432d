import { expect, test, vi } from "vitest";
import { openProcessPlaces } from "./process-places.server.ts";

test("so many compute at the same time; of those who wait the most urgent is next, then whoever came first", () => {
  const places = openProcessPlaces(2);
  const begun: string[] = [];
  const take = (name: string, niceness: number) => places.take(niceness, () => void begun.push(name));
  for (const [name, niceness] of [
    ["a", 15],
    ["b", 15],
    ["text", 15],
    ["zone", 15],
    ["check", 10],
  ] as const)
    take(name, niceness);
  expect(begun).toEqual(["a", "b"]);
  for (let ended = 0; ended < 3; ended++) places.giveBack();
  expect(begun).toEqual(["a", "b", "check", "text", "zone"]);
  places.giveBack();
  places.giveBack();
  take("again", 15);
  take("and again", 15);
  take("too many", 15);
  expect(begun.slice(5)).toEqual(["again", "and again"]);
});

test("whoever was passed over by four that are more urgent is next, however many more of them come", () => {
  const places = openProcessPlaces(1);
  const begun: string[] = [];
  const take = (name: string, niceness: number) => places.take(niceness, () => void begun.push(name));
  take("first", 10);
  take("zone", 15);
  for (let ended = 0; ended < 11; ended++) {
    take("check", 10);
    if (ended === 6) take("text", 15);
    places.giveBack();
  }
  const four = ["check", "check", "check", "check"];
  expect(begun).toEqual(["first", ...four, "zone", ...four, "check", "check"]);
});

test("what may wait for so long alone is begun then, beside what has the place; its own place is no other's", () => {
  vi.useFakeTimers();
  const places = openProcessPlaces(1);
  const begun: string[] = [];
  const take = (name: string, longestMs?: number) => places.take(10, () => void begun.push(name), longestMs);
  take("a long reading");
  take("check", 2000);
  take("another reading");
  vi.advanceTimersByTime(1999);
  expect(begun).toEqual(["a long reading"]);
  vi.advanceTimersByTime(1);
  expect(begun).toEqual(["a long reading", "check"]);
  places.giveBack();
  expect(begun).toHaveLength(2);
  places.giveBack();
  expect(begun).toEqual(["a long reading", "check", "another reading"]);
  take("next check", 2000);
  places.giveBack();
  expect(begun.at(-1)).toBe("next check");
  places.giveBack();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test("one always may, on a machine with one processor as well", () => {
  const places = openProcessPlaces();
  let begun = false;
  places.take(15, () => (begun = true));
  expect(begun).toBe(true);
});
