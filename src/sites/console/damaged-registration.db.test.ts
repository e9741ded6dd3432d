import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { joined } from "../../../test/staff.ts";
import { workOff } from "../../../test/wishes.ts";
import { freshWorld, type World } from "../../../test/world.ts";
import { aPhoto, sent, type Form } from "../../features/people/real-names/real-names.world.ts";
import { words as english } from "../../i18n/en/console.ts";
import type { Ask } from "../../platform/rendering.ts";
import { openRenderer } from "./render.server.tsx";

const { render } = openRenderer({ entry: "/entry.js", waiting: "/waiting.js", styles: [], chunksOf: () => [] });
let world: World;
let kit: Awaited<ReturnType<typeof joined>>["browser"];
let form: Form;
beforeEach(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000", COSTLY_CALLS_PER_MINUTE: "10000" } });
  ({ browser: kit } = await joined(world, { email: "kit@farwave.example", name: "Kit", role: "reviewer" }));
  form = await sent(world);
  await world.pool.query(
    "update real_names set wrapped_key = set_byte(wrapped_key, 40, 255 - get_byte(wrapped_key, 40)) where number = $1",
    [form.number],
  );
});
afterEach(() => world.close());

async function page(init: RequestInit = {}): Promise<string> {
  const ask: Ask = (asked, wish) => kit.ask(asked, wish as object);
  const request = new Request(`http://shop.test/console/real-names/${form.number}`, init);
  const answer = await render({ request, language: "en", currency: "HKD", ask });
  return "html" in answer ? answer.html : answer.location;
}
const post = (entries: Record<string, string>) => page({ method: "POST", body: new URLSearchParams(entries) });
const asText = (words: string) => words.replaceAll("'", "&#x27;");
const calls = async (path: string, more: object) =>
  (await world.answer(path, { number: form.number, key: form.key, requestKey: randomUUID(), ...more })).envelope
    .resultCode;

test("a reviewer is told that nobody can open it, and asks its person once more", async () => {
  expect(await post({ do: "open", reason: "Review" })).toBe(`/console/real-names/${form.number}`);
  const shown = await page();
  expect(shown).toContain(asText(english.realNames.damaged));
  expect(shown).not.toContain(english.realNames.open.title);
  const [, version] = /name="version" value="(\d+)"/.exec(shown)!;
  const done = await post({ requestKey: randomUUID(), version: version!, why: "photo_unreadable", decision: "again" });
  expect(done).toMatch(/^\/console\/real-names\?done=again/);
  // nothing of it is to be decided now
  expect(await page()).not.toContain('name="version"');
});

test("its person reads that it cannot be opened, corrects where the answer goes, and takes it back to register anew", async () => {
  expect(await calls("/realName/correctContact", { contactName: "Mei" })).toBe("REAL_NAME_UNREADABLE");
  expect(await calls("/realName/correctContact", { phone: "+85291234567" })).toBe("SUCCESS");
  await kit.ask("/staff/openRealName", { number: form.number, reason: "Review" });
  const asksAgain = { number: form.number, version: 3, decision: "again", reasons: ["photo_unreadable"] };
  expect(await kit.code("/staff/decideRealName", { requestKey: randomUUID(), ...asksAgain })).toBe("SUCCESS");
  await workOff(world, { evenLater: true });
  expect(await calls("/realName/addPhoto", { slot: "front", photo: aPhoto() })).toBe("REAL_NAME_UNREADABLE");
  expect(await calls("/realName/withdraw", {})).toBe("SUCCESS");
  expect(await sent(world)).not.toMatchObject({ number: form.number });
});
