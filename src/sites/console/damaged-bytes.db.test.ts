import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { joined } from "../../../test/staff.ts";
import { workOff } from "../../../test/wishes.ts";
import { freshWorld, type World } from "../../../test/world.ts";
import { sent as sentEnquiry } from "../../features/people/enquiries/enquiries.world.ts";
import { aForm, aPhoto, begun, sent, type Form } from "../../features/people/real-names/real-names.world.ts";
import { words as english } from "../../i18n/en/console.ts";
import { words as result } from "../../i18n/en/real-name-result.ts";
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
});
afterEach(() => world.close());

async function page(init: RequestInit = {}): Promise<string> {
  const ask: Ask = (asked, wish) => kit.ask(asked, wish as object);
  const request = new Request(`http://shop.test/console/real-names/${form.number}`, init);
  const answer = await render({ request, language: "en", currency: "HKD", ask });
  return "html" in answer ? answer.html : answer.location;
}
const post = (entries: Record<string, string>) => page({ method: "POST", body: new URLSearchParams(entries) });
const opened = async () => {
  await post({ do: "open", reason: "Review" });
  return page();
};
const asText = (words: string) => words.replaceAll("'", "&#x27;");
const versionIn = (html: string) => /name="version" value="(\d+)"/.exec(html)![1]!;
const calls = async (path: string, more: object) =>
  (await world.answer(path, { number: form.number, key: form.key, requestKey: randomUUID(), ...more })).envelope;
const code = async (path: string, more: object) => (await calls(path, more)).resultCode;
const asksAgain = async (html: string, why: string) => {
  const entries = { requestKey: randomUUID(), version: versionIn(html), why, decision: "again" };
  expect(await post(entries)).toMatch(/^\/console\/real-names\?done=again/);
  await workOff(world, { evenLater: true });
  // what comes now is newer than the decision
  world.at(new Date(world.shop.clock().getTime() + 60_000).toISOString());
  expect(world.letters.at(-1)!.text).toContain(result.reasons[why as "photo_lost"]);
};

const cut = (sealed: Buffer) => sealed.subarray(0, sealed.length - 3);
const turned = (sealed: Buffer) => Buffer.from(sealed.map((byte, at) => (at === 30 ? byte ^ 255 : byte)));
const tiny = (sealed: Buffer) => sealed.subarray(0, 5);

describe.each([
  ["cut off", cut],
  ["flipped", turned],
  ["hardly there", tiny],
])("a photograph whose bytes are %s", (_, damage) => {
  beforeEach(async () => {
    const { objects } = world.shop;
    for await (const { key } of objects.list("")) await objects.put(key, damage((await objects.get(key))!));
  });

  test("is said beside everything else, and asked for once more", async () => {
    const html = await opened();
    expect(html).toContain(asText(english.realNames.photo.damaged));
    expect(html).toContain("TR1234567");
    await asksAgain(html, "photo_lost");
    expect(await code("/realName/addPhoto", { slot: "front", photo: aPhoto("anew") })).toBe("SUCCESS");
    expect(await code("/realName/mend", {})).toBe("SUCCESS");
    world.at(new Date(world.shop.clock().getTime() + 660_000).toISOString());
    expect(await opened()).toContain(`base64,${aPhoto("anew")}`);
  });

  test("of a form that is not sent is typed by its holder", async () => {
    const { objects } = world.shop;
    const draft = await begun(world);
    for await (const { key } of objects.list("")) await objects.put(key, damage((await objects.get(key))!));
    const { envelope } = await world.answer("/realName/readPhoto", { ...draft, warnings: undefined, slot: "front" });
    expect(envelope).toMatchObject({ resultCode: "SUCCESS", resultData: { document: null, isBusy: false } });
  });
});

test("what was read and is damaged is not compared, and nothing of the page is lost", async () => {
  await world.pool.query("update real_name_photos set reading = 'read'");
  expect(await opened()).toContain(`base64,${aPhoto()}`);
});

describe.each([
  ["cut off", "substr(details, 1, 60)"],
  ["flipped", "set_byte(details, 40, 255 - get_byte(details, 40))"],
])("details that are %s", (_, damaged) => {
  beforeEach(() => world.pool.query(`update real_names set details = ${damaged}`));

  test("are said, and typed once more by their person; the photograph stays", async () => {
    const html = await opened();
    expect(html).toContain(asText(english.realNames.detailsDamaged));
    expect(html).not.toContain(asText(english.realNames.damaged));
    await asksAgain(html, "details_lost");
    const { document } = aForm(form) as { document: object };
    expect(await code("/realName/mend", { document })).toBe("SUCCESS");
    const shown = await opened();
    expect(shown).toContain("TR1234567");
    expect(shown).toContain(`base64,${aPhoto()}`);
  });
});

test("one that is far behind in the queue is asked for once more, too", async () => {
  await world.pool
    .query(`insert into real_names select (jsonb_populate_record(name, jsonb_build_object('id', gen_random_uuid(),
    'number', 'RN' || place, 'received_at', received_at - interval '1 hour', 'request_key', null))).*
    from real_names name, generate_series(1, 50) place`);
  await world.pool.query("update real_names set details = substr(details, 1, 60)");
  await asksAgain(await opened(), "details_lost");
});

test("a changed document whose details are lost is mended, too: which one it was before is known by its mark", async () => {
  const { document } = aForm(form) as { document: { type: number; number: string } };
  await kit.ask("/staff/openRealName", { number: form.number, reason: "Review" });
  const accepts = { requestKey: randomUUID(), number: form.number, version: 2, decision: "registered" };
  expect(await kit.code("/staff/decideRealName", accepts)).toBe("SUCCESS");
  await workOff(world, { evenLater: true });
  const former = { type: document.type, number: document.number };
  form = await sent(world, { purpose: 2, original: former, document: { ...document, number: "TR7654321" } });
  await world.pool.query("update real_names set details = substr(details, 1, 60) where number = $1", [form.number]);
  await asksAgain(await opened(), "details_lost");
  expect(await code("/realName/mend", { document: { ...document, number: "TR7654321" } })).toBe("SUCCESS");
  expect(await opened()).toContain("TR7654321");
  const differs = { requestKey: randomUUID(), number: form.number, version: 4, decision: "again" };
  expect(await kit.code("/staff/decideRealName", { ...differs, reasons: ["details_differ"] })).toBe("SUCCESS");
  expect(await code("/realName/mend", { document: { ...document, number: "TR7654322" } })).toBe("SUCCESS");
});

test("an enquiry's page says that a file of it is damaged, and what to do", async () => {
  const { browser: sue } = await joined(world, { email: "sue@farwave.example", name: "Sue", role: "support" });
  const link = await sentEnquiry(world);
  const ask: Ask = (asked, wish) => sue.ask(asked, wish as object);
  const request = new Request(`http://shop.test/console/enquiries/${link.number}?refused=FILE_DAMAGED`);
  const answer = await render({ request, language: "en", currency: "HKD", ask });
  expect("html" in answer && answer.html).toContain(asText(english.enquiries.files.damaged));
});
