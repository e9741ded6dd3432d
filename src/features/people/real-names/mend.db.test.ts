import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { aSim, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { aForm, aPhoto, begun, sent, type Form } from "./real-names.world.ts";

let world: World;
let kit: Awaited<ReturnType<typeof joined>>["browser"];
beforeEach(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000", COSTLY_CALLS_PER_MINUTE: "10000" } });
  ({ browser: kit } = await joined(world, { email: "kit@farwave.example", name: "Kit", role: "reviewer" }));
});
afterEach(() => world.close());

const ask = async (path: string, wish: object) => (await world.answer(path, wish)).envelope;
const mend = (form: Form, more: object = {}) => ask("/realName/mend", { ...form, requestKey: randomUUID(), ...more });
const decide = (form: Form, version: number, more: object) =>
  kit.code("/staff/decideRealName", { requestKey: randomUUID(), number: form.number, version, ...more });
const status = async (form: Form) => (await ask("/realName/getRealName", form)).resultData;
const addPhoto = (form: Form) => ask("/realName/addPhoto", { ...form, photo: aPhoto("sharper"), slot: "front" });
const documentOf = (more: object) => ({
  document: { ...(aForm({ number: "", key: "" }) as { document: object }).document, ...more },
});
const fieldsOf = ({ resultData }: { resultData: unknown }) =>
  (resultData as { fields: { field: string; problem: string }[] }).fields.map(
    ({ field, problem }) => `${field} ${problem}`,
  );
const readDocument = async (form: Form) => {
  const { resultData } = await kit.ask("/staff/openRealName", { number: form.number, reason: "Review" });
  return (resultData as { document: object }).document;
};

describe("asked once more", () => {
  async function askedAgain(reason: string): Promise<Form> {
    const form = await sent(world);
    expect(await decide(form, 2, { decision: "again", reasons: [reason] })).toBe("SUCCESS");
    world.at("2026-11-21T08:10:00Z");
    await workOff(world);
    return form;
  }

  test("for a photograph: only a new one goes back into the queue, with all the rest as it was", async () => {
    const form = await askedAgain("photo_unreadable");
    expect(fieldsOf(await mend(form))).toEqual(["photo.front photo"]);
    expect((await addPhoto(form)).resultCode).toBe("SUCCESS");
    expect((await mend(form)).resultData).toEqual({ state: "received" });
    expect(await status(form)).toMatchObject({
      state: "received",
      reasons: [],
      receivedAt: "2026-11-21T08:10:00.000Z",
    });
    expect(await readDocument(form)).toMatchObject({ englishName: "CHAN MEI", number: "TR1234567" });
    await workOff(world);
    expect(world.letters.at(-1)!.subject).toContain(form.number);
  });

  test("for a photograph of two documents: either one is what was asked for, and its page offers both", async () => {
    const { browser } = await joined(world);
    const on = { requestKey: randomUUID(), name: "second_photo_hk", version: 0, value: "on", reason: "the law" };
    expect(await browser.code("/staff/changeSetting", on)).toBe("SUCCESS");
    const form = await begun(world);
    const second = { ...form, photo: aPhoto("entry permit"), slot: "second" };
    await ask("/realName/addPhoto", second);
    expect((await ask("/realName/submit", aForm(form))).resultCode).toBe("SUCCESS");
    expect(await status(form)).toMatchObject({ photos: [] });
    expect(await decide(form, 2, { decision: "again", reasons: ["photo_copy"] })).toBe("SUCCESS");
    world.at("2026-11-21T08:10:00Z");
    expect(await status(form)).toMatchObject({ photos: ["front", "second"] });
    expect((await ask("/realName/addPhoto", second)).resultCode).toBe("SUCCESS");
    expect((await mend(form)).resultData).toEqual({ state: "received" });
  });

  test("for details: what is typed anew counts, and the SIM stays under the name", async () => {
    const form = await askedAgain("details_differ");
    expect(fieldsOf(await mend(form))).toEqual(["document empty"]);
    expect(fieldsOf(await mend(form, documentOf({ birth: "2012-01-01" })))).toEqual(["document.birth young"]);
    expect((await mend(form, documentOf({ englishName: "CHAN MEI LING" }))).resultCode).toBe("SUCCESS");
    expect(await readDocument(form)).toMatchObject({ englishName: "CHAN MEI LING" });
    const other = await mend(await sent(world, { sims: [{ iccid: aSim(8) }] }), documentOf({}));
    expect(other.resultCode).toBe("SUCCESS");
  });

  test("sent twice with one request key it is one", async () => {
    const form = await askedAgain("details_differ");
    const wish = { requestKey: randomUUID(), ...documentOf({ englishName: "CHAN MEI LING" }) };
    const both = await Promise.all([mend(form, wish), mend(form, wish)]);
    expect(both.map(({ resultCode }) => resultCode)).toEqual(["SUCCESS", "SUCCESS"]);
    expect((await world.pool.query("select version from real_names")).rows).toEqual([{ version: 4 }]);
  });
});

describe("while it waits", () => {
  test("details can be corrected: the place is kept, nobody is written to, and a reviewer who saw others decides again", async () => {
    const form = await sent(world);
    await workOff(world);
    const letters = world.letters.length;
    const { receivedAt } = (await status(form)) as { receivedAt: string };
    world.at("2026-11-21T08:10:00Z");
    expect((await mend(form, documentOf({ number: "TR7654321" }))).resultCode).toBe("SUCCESS");
    expect(await status(form)).toMatchObject({ state: "received", receivedAt });
    await workOff(world);
    expect(world.letters).toHaveLength(letters);
    expect(await decide(form, 2, { decision: "registered" })).toBe("CASE_CHANGED");
    expect(await decide(form, 3, { decision: "registered" })).toBe("SUCCESS");
  });

  test("the number of a person who has ten SIMs is refused, and changes nothing", async () => {
    const ten = Array.from({ length: 10 }, (_, one) => ({ iccid: aSim(20 + one) }));
    await sent(world, { sims: ten, ...documentOf({ number: "TR7654321" }) });
    const form = await sent(world);
    expect(fieldsOf(await mend(form, documentOf({ number: "TR7654321" })))).toEqual(["sims sims.quota"]);
    expect(await readDocument(form)).toMatchObject({ number: "TR1234567" });
  });
});

test("what is decided, taken back or another person's is not mended", async () => {
  const form = await sent(world);
  expect((await mend({ ...form, key: "x" }, documentOf({}))).resultCode).toBe("NOT_FOUND");
  expect(await decide(form, 2, { decision: "registered" })).toBe("SUCCESS");
  expect((await mend(form, documentOf({}))).resultCode).toBe("REAL_NAME_OVER");
  await ask("/realName/withdraw", { ...form, requestKey: randomUUID() });
  expect((await mend(form, documentOf({}))).resultCode).toBe("REAL_NAME_OVER");
});

test("ten a day of one network are the most, what is not taken counts for nothing, and another network has its own", async () => {
  const form = await sent(world);
  const from = (address: string) => ({ language: "en", address }) as const;
  const place = (at: number) => documentOf({ number: `TR123${4000 + at}` });
  const mends = async (address: string, more: object) => {
    const wish = { number: form.number, key: form.key, requestKey: randomUUID(), ...more };
    return (await world.answer("/realName/mend", wish, from(address))).envelope.resultCode;
  };
  for (let at = 0; at < 12; at++) expect(await mends("198.51.100.1", {})).toBe("INVALID_INPUT");
  const codes: string[] = [];
  for (let at = 0; at < 11; at++) codes.push(await mends(`198.51.100.${at}`, place(at)));
  expect(codes).toEqual([...Array<string>(10).fill("SUCCESS"), "TRIED_OFTEN"]);
  expect(await mends("192.0.2.9", place(20))).toBe("SUCCESS");
});

test("of as many at once as there are processes, no more are taken than in a row, and the same one twice is one", async () => {
  const form = await sent(world);
  const wish = { number: form.number, key: form.key, requestKey: randomUUID(), ...documentOf({ number: "TR7654321" }) };
  const mendNow = async (more: object = {}) =>
    (await world.answer("/realName/mend", { ...wish, ...more })).envelope.resultCode;
  expect(await mendNow()).toBe("SUCCESS");
  for (let at = 0; at < 12; at++) expect(await mendNow()).toBe("SUCCESS");
  const codes = await Promise.all(Array.from({ length: 14 }, () => mendNow({ requestKey: randomUUID() })));
  expect(codes.filter((code) => code === "SUCCESS")).toHaveLength(9);
});
