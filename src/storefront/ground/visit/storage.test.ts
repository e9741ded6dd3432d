import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** A page that was just opened: its modules are its own. */
const opened = async () => (await vi.importActual<typeof import("./storage.ts")>("./storage.ts")).browserId;
const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};
const forbidden = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};
const v4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

beforeEach(() => {
  vi.resetModules();
  kept.clear();
  vi.stubGlobal("localStorage", storage);
});
afterEach(() => vi.unstubAllGlobals());

test("a browser keeps its id from page to page", async () => {
  const id = (await opened())();
  expect(id).toMatch(v4);
  vi.resetModules();
  expect((await opened())()).toBe(id);
});

test.each([
  ["forbidden", { getItem: forbidden, setItem: forbidden }],
  ["full", { getItem: () => null, setItem: forbidden }],
])("storage is %s: an id of one's own, the same as long as the page is open", async (_name, broken) => {
  vi.stubGlobal("localStorage", broken);
  const mine = await opened();
  const id = mine();
  expect([id, mine()]).toEqual([expect.stringMatching(v4), id]);
  vi.resetModules();
  expect((await opened())()).not.toBe(id);
});

test("a page without https has no randomUUID, and an id all the same", async () => {
  const secure = crypto;
  vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => secure.getRandomValues(bytes) });
  expect((await opened())()).toMatch(v4);
});
