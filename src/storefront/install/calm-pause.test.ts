import { expect, test } from "vitest";
import { calmPause } from "./calm-pause.ts";

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
