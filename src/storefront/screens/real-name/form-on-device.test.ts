import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hourMs } from "../../../kernel/duration.ts";
import { formToGoOnWith, goOnWith, keepHere, keepOnlyInTab, keptHere } from "./form-on-device.ts";

/** As browsers have it: what is kept are its own keys. */
function aStorage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  return Object.create(methods) as Storage;
}
const inTab = (tab: Storage) => vi.stubGlobal("sessionStorage", tab);
const [mine, hers] = [{ contactName: "Mei" }, { contactName: "Ann", regions: "TW" }];

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal("localStorage", aStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the forms of two tabs do not mix, and a tab sees nothing of another's until it asks for it", () => {
  const [first, second] = [aStorage(), aStorage()];
  inTab(first);
  keepHere(mine);
  inTab(second);
  expect(keptHere()).toEqual({});
  keepHere(hers);
  inTab(first);
  expect(keptHere()).toEqual(mine);
  inTab(second);
  expect([keptHere(), formToGoOnWith()]).toEqual([hers, undefined]);
});

test("a tab that has none is offered the newest of the device, and goes on with it where that is wanted", () => {
  inTab(aStorage());
  expect(formToGoOnWith()).toBeUndefined();
  keepHere(mine);
  vi.setSystemTime(hourMs);
  inTab(aStorage());
  keepHere(hers);
  inTab(aStorage());
  goOnWith(formToGoOnWith()!);
  expect([keptHere(), formToGoOnWith()]).toEqual([hers, undefined]);
});

test("a tab that keeps nothing on the device is offered nothing of it, and offers nothing", () => {
  inTab(aStorage());
  keepHere(mine);
  keepOnlyInTab(true);
  expect([keptHere(), Object.keys(localStorage)]).toEqual([mine, []]);
  inTab(aStorage());
  keepHere(hers);
  inTab(aStorage());
  keepOnlyInTab(true);
  expect(formToGoOnWith()).toBeUndefined();
});

test("the day of what was typed begins with its first entry, however often it is moved", () => {
  inTab(aStorage());
  keepHere(mine);
  for (const hours of [8, 16, 23]) {
    vi.setSystemTime(hours * hourMs);
    keepOnlyInTab(hours !== 16);
    expect(keptHere()).toEqual(mine);
  }
  vi.setSystemTime(24 * hourMs);
  expect(keptHere()).toEqual({});
});

test("where nothing may be stored nothing is kept, and nothing breaks", () => {
  vi.stubGlobal("sessionStorage", undefined);
  vi.stubGlobal("localStorage", undefined);
  keepHere(mine);
  keepOnlyInTab(true);
  expect([keptHere(), formToGoOnWith()]).toEqual([{}, undefined]);
});
