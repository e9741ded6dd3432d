import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { joined } from "../../../test/staff.ts";
import { freshWorld, type World } from "../../../test/world.ts";
import { sent, type Form } from "../../features/people/real-names/real-names.world.ts";
import { words as english } from "../../i18n/en/console.ts";
import type { Ask } from "../../platform/rendering.ts";
import { openRenderer } from "./render.server.tsx";

const { render } = openRenderer({ entry: "/entry.js", waiting: "/waiting.js", styles: [], chunksOf: () => [] });
let world: World;
let kit: Awaited<ReturnType<typeof joined>>["browser"];
let form: Form;
beforeEach(async () => {
  world = await freshWorld();
  ({ browser: kit } = await joined(world, { email: "kit@farwave.example", name: "Kit", role: "reviewer" }));
  form = await sent(world);
  await kit.ask("/staff/openRealName", { number: form.number, reason: "Review" });
});
afterEach(() => world.close());

async function page(who = kit, init: RequestInit = {}): Promise<string> {
  const ask: Ask = (asked, wish) => who.ask(asked, wish as object);
  const request = new Request(`http://shop.test/console/real-names/${form.number}`, init);
  const answer = await render({ request, language: "en", currency: "HKD", ask });
  return "html" in answer ? answer.html : answer.location;
}
async function post(why: readonly string[], ownWords = "", decision = "again"): Promise<string> {
  const body = new URLSearchParams({ requestKey: randomUUID(), version: "2", decision, ownWords });
  for (const one of why) body.append("why", one);
  return page(kit, { method: "POST", body });
}
const { decide } = english.realNames;
const isChosen = (html: string, reason: string) => html.includes(`checked="" value="${reason}"`);
const kept = async () => (await world.pool.query("select reason, more_reasons, reason_words from real_names")).rows;

test("several reasons of one kind are one decision", async () => {
  expect(await post(["photo_copy", "details_differ"])).toMatch(/done=again/);
  expect(await kept()).toEqual([{ reason: "photo_copy", more_reasons: ["details_differ"], reason_words: null }]);
});

test("one of the other kind, or none, is shown again with what was chosen", async () => {
  const html = await post(["photo_copy", "too_young"]);
  expect(html).toContain(decide.needsReason);
  expect([isChosen(html, "photo_copy"), isChosen(html, "too_young"), isChosen(html, "sim_taken")]).toEqual([
    true,
    true,
    false,
  ]);
  expect(await post([])).toContain(decide.needsReason);
});

test("own words need their reason, a reason in own words needs them, and what was typed stays as text", async () => {
  expect(await post(["photo_other"])).toContain(decide.needsOther);
  const html = await post(["photo_copy"], "</textarea><script>alert(1)</script>");
  expect(html).toContain(decide.needsOther);
  // by which its box is shown, though no reason of its kind is ticked
  expect(/<textarea[^>]*>/.exec(html)![0]).toContain('aria-invalid="true"');
  expect(html).toContain("&lt;/textarea&gt;&lt;script&gt;alert(1)");
  expect(await post(["other"], "Show the left page.", "refused")).toMatch(/done=refused/);
  expect(await kept()).toEqual([{ reason: null, more_reasons: ["other"], reason_words: "Show the left page." }]);
});

test("own words in several lines are kept in one, and what cannot stand in them is said at their box", async () => {
  const html = await post(["photo_other"], "Show the \u0007 corner.");
  const box = /<textarea[^>]*>/.exec(html)![0];
  expect(box).toContain('aria-invalid="true"');
  const [, error] = /aria-describedby="(\S+-error) /.exec(box)!;
  expect(html).toContain(`id="${error}"`);
  expect(await post(["photo_other"], " Show the\r\n\r\nleft\tcorner. ")).toMatch(/done=again/);
  expect(await kept()).toEqual([
    { reason: null, more_reasons: ["photo_other"], reason_words: "Show the left corner." },
  ]);
});

test("what a first reviewer wrote stands ready for the second one, ticked, and for nobody else", async () => {
  const { browser: admin } = await joined(world);
  const ofTwo = { requestKey: randomUUID(), name: "real_names_of_two", version: 0, value: "on", reason: "law" };
  await admin.get("/staff/changeSetting", ofTwo);
  expect(await post(["other"], "Show the left page.", "refused")).toMatch(/done=proposed/);
  const mine = await page();
  expect([isChosen(mine, "other"), mine.includes(">Show the left page.</textarea>")]).toEqual([false, false]);
  const { browser: tom } = await joined(world, { email: "tom@farwave.example", name: "Tom", role: "reviewer" });
  await tom.ask("/staff/openRealName", { number: form.number, reason: "Review" });
  const his = await page(tom);
  expect([isChosen(his, "other"), his.includes(">Show the left page.</textarea>")]).toEqual([true, true]);
});
