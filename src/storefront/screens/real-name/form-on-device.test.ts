import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { hourMs } from "../../../kernel/duration.ts";
import {
  beginAnew,
  dropKept,
  dropSent,
  formToGoOnWith,
  goOnWith,
  keepHere,
  keepOnlyInTab,
  keepSent,
  keptHere,
} from "./form-on-device.ts";

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

describe("a form that was sent and refused", () => {
  const sent = {
    regions: "HK",
    purpose: "1",
    sims: "2",
    "sims.0.iccid": "8985234000000000007",
    "sims.1.remark": "Tablet",
    contactName: "Mei",
    phoneCountry: "HK +852",
    phone: "91234567",
    email: "mei@example.com",
  };
  const ofDocument = {
    "document.type": "1",
    "document.number": "TR1234567",
    "document.englishName": "CHAN MEI",
    "original.number": "TR7654321",
    key: "k",
    number: "RN1",
    read: "x",
    "kept.front": "passport.jpg",
    requestKey: "r",
  };

  test("begins anew with which SIMs, where and whom to tell, and nothing of its document", () => {
    inTab(aStorage());
    keepHere({ ...sent, ...ofDocument });
    keepSent("RN1", { ...sent, ...ofDocument });
    dropKept();
    expect(JSON.stringify(Object.entries(localStorage))).not.toMatch(/TR1234567|TR7654321|CHAN|passport/);
    inTab(aStorage());
    // it is no form that somebody goes on with
    expect(formToGoOnWith()).toBeUndefined();
    expect(beginAnew("RN1", { regions: "TW" })).toEqual({ ...sent, regions: "TW" });
    expect(keptHere()).toEqual({ ...sent, regions: "TW" });
  });

  test("on another device, after its day, or taken back, begins with what its page says", () => {
    inTab(aStorage());
    keepSent("RN1", sent);
    keepSent("RN2", sent);
    dropSent("RN2");
    for (const number of ["RN0", "RN2"]) expect(beginAnew(number, { regions: "HK" })).toEqual({ regions: "HK" });
    vi.setSystemTime(24 * hourMs);
    expect(beginAnew("RN1", { regions: "HK" })).toEqual({ regions: "HK" });
  });

  test("of a tab that keeps nothing on the device ends with that tab", () => {
    inTab(aStorage());
    keepOnlyInTab(true);
    keepSent("RN1", sent);
    expect(Object.keys(localStorage)).toEqual([]);
    expect(beginAnew("RN1", {})).toEqual(sent);
    inTab(aStorage());
    expect(beginAnew("RN1", {})).toEqual({});
  });
});
