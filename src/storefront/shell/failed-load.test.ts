import { expect, test, vi } from "vitest";
import { isFailedLoad, loadedWell, reloadOnce } from "./failed-load.ts";

test.each([
  "Failed to fetch dynamically imported module: https://shop.example/assets/plans-screen-x1.js",
  "error loading dynamically imported module: https://shop.example/assets/plans-screen-x1.js",
  "Importing a module script failed.",
  "Unable to preload CSS for /assets/styles-x1.css",
])("is a failed load: %s", (message) => expect(isFailedLoad(new TypeError(message))).toBe(true));

test.each([new Error("the words of order are not loaded"), { name: "CallRefused", message: "dynamically imported module" }, null])(
  "is something else: %s",
  (error) => expect(isFailedLoad(error)).toBe(false),
);

function session() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test("an address is reloaded once, and again only after it had worked", () => {
  const storage = session();
  const reload = vi.fn<() => void>();
  const plans = { storage, href: "https://shop.example/en/plans", reload };
  expect([reloadOnce(plans), reloadOnce(plans)]).toEqual([true, false]);
  expect(reload).toHaveBeenCalledTimes(1);
  loadedWell(storage);
  expect(reloadOnce(plans)).toBe(true);
});

test("another address has its own reload", () => {
  const storage = session();
  const reload = () => {};
  reloadOnce({ storage, href: "a", reload });
  expect(reloadOnce({ storage, href: "b", reload })).toBe(true);
});

test("without storage there is no reload, so no circle", () => {
  const forbidden = () => {
    throw new DOMException("denied", "SecurityError");
  };
  const reload = vi.fn<() => void>();
  expect(reloadOnce({ storage: { getItem: forbidden, setItem: forbidden }, href: "a", reload })).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(() => loadedWell({ removeItem: forbidden })).not.toThrow();
});
