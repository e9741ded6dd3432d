import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joined } from "../../../test/staff.ts";
import { freshWorld, type World } from "../../../test/world.ts";
import { forgetEnded } from "../../features/people/personal-data/forget-ended.server.ts";
import type { Ask } from "../../platform/rendering.ts";
import { openRenderer } from "./render.server.tsx";

type Browser = Awaited<ReturnType<typeof joined>>["browser"];
const { render } = openRenderer({ entry: "/entry.js", waiting: "/waiting.js", styles: [], chunksOf: () => [] });
let world: World;
let mei: Browser;
let tom: Browser;
beforeAll(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000" } });
  ({ browser: mei } = await joined(world));
  ({ browser: tom } = await joined(world, { email: "tom@example.com", name: "Tom", role: "administrator" }));
});
afterAll(() => world.close());

async function page(path: string, typed?: Record<string, string>, browser = mei) {
  const ask: Ask = (asked, wish) => browser.ask(asked, wish as object);
  const request = new Request(`http://shop.test${path}`, {
    ...(typed && { method: "POST", body: new URLSearchParams(typed) }),
  });
  const answer = await render({ request, language: "en", currency: "HKD", ask });
  return "html" in answer ? answer.html : answer.location;
}
const key = () => ({ requestKey: randomUUID() });
const facts = { what: "gateway", since: "2026-11-20T08:00", until: "", still: "all" };
const said = "The cards of one bank are refused";

test("what is typed into a form is there again for whoever typed it, on no other page, until it is sent", async () => {
  const at = "/console/incidents/new";
  const typed = { keptForm: "new", ...key(), ...facts, title: said };
  expect(await page(at, { ...typed, do: "keep" })).toBe(at);
  const left = await page(at);
  expect(left).toContain(`value="${said}"`);
  expect(left).toMatch(/<option value="gateway" selected="">/);
  expect(left).toMatch(
    /<input type="radio" name="still" checked="" value="all"\/>|name="still" value="all" checked=""/,
  );
  expect(await page(at, undefined, tom)).not.toContain(said);
  expect(await page("/console/promos?new=1")).not.toContain(said);
  // refused: it stays
  expect(await page(at, { ...typed, since: "" })).toContain(said);
  expect(await page(at)).toContain(said);
  const incident = await page(at, typed);
  expect(incident).toMatch(/done=opened$/);
  expect(await page(at)).not.toContain(said);

  // of what is there already a colleague may be quicker: the draft says so when it is sent, and overwrites nothing
  const path = incident.split("?")[0]!;
  const change = { keptForm: "change", do: "change", ...facts };
  await page(path, { ...change, ...key(), version: "1", title: "Mei's title", do: "keep" });
  expect(await page(path, { ...change, ...key(), version: "1", title: "Tom's title" }, tom)).toMatch(/done=changed$/);
  const begun = await page(path);
  expect(begun).toContain('value="Mei&#x27;s title"');
  expect(begun).toContain('<input type="hidden" name="version" value="1"/>');
  expect(await page(path, { ...change, ...key(), version: "1", title: "Mei's title" })).not.toMatch(/done=changed$/);
  // let go
  expect(await page(path, { keptForm: "change", do: "drop" })).toBe(path);
  expect(await page(path)).not.toContain("Mei&#x27;s title");
});

test("what is kept is kept for thirty days, and emptied it is gone", async () => {
  const kept = async () =>
    (await world.pool.query("select form from form_drafts order by form")).rows.map(({ form }) => form);
  const keep = (form: string, entries: object | null) =>
    mei.get("/staff/keepFormDraft", { page: "/console/x", form, entries });
  await keep("old", { note: "a" });
  await world.pool.query("update form_drafts set saved_at = saved_at - interval '31 days'");
  await forgetEnded.run({}, world.shop);
  expect(await kept()).toEqual([]);
  await keep("fresh", { note: "b" });
  await forgetEnded.run({}, world.shop);
  expect(await kept()).toEqual(["fresh"]);
  expect(await mei.get("/staff/getFormDrafts", { page: "/console/x" })).toEqual({ drafts: { fresh: { note: "b" } } });
  await keep("fresh", { note: " " });
  expect(await kept()).toEqual([]);
});

test("what is typed for some orders is offered for these alone, in whatever order they were chosen, and for no filter", async () => {
  const at = (...asks: string[]) => `/console/orders/many?${["kind=note", ...asks].join("&")}`;
  const chosen = at("order=FWA1", "order=FWB2");
  const form = /name="keptForm" value="([^"]+)"/.exec(await page(chosen))![1]!;
  expect(await page(chosen, { keptForm: form, ...key(), note: "Called the airline", do: "keep" })).toBe(chosen);
  expect(await page(at("order=FWB2", "order=FWA1"))).toContain("Called the airline");
  for (const other of [at("order=FWA1"), at("order=FWC3"), at("all=1"), at("all=1", "state=delivered")])
    expect(await page(other), other).not.toContain("Called the airline");
});
