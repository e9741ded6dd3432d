import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isFailedLoad } from "../shell/failed-load.ts";
import { inTime } from "./in-time.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what never comes has failed to load after 120 seconds, not before (E3)", async () => {
  const failed = vi.fn<(error: unknown) => void>();
  void inTime(new Promise(() => {})).catch(failed);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(isFailedLoad(failed.mock.calls[0]?.[0])).toBe(true);
});

test("what fails, fails at once and in its own words", async () => {
  await expect(inTime(Promise.reject(new Error("Importing a module script failed.")))).rejects.toThrow("Importing");
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
});

test("what comes in time leaves no clock running", async () => {
  expect(await inTime(Promise.resolve("here"))).toBe("here");
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
});
