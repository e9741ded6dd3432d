import { expect, test } from "vitest";
import { isFailedLoad, loadedWell, reloadOrLeave } from "./failed-load.ts";

test.each([
  "Failed to fetch dynamically imported module: https://shop.example/assets/plans-screen-x1.js",
  "error loading dynamically imported module: https://shop.example/assets/plans-screen-x1.js",
  "Importing a module script failed.",
  "Unable to preload CSS for /assets/styles-x1.css",
])("is a failed load: %s", (message) => expect(isFailedLoad(new TypeError(message))).toBe(true));

test.each([
  new Error("the words of order are not loaded"),
  { name: "CallRefused", message: "dynamically imported module" },
  null,
])("is something else: %s", (error) => expect(isFailedLoad(error)).toBe(false));

const plans = "/en/plans?country=JP&mcc=440";
const error = "/en/load-error?back=%2Fen%2Fplans%3Fcountry%3DJP%26mcc%3D440";

/** A tab at an address, and where it was led. */
function tab(address: string, kept = new Map<string, string>()) {
  const { href, pathname, search } = new URL(address, "https://shop.example");
  const led: string[] = [];
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return {
    sessionStorage,
    kept,
    led,
    location: {
      href,
      pathname,
      search,
      reload: () => void led.push("reload"),
      replace: (to: string | URL) => void led.push(String(to)),
    },
  };
}

test("what fails is reloaded once, then left for the page of load errors, also on a second visit", () => {
  const first = tab(plans);
  reloadOrLeave(first);
  const [again, later] = [tab(plans, first.kept), tab(plans, first.kept)];
  reloadOrLeave(again);
  reloadOrLeave(later);
  expect([first.led, again.led, later.led]).toEqual([["reload"], [error], [error]]);
});

test("an address that has worked meanwhile, and another one, have a reload of their own", () => {
  const first = tab(plans);
  reloadOrLeave(first);
  const other = tab("/en/destination", first.kept);
  reloadOrLeave(other);
  loadedWell(other);
  const again = tab("/en/destination", first.kept);
  reloadOrLeave(again);
  expect([other.led, again.led]).toEqual([["reload"], ["reload"]]);
});

test("without storage there is no reload, so no circle", () => {
  const forbidden = () => {
    throw new DOMException("denied", "SecurityError");
  };
  const { location, led } = tab(plans);
  reloadOrLeave({ sessionStorage: { getItem: forbidden, setItem: forbidden }, location });
  reloadOrLeave({
    get sessionStorage(): never {
      return forbidden();
    },
    location,
  });
  expect(led).toEqual([error, error]);
  expect(() => loadedWell({ sessionStorage: { removeItem: forbidden } })).not.toThrow();
});
