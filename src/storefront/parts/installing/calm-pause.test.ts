import { expect, test } from "vitest";
import { calmPause } from "./calm-pause.ts";

test("once a minute while it is in use, for an hour or so", () => {
  const asked = Array.from({ length: 100 }, (_, times) => calmPause(times, "travelling")).filter(
    (pause) => pause !== undefined,
  );
  expect(new Set(asked)).toEqual(new Set([60_000]));
  expect(asked).toHaveLength(80);
});

test("every four seconds for a minute, never faster again, and after half an hour or so never", () => {
  const pauses = Array.from({ length: 100 }, (_, asked) => calmPause(asked));
  expect(pauses.slice(0, 15).every((pause) => pause === 4_000)).toBe(true);
  const asked = pauses.filter((pause) => pause !== undefined);
  expect(asked.toSorted((one, other) => one - other)).toEqual(asked);
  expect(asked.at(-1)).toBe(30_000);
  expect(pauses.slice(80).every((pause) => pause === undefined)).toBe(true);
  const minutes = asked.reduce((sum, pause) => sum + pause, 0) / 60_000;
  expect(minutes).toBeGreaterThan(20);
  expect(minutes).toBeLessThan(45);
});
