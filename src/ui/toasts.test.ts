import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { showToast, shownToasts, watchToasts } from "./toasts.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const texts = () => shownToasts().map(({ text }) => text);

it("keeps a failure for five seconds and a tip for one and a half", () => {
  showToast("The payment could not be confirmed.", "failure");
  showToast("Copied", "tip");
  vi.advanceTimersByTime(1499);
  expect(texts()).toEqual(["The payment could not be confirmed.", "Copied"]);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual(["The payment could not be confirmed."]);
  vi.advanceTimersByTime(3499);
  expect(texts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

it("shows the same words once, and for their full time again", () => {
  showToast("Copied");
  vi.advanceTimersByTime(1000);
  showToast("Copied");
  expect(texts()).toEqual(["Copied"]);
  vi.advanceTimersByTime(1000);
  expect(texts()).toEqual(["Copied"]);
});

it("notifies those who subscribed, until they unsubscribe", () => {
  const told = vi.fn();
  const stop = watchToasts(told);
  showToast("One");
  stop();
  showToast("Two");
  expect(told).toHaveBeenCalledTimes(1);
});
