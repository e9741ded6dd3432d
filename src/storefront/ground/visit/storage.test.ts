import { afterEach, expect, test, vi } from "vitest";
import { askToScan, wasAskedToScan } from "./storage.ts";

afterEach(() => vi.unstubAllGlobals());

test("a page that is loaded anew for its camera opens it once, and no other page does", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  const at = (pathname: string) => vi.stubGlobal("location", { pathname });
  at("/en/top-up");
  expect(wasAskedToScan()).toBe(false);
  askToScan();
  expect([wasAskedToScan(), wasAskedToScan()]).toEqual([true, false]);
  askToScan();
  at("/en/real-name");
  expect(wasAskedToScan()).toBe(false);
});
